/** What is written beside a hand, and what a choice would make of it. Pure. */
import { isSeen, type Seat } from '@baize/engine';
import { cardsAt, cardValue, type SabaccCard, type SeenSabaccCard, totalOf, type View } from '@baize/games/sabacc';
import type { Mood } from '../../kit/deck/moods.ts';

/** "+4", "−2", "0", with a true minus sign. */
export const totalText = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The number on a card, as a button says it. */
export const numberWords = (card: SabaccCard): string => totalText(cardValue(card));

const isWhole = (cards: readonly SeenSabaccCard[]): cards is readonly SabaccCard[] => cards.length > 0 && cards.every(isSeen);

/** The total of a hand whose cards are all seen; undefined when one is covered, or there is none. */
export const totalAt = (view: View, seat: Seat): number | undefined => {
  const cards = cardsAt(view, seat);
  return isWhole(cards) ? totalOf(cards) : undefined;
};

/** What a card that has been chosen would do: "Swap −3 for the −1 and you stand at 0". */
export const whatIf = (view: View, seat: Seat, card: SabaccCard): string => {
  const mine = cardsAt(view, seat).filter(isSeen);
  const left = totalOf(mine) - cardValue(card);
  if (view.phase === 'release') return `Without the ${numberWords(card)} you stand at ${totalText(left)}`;
  const top = view.discard.at(-1);
  return top === undefined
    ? ''
    : `Swap ${numberWords(card)} for the ${numberWords(top)} and you stand at ${totalText(left + cardValue(top))}`;
};

/** Whether a seat's hand is turned up for all: after the last round nobody acts, and every card of it is open. */
export const isShown = (view: View, seat: Seat): boolean =>
  view.finish !== null ||
  (view.queue.length === 0 && view.round === view.rules.rounds && (view.hands[seat] ?? []).every(({ open }) => open));

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** How a shown hand did: "+1, second". */
export const rankWords = (view: View, seat: Seat): string => {
  const total = totalAt(view, seat);
  const place = view.finish?.places.findIndex((seats) => seats.includes(seat)) ?? -1;
  return [total === undefined ? '' : totalText(total), PLACES[place] ?? ''].filter((part) => part !== '').join(', ');
};

/** Whether a seat has won something of what was paid last. */
export const hasWon = ({ finish }: View, seat: Seat): boolean =>
  finish !== null && [...finish.pots, finish.sabacc].some(({ winners }) => winners.includes(seat));

/** How somebody takes the end of a game, or a double that takes the hand away. */
export const moodAt = (view: View, seat: Seat): Mood | undefined => {
  if (view.finish !== null) return hasWon(view, seat) ? 'glad' : view.standing[seat] === 'in' ? 'sad' : undefined;
  return view.deeds[seat]?.type === 'redealt' ? 'awed' : undefined;
};

/** What is written beside a hand, and what a choice would make of it. Pure. */
import { isSeen, type Seat } from '@baize/engine';
import { cardsAt, cardValue, type SabaccCard, type SeenSabaccCard, signedTotal, totalOf, type View } from '@baize/games/sabacc';
import type { Mood } from '../../kit/deck/moods.ts';
import { sabaccTableWords } from './language/index.ts';

const isWhole = (cards: readonly SeenSabaccCard[]): cards is readonly SabaccCard[] => cards.length > 0 && cards.every(isSeen);

/** The total of a hand whose cards are all seen; undefined when one is covered, or there is none. */
export const totalAt = (view: View, seat: Seat): number | undefined => {
  const cards = cardsAt(view, seat);
  return isWhole(cards) ? totalOf(cards) : undefined;
};

/** What a card that has been chosen would do: "Swap −3 for the −1 and you’re at 0". */
export const whatIf = (view: View, seat: Seat, card: SabaccCard): string => {
  const mine = cardsAt(view, seat).filter(isSeen);
  const left = totalOf(mine) - cardValue(card);
  const { ifSwapped, ifDiscarded } = sabaccTableWords().felt;
  const number = signedTotal(cardValue(card));
  if (view.phase === 'release') return ifDiscarded(number, signedTotal(left));
  const top = view.discard.at(-1);
  return top === undefined ? '' : ifSwapped(number, signedTotal(cardValue(top)), signedTotal(left + cardValue(top)));
};

/** Whether a seat's hand is turned up for all: after the last round nobody acts, and every card of it is open. */
export const isShown = (view: View, seat: Seat): boolean =>
  view.finish !== null ||
  (view.queue.length === 0 && view.round === view.rules.rounds && (view.hands[seat] ?? []).every(({ open }) => open));

/** How a shown hand did: "+1, second". */
export const rankWords = (view: View, seat: Seat): string => {
  const total = totalAt(view, seat);
  const place = view.finish?.places.findIndex((seats) => seats.includes(seat)) ?? -1;
  return sabaccTableWords().felt.rank(total === undefined ? undefined : signedTotal(total), place < 0 ? undefined : place + 1);
};

/** From whom a double swept away the card at a place of the discards; undefined for what lay there before. */
export const sweptFrom = ({ discard, deeds }: View, place: number): Seat | undefined => {
  const swept = deeds.flatMap((move, seat) => (move?.type === 'redealt' ? Array.from({ length: move.cards }, () => seat) : []));
  return swept[place - discard.length + swept.length];
};

/** Whether a seat has won something of what was paid last. */
export const hasWon = ({ finish }: View, seat: Seat): boolean =>
  finish !== null && [...finish.pots, finish.sabacc].some(({ winners }) => winners.includes(seat));

/** How somebody takes the end of a game, or a double that takes the hand away. */
export const moodAt = (view: View, seat: Seat): Mood | undefined => {
  if (view.finish !== null) return hasWon(view, seat) ? 'glad' : view.standing[seat] === 'in' ? 'sad' : undefined;
  return view.deeds[seat]?.type === 'redealt' ? 'awed' : undefined;
};

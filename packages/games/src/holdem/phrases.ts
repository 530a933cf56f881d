/** The small words of Hold'em: amounts, lists, who does what, and what a player has. */
import { type Audience, type Card, type Chips, cardName, type Seat, type SeenCard } from '@baize/engine';
import { holdingName, madeOf } from './ranking/names.ts';
import { entryAt } from './seats.ts';
import type { View } from './state.ts';

/** "1,250". */
export const amountWords = (chips: Chips): string => `${chips}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** "check, bet or fold". */
export const listOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** "Ada, Bruno and you". */
export const listAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "Ace of Hearts, 4 of Diamonds". */
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

/** A card whose face is seen. */
export const isSeen = (card: SeenCard): card is Card => card !== 'hidden';

/** Who did it, and how the verb agrees: "You call", "Ada calls". */
export const subject = (seat: Seat, { me, names }: Audience): { readonly who: string; verb(you: string, they: string): string } => {
  const who = seat === me ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);
  return { who, verb: (you, they) => `${who} ${seat === me ? you : they}` };
};

/** What these two cards make with this board, in a few words: "a pair of queens". */
export const nameOfHand = (cards: readonly Card[], board: readonly Card[]): string =>
  board.length < 3 ? holdingName(cards) : madeOf([...cards, ...board]).name;

/** What a seat has, as far as its cards are seen: "two pair, queens and jacks"; undefined when they are not. */
export const handWords = (view: View, seat: Seat): string | undefined => {
  const cards = entryAt(view.hands, seat, []).filter(isSeen);
  return cards.length < 2 ? undefined : nameOfHand(cards, view.board);
};

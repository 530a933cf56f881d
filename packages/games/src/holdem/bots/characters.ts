/** Characters: how a bot differs from its neighbour, so that a table is not five copies of one player. */
import type { Seat } from '@baize/engine';

/** How somebody plays. */
export interface Character {
  /** In a few words, for whoever wants to know. */
  readonly says: string;
  /** How many hands are played: 1 is as the odds say, above it fewer, below it more. */
  readonly tightness: number;
  /** How often something is bet without a hand. */
  readonly boldness: number;
}

const CHARACTERS: readonly Character[] = [
  { says: 'Waits for good cards.', tightness: 1.18, boldness: 0.6 },
  { says: 'Likes to see a flop.', tightness: 0.88, boldness: 0.9 },
  { says: 'Plays by the book.', tightness: 1, boldness: 1 },
  { says: 'Bets more than the cards are worth.', tightness: 0.94, boldness: 1.7 },
  { says: 'Cautious, and hard to bluff.', tightness: 1.08, boldness: 0.4 },
  { says: 'Quick to raise.', tightness: 1, boldness: 1.4 },
];

/** Nobody in particular: plays as the odds say. */
export const plain: Character = { says: 'Plays as the odds say.', tightness: 1, boldness: 1 };

/** The character at a seat. */
export const characterAt = (seat: Seat): Character => CHARACTERS[seat % CHARACTERS.length] ?? plain;

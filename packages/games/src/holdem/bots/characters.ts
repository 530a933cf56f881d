/** Characters: how a bot differs from its neighbour, so that a table is not five copies of one player. */
import type { Seat } from '@baize/engine';

/** How a character is told of, for whoever wants to know. */
export type CharacterStyle = 'patient' | 'curious' | 'sound' | 'loose' | 'careful' | 'quick' | 'plain';

/** How somebody plays. */
export interface Character {
  readonly style: CharacterStyle;
  /** How many hands are played: 1 is as the odds say, above it fewer, below it more. */
  readonly tightness: number;
  /** How often something is bet without a hand. */
  readonly boldness: number;
}

const CHARACTERS: readonly Character[] = [
  { style: 'patient', tightness: 1.18, boldness: 0.6 },
  { style: 'curious', tightness: 0.88, boldness: 0.9 },
  { style: 'sound', tightness: 1, boldness: 1 },
  { style: 'loose', tightness: 0.94, boldness: 1.7 },
  { style: 'careful', tightness: 1.08, boldness: 0.4 },
  { style: 'quick', tightness: 1, boldness: 1.4 },
];

/** Nobody in particular: plays as the odds say. */
export const plain: Character = { style: 'plain', tightness: 1, boldness: 1 };

/** The character at a seat. */
export const characterAt = (seat: Seat): Character => CHARACTERS[seat % CHARACTERS.length] ?? plain;

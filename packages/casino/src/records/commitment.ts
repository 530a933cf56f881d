/** Commitments: what can be shown of a seed before a sitting, and how the player's own words are mixed in. */
import { commitment, fork } from '@baize/engine';
import type { TableOpening } from '../table/table.ts';

/** What the player was shown before a sitting, and what they wrote. It is kept apart from the record, which is held against it. */
export interface Commitment {
  readonly promise: string;
  /** The player's own words; empty for none. */
  readonly words: string;
}

/** The seed of a sitting: the device's own, or that and the player's words together. */
export const mixSeed = (serverSeed: string, words: string): string =>
  words === '' ? serverSeed : fork(serverSeed, `words: ${words}`).seed;

/** What can be shown before a sitting. */
export const commitmentFor = ({ seed, mixed }: Pick<TableOpening, 'seed' | 'mixed'>): string => commitment(mixed?.house ?? seed);

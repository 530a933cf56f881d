/** Commitments: what can be shown of a seed and its table before a sitting, and how the player's own words are mixed in. */
import { type Chips, commitment, fork } from '@baize/engine';
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

/** What is fixed before a sitting: the device's seed, and the table that the player has chosen. Who else sits there follows from the seed. */
export interface SealedTable {
  readonly game: string;
  readonly preset: string;
  readonly others: number;
  readonly buyIn: Chips;
  readonly serverSeed: string;
}

/** What can be shown before a sitting: the seal of the seed and the table. */
export const sealOf = ({ game, preset, others, buyIn, serverSeed }: SealedTable): string =>
  commitment(serverSeed, `table: ${game} ${preset}, ${others} others, ${buyIn} chips`);

/** The seal that was shown before a table was opened. */
export const commitmentFor = (game: string, { preset, seed, mixed, stacks, me }: Omit<TableOpening, 'names' | 'bots'>): string =>
  sealOf({ game, preset, others: stacks.length - 1, buyIn: stacks[me] ?? 0, serverSeed: mixed?.house ?? seed });

/** The seal as it was shown before tables were part of it. */
export const seedSealFor = ({ seed, mixed }: Pick<TableOpening, 'seed' | 'mixed'>): string => commitment(mixed?.house ?? seed);

/** What a check of a record says. */
import type { Chips } from '@baize/engine';

/** What was not checked, because the player did not say what they were shown, because it was left out, or because a file is old. */
export type Unchecked = 'promise' | 'table' | 'words' | 'bots' | 'end';

/** The words of a check. */
export interface RecordWords {
  /** What was found good, and what nobody could check. */
  good(actions: number, unchecked: readonly Unchecked[]): string;
  readonly otherVersion: string;
  readonly cannotOpen: string;
  readonly seed: string;
  readonly promise: string;
  readonly words: string;
  readonly seats: string;
  readonly chips: string;
  readonly end: string;
  /** The record does not end as this device has noted it. */
  noted(actions: number, chips: Chips): string;
  readonly deal: string;
  line(action: number): string;
  bot(action: number, name: string): string;
}

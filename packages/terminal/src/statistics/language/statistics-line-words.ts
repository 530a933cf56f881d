/** What `baize statistics` says around the figures. */
import type { Chips } from '@baize/engine';

/** What one position won or lost in a hundred hands. */
export interface PositionNet {
  readonly name: string;
  readonly net: Chips;
}

/** The words of the statistics. */
export interface StatisticsLineWords {
  positions(positions: readonly PositionNet[]): string;
  /** Pots as they are told: what each brought, and how. */
  biggestPots(pots: readonly string[]): string;
  numbersSeen(numbers: readonly string[]): string;
  purse(chips: Chips, net: Chips, low: Chips, peak: Chips): string;
  /** Nothing to tell yet: of one game by its name, or of any. */
  fresh(game: string | undefined, chips: Chips): string;
  tooMany(word: string): string;
  readonly csvOrJson: string;
  readonly takes: string;
  readonly newerSave: string;
  readonly brokenSave: string;
}

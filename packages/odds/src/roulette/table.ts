/** Every kind of bet at a table: what it pays, and what a chip on it brings. */
import { type BetKind, payouts, type Rules } from '@baize/games/roulette';

/** One kind of bet. */
export interface BetOdds {
  readonly kind: BetKind;
  /** To one. */
  readonly pays: number;
  /** How many numbers it covers. */
  readonly numbers: number;
  /** What a chip staked brings on average. It holds for even stakes where zero gives half back. */
  readonly ev: number;
}

/** The odds of a table, ready for JSON. */
export interface TableOdds {
  readonly preset: Rules['preset'];
  readonly bets: readonly BetOdds[];
}

/** What every kind of bet under these rules pays and brings. */
export const tableOdds = (rules: Rules): TableOdds => ({
  preset: rules.preset,
  bets: payouts(rules).map(({ kind, pays, numbers, brings: { over, under } }) => ({ kind, pays, numbers, ev: over / under })),
});

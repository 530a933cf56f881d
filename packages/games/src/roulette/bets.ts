/** Bets: chips on a spot, how they add up, and how several layings make what lies on the board. */
import type { Chips } from '@baize/engine';
import type { SpotId } from './layout.ts';

/** Chips on a spot. */
export interface Bet {
  readonly spot: SpotId;
  readonly amount: Chips;
}

/** Chips laid at one go. Where they were taken away, as in clearing the board, the amounts are below zero. */
export type Placement = readonly Bet[];

/** All the chips of some bets. */
export const stakeOf = (bets: readonly Bet[]): Chips => bets.reduce((sum, { amount }) => sum + amount, 0);

/** What lies on the board after one laying more: one bet a spot, the first laid first. */
export const betsAfter = (bets: readonly Bet[], laying: Placement): readonly Bet[] => {
  const next = bets.slice();
  for (const { spot, amount } of laying) {
    const at = next.findIndex((bet) => bet.spot === spot);
    const now = (next[at]?.amount ?? 0) + amount;
    if (at < 0) next.push({ spot, amount });
    else if (now !== 0) next[at] = { spot, amount: now };
    // A spot that is cleared loses its place in the order, too.
    else next.splice(at, 1);
  }
  return next;
};

/** What lies on the board after these layings. */
export const betsOnBoard = (layings: readonly Placement[]): readonly Bet[] => layings.reduce(betsAfter, []);

/** The laying that takes these chips away again. */
export const takenAway = (bets: readonly Bet[]): Placement => bets.map(({ spot, amount }) => ({ spot, amount: -amount }));

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

/** What lies on the board after these layings: one bet a spot, the first laid first. */
export const betsOnBoard = (layings: readonly Placement[]): readonly Bet[] => {
  const amounts = new Map<SpotId, Chips>();
  for (const { spot, amount } of layings.flat()) {
    const now = (amounts.get(spot) ?? 0) + amount;
    // A spot that is cleared loses its place in the order, too.
    if (now === 0) amounts.delete(spot);
    else amounts.set(spot, now);
  }
  return Array.from(amounts, ([spot, amount]) => ({ spot, amount }));
};

/** The laying that takes these chips away again. */
export const takenAway = (bets: readonly Bet[]): Placement => bets.map(({ spot, amount }) => ({ spot, amount: -amount }));

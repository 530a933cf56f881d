/** The bets as pots: who plays for which chips, what was bet that nobody matched, and how a pot is shared. */
import type { BySeat, Chips, Seat } from '@baize/engine';
import { seatsIn, stakedBy } from './places.ts';
import type { Pot, Tableau } from './state.ts';

/** What the highest bettor has bet beyond everybody else; undefined when it is matched. */
export const excessOf = <C>({ staked }: Tableau<C>): { readonly seat: Seat; readonly amount: Chips } | undefined => {
  const [most = 0, second = 0] = [...staked].sort((a, b) => b - a);
  return most > second ? { seat: staked.indexOf(most), amount: most - second } : undefined;
};

/**
 * The main pot and the side pots: one for each height of stake among those still in, played for by all who reached it.
 * What the junked have bet is in them as far up as it goes; above the highest stake it goes with the last pot.
 */
export const potsOf = <C>(table: Tableau<C>): readonly Omit<Pot, 'winners'>[] => {
  const seats = seatsIn(table);
  const heights = [...new Set(seats.map((seat) => stakedBy(table, seat)))].sort((a, b) => a - b);
  const pots = heights.map((height, at) => {
    const below = heights[at - 1] ?? 0;
    const top = at === heights.length - 1 ? Number.POSITIVE_INFINITY : height;
    const amount = table.staked.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, top) - below), 0);
    return { amount, seats: seats.filter((seat) => stakedBy(table, seat) >= height) };
  });
  return pots.filter(({ amount }) => amount > 0);
};

/** A pot shared as evenly as it goes, by seat; odd chips one by one to the earlier seats. */
export const shared = (amount: Chips, winners: readonly Seat[], seats: number): BySeat<Chips> => {
  const order = [...winners].sort((a, b) => a - b);
  return Array.from({ length: seats }, (_, seat) => {
    const place = order.indexOf(seat);
    return place < 0 ? 0 : Math.floor(amount / order.length) + (place < amount % order.length ? 1 : 0);
  });
};

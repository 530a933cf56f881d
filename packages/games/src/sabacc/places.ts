/** Who sits where, who is in, and what lies before them. */
import type { BySeat, Chips, Seat } from '@baize/engine';
import type { Laid, SeatStatus, Tableau } from './state.ts';

/** The seat of the one who sat down: the last, on the right of all opponents. */
export const lastSeat = <C>({ stacks }: Tableau<C>): Seat => stacks.length - 1;

// Asked after every move: a plain loop halves what a simulation pays for it.
const seatsWhere = (standing: BySeat<SeatStatus>, test: (one: SeatStatus) => boolean): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < standing.length; seat += 1) if (test(standing[seat] ?? 'left')) seats.push(seat);
  return seats;
};

/** The seats still at the table, in the order of play. */
export const seatsAtTable = <C>({ standing }: Tableau<C>): readonly Seat[] => seatsWhere(standing, (one) => one !== 'left');

/** The seats still in this game, in the order of play. */
export const seatsIn = <C>({ standing }: Tableau<C>): readonly Seat[] => seatsWhere(standing, (one) => one === 'in');

/** The chips in front of a seat. */
export const stackOf = <C>({ stacks }: Tableau<C>, seat: Seat): Chips => stacks[seat] ?? 0;

/** What a seat has bet in this game. */
export const stakedBy = <C>({ staked }: Tableau<C>, seat: Seat): Chips => staked[seat] ?? 0;

/** What a seat has in the sabacc pot and may lose: its entry, until the game is settled. */
export const entryOf = <C>({ rules, phase, standing }: Tableau<C>, seat: Seat): Chips =>
  phase === 'between' || phase === 'ended' || standing[seat] === 'left' ? 0 : rules.entry;

/** What a seat has to add to match the highest bet of the round. */
export const toCall = <C>({ bets }: Tableau<C>, seat: Seat): Chips => Math.max(...bets) - (bets[seat] ?? 0);

/** Everything bet in this game. */
export const potOf = <C>({ staked }: Tableau<C>): Chips => staked.reduce((sum, chips) => sum + chips, 0);

/** Those in the game who still have chips to bet, in the order of play. */
export const seatsWithChips = <C>(table: Tableau<C>): readonly Seat[] => seatsIn(table).filter((seat) => stackOf(table, seat) > 0);

/** A seat's hand. */
export const handAt = <C>({ hands }: Tableau<C>, seat: Seat): readonly Laid<C>[] => hands[seat] ?? [];

/** A seat's cards, as they are or as they are seen. */
export const cardsAt = <C>(table: Tableau<C>, seat: Seat): readonly C[] => handAt(table, seat).map(({ card }) => card);

/** No chips, for every seat. */
export const noChips = <C>({ stacks }: Tableau<C>): BySeat<Chips> => stacks.map(() => 0);

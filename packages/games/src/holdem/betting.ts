/** Betting: what there is to call, whose turn it is, who may raise and to what. */
import type { Chips, Range, Seat } from '@baize/engine';
import { at, bettors, blindsDue, seatsFrom } from './seats.ts';
import type { State, Tableau } from './state.ts';

type Table = Tableau<unknown>;

/** What a seat would have to add to match the level. It may have less. */
export const owed = ({ level, bets }: Table, seat: Seat): Chips => Math.max(0, level - at(bets, seat, 0));

/** What a seat has to call: what it owes, as far as its chips go. */
export const toCall = (table: Table, seat: Seat): Chips => Math.min(owed(table, seat), at(table.stacks, seat, 0));

/** Everything in the middle and in front of the seats. */
export const potOf = ({ bets, paid, antes }: Table): Chips => {
  let sum = 0;
  for (let seat = 0; seat < bets.length; seat += 1) sum += at(bets, seat, 0) + at(paid, seat, 0) + at(antes, seat, 0);
  return sum;
};

/** What a seat may lose in this hand. */
export const atRisk = ({ bets, paid, antes }: Table, seat: Seat): Chips => at(bets, seat, 0) + at(paid, seat, 0) + at(antes, seat, 0);

/** The first seat from here on that has to act; null when the round is over. One who is alone with chips only has to answer a bet. */
export const nextToAct = (table: Table, from: Seat): Seat | null => {
  const { standing, met } = table;
  const several = bettors(table) > 1;
  for (let step = 0; step < standing.length; step += 1) {
    const seat = (from + step) % standing.length;
    if (standing[seat] === 'in' && (owed(table, seat) > 0 || (several && met[seat] === null))) return seat;
  }
  return null;
};

/** Who would act first in this round: left of the button, or before the flop after the last of the largest blinds. */
export const opener = (state: State): Seat => {
  const afterBlinds = state.street === 'preflop' && state.rules.opens === 'after-blinds';
  let [last, most] = [state.button, 0];
  // Two players post from the button on, more of them from its left.
  for (const { seat, amount } of afterBlinds ? blindsDue(state) : []) if (amount >= most) [last, most] = [seat, amount];
  return (last + 1) % state.standing.length;
};

/** Whether anybody else could answer a bet. */
export const canBeAnswered = ({ standing }: Table, seat: Seat): boolean => standing.some((one, other) => other !== seat && one === 'in');

/** Whether the betting is open to a seat: it has not acted yet, or faces a full raise since it did. */
export const isOpenTo = ({ met, level, raise }: Table, seat: Seat): boolean => {
  const before = met[seat] ?? null;
  return before === null || level - before >= raise;
};

/** What a bet may be. All chips are always a legal bet. */
export const betRange = ({ stacks, raise }: Table, seat: Seat): Range => {
  const max = at(stacks, seat, 0);
  return { kind: 'range', min: Math.min(raise, max), max, step: 1 };
};

/** What a raise may go to. All chips are always a legal raise. */
export const raiseRange = ({ stacks, bets, level, raise }: Table, seat: Seat): Range => {
  const max = at(stacks, seat, 0) + at(bets, seat, 0);
  return { kind: 'range', min: Math.min(level + raise, max), max, step: 1 };
};

/** The seat whose bet nobody has matched to the full, and what is over; undefined when there is none. */
export const excessOf = ({ bets }: Table): { readonly seat: Seat; readonly amount: Chips } | undefined => {
  let [seat, most, next] = [0, 0, 0];
  for (const [one, bet] of bets.entries()) {
    if (bet > most) [seat, most, next] = [one, bet, most];
    else if (bet > next) next = bet;
  }
  return most > next ? { seat, amount: most - next } : undefined;
};

/** The seats in the order in which they show: from the last aggressor or from the left of the button. */
export const showingOrder = (table: Table): readonly Seat[] => {
  const first = table.rules.showsFirst === 'aggressor' ? (table.aggressor ?? table.button + 1) : table.button + 1;
  return seatsFrom(table.standing.length, first).filter((seat) => table.standing[seat] === 'in' || table.standing[seat] === 'all-in');
};

/** Betting: what there is to call, whose turn it is, who may raise and to what. */
import type { Chips, Range, Seat } from '@baize/engine';
import { blindsDue, type Posting } from './blinds.ts';
import { bettors, chipsAt, contendersFrom } from './seats.ts';
import type { State, Tableau } from './state.ts';

type Table = Tableau<unknown>;

/** What a seat would have to add to match the level. It may have less. */
export const owed = ({ level, bets }: Table, seat: Seat): Chips => Math.max(0, level - chipsAt(bets, seat));

/** What a seat has to call: what it owes, as far as its chips go. */
export const toCall = (table: Table, seat: Seat): Chips => Math.min(owed(table, seat), chipsAt(table.stacks, seat));

/** Everything in the middle and in front of the seats. */
export const potOf = ({ bets, paid, antes }: Table): Chips => {
  let sum = 0;
  for (let seat = 0; seat < bets.length; seat += 1) sum += chipsAt(bets, seat) + chipsAt(paid, seat) + chipsAt(antes, seat);
  return sum;
};

/** What a seat may lose in this hand. */
export const atRisk = ({ bets, paid, antes }: Table, seat: Seat): Chips => chipsAt(bets, seat) + chipsAt(paid, seat) + chipsAt(antes, seat);

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
  if (!afterBlinds) return (state.button + 1) % state.standing.length;
  let last = state.button;
  let most = 0;
  // Two players post from the button on, more of them from its left.
  for (const { seat, amount } of blindsDue(state)) {
    if (amount < most) continue;
    last = seat;
    most = amount;
  }
  return (last + 1) % state.standing.length;
};

/** Whether anybody else could answer a bet. */
export const canBeAnswered = (table: Table, seat: Seat): boolean => bettors(table) > (table.standing[seat] === 'in' ? 1 : 0);

/** Whether the betting is open to a seat: it has not acted yet, or faces a full raise since it did. */
export const isOpenTo = ({ met, level, raise }: Table, seat: Seat): boolean => {
  const before = met[seat] ?? null;
  return before === null || level - before >= raise;
};

/** What a bet may be. All chips are always a legal bet. */
export const betRange = ({ stacks, raise }: Table, seat: Seat): Range => {
  const max = chipsAt(stacks, seat);
  return { kind: 'range', min: Math.min(raise, max), max, step: 1 };
};

/** What a raise may go to. All chips are always a legal raise. */
export const raiseRange = ({ stacks, bets, level, raise }: Table, seat: Seat): Range => {
  const max = chipsAt(stacks, seat) + chipsAt(bets, seat);
  return { kind: 'range', min: Math.min(level + raise, max), max, step: 1 };
};

/** The seat whose bet nobody has matched to the full, and what is over; undefined when there is none. */
export const excessOf = ({ bets }: Table): Posting | undefined => {
  let seat = 0;
  let most = 0;
  let next = 0;
  for (let one = 0; one < bets.length; one += 1) {
    const bet = chipsAt(bets, one);
    if (bet > most) {
      seat = one;
      next = most;
      most = bet;
    } else if (bet > next) next = bet;
  }
  return most > next ? { seat, amount: most - next } : undefined;
};

/** Whether anything lies in front of the seats. */
export const hasBets = ({ bets }: Table): boolean => {
  for (let seat = 0; seat < bets.length; seat += 1) if (chipsAt(bets, seat) > 0) return true;
  return false;
};

/** The seats in the order in which they show: from the last aggressor or from the left of the button. */
export const showingOrder = (table: Table): readonly Seat[] => {
  const first = table.rules.showsFirst === 'aggressor' ? (table.aggressor ?? table.button + 1) : table.button + 1;
  return contendersFrom(table, first);
};

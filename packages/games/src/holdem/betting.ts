/** Betting: what there is to call, whose turn it is, who may raise and to what. */
import type { Chips, Range, Seat } from '@baize/engine';
import type { Posting } from './blinds.ts';
import { chipsAt, isContender, leftOf, leftOfButton } from './seats.ts';
import type { Tableau } from './state.ts';

type Table = Tableau<unknown>;

/** The most that a seat can have in front of it in this round: who has folded or is out adds nothing to what lies there. */
const reachOf = ({ stacks, bets, standing }: Table, seat: Seat): Chips =>
  chipsAt(bets, seat) + (standing[seat] === 'in' ? chipsAt(stacks, seat) : 0);

/** The level, as far as any other seat reaches: a blind that could not be paid in full asks for no more than that. */
const levelFor = (table: Table, seat: Seat): Chips => {
  const { level, bets } = table;
  let most = 0;
  for (let other = 0; other < bets.length; other += 1) {
    if (other === seat) continue;
    const reach = reachOf(table, other);
    if (reach >= level) return level;
    if (reach > most) most = reach;
  }
  return most;
};

/** What a seat would have to add to match the level. It may have less. Nobody owes what nobody else could match. */
export const owed = (table: Table, seat: Seat): Chips => {
  const bet = chipsAt(table.bets, seat);
  return bet >= table.level ? 0 : Math.max(0, levelFor(table, seat) - bet);
};

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

/** Whether somebody else who is left in the hand could put in more than the level. */
export const canBeAnswered = (table: Table, seat: Seat): boolean => {
  const { level, standing } = table;
  for (let other = 0; other < standing.length; other += 1) {
    if (other !== seat && standing[other] === 'in' && reachOf(table, other) > level) return true;
  }
  return false;
};

/** The first seat from here on that has to act; null when the round is over. Whom nobody could answer only has to answer a bet. */
export const nextToAct = (table: Table, from: Seat): Seat | null => {
  const { standing, met } = table;
  const seats = standing.length;
  for (let step = 0, seat = from % seats; step < seats; step += 1, seat = leftOf(seat, seats)) {
    if (standing[seat] !== 'in') continue;
    if (owed(table, seat) > 0 || (met[seat] === null && canBeAnswered(table, seat))) return seat;
  }
  return null;
};

/** The seat after the last of the largest blinds. Two players post from the button on, more of them from its left. */
export const afterBlinds = ({ button, standing }: Table, blinds: readonly Posting[]): Seat => {
  let last = button;
  let most = 0;
  for (const { seat, amount, comesIn } of blinds) {
    if (amount < most || comesIn === true) continue;
    last = seat;
    most = amount;
  }
  return leftOf(last, standing.length);
};

/** Whether a seat has more chips than the level asks for. */
export const canGoPast = (table: Table, seat: Seat): boolean => reachOf(table, seat) > table.level;

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

/** The seat whose bet nobody has matched in full, and what is over; undefined when there is none. */
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

/** Where showing begins: with the last aggressor or at the left of the button. */
export const firstToShow = (table: Table): Seat =>
  table.rules.showsFirst === 'aggressor' && table.aggressor !== null ? table.aggressor : leftOfButton(table);

/** Whether a seat turns its hand up at the end. */
export const isToShow = ({ rules, standing }: Table, seat: Seat): boolean =>
  isContender(standing[seat]) && (rules.faceDown?.[seat] ?? null) === null;

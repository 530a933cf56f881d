/** Who sits where: seats in play, and the order round the table. */
import { type BySeat, type Card, type Chips, ownList, type Seat } from '@baize/engine';
import type { SeatStatus, Tableau, View } from './state.ts';

type Table = Pick<Tableau<unknown>, 'stacks' | 'standing' | 'button' | 'rules'>;

/** A seat's entry in a list; the fallback for a seat that is not there. */
export const entryAt = <T>(list: BySeat<T>, seat: Seat, fallback: T): T => list[seat] ?? fallback;

// Lists of chips have functions of their own: a function that meets one kind of list alone is several times as quick.

/** A seat's chips in a list of them; none for a seat that is not there. */
export const chipsAt = (list: BySeat<Chips>, seat: Seat): Chips => list[seat] ?? 0;

/** The same chips with another amount for one seat. */
export const putChips = (list: BySeat<Chips>, seat: Seat, amount: Chips): BySeat<Chips> => {
  const mine = ownList(list);
  mine[seat] = amount;
  return mine;
};

/** Two lists of chips added up. */
export const addChips = (list: BySeat<Chips>, more: BySeat<Chips>): BySeat<Chips> => {
  const sums = ownList(list);
  for (let seat = 0; seat < sums.length; seat += 1) sums[seat] = chipsAt(list, seat) + chipsAt(more, seat);
  return sums;
};

/** The same list without any chips; a list that has none stays as it is. */
export const clearedChips = (list: BySeat<Chips>): BySeat<Chips> => {
  let seat = 0;
  while (seat < list.length && chipsAt(list, seat) === 0) seat += 1;
  if (seat === list.length) return list;
  const cleared = ownList(list);
  for (; seat < cleared.length; seat += 1) cleared[seat] = 0;
  return cleared;
};

/**
 * Lists that hold the same for each of so many seats. The first is kept and the others are copies: nothing is quicker to make. It is
 * filled one by one, as a list that is made in its length is taken to have holes for ever.
 */
const alike = <T>(entry: T): ((seats: number) => T[]) => {
  const made: T[][] = [];
  return (seats) => {
    while (made.length <= seats) made.push(Array.from(made, () => entry));
    return made[seats]?.slice() ?? [];
  };
};

/** No cards. */
export const EMPTY: readonly Card[] = Object.freeze([]);
/** No chips for anybody. */
export const noChips = alike<Chips>(0);
/** No cards for anybody. */
export const noCards = alike(EMPTY);
/** Nobody has shown. */
export const noneShown = alike(false);
/** Nobody has met a level yet. */
export const noneMet = alike<Chips | null>(null);
const everybodyIn = alike<SeatStatus>('in');

/** The same list with one thing for every seat. */
export const refilled = <T>(list: BySeat<T>, entry: T): BySeat<T> => {
  const mine = ownList(list);
  for (let seat = 0; seat < mine.length; seat += 1) mine[seat] = entry;
  return mine;
};

/** Nothing in place of a list. One without entries stays as it is: nobody ever adds to it in place. */
export const emptied = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? list : []);

/** Who is dealt in: everybody with chips. */
export const standingWith = (stacks: BySeat<Chips>, before: BySeat<SeatStatus> = everybodyIn(stacks.length)): BySeat<SeatStatus> => {
  const standing = ownList(before);
  for (let seat = 0; seat < stacks.length; seat += 1) standing[seat] = chipsAt(stacks, seat) === 0 ? 'out' : 'in';
  return standing;
};

/** The seat to the left. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 < seats ? seat + 1 : 0);

/** The seat to the left of the button. */
export const leftOfButton = ({ button, standing }: Pick<Table, 'button' | 'standing'>): Seat => leftOf(button, standing.length);

/** The seats from this one on, clockwise, once round. */
export const seatsFrom = (count: number, first: Seat): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let step = 0; step < count; step += 1) seats.push((first + step) % count);
  return seats;
};

/** The next seat that was dealt in. */
export const nextDealtIn = ({ standing }: Pick<Table, 'standing'>, after: Seat): Seat => {
  let seat = leftOf(after, standing.length);
  while (standing[seat] === 'out') seat = leftOf(seat, standing.length);
  return seat;
};

/** The seats of this hand from the left of the button on. */
export const seatsFromButton = ({ standing, button }: Table): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let step = 1; step <= standing.length; step += 1) {
    const seat = (button + step) % standing.length;
    if (standing[seat] !== 'out') seats.push(seat);
  }
  return seats;
};

/** Whether somebody who stands so is still in the hand, with chips left or without. */
export const isContender = (standing: SeatStatus | undefined): boolean => standing === 'in' || standing === 'all-in';

/** Who is still in the hand, with chips left or without, from the left of the button on. */
export const contenders = (table: Table): readonly Seat[] => seatsFromButton(table).filter((seat) => isContender(table.standing[seat]));

/** Whether everybody but one has folded. */
export const isOneLeft = ({ standing }: Pick<Table, 'standing'>): boolean => {
  let count = 0;
  for (let seat = 0; seat < standing.length && count < 2; seat += 1) if (isContender(standing[seat])) count += 1;
  return count === 1;
};

/** How many seats can still bet. */
export const bettors = ({ standing }: Table): number => {
  let count = 0;
  for (let seat = 0; seat < standing.length; seat += 1) if (standing[seat] === 'in') count += 1;
  return count;
};

/** The seats that have chips. */
export const seatsWithChips = ({ stacks }: Pick<Table, 'stacks'>): readonly Seat[] =>
  seatsFrom(stacks.length, 0).filter((seat) => entryAt(stacks, seat, 0) > 0);

/** How many seats have chips. */
export const countWithChips = ({ stacks }: Pick<Table, 'stacks'>): number => {
  let count = 0;
  for (let seat = 0; seat < stacks.length; seat += 1) if (chipsAt(stacks, seat) > 0) count += 1;
  return count;
};

// --- who is still in a hand, and who has won what of it --------------------------------------------------------------

/** Whether the hand is over and its pots are paid, or none has begun. */
export const isHandOver = ({ phase }: Pick<View, 'phase'>): boolean => phase !== 'betting';

/** Whether a seat plays for the pot, with chips left or without. */
export const isContending = ({ standing }: Pick<View, 'standing'>, seat: Seat): boolean => isContender(standing[seat]);

/** Everything that is played for; once it is paid, what was played for. */
export const potShown = (view: View): Chips => (isHandOver(view) ? view.won.reduce((sum, { amount }) => sum + amount, 0) : view.pot);

/** What a seat got of the pots that are paid. */
export const wonBy = ({ won }: Pick<View, 'won'>, seat: Seat): Chips =>
  won.flatMap(({ winners }) => winners).reduce((sum, winner) => sum + (winner.seat === seat ? winner.amount : 0), 0);

/** Who sits where: seats in play, the order round the table, the button and the blinds. */
import type { BySeat, Chips, Seat } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Standing, Tableau } from './state.ts';

type Table = Pick<Tableau<unknown>, 'stacks' | 'standing' | 'button' | 'rules'>;

/** A seat's entry in a list; the fallback for a seat that is not there. */
export const at = <T>(list: BySeat<T>, seat: Seat, fallback: T): T => list[seat] ?? fallback;

/** The same list with another entry for one seat. Written out: `with` takes several times as long, and every beat does this. */
export const put = <T>(list: BySeat<T>, seat: Seat, entry: T): BySeat<T> => {
  const copy = list.slice();
  copy[seat] = entry;
  return copy;
};

/** The seats from this one on, clockwise, once round. */
export const seatsFrom = (count: number, first: Seat): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let step = 0; step < count; step += 1) seats.push((first + step) % count);
  return seats;
};

/** The seats of this hand from the left of the button on. */
export const inOrder = ({ standing, button }: Table): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let step = 1; step <= standing.length; step += 1) {
    const seat = (button + step) % standing.length;
    if (standing[seat] !== 'out') seats.push(seat);
  }
  return seats;
};

const isContender = (standing: Standing | undefined): boolean => standing === 'in' || standing === 'all-in';

/** Who is still in the hand, with chips left or without, from the left of the button on. */
export const contenders = (table: Table): readonly Seat[] => inOrder(table).filter((seat) => isContender(table.standing[seat]));

/** Whether everybody but one has folded. */
export const isOneLeft = ({ standing }: Pick<Table, 'standing'>): boolean => {
  let count = 0;
  for (const one of standing) if (isContender(one)) count += 1;
  return count === 1;
};

/** How many seats can still bet. */
export const bettors = ({ standing }: Table): number => {
  let count = 0;
  for (const one of standing) if (one === 'in') count += 1;
  return count;
};

/** The seats that have chips. */
export const seatsWithChips = ({ stacks }: Pick<Table, 'stacks'>): readonly Seat[] =>
  seatsFrom(stacks.length, 0).filter((seat) => at(stacks, seat, 0) > 0);

/** Where the button and the blinds lie. */
export interface Places {
  readonly button: Seat;
  readonly small: Seat | null;
  readonly big: Seat | null;
}

const nextOf = (playing: readonly Seat[], seats: number, after: Seat): Seat =>
  seatsFrom(seats, after + 1).find((seat) => playing.includes(seat)) ?? after;

/** With two players the button has the small blind. */
const placesAt = (playing: readonly Seat[], seats: number, button: Seat): Places => {
  const next = nextOf(playing, seats, button);
  return playing.length === 2 ? { button, small: button, big: next } : { button, small: next, big: nextOf(playing, seats, next) };
};

/** The big blind moves to the next player; the small blind and the button follow where the blinds were, seat empty or not. */
const deadPlaces = (playing: readonly Seat[], seats: number, { small, big }: Places): Places => {
  const next = nextOf(playing, seats, big ?? 0);
  if (playing.length > 2) return { button: small ?? 0, small: big, big: next };
  const other = playing.find((seat) => seat !== next) ?? next;
  return { button: other, small: other, big: next };
};

/** Where the button and the blinds lie in the next hand. */
export const nextPlaces = (rules: Rules, stacks: BySeat<Chips>, before: Places): Places => {
  const [playing, seats] = [seatsWithChips({ stacks }), stacks.length];
  switch (rules.button) {
    case 'stays':
      return { button: before.button, small: null, big: null };
    case 'moves':
      return placesAt(playing, seats, nextOf(playing, seats, before.button));
    case 'dead':
      return before.big === null ? placesAt(playing, seats, nextOf(playing, seats, before.button)) : deadPlaces(playing, seats, before);
  }
};

/** A forced bet that is due. */
export interface Posting {
  readonly seat: Seat;
  readonly amount: Chips;
}

/** Amounts that a history lists from the left of the button on; two players pay them the other way round, the button first. */
const listed = (table: Table, amounts: readonly Chips[]): readonly Posting[] => {
  const order = inOrder(table);
  const payers = order.length === 2 ? order.toReversed() : order;
  return payers.flatMap((seat, place) => {
    const amount = amounts[place] ?? 0;
    return amount > 0 ? [{ seat, amount }] : [];
  });
};

/** The blinds that are due, the small one first. A seat that is out posts nothing. */
export const blindsDue = (table: Table & Places): readonly Posting[] => {
  const { rules, small, big, standing } = table;
  if (rules.button === 'stays') return listed(table, rules.blinds);
  const due: Posting[] = [];
  if (small !== null && standing[small] !== 'out') due.push({ seat: small, amount: rules.blinds[0] ?? 0 });
  if (big !== null && standing[big] !== 'out') due.push({ seat: big, amount: rules.blinds[1] ?? 0 });
  return due;
};

/** The antes that are due. */
export const antesDue = (table: Table): readonly Posting[] => (table.rules.antes.length === 0 ? [] : listed(table, table.rules.antes));

/** The button and the blinds: where they lie, where they go next, and what is due before the cards. */
import type { BySeat, Chips, Seat } from '@baize/engine';
import type { Rules } from './rules.ts';
import { chipsAt, countWithChips, seatsFromButton } from './seats.ts';
import type { Tableau } from './state.ts';

type Table = Pick<Tableau<unknown>, 'stacks' | 'standing' | 'button' | 'rules'>;

/** Where the button and the blinds lie. */
export interface Places {
  readonly button: Seat;
  readonly small: Seat | null;
  readonly big: Seat | null;
}

/** The next seat with chips. */
const nextOf = (stacks: BySeat<Chips>, after: Seat): Seat => {
  for (let step = 1; step <= stacks.length; step += 1) {
    const seat = (after + step) % stacks.length;
    if (chipsAt(stacks, seat) > 0) return seat;
  }
  return after;
};

/** With two players the button has the small blind. */
const placesAt = (stacks: BySeat<Chips>, button: Seat): Places => {
  const next = nextOf(stacks, button);
  return countWithChips({ stacks }) === 2 ? { button, small: button, big: next } : { button, small: next, big: nextOf(stacks, next) };
};

/** The big blind moves to the next player; the small blind and the button follow where the blinds were, seat empty or not. */
const deadPlaces = (stacks: BySeat<Chips>, { small, big }: Places): Places => {
  const next = nextOf(stacks, big ?? 0);
  if (countWithChips({ stacks }) > 2) return { button: small ?? 0, small: big, big: next };
  const other = nextOf(stacks, next);
  return { button: other, small: other, big: next };
};

/** Where the button and the blinds lie in the next hand. */
export const nextPlaces = (rules: Rules, stacks: BySeat<Chips>, before: Places): Places => {
  switch (rules.button) {
    case 'stays':
      return { button: before.button, small: null, big: null };
    case 'moves':
      return placesAt(stacks, nextOf(stacks, before.button));
    case 'dead':
      return before.big === null ? placesAt(stacks, nextOf(stacks, before.button)) : deadPlaces(stacks, before);
  }
};

/** A forced bet that is due. */
export interface Posting {
  readonly seat: Seat;
  readonly amount: Chips;
  /** Whether it only lets the seat come in, out of turn: it does not say who acts first. */
  readonly comesIn?: true;
}

const NONE: readonly Posting[] = [];

/** Amounts that a history lists from the left of the button on; two players pay them the other way round, the button first. */
const listed = (table: Table, amounts: readonly Chips[]): readonly Posting[] => {
  const order = seatsFromButton(table);
  const payers = order.length === 2 ? order.toReversed() : order;
  return payers.flatMap((seat, place) => {
    const amount = amounts[place] ?? 0;
    if (amount < 0) return [{ seat, amount: -amount, comesIn: true }];
    return amount > 0 ? [{ seat, amount }] : [];
  });
};

/** The blinds that are due, the small one first. A seat that is out posts nothing. */
export const blindsDue = (table: Table & Places): readonly Posting[] => {
  const { rules, small, big, standing } = table;
  if (rules.button === 'stays') return listed(table, rules.blinds);
  const first = small === null || standing[small] === 'out' ? undefined : { seat: small, amount: rules.blinds[0] ?? 0 };
  const second = big === null || standing[big] === 'out' ? undefined : { seat: big, amount: rules.blinds[1] ?? 0 };
  if (first === undefined) return second === undefined ? NONE : [second];
  return second === undefined ? [first] : [first, second];
};

/** The antes that are due. */
export const antesDue = (table: Table): readonly Posting[] => (table.rules.antes.length === 0 ? NONE : listed(table, table.rules.antes));

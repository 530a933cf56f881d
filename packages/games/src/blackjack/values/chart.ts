/**
 * Basic strategy: what to do with each total against each card that shows, computed for a table's rules.
 *
 * A cell weighs every pair of cards that makes its total by how often it is dealt. Those two, the card that shows and the next one
 * drawn are out of the shoe; cards drawn later are put back. That makes a chart in a fraction of a second, and at all presets it
 * has the same best move in every cell as with every card taken.
 */
import type { Rules } from '../rules.ts';
import { type Counts, countAt, packs, without } from './counts.ts';
import { type Held, holdingOf, mayDouble, type Solver, solver } from './solver.ts';

/** What can be done with a hand. */
export type ChartMove = 'hit' | 'stand' | 'double' | 'split' | 'surrender';
/** What to do, the best first: the first that is allowed is done. It ends with a hit or a stand, which always are. */
export type Plan = readonly ChartMove[];
/** What each move is worth, for each chip bet. */
export type Values = Readonly<Partial<Record<ChartMove, number>>>;

/** Plans by the card that shows, from 1, an ace, to 10; under 0 lies nothing. */
export type Row = readonly Plan[];
/** Rows by total, and for pairs by the pips of one card. */
export interface StrategyChart {
  readonly hard: Readonly<Record<number, Row>>;
  readonly soft: Readonly<Record<number, Row>>;
  readonly pairs: Readonly<Record<number, Row>>;
}

/** How many of the cards drawn to a hand are missed in the shoe. */
const DEPTH = 1;

const UPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** What a hand that is given up is worth. */
export const SURRENDERED = -0.5;

/** What each move with these two cards is worth. */
const valuesOf = (rules: Rules, table: Solver, [a, b]: readonly [number, number]): Values => {
  const hand = holdingOf([a, b]);
  return table.taking([a, b], () => ({
    stand: table.stand(hand),
    hit: table.hit(hand),
    ...(mayDouble(rules, hand, false) && { double: table.double(hand) }),
    ...(a === b && rules.split !== 'none' && { split: table.split(a) }),
    ...(rules.surrender && { surrender: SURRENDERED }),
  }));
};

/** Moves by their worth, as far as the first that is always allowed. */
export const planOf = (values: Values): Plan => {
  const moves: readonly ChartMove[] = ['stand', 'hit', 'double', 'split', 'surrender'];
  const ranked = moves.flatMap((move) => (values[move] === undefined ? [] : [{ move, value: values[move] }]));
  ranked.sort((x, y) => y.value - x.value);
  const last = ranked.findIndex(({ move }) => move === 'hit' || move === 'stand');
  return ranked.slice(0, last + 1).map(({ move }) => move);
};

/** Two cards that may be dealt, with what they make and how often they come. */
interface Deal {
  readonly cards: readonly [number, number];
  readonly hand: Held;
  readonly weight: number;
}

const dealsFrom = (left: Counts): readonly Deal[] =>
  UPS.flatMap((a) =>
    UPS.filter((b) => b >= a).map((b): Deal => {
      const weight = a === b ? (countAt(left, a) * (countAt(left, a) - 1)) / 2 : countAt(left, a) * countAt(left, b);
      return { cards: [a, b], hand: holdingOf([a, b]), weight };
    }),
  );

/** The average worth of each move over several deals, the pair among them only for want of others. */
const average = (deals: readonly Deal[], worth: (deal: Deal) => Values): Values => {
  const plain = deals.filter(({ cards: [a, b] }) => a !== b);
  const chosen = plain.length > 0 ? plain : deals;
  const all = chosen.reduce((sum, { weight }) => sum + weight, 0);
  const sums: Partial<Record<ChartMove, number>> = {};
  for (const deal of chosen) {
    const { split: _split, ...values } = worth(deal);
    for (const [move, value] of Object.entries(values)) {
      const name = move as keyof typeof values;
      sums[name] = (sums[name] ?? 0) + (value * deal.weight) / all;
    }
  }
  return sums;
};

const totals = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, step) => from + step);

interface Column {
  readonly hard: Readonly<Record<number, Plan>>;
  readonly soft: Readonly<Record<number, Plan>>;
  readonly pairs: Readonly<Record<number, Plan>>;
}

const columnOf = (rules: Rules, decks: number, depth: number, up: number): Column => {
  const left = without(packs(decks), up);
  const deals = dealsFrom(left);
  const table = solver(rules, up, left, depth);
  const known = new Map(deals.map((deal) => [deal, valuesOf(rules, table, deal.cards)]));
  const worth = (deal: Deal): Values => known.get(deal) ?? {};
  const plans = (soft: boolean, list: readonly number[]): Readonly<Record<number, Plan>> =>
    Object.fromEntries(
      list.map((total) => {
        const made = deals.filter(({ hand }) => hand.total === total && hand.soft === soft);
        return [total, planOf(average(made, worth))];
      }),
    );
  const pairs = deals.filter(({ cards: [a, b] }) => a === b);
  return {
    hard: plans(false, totals(4, 20)),
    soft: plans(true, totals(12, 21)),
    pairs: Object.fromEntries(pairs.map((deal) => [deal.cards[0], planOf(worth(deal))])),
  };
};

/** The chart of a table; of another number of decks, or with more of the cards drawn missed in the shoe, if told. */
export const chartOf = (rules: Rules, decks = rules.decks, depth = DEPTH): StrategyChart => {
  const columns = UPS.map((up) => columnOf(rules, decks, depth, up));
  const rows = (part: keyof Column, names: readonly number[]): Readonly<Record<number, Row>> =>
    Object.fromEntries(names.map((name) => [name, [[], ...columns.map((column) => column[part][name] ?? [])]]));
  return { hard: rows('hard', totals(4, 20)), soft: rows('soft', totals(12, 21)), pairs: rows('pairs', UPS) };
};

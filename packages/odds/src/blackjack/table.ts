/** A table in figures: its edge, and its basic strategy. */
import { type ChartMove, chartOf, INFINITE, type Plan, type Row, type Rules, type StrategyChart } from '@baize/games/blackjack';
import { type Decks, houseEdge } from './edge.ts';

/** What to do: hit, stand, split, double or else hit (Dh) or stand (Ds), surrender or else hit (Rh), stand (Rs) or split (Rp). */
export type PlanCode = 'H' | 'S' | 'P' | 'Dh' | 'Ds' | 'Rh' | 'Rs' | 'Rp';

/** The cards that show, in the order in which a chart has them. */
export const UP_CARDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const;

/** Codes by total, or by the pips of a pair's card, and by the card that shows. */
export type Codes = Readonly<Record<string, Readonly<Record<(typeof UP_CARDS)[number], PlanCode>>>>;

/** The odds of a table, ready for JSON. */
export interface TableOdds {
  readonly preset: Rules['preset'];
  readonly decks: Decks;
  /** Positive for the house, for each chip of the first bet, from a fresh shoe, with the best play. */
  readonly edge: number;
  readonly hard: Codes;
  readonly soft: Codes;
  readonly pairs: Codes;
}

const firstOf = (plan: Plan, ...moves: readonly ChartMove[]): ChartMove | undefined => plan.find((move) => moves.includes(move));

/** A plan in one or two letters. */
export const planCode = (plan: Plan): PlanCode => {
  const stands = firstOf(plan, 'hit', 'stand') === 'stand';
  switch (plan[0]) {
    case 'hit':
      return 'H';
    case 'double':
      return stands ? 'Ds' : 'Dh';
    case 'split':
      return 'P';
    case 'surrender':
      return plan[1] === 'split' ? 'Rp' : stands ? 'Rs' : 'Rh';
    default:
      return 'S';
  }
};

const rowCodes = (row: Row): Codes[string] => {
  const code = (up: number): PlanCode => planCode(row[up] ?? []);
  return {
    '2': code(2),
    '3': code(3),
    '4': code(4),
    '5': code(5),
    '6': code(6),
    '7': code(7),
    '8': code(8),
    '9': code(9),
    '10': code(10),
    A: code(1),
  };
};

const codesOf = (rows: StrategyChart['hard']): Codes =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, rowCodes(row)]));

/** The edge and the chart of a table. */
export const tableOdds = (rules: Rules, decks: Decks = rules.decks): TableOdds => {
  const chart = chartOf(rules, decks === 'infinite' ? INFINITE : decks);
  return {
    preset: rules.preset,
    decks,
    edge: houseEdge(rules, decks),
    hard: codesOf(chart.hard),
    soft: codesOf(chart.soft),
    pairs: codesOf(chart.pairs),
  };
};

/** What ranges of hands have of the pot: counted where that is quick, and sampled, with its error, where it is not. */
import { type Chance, read } from '@baize/engine';
import { cardCode, exactEquity, parseCards, sampledEquity } from '@baize/games/holdem';
import type { WrongQuestion } from './question-fault.ts';
import { type Combo, parseRange } from './ranges.ts';

/** A question about two to ten ranges, and up to five cards on the board. */
export interface RangeQuestion {
  readonly names: readonly string[];
  readonly ranges: readonly (readonly Combo[])[];
  readonly board: readonly number[];
}

/** What one range has. */
export interface RangeShare {
  readonly range: string;
  /** Its part of the pot, on average, from 0 to 1. */
  readonly equity: number;
  /** How far that may be off, 19 times of 20; 0 where it was counted. */
  readonly error: number;
}

/** What all ranges have. */
export interface RangeOdds {
  readonly exact: boolean;
  /** How many deals were counted or sampled. */
  readonly deals: number;
  readonly ranges: readonly RangeShare[];
}

/** The question that such words ask, or what is wrong with it. */
export const parseRangeQuestion = (names: readonly string[], board = ''): RangeQuestion | WrongQuestion => {
  const laid = parseCards(board)?.map(cardCode);
  if (laid === undefined || laid.length > 5) return { fault: { type: 'no-board', text: board } };
  if (names.length < 2 || names.length > 10) return { fault: { type: 'hand-count', count: names.length } };
  const parsed = names.map(parseRange);
  const wrong = names.find((_, place) => parsed[place] === undefined);
  if (wrong !== undefined) return { fault: { type: 'no-range', text: wrong } };
  const ranges = parsed.map((range) => (range ?? []).filter(([a, b]) => !laid.includes(a) && !laid.includes(b)));
  const empty = names.find((_, place) => ranges[place]?.length === 0);
  return empty === undefined ? { names, ranges, board: laid } : { fault: { type: 'empty-range', text: empty } };
};

const clashes = (hands: readonly Combo[]): boolean => new Set(hands.flat()).size < 2 * hands.length;

/** Every way to give each range a hand of it. */
const eachDeal = (ranges: readonly (readonly Combo[])[], visit: (hands: readonly Combo[]) => void, taken: readonly Combo[] = []): void => {
  const [first, ...rest] = ranges;
  if (first === undefined) {
    visit(taken);
    return;
  }
  for (const combo of first) if (!clashes([...taken, combo])) eachDeal(rest, visit, [...taken, combo]);
};

/** What counting costs, in boards by their ranks: about so many a deal before and after the flop. */
const COSTS = [40_000, 40_000, 40_000, 1200, 60, 1] as const;
const MAX_COST = 4_000_000;

/** Whether the question can be counted in less than a second. */
export const isQuick = ({ ranges, board }: RangeQuestion): boolean =>
  ranges.reduce((deals, range) => deals * range.length, 1) * (COSTS[board.length] ?? 1) <= MAX_COST;

/** Every deal, counted. */
export const countRanges = ({ names, ranges, board }: RangeQuestion): RangeOdds => {
  const parts = names.map(() => 0);
  let deals = 0;
  eachDeal(ranges, (hands) => {
    deals += 1;
    for (const [place, { equity }] of exactEquity(hands, board).shares.entries()) parts[place] = (parts[place] ?? 0) + equity;
  });
  return {
    exact: true,
    deals,
    ranges: names.map((range, place) => ({ range, equity: (parts[place] ?? 0) / Math.max(1, deals), error: 0 })),
  };
};

/** What was sampled so far: how often, and for each range the sum of its parts and of their squares. */
export interface Sampled {
  readonly deals: number;
  readonly sums: readonly number[];
  readonly squares: readonly number[];
}

/** Nothing yet. */
export const noSamples = ({ names }: RangeQuestion): Sampled => ({ deals: 0, sums: names.map(() => 0), squares: names.map(() => 0) });

const MAX_TRIES = 1000;

/** So many deals more, by chance: a hand for each range that leaves the others theirs, and a board. */
export const sampleRanges = ({ ranges, board }: RangeQuestion, before: Sampled, deals: number, chance: Chance): Sampled => {
  const reader = read(chance);
  const [sums, squares] = [[...before.sums], [...before.squares]];
  let done = before.deals;
  for (let deal = 0; deal < deals; deal += 1) {
    let hands: readonly Combo[] = [];
    for (let tries = 0; tries < MAX_TRIES && (hands.length === 0 || clashes(hands)); tries += 1)
      hands = ranges.map((range) => range[reader.below(range.length)] ?? [0, 1]);
    if (clashes(hands)) continue;
    done += 1;
    for (const [place, { equity }] of sampledEquity(hands, board, 1, reader).shares.entries()) {
      sums[place] = (sums[place] ?? 0) + equity;
      squares[place] = (squares[place] ?? 0) + equity * equity;
    }
  }
  return { deals: done, sums, squares };
};

/** What samples come to. */
export const sampledOdds = ({ names }: RangeQuestion, { deals, sums, squares }: Sampled): RangeOdds => ({
  exact: false,
  deals,
  ranges: names.map((range, place) => {
    const equity = (sums[place] ?? 0) / Math.max(1, deals);
    const spread = Math.max(0, (squares[place] ?? 0) / Math.max(1, deals) - equity * equity);
    return { range, equity, error: 1.96 * Math.sqrt(spread / Math.max(1, deals)) };
  }),
});

import { describe, expect, test } from 'vitest';
import { hitsOn } from '../dealer.ts';
import { pipsOf, softWith, totalWith } from '../hand.ts';
import { presets, type Rules } from '../rules.ts';
import { chartOf, planOf, type StrategyChart } from './chart.ts';
import { countAt, countCards, INFINITE, packs, without } from './counts.ts';
import { BUST, endsFrom, NATURAL } from './ends.ts';
import { type Held, holdingOf, solver } from './solver.ts';

// --- the same again, card by card: no sets, nothing remembered ------------------------------------------------

const over = <T>(left: readonly number[], ask: (pips: number, rest: readonly number[]) => T): readonly T[] =>
  left.map((pips, at) => ask(pips, left.toSpliced(at, 1)));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const plus = ({ total, soft }: Held, pips: number): Held => ({ total: totalWith(total, soft, pips), soft: softWith(total, soft, pips) });

/** What a stand brings against a dealer who plays on from here with these cards. */
const standSlowly = (rules: Rules, mine: number, dealer: Held, drawn: number, left: readonly number[]): number => {
  if (mine > 21) return -1;
  if (drawn > 0 && !hitsOn(dealer.total, dealer.soft, rules.hitsSoft17)) {
    const natural = rules.natural !== null && drawn === 1 && dealer.total === 21;
    if (natural) return -1;
    return dealer.total > 21 || mine > dealer.total ? 1 : mine === dealer.total ? 0 : -1;
  }
  return mean(over(left, (pips, rest) => standSlowly(rules, mine, plus(dealer, pips), drawn + 1, rest)));
};

/** The same when the dealer's second card lies hidden and is known to make no natural. */
const standHidden = (rules: Rules, mine: number, up: number, left: readonly number[]): number => {
  const hidden = over(left, (pips, rest) => (totalWith(holdingOf([up]).total, up === 1, pips) === 21 ? undefined : { pips, rest }));
  return mean(hidden.flatMap((one) => (one === undefined ? [] : [standSlowly(rules, mine, plus(holdingOf([up]), one.pips), 1, one.rest)])));
};

/** A hit, then the best of standing and hitting, the hidden card held in mind: it is none that makes a natural. */
const hitSlowly = (rules: Rules, hand: Held, up: number, left: readonly number[], depth = 3): number => {
  const barred = up === 1 ? 10 : up === 10 ? 1 : 0;
  // Every hidden card that may be, and under each every next card: the same average as drawing with the hidden card unseen.
  let [sum, ways] = [0, 0];
  for (const [at, hidden] of left.entries()) {
    if (hidden === barred) continue;
    for (const next of left.toSpliced(at, 1)) {
      ways += 1;
      sum += playSlowly(rules, plus(hand, next), up, withoutOne(left, next), depth - 1);
    }
  }
  return sum / ways;
};
const withoutOne = (left: readonly number[], pips: number): readonly number[] => left.toSpliced(left.indexOf(pips), 1);
const playSlowly = (rules: Rules, hand: Held, up: number, left: readonly number[], depth: number): number => {
  if (hand.total > 21) return -1;
  const stand = standHidden(rules, hand.total, up, left);
  return hand.total === 21 || depth === 0 ? stand : Math.max(stand, hitSlowly(rules, hand, up, left, depth));
};

const SMALL = [10, 9, 7, 10, 5, 1, 8, 10, 6] as const;
const countsOf = (pips: readonly number[]): readonly number[] =>
  pips.reduce(
    (counts: number[], one) => counts.with(one, (counts[one] ?? 0) + 1).with(0, (counts[0] ?? 0) + 1),
    new Array<number>(11).fill(0),
  );

describe('against a slow and plain reckoning', () => {
  test.each([2, 6, 9])('a stand is worth the same, with %i showing', (up) => {
    for (const rules of [presets.classic, presets.casino]) {
      const table = solver({ ...rules, hole: 'unseen' }, up, countsOf(SMALL));
      for (const total of [16, 18, 20]) {
        expect(table.stand({ total, soft: false })).toBeCloseTo(standSlowly(rules, total, holdingOf([up]), 0, SMALL), 12);
      }
    }
  });
  test.each([1, 10])('and with a hidden card that makes no natural of the %i', (up) => {
    const table = solver(presets.classic, up, countsOf(SMALL));
    for (const total of [16, 19])
      expect(table.stand({ total, soft: false })).toBeCloseTo(standHidden(presets.classic, total, up, SMALL), 12);
  });
  test.each([1, 7, 10])('a hit on 16 is worth the same, with %i showing', (up) => {
    const few = SMALL.slice(0, 7);
    expect(solver(presets.classic, up, countsOf(few)).hit({ total: 16, soft: false })).toBeCloseTo(
      hitSlowly(presets.classic, { total: 16, soft: false }, up, few),
      12,
    );
  });
});

describe('the ends of the dealer', () => {
  test('are as published for a shoe without end, standing on all 17s', () => {
    const way = { hitsSoft17: false, naturals: true, barred: 0 };
    const ends = (up: number) => [...endsFrom(up, way)(packs(INFINITE))];
    expect(ends(6)[BUST]).toBeCloseTo(0.42315, 5);
    expect(ends(10)[NATURAL]).toBeCloseTo(1 / 13, 9);
    expect(ends(1)[0]).toBeCloseTo(0.130789, 6);
    for (let up = 1; up <= 10; up += 1) expect(ends(up).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
  test('leave out what cannot be', () => {
    const noSixes = without(packs(1), 6, 6, 6, 6);
    const ends = endsFrom(7, { hitsSoft17: true, naturals: true, barred: 0 })(noSixes);
    expect(ends.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe('published values of single hands', () => {
  // Wizard of Odds, appendix 9: one deck, the dealer stands on soft 17 and has looked under the ace.
  test.each([
    [[1, 2], -0.661732, -0.067808, -0.593281],
    [[2, 3], -0.659375, -0.291565, -1.318751],
    [[5, 6], -0.634013, 0.172946, 0.240259],
    [[1, 7], -0.101015, -0.108386, -0.357778],
  ] as const)('%j against an ace', (pips, stand, hit, double) => {
    const table = solver(presets.classic, 1, without(packs(1), 1));
    const hand = holdingOf(pips);
    table.taking(pips, () => {
      expect(table.stand(hand)).toBeCloseTo(stand, 6);
      expect(table.hit(hand)).toBeCloseTo(hit, 6);
      expect(table.double(hand)).toBeCloseTo(double, 6);
    });
  });
});

describe('the chart', () => {
  const vegas = chartOf(presets.vegas, INFINITE);
  const casino = chartOf(presets.casino, INFINITE);
  const row = (chart: StrategyChart, part: keyof StrategyChart, name: number): string =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((up) => chart[part][name]?.[up]?.[0]?.charAt(0) ?? '?').join('');
  test('knows when to stand, to double and to split', () => {
    expect(row(vegas, 'hard', 12)).toBe('hhssshhhhh');
    expect(row(vegas, 'hard', 11)).toBe('dddddddddd');
    expect(row(vegas, 'soft', 18)).toBe('dddddsshhh');
  });
  test('asks of the table what may be done', () => {
    expect(casino.hard[11]?.[6]).toEqual(['hit']);
    expect(casino.pairs[8]?.[6]).toEqual(['stand']);
    expect(vegas.pairs[9]?.[6]?.[0]).toBe('split');
    expect(vegas.pairs[9]?.[7]?.[0]).toBe('stand');
  });
  test('ends every plan with what is always allowed', () => {
    expect(planOf({ stand: -0.5, hit: -0.4, double: 0.1, surrender: -0.45 })).toEqual(['double', 'hit']);
    expect(planOf({ stand: 0.2, hit: -0.4, double: 0.1 })).toEqual(['stand']);
  });
});

test('cards are counted by their pips', () => {
  expect(countCards(['Ah', 'Kc', 'Td', '5s'])).toEqual([4, 1, 0, 0, 0, 1, 0, 0, 0, 0, 2]);
  expect(countAt(packs(2), 10)).toBe(32);
  expect(pipsOf('As')).toBe(1);
});

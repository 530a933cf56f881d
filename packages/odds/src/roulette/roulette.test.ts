import { type Beat, openSitting, play } from '@baize/engine';
import { type Bet, payouts, presets, type Roulette, roulette, rouletteModule, spots } from '@baize/games/roulette';
import { describe, expect, test } from 'vitest';
import { fraction } from './bets.ts';
import { expectation, type Fraction, tableOdds, toNumber, toText } from './index.ts';

const { house, european, french } = presets;
const text = (rules: typeof house | typeof french, bets: readonly Bet[]) => {
  const { mean, variance, staked } = expectation(rules, bets);
  return [staked, toText(mean), toText(variance)];
};

describe('any set of bets', () => {
  test('a chip on a number: minus a 37th, and a variance worked out by hand', () => {
    // 35 once and -1 in 36 of 37: (35² + 36) / 37 - (1/37)² = 46656 / 1369.
    expect(text(house, [{ spot: '17', amount: 1 }])).toEqual([1, '-1/37', '46656/1369']);
  });

  test('an even chance hardly strays; with la partage it loses half as much', () => {
    expect(text(european, [{ spot: 'red', amount: 2 }])).toEqual([2, '-2/37', '5472/1369']);
    // 2 on 18 numbers, -2 on 18, -1 on zero: a mean of -1/37, (144 + 1) / 37 less its square.
    expect(text(french, [{ spot: 'red', amount: 2 }])).toEqual([2, '-1/37', '5364/1369']);
    // Of a single chip nothing comes back.
    expect(text(french, [{ spot: 'red', amount: 1 }])).toEqual([1, '-1/37', '1368/1369']);
  });

  test('what cancels out strays only on zero', () => {
    const both = [
      { spot: 'red', amount: 10 },
      { spot: 'black', amount: 10 },
    ];
    expect(text(house, both)).toEqual([20, '-20/37', '14400/1369']);
    expect(text(house, [])).toEqual([0, '0', '0']);
  });

  test('means add up, whatever lies together', () => {
    const bets = spots(house).map(({ id }, at) => ({ spot: id, amount: at + 1 }));
    const apart = bets.reduce((sum, bet) => sum + toNumber(expectation(house, [bet]).mean), 0);
    expect(toNumber(expectation(house, bets).mean)).toBeCloseTo(apart, 9);
  });

  test('large stakes stay exact, where numbers would round', () => {
    const { variance } = expectation(house, [{ spot: '17', amount: 1_000_000_007 }]);
    expect(variance.over).toBe(46656n * 1_000_000_007n ** 2n);
    expect(variance.under).toBe(1369n);
  });
});

describe('the table of odds', () => {
  test.each(Object.values(presets))('$preset: what a kind brings is the same for every bet of it, and as the rules page says', (rules) => {
    for (const { kind, brings, numbers } of payouts(rules)) {
      for (const { id } of spots(rules).filter((spot) => spot.kind === kind)) {
        const { mean } = expectation(rules, [{ spot: id, amount: 2 }]);
        const each: Fraction = fraction(mean.over, mean.under * 2n);
        expect([id, toText(each), numbers]).toEqual([id, `${brings.over}/${brings.under}`, numbers]);
      }
    }
  });

  test('it is ready for JSON', () => {
    const odds = tableOdds(house);
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
    expect(odds.preset).toBe('house');
    expect(odds.bets).toHaveLength(11);
    expect(odds.bets.find(({ kind }) => kind === 'corner')).toEqual({ kind: 'corner', pays: 11, numbers: 4, ev: 11 / 37 });
    expect(odds.bets.find(({ kind }) => kind === 'low-high')?.ev).toBeCloseTo(0.4595, 4);
    expect(tableOdds(french).bets.find(({ kind }) => kind === 'red-black')?.ev).toBe(-1 / 74);
    expect(tableOdds(european).bets.map(({ kind }) => kind)).toContain('first-four');
  });
});

test('fractions are in lowest terms, their sign above the line', () => {
  expect([toText(fraction(6n, -8n)), toText(fraction(-6n, -3n)), toText(fraction(0n, 5n))]).toEqual(['-3/4', '2', '0']);
  expect(toNumber(fraction(-7n, 2n))).toBe(-3.5);
  expect(() => fraction(1n, 0n)).toThrow('divided by zero');
});

test('what the books call due is the exact expectation of the bets', () => {
  const bets = [
    { spot: '17', amount: 3 },
    { spot: 'red', amount: 5 },
  ];
  let { state } = openSitting(roulette, { preset: 'french', stacks: [100], seed: '17'.repeat(32) });
  const beats: Beat<Roulette>[] = [];
  for (const action of [...bets.map((bet) => ({ type: 'place' as const, ...bet })), { type: 'spin' as const }, { type: 'rest' as const }]) {
    const played = play(roulette, state, 0, action);
    if (!played.ok) continue;
    state = played.step.state;
    beats.push(...played.step.beats);
  }
  const sums = Object.assign({}, ...beats.map((beat) => rouletteModule.counters?.adds(beat, 0)));
  const { mean, variance, staked } = expectation(french, bets);
  expect(sums.staked).toBe(staked);
  expect(sums.due).toBeCloseTo(toNumber(mean), 10);
  expect(sums.variance).toBeCloseTo(toNumber(variance), 8);
});

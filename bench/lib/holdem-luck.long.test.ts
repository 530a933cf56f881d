import { play } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { strengthsOn } from '../../packages/games/src/holdem/blueprint/strengths.ts';
import { COMBOS, comboOf } from '../../packages/games/src/holdem/bots/starting.ts';
import { exactEquity } from '../../packages/games/src/holdem/equity.ts';
import { cards, dealt, playOut } from '../../packages/games/src/holdem/holdem.fixture.ts';
import { holdem } from '../../packages/games/src/holdem/holdem.ts';
import { cardCode, cardOfCode } from '../../packages/games/src/holdem/ranking/codes.ts';
import type { Action, State } from '../../packages/games/src/holdem/state.ts';
import { aheadIn, luckWith, standingsWith } from './holdem-luck.mjs';
import { randomFrom } from './random.mjs';
import { mean, standardError, withoutLuck } from './statistics.mjs';

const codes = (text: string): readonly number[] => cards(text).map(cardCode);
const tools = { cardCode, COMBOS, comboOf, exactEquity, strengthsOn };
const standingsOf = standingsWith(tools);
const { follow, goodnessIn } = luckWith(tools);
const random = randomFrom('test', 'boards');
/** Some range: no two pairs are as likely. */
const uneven = Float64Array.from(COMBOS, (_, pair) => 1 + ((pair * 7919) % 101));

describe('standings', () => {
  test('of one pair are what it wins more than it loses', () => {
    const [mine, theirs] = [codes('AsAh'), codes('KdKc')];
    const range = new Float64Array(COMBOS.length);
    range[comboOf(mine[0] ?? 0, mine[1] ?? 0)] = 1;
    for (const board of ['Kh7c2d5s', 'QhJh4h2h9c']) {
      const { shares } = exactEquity([mine, theirs], codes(board));
      expect(aheadIn(range, standingsOf(theirs, codes(board), random))).toBeCloseTo(2 * (shares[0]?.equity ?? 0) - 1, 10);
    }
    const { shares } = exactEquity([mine, theirs], []);
    expect(aheadIn(range, standingsOf(theirs, [], random, 4000))).toBeCloseTo(2 * (shares[0]?.equity ?? 0) - 1, 1);
  });

  test('change by a card that is laid open as much as they do not on average', () => {
    const [theirs, board] = [codes('KdKc'), codes('Qh9c4d2s')];
    const before = standingsOf(theirs, board, random);
    const size = (live: Uint8Array): number => uneven.reduce((sum, weight, pair) => sum + weight * (live[pair] ?? 0), 0);
    const free = Array.from({ length: 52 }, (_, card) => card).filter((card) => ![...theirs, ...board].includes(card));
    let [sum, all] = [0, 0];
    for (const river of free) {
      const after = standingsOf(theirs, [...board, river], random);
      // A river is dealt as often as pairs can be held beside it.
      sum += size(after.isLive) * aheadIn(uneven, after);
      all += size(after.isLive);
    }
    expect(sum / all).toBeCloseTo(aheadIn(uneven, before), 10);
  });
});

describe('a hand that is followed', () => {
  const start = dealt({ preset: 'tda', hands: ['AsAh', '9h4s'], stacks: [2000, 2000], board: 'Qh9c4d2sJh', button: 0 });
  /** What is told in the end, when the words are said and the first seat drew from these ways each time. */
  const told = (words: readonly string[], ways: object | undefined, place = 0) => {
    let state: State = start;
    const followed = follow(state, place, random);
    for (const word of words) {
      const next: State = playOut(state, word).state;
      const [type, to] = word.split(' ');
      const action = type === 'raise' ? { type, to: Number(to) } : type === 'bet' ? { type, amount: Number(to) } : { type };
      const end = followed.see(state, action, next, ways);
      if (end !== undefined) return end;
      state = next;
    }
    throw new Error('The hand is not over.');
  };

  test('brings what was won when somebody folds, whatever the range', () => {
    expect(told(['raise 60', 'fold'], undefined)).toMatchObject({ raw: 20, won: 20 });
  });

  test('counts for the pair that was dealt where nothing more is known, and for all where it is', () => {
    const words = ['call', ...Array.from({ length: 7 }, () => 'check')];
    const known = told(words, undefined);
    // The nine and the four make two pairs.
    expect([known.raw, known.won]).toEqual([-20, -20]);
    const alike = { actions: [{ type: 'call' }, { type: 'check' }], mixOf: () => [0.5, 0.5] };
    const { won } = told(words, alike);
    const everything = standingsOf(codes('9h4s'), codes('Qh9c4d2sJh'), random);
    expect(won).toBeCloseTo(20 * aheadIn(new Float64Array(COMBOS.length).fill(1), everything), 10);
  });

  test('with all chips in before the river counts on average', () => {
    const { shares } = exactEquity([codes('AsAh'), codes('9h4s')], []);
    const { raw } = told(['raise 2000', 'call'], undefined);
    expect(raw).toBeCloseTo(2000 * (2 * (shares[0]?.equity ?? 0) - 1), 6);
  });

  test('has no luck of its own actions on average', () => {
    const actions: readonly Action[] = [{ type: 'fold' }, { type: 'call' }, { type: 'raise', to: 60 }];
    const isHigh = (pair: number): boolean => (COMBOS[pair]?.[0] ?? 0) > 40;
    const ways = { actions, mixOf: (pair: number) => (isHigh(pair) ? [0.1, 0.3, 0.6] : [0.7, 0.2, 0.1]) };
    const lucks = actions.map((action) => {
      // The same boards for each.
      const followed = follow(start, 0, randomFrom('test', 'same'));
      const played = play(holdem, start, 0, action);
      if (!played.ok) throw new Error(played.refusal.reason);
      const next = played.step.state;
      const end = followed.see(start, action, next, ways) ?? followed.see(next, { type: 'fold' }, playOut(next, 'fold').state, undefined);
      return end?.luck[4] ?? 0;
    });
    const live = COMBOS.flatMap(([high, low], pair) => (codes('9h4s').some((card) => card === high || card === low) ? [] : [pair]));
    const often = actions.map((_, at) => mean(live.map((pair) => ways.mixOf(pair)[at] ?? 0)));
    expect(lucks.some((luck) => Math.abs(luck) > 1)).toBe(true);
    expect(lucks.reduce((sum, luck, at) => sum + luck * (often[at] ?? 0), 0)).toBeCloseTo(0, 9);
  });

  test('starts with hands as good as any on average', () => {
    const sums = COMBOS.map(([high, low]) =>
      goodnessIn({
        button: 0,
        hands: [
          [high, low],
          [0, 1],
        ].map((hand) => hand.map(cardOfCode)),
      }),
    );
    expect(mean(sums.map(([first = 1]) => first))).toBeCloseTo(0, 9);
  });
});

describe('figures without luck', () => {
  const noise = randomFrom('test', 'noise');
  const controls = Array.from({ length: 400 }, () => [noise() - 0.5, noise() - 0.5]);

  test('keep what is not luck', () => {
    const figures = controls.map(([one = 0, other = 0]) => 3 + 2 * one - 5 * other);
    const left = withoutLuck(figures, controls);
    // The average stays unknown by the luck of the other half, which is gone from each figure.
    expect(mean(left)).toBeCloseTo(3, 1);
    expect(standardError(left)).toBeLessThan(0.1 * standardError(figures));
  });

  test('stay as they are where they are few', () => {
    expect(withoutLuck([1, 2, 3], [[1], [2], [3]])).toEqual([1, 2, 3]);
  });
});

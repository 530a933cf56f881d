import { fork, openSitting, play, type Step, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { holdem } from './holdem.ts';
import type { Holdem } from './state.ts';

/** Sittings of short stacks, in which all-in pots come soon, side pots among them. */
const stepsOf = (seed: string): readonly Step<Holdem>[] => {
  const steps = [openSitting(holdem, { preset: 'holdem', seed, stacks: [60, 150, 240, 400] })];
  for (let turn = 0; turn < 120; turn += 1) {
    const state = steps.at(-1)?.state;
    const [seat] = state === undefined ? [] : holdem.toAct(state);
    if (state === undefined || seat === undefined) break;
    const played = play(holdem, state, seat, bots.regular(sightOf(holdem, state, seat), fork(seed, `${turn}`)));
    if (!played.ok) throw new Error(played.refusal.reason);
    steps.push(played.step);
  }
  return steps;
};

test('all-in luck is shared out: what one seat was lucky by, the others were not', () => {
  const all = ['1a', '2b', '3c'].flatMap((word) => {
    const steps = stepsOf(word.repeat(32));
    return [0, 1, 2, 3].map((seat) => luck(steps, seat));
  });
  const sum = (key: 'count' | 'result' | 'expected'): number => all.reduce((total, one) => total + one[key], 0);
  expect(sum('count')).toBeGreaterThan(3);
  expect(sum('result')).toBeGreaterThan(0);
  expect(sum('expected')).toBeCloseTo(sum('result'), 6);
  expect(all.some(({ result, expected }) => Math.abs(result - expected) > 1)).toBe(true);
});

test('and the books of a player count the same, pot by pot', () => {
  const steps = stepsOf('1a'.repeat(32));
  for (const seat of [0, 1, 2, 3]) {
    const { count, result, expected, width } = luck(steps, seat);
    const sums = steps.flatMap(({ beats }) => beats.map((beat) => counters.adds(beat, seat)));
    const total = (name: string): number => sums.reduce((sum, more) => sum + (more[name] ?? 0), 0);
    expect(total('all-in')).toBe(count);
    expect(total('all-in.luck')).toBeCloseTo(result - expected, 6);
    expect(Math.sqrt(total('all-in.variance'))).toBeCloseTo(width, 6);
  }
});

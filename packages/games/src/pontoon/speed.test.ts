/** Generous checks that nothing has become slow; the bench measures it properly. */
import { fork, openSitting, PACK, play, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { totalOf } from './hand.ts';
import { pontoonModule } from './index.ts';

const { game } = pontoonModule;

/** The time that one call takes at the median of a few, in milliseconds: a hiccup of the machine does not count. */
const median = (calls: number, call: () => void): number => {
  const times = Array.from({ length: calls }, () => {
    const began = performance.now();
    call();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(calls / 2)] ?? Number.POSITIVE_INFINITY;
};

test('PON-8.4 the value of a hand takes far less than 10 ms', () => {
  expect(median(21, () => totalOf(PACK.slice(0, 5)))).toBeLessThan(10);
});

test('PON-8.1 dealing, twisting and sticking take far less than 100 ms each', () => {
  const seed = '1f'.repeat(32);
  const opening = { preset: 'house', stacks: [0], seed };
  const { state } = openSitting(game, opening);
  expect(median(21, () => openSitting(game, opening))).toBeLessThan(100);
  expect(median(21, () => play(game, state, 0, { type: 'twist' }))).toBeLessThan(100);
  expect(median(21, () => play(game, state, 0, { type: 'stick' }))).toBeLessThan(100);
});

test('PON-8.1 a hint takes less than 100 ms', () => {
  const { state } = openSitting(game, { preset: 'house', stacks: [0], seed: '1f'.repeat(32) });
  const sight = sightOf(game, state, 0);
  expect(median(5, () => pontoonModule.hint(sight, fork('1f'.repeat(32), 'hint')))).toBeLessThan(100);
});

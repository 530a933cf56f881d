/** Generous checks that nothing has become slow; the bench measures it properly. */

import { fork, openSitting, PACK, play, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { totalOf } from './hand.ts';
import { pontoonModule } from './index.ts';

const { game } = pontoonModule;

/** The processor's time that the quickest of a few calls takes, in milliseconds: what else the machine has to do does not count. */
const quickest = (call: () => void): number => {
  const times = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

test('the value of a hand takes far less than 10 ms', claims('PON-8.4'), () => {
  expect(quickest(() => totalOf(PACK.slice(0, 5)))).toBeLessThan(10);
});

test('dealing, twisting and sticking take far less than 100 ms each', claims('PON-8.1'), () => {
  const seed = '1f'.repeat(32);
  const opening = { preset: 'house', stacks: [0], seed };
  const { state } = openSitting(game, opening);
  expect(quickest(() => openSitting(game, opening))).toBeLessThan(100);
  expect(quickest(() => play(game, state, 0, { type: 'twist' }))).toBeLessThan(100);
  expect(quickest(() => play(game, state, 0, { type: 'stick' }))).toBeLessThan(100);
});

test('a hint takes less than 100 ms', claims('PON-8.1'), () => {
  const { state } = openSitting(game, { preset: 'house', stacks: [0], seed: '1f'.repeat(32) });
  const sight = sightOf(game, state, 0);
  expect(quickest(() => pontoonModule.hint(sight, fork('1f'.repeat(32), 'hint')))).toBeLessThan(100);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fillAny, fork, openSitting, play, read } from '@baize/engine';
import { pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const heap = (): number => {
  if (typeof collect !== 'function') throw new Error('The collector can be called.');
  collect();
  return process.memoryUsage().heapUsed;
};

test('thousands of rounds in a row take no more memory than the first ones', claims('PON-9.3'), () => {
  const { game } = pontoonModule;
  const reader = read(fork('ee'.repeat(32), 'memory'));
  let { state } = openSitting(game, { preset: 'house', stacks: [0], seed: 'ee'.repeat(32) });
  const playRounds = (last: number): void => {
    while (state.round < last) {
      const played = play(game, state, 0, fillAny(game.legal(state, 0), reader));
      if (!played.ok) throw new Error(played.refusal.reason);
      state = played.step.state;
    }
  };
  playRounds(2000);
  const before = heap();
  playRounds(20_000);
  expect(heap() - before).toBeLessThan(800_000);
});

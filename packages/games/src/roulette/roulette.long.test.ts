import { openChance, play } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { betsOn, tableWith, withMine } from './roulette.fixture.ts';
import { roulette } from './roulette.ts';
import type { State } from './state.ts';

const SPINS = 74_000;

test('over many spins every number comes as often as chance has it', claims('CAS-4.14'), () => {
  const counts = Array.from({ length: 37 }, () => 0);
  const bets = betsOn({ red: 1 });
  let state: State = { ...tableWith({ bets }), chance: openChance('5e'.repeat(32)) };
  for (let spin = 0; spin < SPINS; spin += 1) {
    const spun = play(roulette, withMine({ ...state, phase: 'betting' }, { bets }), 0, { type: 'spin' });
    if (!spun.ok) throw new Error(spun.refusal.reason);
    state = spun.step.state;
    counts[state.number ?? 0] = (counts[state.number ?? 0] ?? 0) + 1;
  }
  const expected = SPINS / 37;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 36 degrees of freedom: beyond these bounds lies one seed in a thousand, on either side.
  expect(chi).toBeGreaterThan(16);
  expect(chi).toBeLessThan(68);
});

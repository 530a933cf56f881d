import { fork, isSeed, read } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { draw } from '../../../../scripts/draw.ts';
import { parseRoute } from './address.ts';
import { seedIn } from './seeds.ts';

const SEED = 'ad'.repeat(32);

test('thousands of mangled addresses name a true seed or none', () => {
  const reader = read(fork(SEED, 'addresses'));
  let named = 0;
  for (let time = 0; time < draw(2_500, 10_000); time += 1) {
    const seed = seedIn(parseRoute(mangle(`/pontoon?seed=${fork(SEED, `${time}`).seed}`, reader)).query);
    if (seed === undefined) continue;
    named += 1;
    if (!isSeed(seed)) throw new Error(`"${seed}" is no seed.`);
  }
  expect(named).toBeGreaterThan(500);
});

import { fork } from '@baize/engine';
import { checkLaws, laws } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { holdemModule } from './index.ts';
import { facts } from './laws.fixture.ts';

const STACKS = [50, 200, 1000] as const;
// The bots think long: they are asked in bots.test.ts and in the long tests.
const withoutBots = laws.filter(({ name }) => name !== 'bots');

test.each(Object.keys(holdemModule.game.presets))('HOL-18 random sittings at %s keep the laws', (preset) => {
  const broken = Array.from({ length: 4 }, (_, sitting) => {
    const { seed } = fork('5eed'.repeat(16), `${preset} ${sitting}`);
    const trial = { preset, seed, actions: 5 + sitting * 6, stack: STACKS[sitting % 3] ?? 100, examined: 1, ...facts };
    return checkLaws(holdemModule, trial, withoutBots).map((breach) => ({ ...trial, ...breach }));
  });
  expect(broken.flat()).toEqual([]);
});

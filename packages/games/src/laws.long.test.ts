import { fork } from '@baize/engine';
import { type Law, laws } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { tables } from './laws.fixture.ts';

/** The model for all games is tried hardest; each of the others has long tests of its own beside it. */
const sittingsAt = (name: string): number => (name.startsWith('pontoon') ? 10_000 : 600);
const STACKS = [50, 100, 1000] as const;
const without = (...names: readonly string[]): readonly Law[] => laws.filter(({ name }) => !names.includes(name));
const [quick, close] = [without('replay', 'bots'), without('bots')];

/**
 * Every beat of every sitting is held to the laws that cost little. Every fourth sitting is replayed too and one position of it
 * examined closely; every fiftieth is examined at four, and there the bots, who think long, are asked as well.
 */
const closeness = (sitting: number): readonly [examined: number, among: readonly Law[]] => {
  if (sitting % 50 === 0) return [4, laws];
  return sitting % 4 === 0 ? [1, close] : [0, quick];
};

test.each(tables)('PON-14.6 PON-14.7 PON-14.8 thousands of random sittings at $name keep the laws', ({ name, check }) => {
  const broken = Array.from({ length: sittingsAt(name) }, (_, sitting) => {
    const { seed } = fork('5eed'.repeat(16), `${name} ${sitting}`);
    const [examined, among] = closeness(sitting);
    const trial = { seed, actions: sitting % 37, stack: STACKS[sitting % STACKS.length] ?? 100, examined };
    return check(trial, among).map((breach) => ({ ...trial, ...breach }));
  });
  expect(broken.flat()).toEqual([]);
});

import { afterEach, describe, expect, test } from 'vitest';
import { openChance } from './chance.ts';
import { guarded, setGuard } from './freeze.ts';
import { tiny } from './laws/tiny.fixture.ts';
import { play, sightOf } from './play.ts';
import { openSitting } from './record.ts';

const { game } = tiny;
const opening = { preset: 'house', stacks: [100, 30], seed: '5eed'.repeat(16) };

/** Whether a value is frozen to its last leaf. */
const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

// It stands in every other test.
afterEach(() => setGuard(true));

describe('where the guard stands', () => {
  test('whatever leaves the engine is frozen to its last leaf', () => {
    setGuard(true);
    const start = openSitting(game, opening);
    const played = play(game, start.state, 0, { type: 'stake', amount: 7 });
    if (!played.ok) throw new Error(played.refusal.reason);
    const refused = play(game, start.state, 0, { type: 'ready' });
    expect([start.state, start.beats, played.step.state, played.step.beats, sightOf(game, played.step.state, 1)].map(isFrozen)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(refused.ok || isFrozen(refused.refusal)).toBe(true);
  });

  test('a bot that writes to the chips it sees throws', () => {
    setGuard(true);
    const { view } = sightOf(game, openSitting(game, opening).state, 0);
    expect(() => Object.assign(view.stacks, { 0: 1_000_000 })).toThrow(TypeError);
    expect(() => Object.assign(view, { stacks: [1_000_000] })).toThrow(TypeError);
  });
});

test('without it nothing is frozen, and nothing costs anything', () => {
  setGuard(false);
  const value = { inner: [1] };
  expect(guarded(value)).toBe(value);
  expect(Object.isFrozen(value)).toBe(false);
  const start = game.open({ rules: { most: 40 }, stacks: [100, 30], chance: openChance('5eed'.repeat(16)) });
  expect(Object.isFrozen(start.state)).toBe(false);
});

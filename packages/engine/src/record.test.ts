import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { openChance } from './chance.ts';
import { travel } from './laws/index.ts';
import { tiny } from './laws/tiny.fixture.ts';
import { canOpen, openSitting, replay, rulesOf, type WrittenRecord } from './record.ts';

const { game } = tiny;
const seed = '5eed'.repeat(16);
const opening = { preset: 'house', seed, stacks: [100, 100] };
const { moves, start } = travel(tiny, { preset: 'house', seed, actions: 9 });
const record: WrittenRecord = { ...opening, game: 'high-card', version: 1, log: moves.map(({ seat, action }) => ({ seat, action })) };

test('the rules of a preset are found by its name, and no other name is one', () => {
  expect(rulesOf(game, 'house')).toBe(game.presets['house']);
  for (const name of ['', 'mars', 'constructor', '__proto__'])
    expect(() => rulesOf(game, name)).toThrow(`High card has no preset "${name}".`);
});

describe('a sitting', () => {
  test('is opened from what is written down', () => {
    const { state, beats } = openSitting(game, opening);
    expect({ state, beats }).toEqual({ state: start.state, beats: start.beats });
    expect(state).toEqual(game.open({ rules: rulesOf(game, 'house'), stacks: [100, 100], chance: openChance(seed) }).state);
  });
  test.each([
    { preset: 'mars' },
    { preset: 'toString' },
    { seed: '5eed' },
    { stacks: [100] },
    { stacks: [100, 100, 100] },
    { stacks: [100, 0] },
    { stacks: [100, 1.5] },
    { stacks: [100, Number.NaN] },
  ])('cannot be opened with %j', (change) => {
    expect(canOpen(game, opening)).toBe(true);
    expect(canOpen(game, { ...opening, ...change })).toBe(false);
    expect(() => openSitting(game, { ...opening, ...change })).toThrow(RangeError);
  });
});

describe('a record', () => {
  test('plays again, beat for beat', claims('PON-14.5'), () => {
    expect(replay(game, record)).toEqual({
      ok: true,
      state: moves.at(-1)?.step.state,
      beats: [...start.beats, ...moves.flatMap(({ step }) => step.beats)],
      log: record.log,
    });
  });
  test('plays again from a file', () => {
    const written: WrittenRecord = JSON.parse(JSON.stringify(record));
    expect(replay(game, written)).toEqual(replay(game, record));
  });
  test('that cannot be opened is told, and does not throw', () => {
    expect(replay(game, { ...record, seed: 'no seed' })).toEqual({ ok: false, why: 'cannot-open' });
  });
  test('is told up to the first line that is refused', () => {
    const [first, ...rest] = record.log;
    const log = [...(first === undefined ? [] : [first]), { seat: 1, action: { type: 'stake', amount: 41 } }, ...rest];
    expect(replay(game, { ...record, log })).toEqual({
      ok: false,
      why: 'refused',
      line: 1,
      refusal: { reason: 'stake-out-of-range', instead: { type: 'stake', amount: 40 } },
    });
  });
});

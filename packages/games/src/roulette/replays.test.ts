import { replay, type WrittenRecord } from '@baize/engine';
import { expect, test } from 'vitest';
import french from './replays/french.json' with { type: 'json' };
import house from './replays/house.json' with { type: 'json' };
import { roulette } from './roulette.ts';
import { words } from './words.ts';

/** A record beside what was told of it when it was made. */
interface Golden extends WrittenRecord {
  readonly names: readonly string[];
  readonly told: readonly string[];
}

const goldens: readonly Golden[] = [house, french];

/** What the player was told, from the first bet to the end of the record. */
const tellAgain = ({ names, ...record }: Golden): readonly string[] => {
  const replayed = replay(roulette, record);
  if (!replayed.ok)
    return [replayed.why === 'refused' ? `Line ${replayed.line} is refused now: ${replayed.refusal.reason}.` : replayed.why];
  return replayed.beats.flatMap(({ event, state }) => words.event(event, roulette.view(state, 0), { me: 0, names }));
};

test.each(goldens)('the recorded $preset sitting is told as it was', (golden) => {
  expect(golden.version, 'The rules have changed: record this sitting anew.').toBe(roulette.version);
  expect(tellAgain(golden), 'An old log replays differently: raise the version of the game, then record anew.').toEqual(golden.told);
});

test('a log that does not fit is told by its line', () => {
  const broken = { ...house, log: house.log.toSpliced(2, 0, { seat: 0, action: { type: 'rest' } }) };
  expect(tellAgain(broken)).toEqual(['Line 2 is refused now: ball-at-rest.']);
});

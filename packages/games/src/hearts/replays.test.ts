import { replay, type WrittenRecord } from '@baize/engine';
import { expect, test } from 'vitest';
import { hearts } from './hearts.ts';
import house from './replays/house.json' with { type: 'json' };
import omnibus from './replays/omnibus.json' with { type: 'json' };
import { words } from './words.ts';

/** A record beside what was told of it when it was made. */
interface Golden extends WrittenRecord {
  readonly names: readonly string[];
  readonly told: readonly string[];
}

const goldens: readonly Golden[] = [house, omnibus];

/** What the first seat was told, from the deal to the end of the record. */
const tellAgain = ({ names, ...record }: Golden): readonly string[] => {
  const replayed = replay(hearts, record);
  if (!replayed.ok)
    return [replayed.why === 'refused' ? `Line ${replayed.line} is refused now: ${replayed.refusal.reason}.` : replayed.why];
  return replayed.beats.flatMap(({ event, state }) => words.event(hearts.viewEvent(event, 0), hearts.view(state, 0), { me: 0, names }));
};

test.each(goldens)('the recorded $preset sitting is told as it was', (golden) => {
  expect(golden.version, 'The rules have changed: record this sitting anew.').toBe(hearts.version);
  expect(tellAgain(golden), 'An old log replays differently: raise the version of the game, then record anew.').toEqual(golden.told);
});

import { replay, type WrittenRecord } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { pontoon } from './pontoon.ts';
import british from './replays/british.json' with { type: 'json' };
import house from './replays/house.json' with { type: 'json' };
import { words } from './words.ts';

/** A record beside what was told of it when it was made. */
interface Golden extends WrittenRecord {
  readonly names: readonly string[];
  readonly told: readonly string[];
}

const goldens: readonly Golden[] = [house, british];

/** What the first seat was told, from the deal to the end of the record. */
const tellAgain = ({ names, ...record }: Golden): readonly string[] => {
  const replayed = replay(pontoon, record);
  if (!replayed.ok)
    return [replayed.why === 'refused' ? `Line ${replayed.line} is refused now: ${replayed.refusal.reason}.` : replayed.why];
  return replayed.beats.flatMap(({ event, state }) => words.event(pontoon.viewEvent(event, 0), pontoon.view(state, 0), { me: 0, names }));
};

test.each(goldens)('the recorded $preset sitting is told as it was', claims('PON-14.5'), (golden) => {
  expect(golden.version, 'The rules have changed: record this sitting anew.').toBe(pontoon.version);
  expect(tellAgain(golden), 'An old log replays differently: raise the version of the game, then record anew.').toEqual(golden.told);
});

test('a log that does not fit is told by its line', () => {
  const [golden] = goldens;
  if (golden === undefined) throw new Error('There is a record.');
  const broken = { ...golden, log: golden.log.toSpliced(2, 0, { seat: 3, action: { type: 'twist' } }) };
  expect(tellAgain(broken)).toEqual(['Line 2 is refused now: not-your-turn.']);
});

import { replay, type WrittenRecord } from '@baize/engine';
import { expect, test } from 'vitest';
import house from './replays/house.json' with { type: 'json' };
import spire from './replays/spire.json' with { type: 'json' };
import { sabacc } from './sabacc.ts';
import { words } from './words.ts';

/** A record beside what the last seat was told of it when it was made. */
interface Golden extends WrittenRecord {
  readonly names: readonly string[];
  readonly told: readonly string[];
}

const goldens: readonly Golden[] = [house, spire];

/** What the last seat was told, from the deal to the end of the record. */
const tellAgain = ({ names, ...record }: Golden): readonly string[] => {
  const replayed = replay(sabacc, record);
  if (!replayed.ok)
    return [replayed.why === 'refused' ? `Line ${replayed.line} is refused now: ${replayed.refusal.reason}.` : replayed.why];
  const me = names.length - 1;
  return replayed.beats.flatMap(({ event, state }) => words.event(sabacc.viewEvent(event, me), sabacc.view(state, me), { me, names }));
};

test.each(goldens)('the recorded $preset sitting is told as it was', (golden) => {
  expect(golden.version, 'The rules have changed: record this sitting anew.').toBe(sabacc.version);
  expect(tellAgain(golden), 'An old log replays differently: raise the version of the game, then record anew.').toEqual(golden.told);
});

test('a log that does not fit is told by its line', () => {
  const [golden] = goldens;
  if (golden === undefined) throw new Error('There is a record.');
  const broken = { ...golden, log: golden.log.toSpliced(2, 0, { seat: 9, action: { type: 'draw' } }) };
  expect(tellAgain(broken)).toEqual(['Line 2 is refused now: not-your-turn.']);
});

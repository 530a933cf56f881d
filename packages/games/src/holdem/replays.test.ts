import { replay, type WrittenRecord } from '@baize/engine';
import { expect, test } from 'vitest';
import { holdem } from './holdem.ts';
import casino from './replays/casino.json' with { type: 'json' };
import house from './replays/holdem.json' with { type: 'json' };
import tda from './replays/tda.json' with { type: 'json' };
import { words } from './words.ts';

/** A record beside what was told of it when it was made. */
interface Golden extends WrittenRecord {
  readonly names: readonly string[];
  readonly told: readonly string[];
}

const goldens: readonly Golden[] = [house, casino, tda];

/** What the last seat was told, from the deal to the end of the record. */
const tellAgain = ({ names, ...record }: Golden): readonly string[] => {
  const replayed = replay(holdem, record);
  if (!replayed.ok)
    return [replayed.why === 'refused' ? `Line ${replayed.line} is refused now: ${replayed.refusal.reason}.` : replayed.why];
  const me = names.length - 1;
  return replayed.beats.flatMap(({ event, state }) => words.event(holdem.viewEvent(event, me), holdem.view(state, me), { me, names }));
};

test.each(goldens)('the recorded $preset sitting is told as it was', (golden) => {
  expect(golden.version, 'The rules have changed: record this sitting anew.').toBe(holdem.version);
  expect(tellAgain(golden), 'An old log replays differently: raise the version of the game, then record anew.').toEqual(golden.told);
});

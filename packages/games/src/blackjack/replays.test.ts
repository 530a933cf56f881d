import { replay, type WrittenRecord } from '@baize/engine';
import { expect, test } from 'vitest';
import { me } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import classic from './replays/classic.json' with { type: 'json' };
import vegas from './replays/vegas.json' with { type: 'json' };
import { words } from './words.ts';

/** A record beside what was told of it when it was made. */
interface Golden extends WrittenRecord {
  readonly told: readonly string[];
}

const goldens: readonly Golden[] = [classic, vegas];

/** What the player was told, from the first bet to the end of the record. */
const tellAgain = (record: Golden): readonly string[] => {
  const replayed = replay(blackjack, record);
  if (!replayed.ok)
    return [replayed.why === 'refused' ? `Line ${replayed.line} is refused now: ${replayed.refusal.reason}.` : replayed.why];
  return replayed.beats.flatMap(({ event, state }) => words.event(blackjack.viewEvent(event, 0), blackjack.view(state, 0), me));
};

test.each(goldens)('the recorded $preset sitting is told as it was', (golden) => {
  expect(golden.version, 'The rules have changed: record this sitting anew.').toBe(blackjack.version);
  expect(tellAgain(golden), 'An old log replays differently: raise the version of the game, then record anew.').toEqual(golden.told);
});

test('a log that does not fit is told by its line', () => {
  const broken = { ...classic, log: classic.log.toSpliced(1, 0, { seat: 0, action: { type: 'hit' } }) };
  expect(tellAgain(broken)).toEqual(['Line 1 is refused now: bet-first.']);
});

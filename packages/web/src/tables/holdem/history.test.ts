import { chooseAt, freshProfile, joinTable, openingFor, type SavedTable, saveTable, showAllAt } from '@baize/casino';
import { type Action, holdemModule, replayPhh } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { handsOf, phhOf } from './history.ts';

/** A table at which the player has folded the first two hands and is in the third. */
const played = (): SavedTable => {
  const opening = openingFor(holdemModule, { preset: 'casino', others: 2, buyIn: 1000, serverSeed: '5'.padStart(64, '0') });
  const sat = joinTable(holdemModule, freshProfile(), 'holdem', opening);
  if (!sat.ok) throw new Error(sat.reason);
  let table = showAllAt(holdemModule, sat.table);
  for (const type of ['fold', 'ready', 'fold', 'ready'] as const satisfies readonly Action['type'][])
    table = showAllAt(holdemModule, chooseAt(holdemModule, table, { type }));
  const kept = saveTable(holdemModule, sat.profile, 'holdem', table).tables.holdem;
  if (kept === undefined) throw new Error('The table was not kept.');
  return kept;
};

test('the hands of a sitting are told from its record, the latest first, and no card that was not seen', () => {
  const kept = played();
  const hands = handsOf(kept, 2);
  expect(hands.map(({ number }) => number)).toEqual([2, 1]);
  for (const { cards, sentences } of hands) {
    expect(cards).toHaveLength(2);
    expect(sentences.at(0)).toMatch(/^Hand \d\.$/);
    expect(sentences.join(' ')).toMatch(/You fold\..*(win|wins|split|Nobody bet)/);
  }
  expect(handsOf(kept, 0)).toEqual([]);
});

test('the same hands are written as a history that can be read again, covered cards as unknown ones', () => {
  const kept = played();
  const [name, text] = phhOf(kept, 2);
  expect(name).toBe('baize-holdem-00000000.phhs');
  expect(text).toContain('d dh p1 ????');
  expect(replayPhh(text).map(({ ok }) => ok)).toEqual([true, true]);
});

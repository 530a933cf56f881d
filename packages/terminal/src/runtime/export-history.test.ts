import { actBot, botToAct, openingFor, openTable, recordOfTable, type Table, writeRecord } from '@baize/casino';
import { type Holdem, holdemModule, replayPhh } from '@baize/games/holdem';
import { pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { historyText } from './profiles.ts';

const opening = openingFor(holdemModule, { preset: 'tda', others: 2, buyIn: 1000, serverSeed: '0e'.repeat(32) });

/** A record of a sitting of bots that goes on until so many hands are over. */
const recordOf = (hands: number): string => {
  let { table } = openTable(holdemModule, { ...opening, bots: opening.bots.map(() => 'thirds') });
  while (table.state.hand <= hands) {
    const seat = botToAct(holdemModule, table);
    if (seat === undefined) break;
    ({ table } = actBot(holdemModule, table, seat));
  }
  return written(table);
};
const written = (table: Table<Holdem>): string => writeRecord(holdemModule, recordOfTable(holdemModule, { ...table, bots: opening.bots }));

test('a sitting of several hands is a .phhs file, and plays again to its stacks', () => {
  const history = historyText(recordOf(3), 'mine.phhs');
  const text = 'text' in history ? history.text : history.sentence;
  const replayed = replayPhh(text);
  expect(replayed).toHaveLength(3);
  expect(replayed.every(({ ok }) => ok)).toBe(true);
  expect(historyText(recordOf(3), 'mine.PHH')).toEqual({
    sentence: 'A .phh file holds one hand, and there are 3. Choose a name that ends in .phhs.',
  });
});

test('a sitting of one hand may be a .phh file, without a header', () => {
  const history = historyText(recordOf(1), 'mine.phh');
  const text = 'text' in history ? history.text : history.sentence;
  expect(text).toMatch(/^variant = "NT"\n/);
  expect(replayPhh(text)).toMatchObject([{ ok: true, hand: '1' }]);
});

test('of a sitting that goes on it tells the cards that the player has seen, and no others', () => {
  const dealt = (isOver: boolean): readonly string[] => {
    const history = historyText(recordOf(3), 'mine.phhs', isOver);
    return ('text' in history ? history.text : '').match(/d dh p\d .{4}/g) ?? [];
  };
  expect(dealt(true).filter((line) => line.endsWith('????'))).toEqual([]);
  // Two opponents in each of three hands.
  expect(dealt(false).filter((line) => line.endsWith('????'))).toHaveLength(6);
  expect(dealt(false)).toHaveLength(9);
});

test('what is no history says so', () => {
  expect(historyText(written(openTable(holdemModule, opening).table), 'a.phhs')).toEqual({
    sentence: 'No hand of that session was played to its end.',
  });
  const pontoon = openTable(
    pontoonModule,
    openingFor(pontoonModule, { preset: 'house', others: 0, buyIn: 0, serverSeed: '0e'.repeat(32) }),
  ).table;
  expect(historyText(writeRecord(pontoonModule, recordOfTable(pontoonModule, pontoon)), 'a.phhs')).toEqual({
    sentence: 'Hand histories are for Texas Hold’em. Choose a name that ends in .json.',
  });
  expect(historyText('no record', 'a.phhs')).toHaveProperty('sentence');
  const older = recordOf(1).replace(/"version": \d+/, '"version": 0');
  expect(historyText(older, 'a.phhs')).toEqual({ sentence: 'That session was played under another version of the rules.' });
});

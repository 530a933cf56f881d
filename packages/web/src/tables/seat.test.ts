import { beginTable, chooseAt, emptyLog, freshProfile, noRounds, type Profile, type SavedTable, showAllAt } from '@baize/casino';
import { pontoonModule } from '@baize/games/pontoon';
import { expect, test } from 'vitest';
import { leavingWords, purseOf, tableHoldingChips, whyNotJoin } from './join-leave.ts';

const seed = '8'.padStart(64, '0');
const alone = { preset: 'house', seed: 'c0ffee'.padStart(64, '0'), stacks: [0], me: 0, names: ['You'], bots: [null] };
const british = {
  preset: 'british',
  seed,
  stacks: [500, 500, 500, 500],
  me: 0,
  names: ['You', 'Ada', 'Bruno', 'Clara'],
  bots: [null, 'steady', 'steady', 'steady'],
};
const kept: SavedTable = {
  ...british,
  game: 'pontoon',
  version: 1,
  log: emptyLog,
  logName: 'log-pontoon-0000000000000000',
  held: { stack: 460, atRisk: 40 },
};
const at = (table: SavedTable): Profile => ({ ...freshProfile(), balance: 500, tables: { pontoon: table } });

test('chips at another table stand in the way; at this one, or without chips, nothing does', () => {
  expect(tableHoldingChips(at(kept), 'roulette')).toEqual({ id: 'pontoon', stack: 460, atRisk: 40 });
  expect(tableHoldingChips(at(kept), 'pontoon')).toBeUndefined();
  expect(tableHoldingChips(at({ ...kept, ...alone, held: { stack: 0, atRisk: 0 } }), 'roulette')).toBeUndefined();
  expect(tableHoldingChips(freshProfile(), 'roulette')).toBeUndefined();
});

test('one brings from the least that is asked for to all there is', () => {
  expect(purseOf(1000, 50)).toEqual({ min: 50, max: 1000 });
  expect(purseOf(50, 50)).toEqual({ min: 50, max: 50 });
  expect([purseOf(49, 50), purseOf(1000, 0)]).toEqual([undefined, undefined]);
});

test('whoever cannot sit down is told why, and a table without stakes asks for nothing', () => {
  expect(whyNotJoin(1000, 50, 1000)).toBeUndefined();
  expect(whyNotJoin(20, 50, 20)).toBe('You need 50 chips for this table, and you have 20.');
  expect(whyNotJoin(1000, 50, 0)).toBe('Bring at least 50 chips.');
  expect(whyNotJoin(1000, 50, 2000)).toBe('You have 1,000 chips to bring.');
  expect(whyNotJoin(0, 0, 0)).toBeUndefined();
});

test('before leaving, what is forfeited is said; nothing is asked at a table without stakes, which is kept', () => {
  const staked = showAllAt(
    pontoonModule,
    chooseAt(pontoonModule, showAllAt(pontoonModule, beginTable(pontoonModule, british, noRounds)), {
      type: 'stake',
      amount: 20,
    }),
  );
  expect(leavingWords(pontoonModule, staked.truth)).toBe('The round isn’t over. If you leave now, you lose the 20 chips you have at risk.');
  const dealt = showAllAt(pontoonModule, beginTable(pontoonModule, alone, noRounds));
  expect(leavingWords(pontoonModule, dealt.truth)).toBeUndefined();
  const over = showAllAt(pontoonModule, chooseAt(pontoonModule, dealt, { type: 'stick' }));
  expect(leavingWords(pontoonModule, over.truth)).toBeUndefined();
});

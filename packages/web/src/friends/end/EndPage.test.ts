import { openSitting, rulesOf } from '@baize/engine';
import type { Games } from '@baize/games';
import type { RoomFrame } from '@baize/rooms';
import { expect, test } from 'vitest';
import { tables } from '../../tables/tables.ts';
import { goOnWords, headWords } from './EndPage.tsx';
import { type StandingsRow, standingsOf } from './standings.ts';

const row = (name: string, has: number, change: Partial<StandingsRow> = {}): StandingsRow => ({
  ...{ name, face: 'Ks', isMe: false, bots: [], has, net: undefined, settled: 0 },
  ...change,
});
const standings = (...lines: StandingsRow[]) => ({ lines, payments: [], words: '' });

test('the end of a game of points names who has won, alone or together', () => {
  const over = { phase: 'over' } as const;
  expect(headWords(over, standings(row('Ann', 12), row('Bob', 40)))).toBe('Ann wins with 12 points');
  expect(headWords(over, standings(row('Ann', 1, { isMe: true }), row('Bob', 40)))).toBe('You win with 1 point');
  expect(headWords(over, standings(row('Ann', 9), row('Bob', 9, { isMe: true }), row('Cleo', 30)))).toBe('You and Ann win with 9 points');
  expect(headWords({ ...over, closedByHost: true }, standings(row('Ann', 12), row('Bob', 40)))).toBe('Ann leads with 12 points');
  expect(headWords(over, standings(row('Ann', 500, { net: 100 })))).toBe('Final result');
  expect(headWords({ phase: 'playing' }, standings(row('Ann', 12)))).toBe('You left the table');
});

test('who had a seat opens another table; who watched follows, and has no button before there is one', () => {
  expect(goOnWords({ phase: 'over', me: 0, again: null })).toBe('Rematch');
  expect(goOnWords({ phase: 'over', me: 'rail', again: null })).toBeUndefined();
  expect(goOnWords({ phase: 'over', me: 'rail', again: '0123456789abcdef' })).toBe('Join the next table');
  expect(goOnWords({ phase: 'playing', me: 0, again: null })).toBe('Back to the table');
});

test('the bill asks nobody to pay where the house keeps the bank', async () => {
  const table = await tables.sabacc();
  const { game } = table.module;
  const stacks = Array.from({ length: 4 }, () => game.seats(rulesOf(game, 'house')).buyIn * 10);
  const { state } = openSitting(game, { preset: 'house', stacks, seed: '5eed'.repeat(16) });
  const view = game.view(state, 0);
  const room: RoomFrame<Games['sabacc']> = {
    ...{ t: 'room', seq: 9, me: 0, coming: null, game: 'sabacc', preset: 'house', bot: 'easy', clock: 0, rail: 'link' },
    ...{ offers: [], toAct: [], left: null, nth: 4, mine: 'human', commit: null, view, phase: 'over', hand: 1, promise: '' },
    // Who has brought less than lies before them has won it.
    stacks: stacks.map((stack, seat) => (seat === 1 ? stack - 120 : stack)),
    seats: ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => ({ name, face: 'Ks', held: name < 'C', away: null, coming: null, ready: true })),
    ...{ host: 0, fills: true, words: true, best: null, guests: [], lasted: null, sealed: 0, agreed: [], again: null, goers: [] },
  };
  expect(standingsOf(table, room, view).payments.length).toBeGreaterThan(0);
  const banked = { ...table, module: { ...table.module, game: { ...game, houseBanks: () => true } } };
  const { payments, words } = standingsOf(banked, room, view);
  expect(payments).toEqual([]);
  expect(words).toBe('You’re even, Bob is up 120; the house keeps the bank, so nobody owes anybody.');
});

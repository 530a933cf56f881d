import { openSitting } from '@baize/engine';
import { type Sabacc, sabacc, sabaccModule } from '@baize/games/sabacc';
import { enterRoom, type RoomClient, type RoomFrame } from '@baize/rooms';
import { expect, test } from 'vitest';
import { standingLines } from './words.ts';

const stacks = [1000, 1000, 1000, 1000];
const { state } = openSitting(sabacc, { preset: 'house', stacks, seed: '5eed'.repeat(16) });
const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
const seats = names.map((name) => ({ held: true, away: null, coming: null, ready: true, face: 'Ks', name }));

/** The end of an evening at which one has won what three have lost, but for what lies in the sabacc pot. */
const over = (): RoomClient<Sabacc> => {
  const end = { ...state, phase: 'ended', ending: 'table-won', stacks: [0, 3800, 0, 0], sabaccPot: 200, staked: [0, 0, 0, 0] } as const;
  const view = sabacc.view(end, 0);
  const room: RoomFrame<Sabacc> = {
    ...{ t: 'room', seq: 9, me: 0, coming: null, game: 'sabacc', preset: 'house', bot: 'easy', clock: 0, rail: 'link' },
    ...{ offers: [], toAct: [], left: null, nth: 40, mine: 'human', commit: null, view, stacks, phase: 'over' },
    ...{ hand: 9, promise: '', seats, host: 0, fills: true, words: true, best: null },
    ...{ guests: [], lasted: 60_000, sealed: 0, agreed: [], again: null, goers: [] },
  };
  return { ...enterRoom<Sabacc>({ room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] }), room, view };
};

test('three who have lost a thousand each owe the same: what lies in the sabacc pot is shared out', () => {
  expect(standingLines(sabaccModule, over())).toEqual([
    'The standings:',
    '- You: 0 (-1,000)',
    '- Bob: 3,800 (+2,800)',
    '- Cleo: 0 (-1,000)',
    '- Dan: 0 (-1,000)',
    '200 chips left in the pot are shared out equally, 50 each.',
    'You to Bob: 950.',
    'Cleo to Bob: 950.',
    'Dan to Bob: 950.',
  ]);
});

test('where the house keeps the bank nobody pays anybody, and it is said how each did', () => {
  const banked = { ...sabaccModule, game: { ...sabacc, houseBanks: () => true } };
  expect(standingLines(banked, over()).slice(5)).toEqual([
    'You’re down 1,000, Bob is up 2,800, Cleo is down 1,000, Dan is down 1,000; the house keeps the bank, so nobody owes anybody.',
  ]);
});

import type { GameTypes } from '@baize/engine';
import { expect, test } from 'vitest';
import { callOf } from './call.ts';
import { enterRoom } from './client.ts';
import type { RoomFrame } from './protocol.ts';

const seat = (name: string, change: Partial<RoomFrame<GameTypes>['seats'][number]> = {}) => ({
  ...{ name, face: 'Ks', held: true, away: null, coming: null, ready: false },
  ...change,
});

const at = (room: Partial<RoomFrame<GameTypes>>) => {
  const frame: RoomFrame<GameTypes> = {
    ...{ t: 'room', seq: 5, me: 1, coming: null, game: 'hearts', preset: 'house', bot: 'easy', clock: 30_000, rail: 'link' },
    ...{ offers: [{ type: 'play' }], toAct: [1], left: null, nth: 4, mine: null, commit: null, view: {}, stacks: [0], phase: 'playing' },
    ...{ hand: 1, promise: '', seats: [seat('Ann'), seat('Bob'), seat('Cleo')], host: 0, fills: true, words: true, best: null },
    ...{ guests: [], lasted: null, sealed: 0, agreed: [], again: null, goers: [] },
    ...room,
  };
  return { ...enterRoom<GameTypes>({ room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] }), room: frame };
};

test('a player is called for a decision and for the next hand, and not while others are asked', () => {
  expect(callOf(at({}))).toEqual({ nth: 4, words: 'Your turn' });
  expect(callOf(at({ offers: [{ type: 'ready' }] }))).toEqual({ nth: 4, words: 'The next hand is waiting for you' });
  expect(callOf(at({ offers: [], toAct: [0] }))).toBeUndefined();
  expect(callOf({ ...at({}), pending: { t: 'act', nth: 4, action: { type: 'play' } } })).toBeUndefined();
  expect(callOf(at({ phase: 'over' }))).toBeUndefined();
  expect(callOf(at({ me: 'rail' }))).toBeUndefined();
  expect(callOf(at({ seats: [seat('Ann'), seat('Bob', { away: 5 })] }))).toBeUndefined();
});

test('before the first deal the last who is not ready is called, and the host once all are', () => {
  const lobby = (me: number, ready: readonly boolean[]) =>
    callOf(
      at({ me, phase: 'lobby', offers: [], seats: ['Ann', 'Bob', 'Cleo'].map((name, one) => seat(name, { ready: ready[one] === true })) }),
    );
  const words = 'Everyone else is ready';
  expect(lobby(1, [false, false, false])).toBeUndefined();
  expect(lobby(1, [false, false, true])?.words).toBe(words);
  expect(lobby(1, [false, true, true])).toBeUndefined();
  expect(lobby(0, [false, true, false])).toBeUndefined();
  expect(lobby(0, [false, true, true])?.words).toBe(words);
  // Nobody is waited for at a table where nobody else is.
  expect(callOf(at({ me: 0, phase: 'lobby', offers: [], seats: [seat('Ann'), seat('Hugo', { held: false })] }))).toBeUndefined();
});

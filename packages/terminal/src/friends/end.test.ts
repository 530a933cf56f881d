import { type GameTypes, openSitting } from '@baize/engine';
import type { Games } from '@baize/games';
import { type ClientMessage, RoomConnection, type RoomFrame, readMessage, type SeatsFrame, type SocketHandlers } from '@baize/rooms';
import { expect, test } from 'vitest';
import { screenText } from '../kit/cells.ts';
import { heartsScreen } from '../screens/hearts/hearts.ts';
import { holdemScreen } from '../screens/holdem/holdem.ts';
import { FriendsScreen } from './full-screen.ts';
import { FriendsLines, SHARED_TABLE } from './plain.ts';

type Hearts = Games['hearts'];

const NEXT = 'fedcba9876543210';
const { game } = heartsScreen.module;
const { state } = openSitting(game, { preset: 'house', stacks: [0, 0, 0, 0], seed: '5eed'.repeat(16) });
const seats = ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => ({ held: true, away: null, coming: null, ready: true, face: 'Ks', name }));
const round = { guests: [], lasted: 60_000, sealed: 0, agreed: [], again: null, goers: [] } as const;
const over: RoomFrame<Hearts> = {
  ...{ t: 'room', seq: 9, me: 0, coming: null, game: 'hearts', preset: 'house', bot: 'easy', clock: 0, rail: 'link' },
  ...{ offers: [], toAct: [], left: null, nth: 40, mine: 'human', commit: null, view: game.view(state, 0), stacks: [0, 0, 0, 0] },
  ...{ phase: 'over', hand: 9, promise: '', seats, host: 0, fills: true, best: null },
  ...round,
};
const other: SeatsFrame = { t: 'seats', seq: 10, phase: 'over', seats, host: 0, bot: 'easy', left: null, ...round };

/** A visit to a room whose game is over: what it sends is heard, and the server says what it is told to. */
const atTheEnd = () => visiting<Hearts>(over);

const visiting = <T extends GameTypes>(first: RoomFrame<T>) => {
  const heard: ClientMessage['t'][] = [];
  let line: SocketHandlers | undefined;
  const connection = new RoomConnection<T>(
    { room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] },
    {
      connect: (events) => {
        line = events;
        const hear = (text: string): void => {
          const message = readMessage(text);
          if (typeof message !== 'string') heard.push(message.t);
        };
        return { send: hear, close: () => undefined };
      },
      later: () => () => undefined,
      fresh: () => 'ab'.repeat(32),
      keep: () => undefined,
    },
  );
  const say = (frame: RoomFrame<T> | SeatsFrame): void => line?.onText(JSON.stringify(frame));
  connection.start();
  line?.onOpen();
  say(first);
  return { connection, heard, say };
};

const inLines = () => {
  const at = atTheEnd();
  const told: string[] = [];
  const lines = new FriendsLines<Hearts>(heartsScreen, at.connection, 'Ada', {
    width: 200,
    write: (text) => void told.push(text),
    dealt: () => false,
    otherGame: (name) => void told.push(`other game ${name}`),
    again: (code) => void told.push(`again ${code}`),
    end: (last) => void told.push(...last),
  });
  at.connection.subscribe(() => lines.changed());
  lines.changed();
  return { ...at, told, lines };
};

test('when the game is over, Enter asks for another table like it, and it goes on there as soon as there is one', () => {
  const { told, lines, heard, say } = inLines();
  expect(told.join('')).toContain('Enter plays once more');
  say({ ...other, again: NEXT, goers: [1] });
  expect(told.at(-1)).toContain('Bob would play on.');
  expect(told.join('')).not.toContain('again ');
  lines.answer('perhaps');
  expect(heard).not.toContain('again');
  lines.answer('');
  lines.answer('');
  expect(heard.filter((t) => t === 'again')).toEqual(['again']);
  say({ ...other, seq: 11, again: NEXT, goers: [1, 0] });
  expect(told.at(-1)).toBe(`again ${NEXT}`);
  // From here on another table tells.
  say({ ...other, seq: 12, again: NEXT, goers: [1, 0, 2] });
  expect(told.at(-1)).toBe(`again ${NEXT}`);
});

test('how it stands is told once, and who leaves then is wished good night without a promise', () => {
  const { told, lines, heard, say } = inLines();
  const before = told.length;
  say({ ...other, seq: 11 });
  expect(told.length).toBe(before);
  lines.answer('q');
  expect(told.at(-1)).toBe('Good night.');
  expect(heard).not.toContain('again');
});

test('in full screen the key is shown and goes on, but not before there is another table', () => {
  const { connection, heard, say } = atTheEnd();
  const table = new FriendsScreen<Hearts>({ screen: heartsScreen, pace: 0, policy: SHARED_TABLE }, connection, { columns: 100, rows: 32 });
  connection.subscribe(() => void table.changed());
  say({ ...other, goers: [2], again: NEXT });
  expect(screenText(table.draw())).toContain('Cleo would play on.');
  expect(table.goesOn()).toBeUndefined();
  table.send({ type: 'key', key: 'o', at: 0 });
  expect(heard.filter((t) => t === 'again')).toEqual(['again']);
  expect(table.goesOn()).toBe(NEXT);
});

test('who has no chips left is told that the others play on, and no Enter makes them leave', () => {
  const rules = holdemScreen.module.game;
  const stacks = [500, 500, 500, 500];
  const { state: dealt } = openSitting(rules, { preset: 'holdem', stacks, seed: '5eed'.repeat(16) });
  const me = stacks.findIndex((_, seat) => rules.chips(dealt, seat).atRisk === 0);
  const broke = { ...dealt, stacks: dealt.stacks.with(me, 0) };
  const { offers: _offers, missed: _missed, ...common } = over;
  const { connection } = visiting<Games['holdem']>({
    ...common,
    ...{ game: 'holdem', preset: 'holdem', stacks, phase: 'playing', me, offers: [], toAct: [], view: rules.view(broke, me) },
  });
  const table = new FriendsScreen({ screen: holdemScreen, pace: 0, policy: SHARED_TABLE }, connection, { columns: 100, rows: 32 });
  expect(screenText(table.draw())).toContain('You are out. The others play on.');
  expect(table.send({ type: 'key', key: 'enter', at: 0 })).toEqual([]);
  expect(screenText(table.draw())).toContain('Q leaves.');
  expect(table.send({ type: 'key', key: 'q', at: 1000 })).toMatchObject([{ type: 'quit' }]);
});

import { type GameTypes, openSitting } from '@baize/engine';
import type { Games } from '@baize/games';
import { type ClientMessage, RoomConnection, type RoomFrame, readMessage, type SeatsFrame, type SocketHandlers } from '@baize/rooms';
import { expect, test } from 'vitest';
import { screenText } from '../kit/cells.ts';
import { heartsScreen } from '../screens/hearts/hearts.ts';
import { holdemScreen } from '../screens/holdem/holdem.ts';
import { FriendsScreen, type RoomOutlet } from './full-screen.ts';
import { FriendsLines, SHARED_TABLE } from './plain.ts';
import { hostQuestion, isDeserted } from './words.ts';

type Hearts = Games['hearts'];

const NEXT = 'fedcba9876543210';
const { game } = heartsScreen.module;
const { state } = openSitting(game, { preset: 'house', stacks: [0, 0, 0, 0], seed: '5eed'.repeat(16) });
const seats = ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => ({ held: true, away: null, coming: null, ready: true, face: 'Ks', name }));
const round = { guests: [], lasted: 60_000, sealed: 0, agreed: [], again: null, goers: [] } as const;
const over: RoomFrame<Hearts> = {
  ...{ t: 'room', seq: 9, me: 0, coming: null, game: 'hearts', preset: 'house', bot: 'easy', clock: 0, rail: 'link' },
  ...{ offers: [], toAct: [], left: null, nth: 40, mine: 'human', commit: null, view: game.view(state, 0), stacks: [0, 0, 0, 0] },
  ...{ phase: 'over', hand: 9, promise: '', seats, host: 0, fills: true, words: true, best: null },
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

/** What a screen needs, where none of it is looked at. */
const outlet: RoomOutlet<never> = {
  clock: () => 0,
  lookBack: () => {
    throw new Error('Nobody looks back.');
  },
  save: () => 'saved',
};

const inLines = (isHost = false, first = over) => {
  const at = visiting<Hearts>(first);
  const told: string[] = [];
  let rung = 0;
  const lines = new FriendsLines<Hearts>(heartsScreen, at.connection, 'Ada', {
    width: 200,
    policy: SHARED_TABLE,
    isHost,
    save: (record) => `saved ${record.game}`,
    write: (text) => void told.push(text),
    ring: () => {
      rung += 1;
    },
    dealt: () => false,
    otherGame: (name) => void told.push(`other game ${name}`),
    again: (code) => void told.push(`again ${code}`),
    keep: (last) => void told.push('kept', ...last),
    end: (last) => void told.push(...last),
  });
  at.connection.subscribe(() => lines.changed());
  lines.changed();
  return { ...at, told, lines, rings: () => rung };
};

test('when the game is over, Enter asks for another table like it, and it goes on there as soon as there is one', () => {
  const { told, lines, heard, say } = inLines();
  expect(told.join('')).toContain('Enter asks for a rematch');
  say({ ...other, again: NEXT, goers: [1] });
  expect(told.at(-1)).toContain('Bob wants a rematch.');
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
  const table = new FriendsScreen<Hearts>(
    { screen: heartsScreen, pace: 0, policy: SHARED_TABLE },
    connection,
    { columns: 100, rows: 32 },
    outlet,
  );
  connection.subscribe(() => void table.changed());
  say({ ...other, goers: [2], again: NEXT });
  expect(screenText(table.draw())).toContain('Cleo wants a rematch.');
  expect(table.goesOn()).toBeUndefined();
  table.send({ type: 'key', key: 'o', at: 0 });
  expect(heard.filter((t) => t === 'again')).toEqual(['again']);
  expect(table.goesOn()).toBe(NEXT);
  // The record can be had; without a decision of one's own there is nothing to look back at.
  expect(screenText(table.draw())).toContain('[Enter] Leave  [O] Rematch  [R]ecord');
  table.send({ type: 'key', key: 'r', at: 5000 });
  expect(heard).toContain('record');
  expect(table.send({ type: 'key', key: 'enter', at: 10_000 })).toMatchObject([{ type: 'quit' }]);
});

/** A hand of Hearts that is being played, with a clock. */
const timeOf = (seat: number, left: number, spare = 0) => ({ seat, left, spare });
const playing: RoomFrame<Hearts> = {
  ...over,
  ...{ phase: 'playing', clock: 30_000, left: 30_000, times: [timeOf(1, 30_000), timeOf(2, 30_000)], toAct: [1, 2], nth: 3 },
};

test('the clock runs on the screen, it is said whom the table waits for, and a bell rings once when little is left', () => {
  const { connection, say } = visiting<Hearts>(playing);
  let now = 0;
  const context = { screen: heartsScreen, pace: 0, policy: SHARED_TABLE } as const;
  const table = new FriendsScreen<Hearts>(context, connection, { columns: 100, rows: 32 }, { ...outlet, clock: () => now });
  const [tick] = table.changed();
  expect(tick).toMatchObject({ type: 'wait', ms: 1000 });
  expect(screenText(table.draw())).toMatch(/The table waits for Bob and Cleo\. +0:30/);
  // At the seats too, whoever they wait for.
  expect(screenText(table.draw()).match(/0:30/g)).toHaveLength(3);
  expect(screenText(table.draw())).toMatch(/0:30 +(?:▸ )?Bob|Bob +0:30/);
  expect(screenText(table.draw())).toContain('[/] Say something');
  expect(screenText(table.draw())).not.toContain('Skip');
  now = 9000;
  if (tick?.type === 'wait') expect(table.send({ type: 'tick', ticket: tick.ticket })).toEqual([tick]);
  expect(screenText(table.draw())).toMatch(/0:21/);
  // Now it is the player's own.
  const offers = game.legal(state, game.toAct(state)[0] ?? 0);
  say({ ...playing, seq: 10, toAct: [0], offers, left: 6000, times: [timeOf(0, 6000)], nth: 4 });
  table.changed();
  expect(screenText(table.draw())).toMatch(/0:06/);
  now += 2000;
  const rung = tick?.type === 'wait' ? table.send({ type: 'tick', ticket: tick.ticket }) : [];
  expect(rung.map(({ type }) => type)).toEqual(['ring', 'wait']);
  const again = tick?.type === 'wait' ? table.send({ type: 'tick', ticket: tick.ticket }) : [];
  expect(again.map(({ type }) => type)).toEqual(['wait']);
});

/** A table at which others are asked, shown at a time that the test sets. */
const shownAt = (frame: RoomFrame<Hearts>) => {
  const at = visiting<Hearts>(frame);
  const clock = { now: 0 };
  const context = { screen: heartsScreen, pace: 0, policy: SHARED_TABLE } as const;
  const table = new FriendsScreen<Hearts>(context, at.connection, { columns: 100, rows: 32 }, { ...outlet, clock: () => clock.now });
  const [tick] = table.changed();
  const later = (ms: number): string => {
    clock.now += ms;
    if (tick?.type === 'wait') table.send({ type: 'tick', ticket: tick.ticket });
    return screenText(table.draw());
  };
  return { ...at, table, later };
};

test('when the clock of a decision is over the time bank runs, at the seat whose it is', () => {
  const times = [timeOf(1, 5000, 45_000), timeOf(2, 30_000, 60_000)];
  const { later } = shownAt({ ...playing, left: 5000, timeBank: 60_000, times });
  expect(later(1000)).toMatch(/0:04 +(?:▸ )?Bob|Bob +0:04/);
  const over = later(5000);
  expect(over).toMatch(/\+0:44 +(?:▸ )?Bob|Bob +\+0:44/);
  // The others have their own.
  expect(over).toContain('0:24');
});

test('it is said how long the table waits for who has no connection', () => {
  const lone = seats.map((one, seat) => (seat === 1 ? { ...one, gone: 3000 } : one));
  const { later } = shownAt({ ...playing, seats: lone, times: [timeOf(1, 10_000)], toAct: [1] });
  expect(later(0)).toContain('Waiting for Bob … 10 s');
  expect(later(4000)).toContain('Waiting for Bob … 6 s');
});

test('who did not answer is told that the house plays for them, and is back with any key; who comes to the table is back at once', () => {
  const away = seats.map((one, seat) => (seat === 0 ? { ...one, away: 0 } : one));
  const here = shownAt(playing);
  here.connection.subscribe(() => void here.table.changed());
  here.say({ ...playing, seq: 12, seats: away });
  expect(screenText(here.table.draw())).toContain('You didn’t answer, so a bot plays for you. Press any key to come back.');
  expect(here.heard).not.toContain('back');
  here.table.send({ type: 'key', key: 'x', at: 0 });
  expect(here.heard.filter((t) => t === 'back')).toEqual(['back']);
  expect(shownAt({ ...playing, seats: away }).heard).toContain('back');
});

test('in lines it is said that it is one’s turn, with a bell, once for each decision', () => {
  const offers = game.legal(state, game.toAct(state)[0] ?? 0);
  const { told, say, rings } = inLines(false, { ...playing, toAct: [0], offers, nth: 4 });
  expect(told.join('').match(/Your turn\./g)).toHaveLength(1);
  expect(rings()).toBe(1);
  say({ ...playing, seq: 12, toAct: [0], offers, nth: 4, seats: seats.map((one, seat) => (seat === 2 ? { ...one, away: 3 } : one)) });
  expect(rings()).toBe(1);
  say({ ...playing, seq: 13, nth: 5, seats: seats.map((one, seat) => (seat === 0 ? { ...one, away: 0 } : one)) });
  expect(told.join('')).toContain('a bot plays for you. Press Enter to come back.');
});

test('what the clock decided is not told as if the player had done it', () => {
  const { connection, say } = visiting<Hearts>({ ...playing, toAct: [0], nth: 4 });
  const table = new FriendsScreen<Hearts>(
    { screen: heartsScreen, pace: 0, policy: SHARED_TABLE },
    connection,
    { columns: 100, rows: 32 },
    outlet,
  );
  connection.subscribe(() => void table.changed());
  say({ ...playing, seq: 11, toAct: [1], mine: 'clock', nth: 5 });
  expect(screenText(table.draw())).toContain('Your time was up: a bot moved for you.');
});

test('the host is asked before the table ends for everybody, and who is still there is named', () => {
  const { connection } = visiting<Hearts>(playing);
  const policy = { ...SHARED_TABLE, hostQuestion: () => hostQuestion(connection.now().client.room) };
  const table = new FriendsScreen<Hearts>({ screen: heartsScreen, pace: 0, policy }, connection, { columns: 100, rows: 32 }, outlet);
  expect(table.send({ type: 'key', key: 'q', at: 0 })).toEqual([]);
  expect(screenText(table.draw()).replace(/[^A-Za-z.,:?]+/g, ' ')).toContain('Bob, Cleo and Dan are still here.');
  expect(screenText(table.draw())).toContain('End the table for everybody?');
  expect(table.send({ type: 'key', key: 'y', at: 10_000 })).toMatchObject([{ type: 'quit' }]);
  const { told, lines, heard } = inLines(true, playing);
  lines.answer('q');
  expect(told.at(-1)).toContain('End the table for everybody? Yes (y), no (n), or keep it open without you (k)?');
  lines.answer('perhaps');
  lines.answer('n');
  expect(heard).not.toContain('leave');
  lines.answer('q');
  lines.answer('y');
  expect(told.at(-1)).toBe('Good night. The table is closed.');
  // Or the table stays open, and the host has gone.
  expect(table.send({ type: 'key', key: 'q', at: 20_000 })).toEqual([]);
  expect(table.send({ type: 'key', key: 'k', at: 30_000 })).toMatchObject([{ type: 'quit', keepsTable: true }]);
  const kept = inLines(true, playing);
  for (const word of ['q', 'k']) kept.lines.answer(word);
  expect(kept.told.slice(-2)).toEqual(['kept', 'Good night. Your seat is held for ten minutes: join again with the same link.']);
  expect(kept.heard).toContain('leave');
  expect([isDeserted(playing), isDeserted({ ...playing, seats: seats.map((seat) => ({ ...seat, away: 5 })) })]).toEqual([false, true]);
  // Who is alone there, or whose game is over, is not asked.
  expect(hostQuestion({ ...playing, seats: seats.map((seat, at) => ({ ...seat, held: at === 0 })) })).toBeUndefined();
  expect(hostQuestion(over)).toBeUndefined();
});

test('a connection that is silent says so, and that the host may have gone', () => {
  const { told, lines } = inLines(false, playing);
  lines.lost();
  expect(told.at(-1)).toContain('may be gone');
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
  const table = new FriendsScreen({ screen: holdemScreen, pace: 0, policy: SHARED_TABLE }, connection, { columns: 100, rows: 32 }, outlet);
  expect(screenText(table.draw())).toContain('You’re out. The others play on.');
  expect(table.send({ type: 'key', key: 'enter', at: 0 })).toEqual([]);
  expect(screenText(table.draw())).toContain('Q leaves.');
  expect(table.send({ type: 'key', key: 'q', at: 1000 })).toMatchObject([{ type: 'quit' }]);
});

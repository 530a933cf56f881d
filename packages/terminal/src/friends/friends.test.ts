import { expect, test } from 'vitest';
import { changedRoomOptions, changeHelp, fittingOptions } from './options.ts';
import { readFriends } from './request.ts';
import { goneAndBack, lobbyLines, lobbyPrompt, phraseNamed } from './words.ts';

test('a link names the server and the room, and whatever is no link is told so', () => {
  expect(readFriends('join', ['http://192.168.1.20:8321/#/room/0123456789abcdef', '--name', 'Ada', '--plain'], 'me')).toMatchObject({
    kind: 'join',
    server: 'http://192.168.1.20:8321',
    code: '0123456789abcdef',
    name: 'Ada',
    plain: true,
  });
  for (const args of [[], ['hearts'], ['http://x/#/room/tooshort'], ['http://x/#/room/0123456789abcdef', 'more'], ['--port', '1']]) {
    expect(readFriends('join', args, 'me')).toMatchObject({ kind: 'wrong' });
  }
});

test('a table that is hosted takes its rules, seats, level, clock and port from the command line', () => {
  expect(readFriends('host', ['poker', '--opponents', '5', '--clock', '30', '--port', '9000', '--level', 'shark'], 'ada')).toMatchObject({
    kind: 'host',
    game: 'holdem',
    seats: 6,
    clock: 30_000,
    port: 9000,
    level: 'shark',
    name: 'ada',
  });
  expect(readFriends('host', ['harts'], 'me')).toMatchObject({ kind: 'wrong', sentence: expect.stringContaining('hearts') });
  expect(readFriends('host', ['hearts', '--name', '<b>'], 'me')).toMatchObject({ kind: 'wrong' });
  expect(readFriends('host', ['hearts', '--clock', 'soon'], 'me')).toMatchObject({ kind: 'wrong' });
});

test('phrases are named by number or by their words', () => {
  expect(phraseNamed('6')).toBe('ouch');
  expect(phraseNamed(' Well played ')).toBe('well-played');
  expect(phraseNamed('9')).toBeUndefined();
});

test('the lobby tells who is here, who is ready and who deals', () => {
  const house = { held: false, away: null, coming: null, ready: false, face: 'Ks', name: 'Hugo' };
  const seats = [{ ...house, held: true, name: 'Ada', ready: true }, { ...house, held: true, name: 'Bob' }, house];
  const frame = { t: 'room', seq: 1, me: 1, coming: null, game: 'hearts', preset: 'house', bot: 'easy', clock: 0, rail: 'link' } as const;
  const asked = { offers: [], toAct: [], left: null, nth: 0, mine: null, commit: null, view: null } as const;
  const guests = [{ id: 'a', name: 'Rae', face: 'Jd', waits: false }];
  const round = { guests, lasted: null, sealed: 0, agreed: [], again: null, goers: [], best: null, fills: true } as const;
  const room = { ...frame, ...asked, ...round, stacks: [0, 0, 0], phase: 'lobby', hand: 0, promise: '', seats, host: 0 } as const;
  expect(lobbyLines(room)).toEqual(['Two at the table, one seat for the house.', '- Ada, the host, ready', '- Bob, you', 'Rae watches.']);
  expect(lobbyLines({ ...room, fills: false, guests: [] })[0]).toBe('Two at the table, one seat free.');
  expect(lobbyPrompt({ ...room, me: 0 })).toContain('? tells how to change the table');
  expect(lobbyPrompt({ ...room, seats: seats.map((one) => ({ ...one, ready: true })) })).toContain('n if you are not');
});

test('who goes and who comes back is told once, and never of oneself or of the house', () => {
  const here = { held: true, away: null, coming: null, ready: true, face: 'Ks', name: 'Ada' };
  const before = [here, { ...here, name: 'Bob' }, { ...here, held: false, name: 'Hugo' }];
  const gone = before.map((seat) => ({ ...seat, away: 5 }));
  expect(goneAndBack(before, gone, 0)).toEqual(['Bob is away: the house plays for them.']);
  const lone = before.map((seat) => ({ ...seat, gone: 5 }));
  expect(goneAndBack(before, lone, 0)[0]).toMatch(/^Bob has no connection\. /);
  expect(goneAndBack(lone, before, 0)).toEqual(['Bob is back.']);
  expect(goneAndBack(gone, before, 0)).toEqual(['Bob is back.']);
  expect(goneAndBack(gone, gone, 0)).toEqual([]);
  expect(goneAndBack([], gone, 0)).toEqual([]);
});

test('a table is changed by words, and fitted to the rules of its game', async () => {
  const options = await fittingOptions('holdem', { seats: 9, clock: 30_000 });
  const usual = { rail: 'link', fills: true } as const;
  expect(options).toEqual({ game: 'holdem', preset: 'holdem', seats: 9, chips: 1000, clock: 30_000, bot: 'regular', ...usual });
  if (typeof options === 'string') throw new Error(options);
  expect(await changedRoomOptions(options, 'rules casino')).toMatchObject({ preset: 'casino', seats: 6 });
  expect(await changedRoomOptions(options, 'seats 3')).toMatchObject({ game: 'holdem', seats: 3 });
  expect(await changedRoomOptions(options, 'clock 0')).toMatchObject({ clock: 0 });
  expect(await changedRoomOptions(options, 'house off')).toMatchObject({ fills: false });
  expect(await changedRoomOptions({ ...options, bot: 'shark' }, 'Game hearts')).toEqual({
    game: 'hearts',
    preset: 'house',
    seats: 4,
    chips: 0,
    clock: 30_000,
    bot: 'normal',
    ...usual,
  });
  expect(await changedRoomOptions(options, 'level hrad')).toContain('hrad');
  expect(await changedRoomOptions(options, 'game roulette')).toContain('seats one player');
  for (const text of ['?', 'seats many', 'house maybe', 'seats 3 4', 'toString x'])
    expect(await changedRoomOptions(options, text)).toBe(changeHelp);
});

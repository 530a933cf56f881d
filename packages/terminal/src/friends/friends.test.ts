import { expect, test } from 'vitest';
import { changedRoomOptions, changeHelp, fittingOptions } from './options.ts';
import { readFriends } from './request.ts';
import { goneAndBack, isNewlyAway, lobbyLines, lobbyPrompt, MutedSeats, ownWords, phraseNamed } from './words.ts';

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

test('the words of a table are a table to be looked for', () => {
  expect(readFriends('join', ['chalk-lantern-31', '--plain'], 'me')).toMatchObject({
    kind: 'find',
    words: 'chalk-lantern-31',
    plain: true,
  });
  expect(readFriends('join', ['chalk-lantern'], 'me')).toMatchObject({ kind: 'wrong' });
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
  const timed = readFriends('host', ['hearts', '--time-bank', '90', '--no-bell'], 'me');
  expect(timed).toMatchObject({ timeBank: 90_000, silent: true });
  expect(readFriends('host', ['hearts', '--time-bank', 'long'], 'me')).toMatchObject({ kind: 'wrong' });
  expect(readFriends('join', ['chalk-lantern-31', '--no-bell'], 'me')).toMatchObject({ kind: 'find', silent: true });
  expect(readFriends('host', ['hearts', '--clock', 'soon'], 'me')).toMatchObject({ kind: 'wrong' });
});

test('phrases are named by number or by their words', () => {
  expect(phraseNamed('6')).toBe('ouch');
  expect(phraseNamed(' Well played ')).toBe('well-played');
  expect(phraseNamed('9')).toBeUndefined();
});

test('words of one’s own are checked before they are sent, and said to be off where they are', () => {
  expect(ownWords({ words: true }, '  Well,  well ')).toEqual({ words: 'Well, well' });
  expect(ownWords({ words: true }, 'x'.repeat(49))).toContain('up to 48 visible letters');
  expect(ownWords({ words: false }, 'Hello')).toContain('Only the set phrases');
});

test('anybody can be muted by name, or all at once, and be heard again', () => {
  const seat = (name: string, held = true) => ({ name, held, away: null, coming: null, ready: false, face: 'Ks' });
  const room = { me: 0, seats: [seat('Ann'), seat('Bob'), seat('Cleo Jones'), seat('Hugo', false)] };
  const muted = new MutedSeats();
  expect(muted.answer(room, 'mute cleo jones')).toBe('You no longer see what Cleo Jones says. Type mute again to undo it.');
  expect([1, 2].map((one) => muted.hears(one))).toEqual([true, false]);
  expect(muted.answer(room, 'mute')).toContain('Bob and Cleo Jones say');
  expect([0, 1, 2].map((one) => muted.hears(one))).toEqual([true, false, false]);
  expect(muted.answer(room, 'mute')).toBe('You see what Bob and Cleo Jones say again.');
  expect([1, 2].map((one) => muted.hears(one))).toEqual([true, true]);
  expect(muted.answer(room, 'mute hugo')).toBe('Nobody here is called hugo.');
  expect(muted.answer(room, 'house')).toBeUndefined();
});

test('the lobby tells who is here, who is ready and who deals', () => {
  const house = { held: false, away: null, coming: null, ready: false, face: 'Ks', name: 'Hugo' };
  const seats = [{ ...house, held: true, name: 'Ada', ready: true }, { ...house, held: true, name: 'Bob' }, house];
  const frame = { t: 'room', seq: 1, me: 1, coming: null, game: 'hearts', preset: 'house', bot: 'easy', clock: 0, rail: 'link' } as const;
  const asked = { offers: [], toAct: [], left: null, nth: 0, mine: null, commit: null, view: null } as const;
  const guests = [{ id: 'a', name: 'Rae', face: 'Jd', waits: false }];
  const round = { guests, lasted: null, sealed: 0, agreed: [], again: null, goers: [], best: null, fills: true, words: true } as const;
  const room = { ...frame, ...asked, ...round, stacks: [0, 0, 0], phase: 'lobby', hand: 0, promise: '', seats, host: 0 } as const;
  expect(lobbyLines(room)).toEqual(['Two at the table, one bot.', '- Ada, the host, ready', '- Bob, you', 'Rae is watching.']);
  expect(lobbyLines({ ...room, fills: false, guests: [] })[0]).toBe('Two at the table, one seat free.');
  expect(lobbyPrompt({ ...room, me: 0 })).toContain('? shows how to change the table');
  expect(lobbyPrompt({ ...room, seats: seats.map((one) => ({ ...one, ready: true })) })).toContain('Type n if you’re not');
});

test('who goes and who comes back is told once, and never of oneself or of the house', () => {
  const here = { held: true, away: null, coming: null, ready: true, face: 'Ks', name: 'Ada' };
  const before = [here, { ...here, name: 'Bob' }, { ...here, held: false, name: 'Hugo' }];
  const gone = before.map((seat) => ({ ...seat, away: 5 }));
  expect(goneAndBack(before, gone, 0)).toEqual(['Bob is away: a bot plays for them.']);
  // Bob himself says once that he is back; said again it would be refused.
  expect([isNewlyAway([], gone, 1), isNewlyAway(before, gone, 1), isNewlyAway(gone, gone, 1), isNewlyAway(gone, before, 1)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isNewlyAway(before, gone, 'rail')).toBe(false);
  const lone = before.map((seat) => ({ ...seat, gone: 5 }));
  expect(goneAndBack(before, lone, 0)[0]).toMatch(/^Bob has no connection\. /);
  expect(goneAndBack(lone, before, 0)).toEqual(['Bob is back.']);
  expect(goneAndBack(gone, before, 0)).toEqual(['Bob is back.']);
  expect(goneAndBack(gone, gone, 0)).toEqual([]);
  expect(goneAndBack([], gone, 0)).toEqual([]);
});

test('a table is changed by words, and fitted to the rules of its game', async () => {
  const options = await fittingOptions('holdem', { seats: 9, clock: 30_000 });
  const usual = { rail: 'link', fills: true, timeBank: 60_000, words: true } as const;
  expect(options).toEqual({ game: 'holdem', preset: 'tda', seats: 9, chips: 1000, clock: 30_000, bot: 'regular', ...usual });
  if (typeof options === 'string') throw new Error(options);
  expect(await changedRoomOptions(options, 'rules casino')).toMatchObject({ preset: 'casino', seats: 6 });
  expect(await changedRoomOptions(options, 'seats 3')).toMatchObject({ game: 'holdem', seats: 3 });
  expect(await changedRoomOptions(options, 'clock 0')).toMatchObject({ clock: 0 });
  expect(await changedRoomOptions(options, 'bank 20')).toMatchObject({ timeBank: 20_000 });
  expect(await changedRoomOptions(options, 'house off')).toMatchObject({ fills: false });
  expect(await changedRoomOptions(options, 'words off')).toMatchObject({ words: false });
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
  expect(await changedRoomOptions(options, 'game roulette')).toMatchObject({ game: 'roulette', preset: 'shared', seats: 7 });
  for (const text of ['?', 'seats many', 'house maybe', 'seats 3 4', 'toString x'])
    expect(await changedRoomOptions(options, text)).toBe(changeHelp());
});

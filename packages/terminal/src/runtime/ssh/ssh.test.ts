import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSpeech } from '../../language/choice.ts';
import { openVisit } from '../exit.ts';
import { memoryTerminal } from '../terminal.fixture.ts';
import { Accounts, limitedDisk } from './accounts.ts';
import { believedSize } from './channel-terminal.ts';
import { readHouse } from './command.ts';
import { hostKeyIn, isHostKey, makeHostKey } from './host-key.ts';
import { guestName } from './house.ts';
import { DoorCount, houseLimits } from './limits.ts';
import { readWish } from './lobby.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-ssh-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const visitAt = (terminal = memoryTerminal()) => ({
  terminal,
  visit: openVisit(terminal, { speech: openSpeech(undefined, undefined, {}), log: () => ({ ok: true, path: 'the log' }) }),
});

describe('the host key', () => {
  test('is made once, closed to others, and found again', () => {
    const made = hostKeyIn(folder);
    expect(isHostKey(made)).toBe(true);
    expect(statSync(join(folder, 'host_ed25519')).mode & 0o777).toBe(0o600);
    expect(hostKeyIn(folder)).toBe(made);
  });
  test('of those that cannot be read again another is made', () => {
    const sound = makeHostKey();
    const made = ['broken', 'broken', sound];
    expect(makeHostKey(() => made.shift() ?? '')).toBe(sound);
    expect(() => makeHostKey(() => 'broken')).toThrow('No host key could be made.');
  });
  test('one that is broken is told, and left as it is', () => {
    const file = join(folder, 'host_ed25519');
    writeFileSync(file, 'broken');
    expect(() => hostKeyIn(folder)).toThrow('is not a host key');
    expect(readFileSync(file, 'utf8')).toBe('broken');
  });
});

describe('accounts', () => {
  test('a folder takes no more than its quota, and room that was given back can be used', async () => {
    const disk = limitedDisk(folder, 100);
    await disk.write('a', 'x'.repeat(60));
    await expect(disk.write('b', 'x'.repeat(60))).rejects.toThrow('full');
    expect(() => disk.jot('b', 'x'.repeat(60))).toThrow('full');
    await disk.write('a', 'x'.repeat(90));
    await disk.rename('a', 'c');
    await disk.remove('c');
    disk.jot('b', 'x'.repeat(100));
    expect(limitedDisk(folder, 100).read('b')).toHaveLength(100);
    await expect(limitedDisk(folder, 100).write('d', 'x')).rejects.toThrow('full');
  });
  test('a key that is new where there is no room for another is a guest', async () => {
    const accounts = new Accounts(join(folder, 'players'), 1, 1000);
    const known = await accounts.enter('aa', visitAt().visit);
    await known.home.disk.write('save.json', 'x');
    expect(known.guest).toBeUndefined();
    expect((await accounts.enter('bb', visitAt().visit)).guest).toBe('no-room');
    expect((await accounts.enter(undefined, visitAt().visit)).guest).toBe('no-key');
    expect((await accounts.enter('aa', visitAt().visit)).guest).toBeUndefined();
  });
  test('whoever comes second by the same key waits until the first has saved, and holds the purse then', async () => {
    const accounts = new Accounts(folder, 10, 1000);
    const first = visitAt();
    const order: string[] = [];
    const before = await accounts.enter('aa', first.visit);
    const held = await before.home.hold(() => Promise.resolve(false));
    const save = async () => {
      await new Promise((done) => setTimeout(done, 20));
      order.push('saved');
      return { safe: undefined, trouble: undefined };
    };
    first.visit.noteRunning({ isFullScreen: false, end: save });
    expect(held?.lock?.isMine()).toBe(true);
    await accounts.enter('aa', visitAt().visit);
    order.push('in');
    expect(order).toEqual(['saved', 'in']);
    expect(held?.lock?.isMine()).toBe(false);
    expect(first.terminal.text()).toContain('taken over');
  });
});

test('lines are counted by their address, in all, and while they come in', () => {
  const door = new DoorCount({ ...houseLimits, lines: 4, linesOfAddress: 2, coming: 3 });
  expect([door.come('a'), door.come('a'), door.come('a')]).toEqual([undefined, undefined, 'too-many']);
  expect([door.come('b'), door.come('c')]).toEqual([undefined, 'too-many-coming']);
  door.enter();
  expect([door.come('c'), door.come('d')]).toEqual([undefined, 'full']);
  door.leave('b', true);
  door.leave('a', false);
  expect([door.lines, door.come('a')]).toEqual([2, undefined]);
});

test('a window is believed as far as a screen could be so large', () => {
  expect(believedSize(0, 0)).toEqual({ columns: 80, rows: 24 });
  expect(believedSize(132, 43)).toEqual({ columns: 132, rows: 43 });
  expect(believedSize(2 ** 32 - 1, 2 ** 32 - 1)).toEqual({ columns: 240, rows: 100 });
});

test('a name that cannot stand at a table is Guest', () => {
  expect(['Anna', '\x1b[31mEve', '', 'x'.repeat(500)].map(guestName)).toEqual(['Anna', 'Guest', 'Guest', 'Guest']);
});

describe('what is typed in the lobby', () => {
  test('leads to a table, to the floor, out, or to a sentence', () => {
    expect(readWish('open hearts', [])).toEqual({ at: 'open', game: 'hearts' });
    expect(readWish('  ', [])).toEqual({ at: 'list' });
    expect(readWish('FLOOR', [])).toEqual({ at: 'floor' });
    expect(['saal', 'Eröffnen hearts'].map((text) => readWish(text, []))).toEqual([{ at: 'floor' }, { at: 'open', game: 'hearts' }]);
    expect(readWish('q', [])).toEqual({ at: 'quit' });
    expect(readWish('sit 1', [])).toEqual({ at: 'wrong', sentence: 'There’s no table "1" here.' });
    expect(readWish('open chess', [])).toMatchObject({ at: 'wrong' });
    expect(readWish('watch \x1b[31m', [])).toEqual({ at: 'wrong', sentence: 'There’s no table "?[31m" here.' });
  });
});

describe('what stands after baize ssh', () => {
  test('is read, with what is usual for the rest', () => {
    expect(readHouse([], '/games')).toEqual({
      host: '127.0.0.1',
      port: 2222,
      home: join('/games', 'ssh'),
      rooms: undefined,
      roomsPort: 8321,
      roomsFile: undefined,
      address: undefined,
      limits: {},
    });
    expect(readHouse(['--port', '22', '--limits', '{"lines": 5}'], '/games')).toMatchObject({ port: 22, limits: { lines: 5 } });
  });
  test.each([
    [['--port', 'x'], '--port needs a port'],
    [['--limits', '{"lime": 5}'], 'Limits are numbers'],
    [['--limits', '{"lines": -5}'], 'Limits are numbers'],
    [['--rooms', 'nowhere'], '--rooms needs the address'],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => readHouse(args, '/games')).toThrow(sentence);
  });
});

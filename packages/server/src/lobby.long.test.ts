/** The lobby, the rail and the end over real lines: what the pages of a table with friends ask for. */
import { catalogue } from '@baize/games';
import { checkRoomRecord, type RoomOptions } from '@baize/rooms';
import { expect, test } from 'vitest';
import { LineFriend, playUntil, until } from './friend.fixture.ts';
import type { RoomLog } from './log/log.ts';
import { openMemoryLog } from './log/memory.ts';
import type { RunningServer } from './server.ts';
import { testServers } from './servers.fixture.ts';

const { friends, serve: start } = testServers();
const limits = { rate: 1000, burst: 1000, roomsOfAddress: 100 };
const serve = (log?: RoomLog): Promise<RunningServer> => start(log === undefined ? { limits } : { limits, log });

const holdem: RoomOptions = { game: 'holdem', preset: 'holdem', seats: 5, chips: 40, clock: 0, rail: 'link' };

const open = async ({ registry }: RunningServer, options: RoomOptions): Promise<string> => {
  const code = await registry.create(options);
  if (code === undefined) throw new Error('No room.');
  return code;
};

const come = async ({ url }: RunningServer, code: string, name: string): Promise<LineFriend> => {
  const friend = new LineFriend(() => [url], code, name);
  friends.push(friend);
  friend.connect();
  await until('the first picture', () => friend.client.room !== undefined);
  return friend;
};

const sit = async (server: RunningServer, code: string, name: string): Promise<LineFriend> => {
  const friend = await come(server, code, name);
  friend.sit(name);
  await until('a seat', () => friend.client.room?.me !== 'rail');
  return friend;
};

test('the host lays another table, of another game too; everybody finds it there and is dealt to by its rules', async () => {
  const server = await serve();
  const code = await open(server, holdem);
  const [ann, bob] = [await sit(server, code, 'Ann'), await sit(server, code, 'Bob')];
  bob.ready('ready');
  await until('Bob to be ready', () => ann.client.room?.seats[1]?.ready === true);
  bob.send({ t: 'unready' });
  await until('Bob not to be ready', () => ann.client.room?.seats[1]?.ready === false);
  const hearts: RoomOptions = { game: 'hearts', preset: 'modern', seats: 4, chips: 0, clock: 0, rail: 'nobody' };
  bob.send({ t: 'change', wish: hearts });
  await until('a refusal', () => bob.client.refused?.why === 'not-the-host');
  ann.send({ t: 'change', wish: { ...hearts, seats: 3 } });
  await until('a refusal', () => ann.client.refused?.why === 'cannot-open');
  ann.send({ t: 'change', wish: hearts });
  for (const friend of [ann, bob]) {
    await until('the other game', () => friend.client.room?.game === 'hearts');
    expect(friend.client.room).toMatchObject({ preset: 'modern', rail: 'nobody', phase: 'lobby' });
    expect(friend.client.room?.seats.map(({ held }) => held)).toEqual([true, true, false, false]);
  }
  ann.ready('start');
  await playUntil([ann, bob], 'a hand', () => (ann.client.room?.hand ?? 0) > 1);
  ann.send({ t: 'record' });
  await until('the record', () => ann.client.record !== undefined);
  expect(ann.client.record?.game).toBe('hearts');
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
});

test('where the house does not fill the seats, only those who came are dealt to', async () => {
  const server = await serve();
  const code = await open(server, { ...holdem, fills: false });
  const ann = await sit(server, code, 'Ann');
  ann.ready('start');
  await until('a refusal', () => ann.client.refused?.why === 'too-few-guests');
  const bob = await sit(server, code, 'Bob');
  ann.ready('start');
  await until('the deal', () => bob.client.room?.phase === 'playing');
  for (const friend of [ann, bob]) expect(friend.client.room?.seats.map(({ held }) => held)).toEqual([true, true]);
});

test('who watches is named to all, stands in line, and is forgotten when they go', async () => {
  const server = await serve();
  const code = await open(server, { ...holdem, seats: 2 });
  const [ann] = [await sit(server, code, 'Ann'), await sit(server, code, 'Bob')];
  const rae = await come(server, code, 'Rae');
  rae.send({ t: 'watch', name: 'Rae', face: 'Jd', waits: true });
  await until('Rae at the rail', () => ann.client.room?.guests[0]?.name === 'Rae');
  expect(rae.client.room?.guests).toMatchObject([{ name: 'Rae', waits: true }]);
  rae.close();
  await until('Rae to be gone', () => ann.client.room?.guests.length === 0);
});

test('to the end of the evening: what was sealed is opened by all, and once more leads all to the same table', async () => {
  const server = await serve();
  const code = await open(server, { ...holdem, seats: 3 });
  const [ann, bob] = [await sit(server, code, 'Ann'), await sit(server, code, 'Bob')];
  ann.send({ t: 'again' });
  await until('a refusal', () => ann.client.refused?.why === 'too-early');
  ann.ready('start');
  // Cards that are folded are never seen: that hand stays sealed.
  await playUntil([ann], 'Bob to fold', () => bob.do('fold') || ((bob.do('check') || bob.do('ready')) && false));
  await playUntil([ann, bob], 'the end', () => ann.client.room?.phase === 'over' && bob.client.room?.phase === 'over');
  const { sealed = 0, lasted, best, hand = 0 } = ann.client.room ?? {};
  expect([sealed > 0, lasted !== null, (best?.net ?? 0) > 0]).toEqual([true, true, true]);
  ann.send({ t: 'agree' });
  await until('Ann to agree', () => bob.client.room?.agreed.length === 1);
  bob.send({ t: 'agree' });
  await until('all to be open', () => ann.client.room?.sealed === 0);
  ann.send({ t: 'record' });
  await until('the record', () => ann.client.record !== undefined);
  const { record } = ann.client;
  if (record === undefined) throw new Error('No record.');
  expect(checkRoomRecord(await catalogue.holdem(), record)).toMatchObject({ ok: true, open: hand, sealed: 0 });
  for (const friend of [ann, bob]) friend.send({ t: 'again' });
  await until('both to go on', () => ann.client.room?.goers.length === 2);
  const next = ann.client.room?.again ?? '';
  expect(bob.client.room?.again).toBe(next);
  const again = await sit(server, next, 'Ann');
  expect(again.client.room).toMatchObject({ phase: 'lobby', game: 'holdem', preset: 'holdem' });
});

test('nobody is shown a table as it was before, by a process that has not heard of what they did', async () => {
  const log = openMemoryLog();
  const one = await serve(log);
  // This one is never told of anything: as over a line that has fallen silent.
  const deaf: RoomLog = {
    append: (room, after, lines) => log.append(room, after, lines),
    read: (room, after) => log.read(room, after),
    follow: () => Promise.resolve(() => undefined),
    now: (room) => log.now(room),
    keep: (room, fold) => log.keep(room, fold),
    kept: (room) => log.kept(room),
    isThere: () => log.isThere(),
    close: () => Promise.resolve(),
  };
  const two = await serve(deaf);
  const code = await open(one, { ...holdem, seats: 2 });
  const [ann, bob] = [await sit(one, code, 'Ann'), await sit(one, code, 'Bob')];
  await come(two, code, 'Rae');
  ann.ready('start');
  await playUntil([ann, bob], 'some decisions', () => (ann.client.room?.nth ?? 0) > 2);
  const { seq = 0, nth } = ann.client.room ?? {};
  const back = new LineFriend(() => [two.url], code, 'Ann');
  friends.push(back);
  back.client = { ...ann.client, pending: undefined };
  back.connect();
  await until('a picture', () => back.frames.some(({ t }) => t === 'room'));
  const [picture] = back.frames.filter((frame) => frame.t === 'room');
  expect(picture?.seq).toBeGreaterThanOrEqual(seq);
  expect(picture?.nth).toBeGreaterThanOrEqual(nth ?? 0);
});

/** Floods and squatters: what one line, one address and one room may ask for, and no more. */
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { LineFriend, openOver, playUntil, twoFriends, until } from './friend.fixture.ts';
import { LOG_START } from './log/log.ts';
import { openMemoryLog } from './log/memory.ts';
import { testServers } from './servers.fixture.ts';

const { friends, serve } = testServers();

/** A socket that says this and no more; how long it was let stay. */
const staying = async (url: string, text: string): Promise<number> => {
  const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  const began = performance.now();
  socket.resume();
  socket.write(text);
  await new Promise((done) => socket.once('close', done).once('end', () => socket.end()));
  return performance.now() - began;
};

const upgrade = (headers: string): string =>
  `GET /rooms HTTP/1.1\r\n${headers}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

test('who does not say in time what they want, or is refused, does not linger', async () => {
  const { url } = await serve({ limits: { handshake: 500 } });
  expect(await staying(url, 'GET /rooms HTTP/1.1\r\nHost: x\r\n')).toBeLessThan(4000);
  expect(await staying(url, upgrade('Host: x\r\nOrigin: https://elsewhere.example\r\n'))).toBeLessThan(1000);
});

test('one address has only so many sockets, whatever it says on them', async () => {
  const { url } = await serve({ limits: { socketsOfAddress: 5 } });
  const sockets = Array.from({ length: 12 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  let closed = 0;
  for (const socket of sockets)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        closed += 1;
      });
  await until('the rest to be shut out', () => closed === 7);
  for (const socket of sockets) socket.destroy();
});

test('a page whose name was made to lead here is shown the door; one at an address, or of a named origin, is not', async () => {
  const { url } = await serve({ origins: ['https://rooms.example.org'] });
  const port = new URL(url).port;
  const answer = (host: string, origin: string): Promise<string> =>
    new Promise((done) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('data', (data) => {
        done(String(data).slice(9, 12));
        socket.destroy();
      });
      socket.write(upgrade(`Host: ${host}\r\nOrigin: ${origin}\r\n`));
    });
  expect(await answer(`evil.example:${port}`, `http://evil.example:${port}`)).toBe('403');
  expect(await answer(`127.0.0.1:${port}`, `http://127.0.0.1:${port}`)).toBe('101');
  expect(await answer(`localhost:${port}`, `http://localhost:${port}`)).toBe('101');
  expect(await answer('rooms.example.org', 'https://rooms.example.org')).toBe('101');
});

test('who sits down and gets up again and again does not fill a log', async () => {
  const log = openMemoryLog();
  const { url } = await serve({ log, limits: { rate: 1e6, burst: 1e6, entriesOfLine: 1e6, linesOfAddress: 100 } });
  const code = await openOver(url, 'hearts', 'house', 0);
  const eves = Array.from({ length: 10 }, (_, at) => new LineFriend(() => [url], code, `Eve ${at}`));
  friends.push(...eves);
  for (const eve of eves) eve.connect(false);
  await until('pictures', () => eves.every(({ client }) => client.room !== undefined));
  for (let count = 0; count < 100; count += 1) {
    for (const [at, eve] of eves.entries()) {
      eve.sit(`Eve ${at}`);
      eve.send({ t: 'leave' });
    }
    await new Promise((done) => setTimeout(done, 1));
  }
  await until('somebody to be told', () =>
    eves.some(({ frames }) => frames.some((frame) => frame.t === 'refused' && frame.why === 'too-often')),
  );
  expect((await log.read(code, LOG_START))?.length).toBeLessThan(150);
});

test('who asks for one thing after another is told that it is too often, and names that cannot be are refused in a sentence', async () => {
  const { url } = await serve({ limits: { entriesOfLine: 4 } });
  const code = await openOver(url, 'hearts', 'house', 0);
  const eve = new LineFriend(() => [url], code, 'Eve');
  friends.push(eve);
  eve.connect();
  await until('a picture', () => eve.client.room !== undefined);
  eve.sit('\u3164');
  await until('a refusal', () => eve.client.refused?.why === 'bad-name');
  for (let count = 0; count < 5; count += 1) eve.send({ t: 'leave' });
  await until('a refusal', () => eve.client.refused?.why === 'too-often');
});

test('a long record comes in parts, a few times a minute, and who does not read takes no room', async () => {
  const { url } = await serve({ limits: { rate: 1e6, burst: 1e6, records: 2 } });
  const code = await openOver(url, 'pontoon', 'british', 100_000);
  const [ann, bob] = await twoFriends(() => [url], code);
  friends.push(ann, bob);
  await playUntil([ann, bob], 'a long evening', () => (ann.client.room?.hand ?? 0) >= 60 || ann.client.room?.phase === 'over');
  ann.send({ t: 'record' });
  await until('the record', () => ann.client.record !== undefined);
  const parts = ann.frames.filter((frame) => frame.t === 'record');
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(200_000);
  expect(parts.reduce((sum, { record }) => sum + record.hands.length, 0)).toBe(ann.client.record?.hands.length);
  for (let count = 0; count < 3; count += 1) ann.send({ t: 'record' });
  await until('a refusal', () => ann.client.refused?.why === 'too-often');
});

import { fork, read } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draw } from '../../../scripts/draw.ts';
import { LineFriend, openOver, twoFriends, until } from './friend.fixture.ts';
import { openMemoryLog } from './log/memory.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
const troubles: string[] = [];
beforeAll(async () => {
  const limits = { rate: 1e6, burst: 1e6, linesOfAddress: 1e6, roomsOfAddress: 1e6 };
  server = await startServer({ log: openMemoryLog(), limits, note: ({ what }) => troubles.push(what) });
});
afterAll(() => server.close());

const CONVERSATIONS = draw(2_500, 10_000);
const HEX = 'ab'.repeat(32);
const conversation = (room: string): readonly string[] =>
  [
    { t: 'hello', room, token: 'cd'.repeat(16), seq: 0 },
    { t: 'sit', seat: 2, name: 'Mallory', face: 'Ks', commit: HEX },
    { t: 'ready', reveal: { nonce: HEX, next: HEX } },
    { t: 'act', nth: 0, action: { type: 'pass', cards: ['Qs', 'Ks', 'As'] } },
    { t: 'say', phrase: 'ha' },
    { t: 'level', bot: 'easy' },
    { t: 'free', seat: 0 },
    { t: 'act', nth: 1, action: { type: 'play', card: '2c' }, reveal: { next: HEX } },
    { t: 'record' },
    { t: 'leave' },
  ].map((message) => JSON.stringify(message));

test('thousands of mutated conversations: the server stands, the table goes on, and no room is in trouble', async () => {
  const code = await openOver(server.url, 'hearts', 'house', 0, 1000);
  const [ann, bob] = await twoFriends(() => [server.url], code);
  const player = setInterval(() => {
    ann.play();
    bob.play();
  }, 10);
  const reader = read(fork(HEX, 'conversations'));
  const lines = conversation(code);
  let [sent, next] = [0, 0];
  const goesOn = (): boolean => next < CONVERSATIONS;
  const talk = async (eve: LineFriend): Promise<void> => {
    for (const line of lines) eve.sendText(reader.below(3) === 0 ? mangle(line, reader) : line);
    sent += lines.length;
    next += 1;
    await new Promise((done) => (next % 25 === 0 ? setTimeout(done, 1) : setImmediate(done)));
  };
  const hostile = async (): Promise<void> => {
    while (goesOn()) {
      const eve = new LineFriend(() => [server.url], code, `Eve ${next}`);
      eve.connect(false);
      // Many conversations on one line, until it is closed for what is no JSON.
      await until('a line', () => eve.frames.length > 0 || eve.closedWith !== undefined);
      while (eve.closedWith === undefined && goesOn()) await talk(eve);
      eve.close();
    }
  };
  await Promise.all([hostile(), hostile(), hostile(), hostile()]);
  expect(sent).toBeGreaterThan(CONVERSATIONS);
  const before = ann.client.room?.seq ?? 0;
  await until('the table to go on', () => (ann.client.room?.seq ?? 0) > before + 5 || ann.client.room?.phase === 'over', 30_000);
  clearInterval(player);
  expect(troubles).toEqual([]);
  expect(server.metrics.countOf('bad_messages')).toBeGreaterThan(100);
  expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
  ann.close();
  bob.close();
});

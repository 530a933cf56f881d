import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomEntry } from '@baize/rooms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedLog } from './embedded.ts';
import { logSuite } from './log.fixture.ts';
import { type RoomLog, SNAPSHOT_TTL } from './log.ts';

let folder = '';
let log: RoomLog;
const onFailure = (error: unknown): void => {
  throw error;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-log-'));
  log = await openEmbeddedLog({ file: join(folder, 'suite.log'), onFailure });
});
afterAll(async () => {
  await log.close();
  await rm(folder, { recursive: true, force: true });
});

logSuite('embedded', () => log);

const said = (at: number): RoomEntry => ({ at, by: 'p', t: 'said', seat: 0, phrase: 'ha' });

test('a torn last line is cut off, and everything before it is there', async () => {
  const file = join(folder, 'torn.log');
  const first = await openEmbeddedLog({ file, onFailure });
  const now = first.now();
  await first.append('a', 1, [said(now)]);
  await first.append('a', 2, [said(now)]);
  await first.close();
  await appendFile(file, '{"room":"a","seq":3,"entry":{"at":3,"by"');
  const again = await openEmbeddedLog({ file, onFailure });
  expect((await again.read('a', 1)).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(await again.append('a', 3, [said(now)])).toEqual({ ok: true });
  await again.close();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).seq)).toEqual([1, 2, 3]);
});

test('a room is gone a day after its last entry, from memory and with the next start from the file', async () => {
  const file = join(folder, 'old.log');
  let now = 1_000_000;
  const clock = (): number => now;
  const first = await openEmbeddedLog({ file, onFailure, clock });
  await first.append('old', 1, [said(now)]);
  now += SNAPSHOT_TTL;
  await first.append('new', 1, [said(now)]);
  expect(await first.read('old', 1)).toEqual([]);
  await first.close();
  const again = await openEmbeddedLog({ file, onFailure, clock });
  expect([(await again.read('old', 1)).length, (await again.read('new', 1)).length]).toEqual([0, 1]);
  await again.close();
  expect(await readFile(file, 'utf8')).not.toContain('"old"');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PutAside } from './database.ts';
import { linesFor, logSuite } from './log.fixture.ts';
import { LOG_START, type RoomLog } from './log.ts';
import { hasNodeSqlite } from './node-sqlite.ts';

// As in the packed command. Other tests may have loaded the store with its usual driver, so it's loaded again here, and once more after.
vi.resetModules();
vi.doMock('libsql', () => import('./node-sqlite.ts'));
const { openSqliteLog } = await import('./sqlite.ts');
const { backUpRooms } = await import('./database.ts');
afterAll(() => {
  vi.doUnmock('libsql');
  vi.resetModules();
});

const onTrouble = (error: unknown): void => {
  throw error;
};
const aside: PutAside[] = [];
const openAt = (file: string): Promise<RoomLog> => openSqliteLog({ file, onTrouble, onAside: (one) => void aside.push(one) });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-node-sqlite-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// The oldest Node that we run on has none.
const isThere = hasNodeSqlite();

describe.skipIf(!isThere)('Node’s own SQLite', () => {
  let log: RoomLog;
  beforeAll(async () => {
    log = await openAt(join(folder, 'suite.db'));
  });
  afterAll(() => log.close());

  logSuite('in a file, by Node itself', () => log);

  test('what was written is there after the next start, in one server’s hands, and can be copied meanwhile', async () => {
    const file = join(folder, 'again.db');
    const lines = linesFor(LOG_START, 1, 2, 3);
    const first = await openAt(file);
    await first.append('a', LOG_START, lines);
    await first.keep('a', { head: lines[1] ?? LOG_START, text: '{}' });
    await expect(openAt(file)).rejects.toThrow('Another server has');
    backUpRooms(file, join(folder, 'copy.db'));
    await first.close();
    for (const one of [file, join(folder, 'copy.db')]) {
      const again = await openAt(one);
      expect(await again.read('a', LOG_START)).toEqual(lines);
      expect((await again.kept('a'))?.head.seq).toBe(2);
      await again.close();
    }
    expect(aside).toEqual([]);
  });
});

test.skipIf(isThere)('where Node has none, it says so in a sentence', async () => {
  await expect(openAt(join(folder, 'none.db'))).rejects.toThrow('has no SQLite to keep rooms in a file with');
});

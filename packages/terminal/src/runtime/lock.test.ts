import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock, takeOver } from './lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mine = (where = folder) => {
  const locked = takeLock(where);
  if (locked.kind !== 'mine') throw new Error(locked.kind);
  return locked.lock;
};
const writeLock = (holder: unknown): void => writeFileSync(join(folder, 'save.lock'), JSON.stringify(holder));

test('the first to come holds the profile, and the next is told who has it', () => {
  const lock = mine();
  expect(lock.isMine()).toBe(true);
  expect(takeLock(folder)).toEqual({ kind: 'held', pid: process.pid });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(mine().isMine()).toBe(true);
});
test('who takes over holds it, and the other knows and lets nothing go that is not theirs', async () => {
  const first = mine();
  const second = await takeOver(folder);
  expect([first.isMine(), second.isMine()]).toEqual([false, true]);
  first.release();
  expect(second.isMine()).toBe(true);
});
test('the lock of a process that is gone is taken without a word', () => {
  // No process has a number as large as this.
  writeLock({ pid: 2 ** 30, since: '', token: 'x' });
  expect(mine().isMine()).toBe(true);
});
test('a number that came round again is another process', () => {
  writeLock({ pid: process.pid, since: '1', token: 'x' });
  expect(takeLock(folder).kind).toBe(process.platform === 'linux' ? 'mine' : 'held');
});
test('a lock that is not whole is nobody’s', () => {
  for (const text of ['', '{', '[]', '{"pid":"1"}', '{"pid":-1,"since":"","token":""}']) {
    writeFileSync(join(folder, 'save.lock'), text);
    mine().release();
  }
});
test('a lock holds a number, a start and a token, and nothing about the player', () => {
  mine();
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'save.lock'), 'utf8')))).toEqual(['pid', 'since', 'token']);
});
test('a folder that takes no lock is no lock', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(takeLock(join(folder, 'file', 'baize'))).toEqual({ kind: 'none' });
});

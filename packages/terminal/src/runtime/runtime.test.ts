import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noRounds } from '@baize/casino';
import { isSeed } from '@baize/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { dataFolder, freshSeed } from './disk.ts';
import { logError } from './exit.ts';
import { saveSession } from './session-file.ts';

describe('the data folder of each system', claims('PON-11.1', 'PON-11.4', 'PON-13.2'), () => {
  const at = (platform: string, home: string, env: Record<string, string> = {}): string => dataFolder({ platform, home, env });
  test('Linux follows XDG', () => {
    expect(at('linux', '/home/ann')).toBe('/home/ann/.local/share/baize');
    expect(at('linux', '/home/ann', { XDG_DATA_HOME: '/data' })).toBe('/data/baize');
    expect(at('linux', '/home/ann', { XDG_DATA_HOME: 'relative' })).toBe('/home/ann/.local/share/baize');
    expect(at('freebsd', '/home/ann', { XDG_DATA_HOME: '' })).toBe('/home/ann/.local/share/baize');
  });
  test('macOS and Windows have their own places', () => {
    expect(at('darwin', '/Users/ann')).toBe('/Users/ann/Library/Application Support/baize');
    expect(at('win32', 'C:\\Users\\ann', { APPDATA: 'C:\\Users\\ann\\AppData\\Roaming' })).toBe('C:\\Users\\ann\\AppData\\Roaming\\baize');
    expect(at('win32', 'C:\\Users\\ann')).toBe('C:\\Users\\ann\\AppData\\Roaming\\baize');
  });
  test('BAIZE_HOME comes before all of them', () => {
    for (const platform of ['linux', 'darwin', 'win32']) expect(at(platform, '/home/ann', { BAIZE_HOME: '/games' })).toBe('/games');
  });
});

test('a fresh seed is 64 hex digits, never twice the same, with the device and without it', () => {
  const seeds = [freshSeed(), freshSeed(), freshSeed(() => undefined), freshSeed(() => undefined)];
  for (const seed of seeds) expect(isSeed(seed)).toBe(true);
  expect(new Set(seeds).size).toBe(seeds.length);
});

describe('the files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const session = { game: 'pontoon', preset: 'house', statistics: { ...noRounds, rounds: 3, won: 2, lost: 1 } };

  test('a session is saved whole, and holds counts and nothing else', claims('PON-13.3'), () => {
    const inside = join(folder, 'new', 'baize');
    expect(saveSession(inside, session)).toEqual({ ok: true, path: join(inside, 'last-session.json') });
    const saved: unknown = JSON.parse(readFileSync(join(inside, 'last-session.json'), 'utf8'));
    expect(saved).toEqual({ format: 1, ...session });
    expect(readdirSync(inside)).toEqual(['last-session.json']);
  });
  test('an error is added to the log with its stack and the version', claims('PON-9.4'), () => {
    const now = new Date(0);
    logError(folder, new Error('first'), '1.2.3', now);
    logError(folder, 'a thrown string', '1.2.3', now);
    const log = readFileSync(join(folder, 'error.log'), 'utf8');
    expect(log).toContain('1970-01-01T00:00:00.000Z baize 1.2.3');
    expect(log).toContain('Error: first\n    at ');
    expect(log).toContain('a thrown string');
  });
  test('a folder that cannot be made is told, not thrown', () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    const inside = join(blocked, 'baize');
    expect(saveSession(inside, session)).toMatchObject({ ok: false });
    expect(logError(inside, new Error('x'), '1', new Date(0))).toMatchObject({ ok: false });
  });
  test('a save that fails leaves the old one, and no draft behind', () => {
    saveSession(folder, session);
    const target = join(folder, 'last-session.json');
    rmSync(target);
    // A folder in the file's place makes the last step fail.
    saveSession(join(target), session);
    expect(saveSession(folder, session)).toMatchObject({ ok: false });
    expect(readdirSync(folder)).toEqual(['last-session.json']);
    expect(existsSync(target)).toBe(true);
    chmodSync(target, 0o755);
  });
});

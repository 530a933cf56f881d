import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'baize.cjs');
const hasOwnStore = process.getBuiltinModule('node:sqlite') !== undefined;

let folder = '';
/** The command as a package manager leaves it: a link in a folder of programs, the page beside the file that it leads to. */
let linked = '';
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-rooms-'));
  const installed = join(folder, 'lib');
  for (const one of [join(installed, 'web'), join(folder, 'bin')]) mkdirSync(one, { recursive: true });
  copyFileSync(BUILT, join(installed, 'baize.cjs'));
  writeFileSync(join(installed, 'web', 'index.html'), '<title>Baize</title>');
  linked = join(folder, 'bin', 'baize');
  symlinkSync(join(installed, 'baize.cjs'), linked);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const surroundings = () => ({ BAIZE_HOME: folder, PATH: process.env['PATH'] ?? '' });

interface Served {
  readonly url: string;
  readonly said: () => string;
  end(): Promise<number | null>;
}

const serve = (...args: string[]): Promise<Served> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [linked, 'rooms', '--port', '0', ...args], { cwd: folder, env: surroundings() });
    running.push(child);
    let said = '';
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    const hear = (data: unknown): void => {
      said += String(data);
      const url = /Rooms are open at (http:\/\/[^/]+\/)/.exec(said)?.[1];
      const end = (): Promise<number | null> => {
        child.kill('SIGTERM');
        return ended;
      };
      if (url !== undefined && said.includes('"started"')) resolve({ url, said: () => said, end });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`It has ended: ${said}`)));
  });

const openRoom = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}rooms`);
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'open', game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 30_000, rail: 'link' })),
    );
    socket.on('message', (data) => {
      socket.terminate();
      resolve(String(data));
    });
  });

test('the command alone serves the page and opens tables, and ends when it is told to', async () => {
  const { url, said, end } = await serve('--game', 'holdem');
  expect(said()).toMatch(/#\/room\/[0-9a-z]{16}/);
  expect(await (await fetch(url)).text()).toBe('<title>Baize</title>');
  expect((await fetch(`${url}readyz`)).status).toBe(200);
  expect(await openRoom(url)).toContain('"t":"opened"');
  expect(await end()).toBe(0);
  // Nothing is promised that is not kept.
  expect(said().includes('gone when this ends')).toBe(!hasOwnStore);
  expect(existsSync(join(folder, 'rooms.db'))).toBe(hasOwnStore);
});

test('what cannot be done is said, and nothing is served', () => {
  const rooms = (...args: string[]) =>
    spawnSync(process.execPath, [linked, 'rooms', ...args], { cwd: folder, encoding: 'utf8', env: surroundings() });
  const answers = [rooms('--prot', '1'), rooms('backup'), rooms('serve'), rooms('--port', '0', '--game', 'whist')];
  expect(answers.map(({ status }) => status)).toEqual([1, 1, 1, 1]);
  expect(answers.map(({ stderr }) => /"why":"([^'.]*)/.exec(stderr)?.[1])).toEqual([
    'Unknown option ',
    'Name the file to write: backup FILE',
    'There is no command \\"serve\\"',
    'There is no game \\"whist\\"',
  ]);
  const overRedis = spawnSync(process.execPath, [linked, 'rooms'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...surroundings(), REDIS_URL: 'redis://127.0.0.1:1' },
  });
  expect(overRedis.stderr).toContain('REDIS_URL is for the room server itself');
});

test.skipIf(hasOwnStore)('where this Node cannot keep rooms in a file, a file that was asked for is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [linked, 'rooms', '--file', 'mine.db'], { encoding: 'utf8', env: surroundings() });
  expect(status).toBe(1);
  expect(stderr).toContain('Node 22.16 or newer');
});

/** Finds Redis for tests and benches, installs it where that can be done, and starts one for each of them. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isEntry, run } from './workspace.mjs';

const { env } = process;
const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const NAMES = process.platform === 'win32' ? ['redis-server.exe', 'valkey-server.exe'] : ['redis-server', 'valkey-server'];
const folders = () => [...new Set([...(env['PATH'] ?? '').split(delimiter).filter((one) => one !== ''), ...PLACES])];
const runs = (/** @type {string} */ file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** @type {typeof import('./redis.mjs').findRedis} */
export const findRedis = () =>
  folders()
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(runs);

/** @type {typeof import('./redis.mjs').lacksRedis} */
export const lacksRedis = () => {
  if (findRedis() !== undefined) return false;
  console.warn('NOT TESTED: no redis-server is to be found in PATH, so nothing that needs Redis is tested. Install Redis 7 or Valkey.');
  return true;
};

const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @type {typeof import('./redis.mjs').ensureRedis} */
export const ensureRedis = async () => {
  const found = findRedis();
  if (found || !canUseApt()) return found;
  console.log('No Redis found: installing redis-server …');
  // The package would start one on the usual port: only ours are to run.
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], quiet);
  return findRedis();
};

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Whether something answers there as Redis does, its data loaded. @param {number} port @returns {Promise<boolean>} */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const done = (/** @type {boolean} */ ok) => {
      socket.destroy();
      resolve(ok);
    };
    socket.once('data', (data) => done(String(data).startsWith('+PONG')));
    socket.once('error', () => done(false));
    socket.setTimeout(1000, () => done(false));
  });

/** @param {number} port @param {boolean} want */
const until = async (port, want) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await answers(port)) === want) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`Redis on port ${port} does not ${want ? 'answer' : 'end'}.`);
};

/** @type {typeof import('./redis.mjs').startRedis} */
export const startRedis = async ({ fsync = 'everysec' } = {}) => {
  const program = await ensureRedis();
  if (!program) throw new Error('No redis-server was found, and none could be installed. Install Redis 7, or set REDIS_URL.');
  const folder = await mkdtemp(join(tmpdir(), 'baize-redis-'));
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    const keep = ['--appendonly', 'yes', '--appendfsync', fsync, '--save', '', '--dir', folder];
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', ...keep, '--loglevel', 'warning'], { stdio: 'ignore' });
    await until(port, true);
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (running === undefined) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await ended;
  };
  const close = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, port, start, kill, close };
};

if (isEntry(import.meta.url)) console.log((await ensureRedis()) ?? 'No Redis was found, and none could be installed.');

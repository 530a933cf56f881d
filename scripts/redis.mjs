/** Finds Redis for tests and benches, installs it where that can be done, and starts one for each of them. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram, findProgram } from './programs.mjs';
import { isEntry } from './workspace.mjs';

const NAMES = process.platform === 'win32' ? ['redis-server.exe', 'valkey-server.exe'] : ['redis-server', 'valkey-server'];

/** @type {typeof import('./redis.mjs').findRedis} */
export const findRedis = () => findProgram(NAMES, '--version');

/** @type {typeof import('./redis.mjs').ensureRedis} */
export const ensureRedis = () => ensureProgram(findRedis, 'redis-server');

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

/** Whether somebody listens there. @param {number} port @returns {Promise<boolean>} */
const canConnect = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
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
export const startRedis = async ({ fsync = 'always' } = {}) => {
  const program = await ensureRedis();
  if (!program) throw new Error('No redis-server was found, and none could be installed. Install Redis 7 or Valkey.');
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

/** Says something to a Redis, and hears what it answers. @param {number} port @param {readonly string[]} words @returns {Promise<string>} */
const tell = (port, words) =>
  new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${words.join(' ')}\r\n`));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.once('error', reject);
  });

/** Redis processes in a folder of their own. @param {() => readonly string[]} options @param {number} count */
const startSome = async (options, count) => {
  const program = await ensureRedis();
  if (!program) throw new Error('No redis-server was found, and none could be installed.');
  const folder = await mkdtemp(join(tmpdir(), 'baize-redis-'));
  const nodes = [];
  for (let at = 0; at < count; at += 1) {
    const port = await freePort();
    const place = join(folder, String(at));
    await mkdir(place);
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', place, '--save', '', '--loglevel', 'warning', ...options()];
    nodes.push({ port, place, child: spawn(program, words, { stdio: 'ignore' }) });
    await until(port, true);
  }
  const close = async () => {
    for (const { child } of nodes) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { program, folder, nodes, close };
};

/** @param {() => Promise<boolean>} test @param {string} what */
const eventually = async (test, what) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await test()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Waited in vain for ${what}.`);
};

/** @type {typeof import('./redis.mjs').startRedisCluster} */
export const startRedisCluster = async () => {
  const { nodes, close } = await startSome(() => ['--cluster-enabled', 'yes', '--appendonly', 'yes', '--cluster-node-timeout', '2000'], 3);
  const ports = nodes.map(({ port }) => port);
  const [first = 0] = ports;
  for (const [at, port] of ports.entries()) {
    await tell(port, ['CLUSTER', 'ADDSLOTSRANGE', String(Math.ceil((at * 16_384) / 3)), String(Math.ceil(((at + 1) * 16_384) / 3) - 1)]);
    if (port !== first) await tell(first, ['CLUSTER', 'MEET', '127.0.0.1', String(port)]);
  }
  for (const port of ports)
    await eventually(async () => (await tell(port, ['CLUSTER', 'INFO'])).includes('cluster_state:ok'), 'the cluster');
  const ids = await Promise.all(ports.map(async (port) => /[0-9a-f]{40}/.exec(await tell(port, ['CLUSTER', 'MYID']))?.[0] ?? ''));
  /** @type {Map<string, number>} */
  const owners = new Map();
  /** Moves a slot with all its keys from whoever has it to the next node. @param {string} key */
  const moveSlotOf = async (key) => {
    const slot = /\d+/.exec(await tell(first, ['CLUSTER', 'KEYSLOT', key]))?.[0] ?? '0';
    const from = owners.get(slot) ?? Math.floor(Number(slot) / (16_384 / 3));
    const to = (from + 1) % 3;
    const [source = 0, target = 0] = [ports[from], ports[to]];
    await tell(target, ['CLUSTER', 'SETSLOT', slot, 'IMPORTING', ids[from] ?? '']);
    await tell(source, ['CLUSTER', 'SETSLOT', slot, 'MIGRATING', ids[to] ?? '']);
    const keys = (await tell(source, ['CLUSTER', 'GETKEYSINSLOT', slot, '100'])).split('\r\n').filter((word) => word.startsWith('room:'));
    if (keys.length > 0) await tell(source, ['MIGRATE', '127.0.0.1', String(target), '""', '0', '5000', 'KEYS', ...keys]);
    owners.set(slot, to);
    for (const port of [target, source, ...ports]) await tell(port, ['CLUSTER', 'SETSLOT', slot, 'NODE', ids[to] ?? '']);
  };
  return { url: ports.map((port) => `redis://127.0.0.1:${port}`).join(','), moveSlotOf, close };
};

/** @type {typeof import('./redis.mjs').startRedisSentinel} */
export const startRedisSentinel = async () => {
  const data = await startSome(() => ['--appendonly', 'yes', '--repl-diskless-sync-delay', '0'], 2);
  const [master, replica] = data.nodes.map(({ port }) => port);
  await tell(replica ?? 0, ['REPLICAOF', '127.0.0.1', String(master)]);
  await eventually(async () => (await tell(replica ?? 0, ['INFO', 'replication'])).includes('master_link_status:up'), 'the replica');
  const sentinels = [];
  for (let at = 0; at < 3; at += 1) {
    const port = await freePort();
    const file = join(data.folder, `sentinel-${at}.conf`);
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${data.folder}`,
      `sentinel monitor rooms 127.0.0.1 ${master} 2`,
      'sentinel down-after-milliseconds rooms 1000',
      'sentinel failover-timeout rooms 4000',
    ];
    await writeFile(file, `${lines.join('\n')}\n`);
    sentinels.push({ port, child: spawn(data.program, [file, '--sentinel'], { stdio: 'ignore' }) });
    await until(port, true);
  }
  const [watcher = { port: 0 }] = sentinels;
  const masterNow = async () => (await tell(watcher.port, ['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'rooms'])).split('\r\n')[4] ?? '';
  await eventually(async () => (await tell(watcher.port, ['SENTINEL', 'CKQUORUM', 'rooms'])).startsWith('+OK'), 'the Sentinels');
  await eventually(async () => (await tell(watcher.port, ['SENTINEL', 'REPLICAS', 'rooms'])).startsWith('*1'), 'the replica to be known');
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/rooms`,
    moveMaster: async () => {
      const before = await masterNow();
      await tell(watcher.port, ['SENTINEL', 'FAILOVER', 'rooms']);
      await eventually(async () => (await masterNow()) !== before, 'another master');
    },
    killMaster: async () => {
      const before = await masterNow();
      data.nodes.find(({ port }) => String(port) === before)?.child.kill('SIGKILL');
      await eventually(async () => (await masterNow()) !== before, 'another master');
    },
    close: async () => {
      for (const { child } of sentinels) child.kill('SIGKILL');
      await data.close();
    },
  };
};

/** @type {typeof import('./redis.mjs').startRedisOverTls} */
export const startRedisOverTls = async () => {
  const keys = await mkdtemp(join(tmpdir(), 'baize-keys-'));
  const [key, certificate] = [join(keys, 'key.pem'), join(keys, 'certificate.pem')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = spawnSync('openssl', [...words, '-keyout', key, '-out', certificate, ...names], { stdio: 'ignore' });
  const program = made.status === 0 ? await ensureRedis() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'baize-redis-'));
  const port = await freePort();
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no'];
  const keep = ['--dir', folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always', '--loglevel', 'warning'];
  const child =
    program && spawn(program, ['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', ...files, ...keep], { stdio: 'ignore' });
  const close = async () => {
    if (child) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await rm(keys, { recursive: true, force: true });
  };
  for (let tries = 0; child && child.exitCode === null && tries < 200; tries += 1) {
    if (await canConnect(port)) return { url: `rediss://localhost:${port}`, certificate, close };
    await new Promise((done) => setTimeout(done, 25));
  }
  await close();
  console.warn('NOT TESTED: rooms over TLS. There is no openssl, or redis-server was built without TLS.');
  return undefined;
};

if (isEntry(import.meta.url)) console.log((await ensureRedis()) ?? 'No Redis was found, and none could be installed.');

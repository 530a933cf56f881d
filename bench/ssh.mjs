/**
 * Many players over ssh in one process, each with a key and a purse, at one action a second: `node bench/ssh.mjs [players] [seconds]`.
 * They sit at all six tables. What is measured is the server's: processor time, memory, how late its event loop is, and what goes to each
 * player. The players press what their tables ask for, from another process.
 */
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import ssh2 from 'ssh2';
import { bench, judge } from './lib/bench.mjs';
import { ownFolder } from './lib/usage.mjs';
import { command } from './terminal/player.mjs';

const meter = fileURLToPath(new URL('terminal/ssh-meter.cjs', import.meta.url));

/** What sits somebody down at each table, and what they press there. */
const TABLES = [
  { key: '1', presses: ['t', 's', '\r', 's'] },
  { key: '2', presses: [...'abcdefghjklmn', '\r', '\r', '\r'] },
  { key: '3', presses: ['c', 'k', '\r', 'f'] },
  { key: '4', presses: ['s', 'h', '\r', '\r'] },
  { key: '5', presses: ['r', '1', '\r', '\r', 's'] },
  { key: '6', presses: ['s', 'd', 'c', '\r', 'n'] },
];

/** A server with room for so many: where it is, and what it has used since it was last asked. */
const startServer = async (players) => {
  const limits = JSON.stringify({ lines: players + 10, linesOfAddress: players + 10, coming: players + 10 });
  const args = ['ssh', '--port', '0', '--rooms-port', '0', '--home', ownFolder('baize-ssh-bench'), '--limits', limits];
  const server = fork(command, args, { execArgv: ['--require', meter], stdio: ['ignore', 'pipe', 'inherit', 'ipc'], silent: false });
  const port = await new Promise((resolve) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /ssh -p (\d+)/.exec(text);
      if (found !== null) resolve(Number(found[1]));
    });
  });
  const measure = () =>
    new Promise((resolve) => {
      server.once('message', resolve);
      server.send('measure');
    });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });
  return { port, measure, stop };
};

const newKey = () => {
  for (;;) {
    const { private: key } = ssh2.utils.generateKeyPairSync('ed25519');
    if (!(ssh2.utils.parseKey(key) instanceof Error)) return key;
  }
};

/** Somebody at a table. */
const joinTable = (port, at) =>
  new Promise((resolve, reject) => {
    const sock = connect(port, '127.0.0.1');
    const client = new ssh2.Client();
    client.on('error', reject);
    client.on('ready', () =>
      client.shell({ term: 'xterm-256color', cols: 80, rows: 24 }, (error, stream) => {
        if (error) return reject(error);
        let seen = 0;
        stream.on('data', (bytes) => {
          seen += bytes.length;
        });
        const table = TABLES[at % TABLES.length];
        resolve({ client, sock, stream, table, seen: () => seen });
      }),
    );
    client.connect({ sock, username: `player${at}`, privateKey: newKey() });
  });

/** Everybody sits down: rules, opponents and chips as usual; then the welcome. */
const beginAll = async (all) => {
  for (const { stream, table } of all) {
    stream.write(table.key);
    await pause(5);
  }
  for (let step = 0; step < 8; step += 1) {
    await pause(700);
    for (const { stream } of all) stream.write('\r');
  }
  await pause(2000);
};

const figure = (value) => value.toFixed(1);

const host = async ({ players, seconds }) => {
  const { port, measure, stop } = await startServer(players);
  const all = [];
  for (let at = 0; at < players; at += 1) all.push(await joinTable(port, at));
  await pause(1000);
  const idle = await measure();
  await beginAll(all);
  await measure();
  const sums = () => [all.reduce((sum, { sock }) => sum + sock.bytesRead, 0), all.reduce((sum, { seen }) => sum + seen(), 0)];
  const before = sums();
  const press = async ({ stream, table }, at) => {
    await pause((1000 * at) / players);
    for (let left = seconds; left > 0; left -= 1) {
      stream.write(table.presses[Math.floor(Math.random() * table.presses.length)]);
      await pause(1000);
    }
  };
  await Promise.all(all.map(press));
  const busy = await measure();
  const [each, drawn] = sums().map((sum, which) => (sum - before[which]) / players / (seconds + 1));
  for (const { client } of all) client.end();
  await stop();

  console.log(`${players} players, all in: ${figure(idle.mb)} MB`);
  const late = `event loop p99 ${figure(busy.p99)} ms, of which its own ${figure(busy.own99)} ms, worst ${figure(busy.ownMax)} ms`;
  console.log(`one action a second each, ${seconds} s: ${late}`);
  console.log(`bytes a second and player: ${figure(drawn)} drawn, ${figure(each)} on the wire`);
  judge('processor, of a core', busy.cores * 100);
  judge('memory', busy.mb);
  judge('event loop p99 without waiting for a processor', busy.own99);
  judge('bytes a second and player', each);
};

await bench({
  options: { players: [200, 'how many players'], seconds: [30, 'how long they play'] },
  bars: {
    'processor, of a core': 'at most 60 %',
    memory: 'at most 300 MB',
    'event loop p99 without waiting for a processor': 'at most 50 ms',
    'bytes a second and player': 'at most 2048',
  },
  measures: { players: host },
});

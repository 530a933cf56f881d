/** What can be broken: a server that is killed, stopped and set wrong, and connections that are cut or fall silent. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';
import { ownFolder } from '../lib/usage.mjs';
import { until, wait } from '../lib/waiting.mjs';

/** The built server. */
export const MAIN = join(root, 'packages', 'server', 'dist', 'main.js');

// A clock that can be set by a signal: an hour forth, back, or right again.
const STEPS = join(ownFolder('baize-steps'), 'steps.mjs');
writeFileSync(
  STEPS,
  `let step = 0; const { now } = Date; Date.now = () => now() + step;
process.on('SIGUSR2', () => { step = [0, 3_600_000, -3_600_000][Math.floor(Math.random() * 3)]; });`,
);

/** The built server on a port of its own, which it keeps over restarts. @param {Readonly<Record<string, string>>} env @param {readonly string[]} args */
export const openServer = async (env, args) => {
  let port = '0';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    let said = '';
    child = spawn(process.execPath, ['--import', STEPS, MAIN, '--port', port, '--limits', '{"roomsOfAddress":1000}', ...args], {
      env: { ...process.env, BOT_THREADS: '0', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout?.on('data', (data) => {
      said += String(data);
    });
    await until('a server', () => /open at http:\/\/127\.0\.0\.1:(\d+)/.test(said) || child?.exitCode != null);
    port = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1] ?? port;
  };
  const kill = async () => {
    const running = child;
    if (running?.exitCode !== null) return;
    const ended = new Promise((done) => running?.once('exit', done));
    running?.kill('SIGKILL');
    await ended;
  };
  /** Stops it for a while, as a machine that is out of breath. @param {number} ms */
  const stop = async (ms) => {
    child?.kill('SIGSTOP');
    await wait(ms);
    child?.kill('SIGCONT');
  };
  const stepClock = () => child?.kill('SIGUSR2');
  await start();
  return { url: () => `ws://127.0.0.1:${port}/rooms`, port: () => Number(port), start, kill, stop, stepClock };
};

/** Lines to a port, of Redis or of a server, that can be cut or fall silent. @param {number} to */
export const openProxy = async (to) => {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('data', (data) => isSilent || other.write(data));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((/** @type {(value?: unknown) => void} */ done) => server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  /** What is written meanwhile is lost: so the connection is cut before it speaks again. */
  const silence = async (/** @type {number} */ ms) => {
    isSilent = true;
    await wait(ms);
    cut();
    isSilent = false;
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    silence,
    close: () => server.close(),
  };
};

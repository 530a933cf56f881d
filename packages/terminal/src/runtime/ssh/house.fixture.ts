/** A house that is open for a test: the built command, as `baize ssh` starts it, with players who come by ssh. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import headless from '@xterm/headless';
import ssh2, { type ClientChannel } from 'ssh2';
import { builtCommand, freshFolder, sitDown } from '../pty.fixture.ts';
import { makeHostKey } from './host-key.ts';

const PATIENCE = 15_000;

/** Waits until something is so. */
export const eventually = async (isSo: () => boolean, what: string): Promise<void> => {
  for (const end = performance.now() + PATIENCE; !isSo(); ) {
    if (performance.now() > end) throw new Error(`It never came: ${what}`);
    await new Promise((done) => setTimeout(done, 15));
  }
};

/** A house of a test. */
export interface TestHouse {
  readonly port: number;
  /** Where its rooms are. */
  readonly rooms: string;
  readonly home: string;
  readonly child: ChildProcess;
  /** What it has written down, line by line. */
  log(): string;
  close(): Promise<number | null>;
}

/** Opens one. */
export const openTestHouse = async (
  limits: Readonly<Record<string, number>> = {},
  home = freshFolder(),
  words: readonly string[] = [],
): Promise<TestHouse> => {
  const args = [
    'ssh',
    '--port',
    '0',
    '--rooms-port',
    '0',
    '--home',
    home,
    '--limits',
    JSON.stringify({ linesOfAddress: 30, ...limits }),
    ...words,
  ];
  const child = spawn(process.execPath, [builtCommand(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BAIZE_HOME: home },
  });
  let out = '';
  let log = '';
  child.stdout?.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    log += String(chunk);
  });
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  await eventually(() => out.includes('Rooms at') || child.exitCode !== null, 'an open house');
  const port = Number(/ssh -p (\d+)/.exec(out)?.[1]);
  return {
    port,
    rooms: /Rooms at (\S+)\//.exec(out)?.[1] ?? '',
    home,
    child,
    log: () => log,
    close: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
};

/** A key in a file, as OpenSSH wants it. */
export const keyFile = (): string => {
  const file = join(freshFolder(), 'key');
  writeFileSync(file, makeHostKey());
  chmodSync(file, 0o600);
  return file;
};

/** Somebody who comes with the client of OpenSSH, in a real terminal. */
export const comeByOpenSsh = (house: TestHouse, program: string, name: string, key?: string, words: readonly string[] = []) => {
  const known = join(freshFolder(), 'known_hosts');
  const quiet = ['StrictHostKeyChecking=no', `UserKnownHostsFile=${known}`, 'IdentitiesOnly=yes', 'LogLevel=ERROR', 'IdentityAgent=none'];
  const who = key === undefined ? ['-o', 'PubkeyAuthentication=no'] : ['-i', key];
  const args = ['-F', 'none', '-p', String(house.port), ...quiet.flatMap((one) => ['-o', one]), ...who, `${name}@127.0.0.1`, ...words];
  return sitDown({ command: program, args: words.length > 0 ? ['-t', ...args] : args, env: { LANG: 'C.UTF-8' } });
};

/** Somebody who comes with a client of our own, for what OpenSSH would never do. */
export const comeByClient = async (house: TestHouse, username: string, privateKey?: string) => {
  const client = new ssh2.Client();
  const ready = new Promise<void>((done, failed) => {
    client.once('ready', done);
    client.on('error', failed);
    client.on('close', () => failed(new Error('The line was closed.')));
  });
  client.on('keyboard-interactive', (_name, _instructions, _lang, _prompts, finish) => finish([]));
  const base = { host: '127.0.0.1', port: house.port, username, tryKeyboard: true };
  client.connect(privateKey === undefined ? base : { ...base, privateKey });
  await ready;
  return client;
};

/** A shell on such a line, with a screen. */
export const openShell = async (
  client: ssh2.Client,
  window: { readonly cols: number; readonly rows: number; readonly term?: string } = { cols: 80, rows: 24 },
  env: Readonly<Record<string, string>> = {},
) => {
  const stream = await new Promise<ClientChannel>((done, failed) => {
    client.shell({ term: 'xterm-256color', ...window }, { env }, (error, channel) => (error === undefined ? done(channel) : failed(error)));
  });
  const screen = new headless.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
  let raw = '';
  let isClosed = false;
  stream.on('data', (bytes: Buffer) => {
    raw += String(bytes);
    screen.write(bytes);
  });
  stream.on('close', () => {
    isClosed = true;
  });
  const text = (): string =>
    Array.from(
      { length: 24 },
      (_, row) => screen.buffer.active.getLine(screen.buffer.active.viewportY + row)?.translateToString(true) ?? '',
    ).join('\n');
  return {
    stream,
    raw: () => raw,
    text,
    isClosed: () => isClosed,
    until: (what: string) => eventually(() => text().includes(what), `${what}\n${text()}`),
  };
};

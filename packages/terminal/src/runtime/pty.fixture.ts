/** The built command in a real pseudo-terminal with a real screen model: keys in, cells out. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { afterAll } from 'vitest';

/** A seed that every test may use: a ten against four and six, then a king and a two. */
export const SEED = '0'.repeat(64);

const folders: string[] = [];
// Not when the process exits: the worker in which a test runs is ended from outside.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder, as long as the tests run. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-pty-'));
  folders.push(folder);
  return folder;
};

/** The command as it was built before the tests, alone in a fresh folder: it needs nothing beside it. */
export const builtCommand = (): string => {
  const file = join(freshFolder(), 'baize.cjs');
  copyFileSync(new URL('../../dist/baize.cjs', import.meta.url), file);
  return file;
};

/** Builds another entry as the command is built, into a fresh folder, and gives the file. */
export const buildCommand = async (entry: URL): Promise<string> => {
  const { build } = await import('vite');
  const outDir = freshFolder();
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { ssr: fileURLToPath(entry), outDir, emptyOutDir: true } });
  return join(outDir, 'baize.cjs');
};

/** The surroundings of a program that is at home in this folder. */
export const envFor = (home: string): Record<string, string> => ({ PATH: process.env['PATH'] ?? '', HOME: home, BAIZE_HOME: home });

/** A run to its end without a terminal, at home in this folder; `args` begin with the command. */
export const runIn = (home: string, args: readonly string[], input = '') => {
  const options = { input, cwd: home, env: envFor(home), encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args], options);
  return { stdout, stderr, status };
};

/** What to run, and in which window. */
export interface Running {
  readonly command: string;
  readonly args: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** How long anything may take before it counts as never. */
const PATIENCE = 30_000;

/** Somebody at a terminal. */
export const sitDown = ({ command, args, columns = 80, rows = 24, env = {} }: Running) => {
  const home = env['BAIZE_HOME'] ?? freshFolder();
  const base = { ...envFor(home), TERM: 'xterm-256color' };
  const pty = spawn(command, [...args], { cols: columns, rows, cwd: home, env: { ...base, ...env } });
  const screen = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
  let raw = '';
  let ended: number | undefined;
  let unread = 0;
  pty.onData((data) => {
    raw += data;
    unread += 1;
    screen.write(data, () => {
      unread -= 1;
    });
  });
  /** Whether all that came has been drawn, and no frame is only half there. */
  const isSettled = (): boolean => unread === 0 && raw.lastIndexOf('\x1b[?2026l') >= raw.lastIndexOf('\x1b[?2026h');
  const exit = new Promise<number>((resolve) => {
    pty.onExit(({ exitCode }) => {
      ended = exitCode;
      // Not before the screen has taken in the last that was written.
      screen.write('', () => resolve(exitCode));
    });
  });
  const lines = (): readonly string[] =>
    Array.from(
      { length: screen.rows },
      (_, row) => screen.buffer.active.getLine(screen.buffer.active.viewportY + row)?.translateToString(true) ?? '',
    );
  const until = async (what: string | (() => boolean)): Promise<void> => {
    const isThere = typeof what === 'string' ? (): boolean => lines().join('\n').includes(what) : what;
    const start = performance.now();
    while (!(isSettled() && isThere())) {
      if (performance.now() - start > PATIENCE) throw new Error(`It never came: ${String(what)}\n${lines().join('\n')}\nexit ${ended}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return {
    home,
    pid: pty.pid,
    /** Types, key by key. */
    type: (text: string): void => pty.write(text),
    resize: (width: number, height: number): void => {
      screen.resize(width, height);
      pty.resize(width, height);
    },
    kill: (signal: string): void => pty.kill(signal),
    lines,
    text: (): string => lines().join('\n'),
    /** All that was ever written, with its escape sequences. */
    raw: (): string => raw,
    isFullScreen: (): boolean => screen.buffer.active.type === 'alternate',
    until,
    exit,
  };
};

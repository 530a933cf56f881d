/** Somebody who plays a game in a real pseudo-terminal, and knows which key the bar asks for. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { root } from '../../scripts/workspace.mjs';

/** The built command. */
export const command = join(root, 'packages', 'terminal', 'dist', 'baize.cjs');

/** @typedef {{ readonly bar: string, readonly text: string, readonly turn: number }} Seen */

/** In turn, so that every choice is taken now and then. @param {number} turn @param {readonly string[]} keys */
const each = (turn, keys) => [keys[turn % keys.length] ?? 'q'];

/** The first letter that the bar offers for a card: `[c] [d]`, `[a]-[f]`. @param {string} bar */
const firstLetter = (bar) => /\[([a-n])\]/.exec(bar)?.[1];

/**
 * What to type at each table, key by key; undefined while there is nothing to type.
 * @type {Readonly<Record<string, (seen: Seen) => readonly string[] | undefined>>}
 */
export const players = {
  blackjack: ({ bar, text, turn }) => {
    if (bar.includes('[Enter] Deal')) return ['5', '0', '\r'];
    // Among several: all there is, so that it comes to an end.
    if (bar.includes('[Enter] Bet'))
      return [...(/(?:from \$?\d+ to \$?|\(\$?\d+-\$?)([\d,]+)/.exec(text)?.[1] ?? '10').replaceAll(',', ''), '\r'];
    if (bar.includes('[N]o insurance')) return each(turn, ['y', 'n']);
    if (bar.includes('[S]tand')) return each(turn, ['h', 's', 's']);
    return bar.includes('[Enter]') ? ['\r'] : undefined;
  },
  pontoon: ({ bar, turn }) => {
    if (bar.includes('[0-9]')) return ['1', '0', '\r'];
    if (bar.includes('[T]wist') && bar.includes('[S]tick')) return each(turn, ['t', 's']);
    if (bar.includes('[T]wist')) return ['t'];
    if (bar.includes('[Y]es')) return ['y'];
    return bar.includes('[Enter]') ? ['\r'] : undefined;
  },
  holdem: ({ bar, turn }) => {
    if (bar.includes('[Y]es, all-in')) return ['n'];
    if (bar.includes('[Enter] Next hand')) return ['\r'];
    if (bar.includes('[C]')) return each(turn, ['c', 'c', bar.includes('[F]old') ? 'f' : 'c', 'c']);
    return bar.includes('[Enter]') ? ['\r'] : undefined;
  },
  hearts: ({ bar, turn }) => {
    // One at a time: a key that only hastens something picks nothing, and the others would be put back again.
    if (bar.includes('[Enter] Pass')) return ['\r'];
    if (bar.includes('] Pick')) return each(turn, [...'abcdefghjklmn']);
    const letter = firstLetter(bar);
    if (letter !== undefined) return [letter];
    if (bar.includes('[+]')) return ['+'];
    return bar.includes('[Enter]') ? ['\r'] : undefined;
  },
  roulette: ({ bar, text }) => {
    if (bar.includes('[Space] Let it land')) return [' '];
    if (bar.includes('[Space] Bet')) return [text.includes('17 straight') ? '\x1b[C' : '\x1b[D', '5', '\r', ' ', '\r'];
    return bar.includes('[Enter]') ? ['\r'] : undefined;
  },
  sabacc: ({ bar, turn }) => {
    if (bar.includes('] Discard')) return each(turn, ['a', '\r']);
    if (bar.includes('[S]tand')) return each(turn, ['s', 'd', 's']);
    if (bar.includes('[C]')) return ['c'];
    return bar.includes('[Enter]') ? ['\r'] : undefined;
  },
};

/** Nothing comes for so long: somebody could begin to type. */
const STILL = 40;
const PATIENCE = 15_000;
/** A key that shows nothing at all. */
const NEVER = 2000;

/**
 * Milliseconds that a process has worked so far: what else a machine does is no part of it. Where the system does not tell, what the
 * clock says.
 * @param {number} pid
 */
const worked = (pid) =>
  process.platform === 'linux' ? Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6 : performance.now();

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A window with a program in it.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ columns?: number, rows?: number }} [window]
 */
export const openWindow = (file, args, { columns = 80, rows = 24 } = {}) => {
  const home = mkdtempSync(join(tmpdir(), 'baize-keys-'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, TERM: 'xterm-256color', BAIZE_HOME: home };
  const pty = spawn(process.execPath, [file, ...args], { cols: columns, rows, cwd: home, env });
  const screen = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
  let heard = performance.now();
  let hasEnded = false;
  /** @type {(() => void) | undefined} */
  let drawn;
  pty.onExit(() => {
    hasEnded = true;
  });
  pty.onData((data) => {
    heard = performance.now();
    screen.write(data, () => drawn?.());
  });
  const text = () => {
    const { active } = screen.buffer;
    return Array.from({ length: rows }, (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '').join('\n');
  };
  /** The action bar: the last line that says how to leave, or what can be done. */
  const bar = () =>
    text()
      .split('\n')
      .findLast((line) => line.includes('[')) ?? '';
  return {
    text,
    bar,
    hasEnded: () => hasEnded,
    type: (/** @type {string} */ keys) => pty.write(keys),
    /** Until nothing has come for a while and this is so. @param {() => boolean} isSo */
    still: async (isSo) => {
      const since = performance.now();
      while (!hasEnded && (performance.now() - heard < STILL || !isSo())) {
        if (performance.now() - since > PATIENCE) throw new Error(`The table never waited:\n${text()}`);
        await pause(5);
      }
    },
    /** Milliseconds of work from a key to the first change on the screen. @param {string} key @returns {Promise<number>} */
    press: (key) =>
      new Promise((resolve) => {
        const before = text();
        const began = worked(pty.pid);
        const answer = (/** @type {number} */ ms) => {
          clearTimeout(late);
          drawn = undefined;
          resolve(ms);
        };
        const late = setTimeout(() => answer(NEVER), NEVER);
        drawn = () => {
          if (text() !== before) answer(hasEnded ? 0 : worked(pty.pid) - began);
        };
        pty.write(key);
      }),
    close: () => {
      if (!hasEnded) pty.kill();
      screen.dispose();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

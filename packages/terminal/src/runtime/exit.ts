/** Every way out of the program: the terminal restored first, then the session saved, then the last words. */

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { LEAVE } from '../kit/ansi.ts';
import { attempt, type FileWritten, type SessionEnding } from './session-file.ts';

// --- the log of errors, for whoever has to find them -----------------------------------------------------------------

const detailsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error));

/** Adds an error to the log, with what is needed to find it. */
export const logError = (folder: string, error: unknown, version: string, now: Date): FileWritten => {
  const path = join(folder, 'error.log');
  return attempt(path, () => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(path, `${now.toISOString()} baize ${version}, node ${process.version}, ${process.platform}\n${detailsOf(error)}\n\n`);
  });
};

/** What a running game must tell whoever ends it. */
export interface Running {
  /** Whether the alternate screen and raw mode are on. */
  readonly isFullScreen: boolean;
  /** Saves what is to be saved and lets go of what is held. It is asked once. */
  end(): SessionEnding;
}

let running: Running | undefined;
let isLeaving = false;
let folder = '';

/** Remembers what is running, and where its files go. */
export const noteRunning = (now: Running, dataFolder: string): void => {
  running = now;
  folder = dataFolder;
};

/** Gives the terminal back as it was found. */
export const restore = (): void => {
  if (running?.isFullScreen !== true) return;
  try {
    process.stdin.setRawMode(false);
  } catch {
    // The terminal itself has gone, and with it what there was to restore.
  }
  process.stdout.write(LEAVE);
};

const end = (): SessionEnding => running?.end() ?? { safe: undefined, trouble: undefined };

/** Ends the process once what was written has gone out. */
const finish = (code: number): void => {
  process.exitCode = code;
  process.stdin.destroy();
  process.stdout.write('', () => process.exit(code));
};

/** Leaves with some last words on the normal screen. Where something could not be saved, others are said, and the code tells. */
export const leave = (lines: readonly string[], code: number, unsavedLines = lines): void => {
  if (isLeaving) return;
  isLeaving = true;
  restore();
  const { trouble } = end();
  const last = trouble === undefined ? lines : unsavedLines;
  if (last.length > 0) process.stdout.write(`${last.join('\n')}\n`);
  if (trouble !== undefined) process.stderr.write(`${trouble}\n`);
  finish(trouble !== undefined && code === 0 ? 1 : code);
};

/** Leaves because of an error that nobody expected: one sentence for the player, the rest in the log. */
const fail = (error: unknown): void => {
  // An error on the way out must not keep anybody from leaving.
  if (isLeaving) process.exit();
  isLeaving = true;
  restore();
  const { safe, trouble } = end();
  const logged = logError(folder, error, version, new Date());
  const kept = [trouble ?? safe].flatMap((sentence) => (sentence === undefined ? [] : ` ${sentence}`)).join('');
  const where = logged.ok ? `The details are in ${logged.path}.` : `The details could not be written down: ${logged.why}.`;
  process.stderr.write(`Something went wrong in Baize and the game had to stop.${kept} ${where}\n`);
  finish(1);
};

/** Ends quietly when nobody reads any more: `baize pontoon --plain | head -1` wants one line. */
export const leaveWithReader = (): void => {
  process.stdout.on('error', () => leave([], 0));
};

/** Listens for everything that can end the program from outside. */
export const guard = (dataFolder: string): void => {
  folder = dataFolder;
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  process.on('SIGTERM', () => leave([], 143));
  process.on('SIGHUP', () => leave([], 129));
};

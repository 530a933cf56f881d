/**
 * Programs in sessions of their own. Whatever such a program starts belongs to its session, and is told to end when we are: a check that is
 * stopped leaves nothing behind. And Linux shares a processor out by sessions, then by the programs of each: beside others that keep the
 * machine busy, four stages are four, not parts of one.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ended, root } from './workspace.mjs';

// Windows has no sessions of this kind: there it would be a window of its own.
const hasSessions = process.platform !== 'win32';

/** Those that have not ended. @type {Set<import('node:child_process').ChildProcess>} */
const going = new Set();

/** @param {NodeJS.Signals} signal */
const endAll = (signal) => {
  for (const { pid, exitCode, signalCode } of going)
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
  process.exit(128 + constants.signals[signal]);
};
if (hasSessions) for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => endAll(signal));

/**
 * Runs a program to its end in a session of its own. Its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runApart = (command, args, options = {}) => {
  const child = spawn(command, args, { cwd: root, ...options, detached: hasSessions });
  going.add(child);
  return ended(child).finally(() => going.delete(child));
};

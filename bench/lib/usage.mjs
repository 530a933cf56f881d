/** What this process has used. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Milliseconds that the processor has spent on this process so far: on all its threads, so that a collector of garbage that works
 * beside the others counts too, and what the machine does for somebody else does not.
 */
export const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @type {(() => void) | undefined} */
let collect;

/** KB of the heap that are held once the garbage is collected. */
export const heldNow = () => {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = /** @type {() => void} */ (runInNewContext('gc'));
  }
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1024;
};

/** A folder of our own, which is cleared away when the process ends. @param {string} name @param {string} [parent] */
export const ownFolder = (name, parent = tmpdir()) => {
  const folder = mkdtempSync(join(parent, `${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Programs of the system that tests need: where they lie, and how they are installed where that can be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

const { env } = process;
const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** @type {typeof import('./programs.mjs').findProgram} */
export const findProgram = (names, flag) =>
  [...new Set([...(env['PATH'] ?? '').split(delimiter).filter((one) => one !== ''), ...PLACES])]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file) && spawnSync(file, [flag], { stdio: 'ignore', timeout: 20_000 }).status === 0);

const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @type {typeof import('./programs.mjs').makeQueue} */
export const makeQueue = () => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
};

// The system's packages are locked while one of them is installed, and whoever finds the lock taken is sent away.
const oneAtATime = makeQueue();
// Another program may hold the lock as well.
const PATIENT = ['-o', 'DPkg::Lock::Timeout=300'];
let isListed = false;

/** @param {string} name */
const installWithApt = async (name) => {
  console.log(`Installing ${name}, which was not found …`);
  // A package of a server would start one on the usual port: only ours are to run.
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  if (!isListed) isListed = (await run('apt-get', [...PATIENT, 'update', '-qq'], quiet)) === 0;
  await run('apt-get', [...PATIENT, 'install', '-y', '-qq', '--no-install-recommends', name], quiet);
};

/** @type {typeof import('./programs.mjs').ensureProgram} */
export const ensureProgram = async (find, name) => {
  const found = find();
  if (found || !canUseApt()) return found;
  await oneAtATime(() => installWithApt(name));
  return find();
};

/** Makes the workspace ready to run: the right Node, and what the lock file asks for. Costs nothing when it is ready. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aside, isEntry, root, run } from './workspace.mjs';

const FLOOR = { major: 20, minor: 19 };
const stamp = join(root, 'node_modules', '.baize-setup');

/**
 * What is wrong with this version of Node, in one sentence; undefined when nothing is.
 * @param {string} version such as `20.19.0`
 */
export const tooOld = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor);
  return isEnough ? undefined : `Baize needs Node ${FLOOR.major}.${FLOOR.minor} or newer, and this is Node ${version}.`;
};

/** Ends the program with a plain sentence when Node is too old for it. */
export const checkNode = () => {
  const trouble = tooOld(process.versions.node);
  if (!trouble) return;
  console.error(trouble);
  process.exit(1);
};

// Installed binaries belong to one system, so a folder carried to another is set up again.
const wanted = () =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isReady = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

/**
 * Runs npm, its words kept off the standard output.
 * @param {readonly string[]} args
 */
export const runNpm = (args) => {
  // npm tells its scripts where it is itself; that spares a shell on Windows.
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args], { stdio: [...aside] });
  return run('npm', args, { stdio: [...aside], shell: process.platform === 'win32' });
};

/** Installs what the lock file names, unless that is done already. */
export const setup = async () => {
  checkNode();
  if (isReady()) return;
  console.error('Setting up (once) …');
  rmSync(stamp, { force: true });
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error(`Setting up failed: npm ended with code ${code}. Its words are above.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
};

if (isEntry(import.meta.url)) await setup();

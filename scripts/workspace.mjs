/** The ground every script stands on: where the workspace is, and how one program runs another. Built-ins only. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder, whatever folder the script was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether a module is the program that was started, and not only imported.
 * @param {string} url its `import.meta.url`
 */
export const isEntry = (url) => {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);
};

/**
 * A JSON file of the workspace.
 * @param {...string} path
 */
export const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

/**
 * Waits until a program has ended. Its exit code; 128 and the signal's number when a signal ended it, as a shell says it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)));
  });

/**
 * Runs a program to its end. Its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const run = (command, args, options = {}) => ended(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }));

/**
 * Runs a program to its end, and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const capture = async (command, args, options = {}) => {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { code, text };
};

/**
 * The file behind an installed package's command. Started with `node`, it needs no shell and no `.cmd`, so it runs alike everywhere.
 * @param {string} name
 */
export const toolFile = (name) => {
  const { bin } = readJson('node_modules', name, 'package.json');
  const [file] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return join(root, 'node_modules', name, file);
};

/**
 * Runs the command that an installed package brings, such as `vite`.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runTool = (name, args, options) => run(process.execPath, [toolFile(name), ...args], options);

/**
 * Runs the TypeScript compiler. In one thread and without collecting its garbage it needs half the processor time, and less memory: several
 * checkers each learn the same types.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runCompiler = (args, { env = process.env, ...options } = {}) =>
  runTool('typescript', ['--singleThreaded', ...args], { env: { ...env, GOGC: 'off' }, ...options });

/** Standard streams for a command whose chatter must not mix with what this program says on its standard output. */
export const aside = /** @type {const} */ (['ignore', process.stderr, 'inherit']);

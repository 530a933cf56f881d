/** Builds what has changed: the web app, the terminal's one file, the room server, and the libraries. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, setup } from './setup.mjs';
import { fingerprint } from './sources.mjs';
import { aside, isEntry, root, runCompiler, runTool } from './workspace.mjs';

/** What can be built, each with its packages in the order they need each other. */
export const targets = /** @type {const} */ ({
  lib: ['engine', 'games', 'casino', 'odds', 'rooms'],
  terminal: ['terminal'],
  web: ['web'],
  server: ['server'],
});

/** @typedef {keyof typeof targets} Target */

// A test runner that builds would otherwise hand on its own NODE_ENV, and React would be built for development.
const env = { ...process.env, NODE_ENV: 'production' };

/** @param {string} name */
const bundle = (name) => runTool('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages', name), env, stdio: [...aside] });

/** @param {string} name */
const compile = (name) => {
  rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  return runCompiler(['-p', join('packages', name, 'tsconfig.build.json')], { env, stdio: [...aside] });
};

/** @param {string} name */
const stampOf = (name) => join(root, 'packages', name, 'dist', '.built-from');

/**
 * Whether what is built was built from the sources as they are.
 * @param {string} name a package
 */
const isFresh = (name) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === fingerprint(name);

/**
 * Builds one package, unless its sources are as they were. All it says goes to standard error.
 * @param {string} name
 */
const buildPackage = async (name) => {
  if (isFresh(name)) return true;
  const from = fingerprint(name);
  const began = performance.now();
  console.error(`Building ${name} …`);
  const code = await (existsSync(join(root, 'packages', name, 'vite.config.ts')) ? bundle(name) : compile(name));
  if (code !== 0) {
    console.error(`Building ${name} failed. What is wrong stands above.`);
    return false;
  }
  writeFileSync(stampOf(name), from);
  console.error(`Built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
};

/**
 * Builds a target where its sources have changed. False when that failed.
 * @param {Target} target
 */
export const build = async (target) => {
  for (const name of targets[target]) if (!(await buildPackage(name))) return false;
  return true;
};

/** @param {string} word @returns {word is Target} */
const isTarget = (word) => Object.hasOwn(targets, word);

const main = async () => {
  checkNode();
  const words = process.argv.slice(2);
  const wrong = words.find((word) => !isTarget(word));
  if (wrong !== undefined) {
    console.error(`There is no target "${wrong}": choose among ${Object.keys(targets).join(', ')}, or none to build all.`);
    return 2;
  }
  await setup();
  const chosen = words.length > 0 ? words : Object.keys(targets);
  for (const target of chosen.filter(isTarget)) if (!(await build(target))) return 1;
  return 0;
};

if (isEntry(import.meta.url)) process.exitCode = await main();

/** Checks the types of the whole workspace: every package, the examples, and the scripts themselves. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './sources.mjs';
import { isEntry, root, runTool } from './workspace.mjs';

const there = (/** @type {readonly string[]} */ configs) => configs.filter((config) => existsSync(join(root, config)));

/** Every configuration, and the libraries once more without their tests, whose tools would lend them Node's names. */
const runs = () => {
  const whole = ['.', 'examples', 'bench', ...packages().flatMap((name) => [`packages/${name}`, `packages/${name}/test`])];
  const alone = packages().map((name) => `packages/${name}/tsconfig.build.json`);
  return [
    ...there(whole.map((folder) => join(folder, 'tsconfig.json'))).map((config) => ['-p', config]),
    ...there(alone).map((config) => ['-p', config, '--noEmit', '--customConditions', 'baize-source', '--rootDir', '.']),
  ];
};

/** Checks all types. The number of configurations that failed. */
export const checkTypes = async () => {
  let failed = 0;
  for (const args of runs()) if ((await runTool('typescript', args)) !== 0) failed += 1;
  return failed;
};

if (isEntry(import.meta.url)) process.exitCode = (await checkTypes()) === 0 ? 0 : 1;

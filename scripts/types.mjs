/** Checks the types of the whole workspace: every package, the examples, and the scripts themselves. What has not changed is not checked again. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packages } from './sources.mjs';
import { isEntry, root, runTool } from './workspace.mjs';

const there = (/** @type {readonly string[]} */ configs) => configs.filter((config) => existsSync(join(root, config)));

/** Every configuration, and the libraries once more without their tests, whose tools would lend them Node's names. */
const runs = () => {
  const whole = ['.', 'examples', 'bench', 'training', ...packages().flatMap((name) => [`packages/${name}`, `packages/${name}/test`])];
  const alone = packages().map((name) => `packages/${name}/tsconfig.build.json`);
  return [
    ...there(whole.map((folder) => join(folder, 'tsconfig.json'))).map((config) => ['-p', config]),
    ...there(alone).map((config) => ['-p', config, '--noEmit', '--customConditions', 'baize-source', '--rootDir', '.']),
  ];
};

/** What the compiler remembers of a configuration from one run to the next. @param {readonly string[]} args */
const memory = (args) => [
  '--incremental',
  '--tsBuildInfoFile',
  join('artifacts', 'types', `${args.join('-').replaceAll(/[^\w]+/g, '-')}.json`),
];

/** Checks all types, as many configurations at once as there are processors. The number of them that failed. */
export const checkTypes = async () => {
  const waiting = runs();
  let failed = 0;
  const work = async () => {
    for (let args = waiting.shift(); args !== undefined; args = waiting.shift())
      if ((await runTool('typescript', [...args, ...memory(args)])) !== 0) failed += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
};

if (isEntry(import.meta.url)) process.exitCode = (await checkTypes()) === 0 ? 0 : 1;

/** Checks the types of the whole workspace: every package, the examples, and the scripts themselves. What has not changed is not checked again. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isEntry, runCompiler } from './workspace.mjs';

/** Every program that there is to check; the largest first, so that none is waited for at the end. */
const CONFIGS = [
  'tsconfig.packages.json',
  'packages/web/test/tsconfig.json',
  'packages/web/tsconfig.json',
  'tsconfig.json',
  'training/tsconfig.json',
  'tsconfig.libraries.json',
  'bench/tsconfig.json',
];

/** What the compiler remembers of a configuration from one run to the next. @param {string} config */
const memory = (config) => ['--incremental', '--tsBuildInfoFile', join('artifacts', 'types', `${config.replaceAll(/[^\w]+/g, '-')}.json`)];

/** Checks all types, as many configurations at once as there are processors. The number of them that failed. */
export const checkTypes = async () => {
  const waiting = [...CONFIGS];
  let failed = 0;
  const work = async () => {
    for (let config = waiting.shift(); config !== undefined; config = waiting.shift())
      if ((await runCompiler(['-p', config, ...memory(config)])) !== 0) failed += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
};

if (isEntry(import.meta.url)) process.exitCode = (await checkTypes()) === 0 ? 0 : 1;

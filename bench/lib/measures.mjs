/** Measures that each have a process of their own, so that none pays for what another leaves behind. */
import { spawnSync } from 'node:child_process';

/**
 * Takes the measure that was asked for by its name, or all of them one after another.
 * @param {Readonly<Record<string, () => unknown>>} measures
 */
export const measure = async (measures) => {
  const [, self = '', named] = process.argv;
  if (named === undefined) {
    for (const name of Object.keys(measures)) {
      if (spawnSync(process.execPath, [self, name], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
    }
    return;
  }
  const taken = measures[named];
  if (taken === undefined) throw new Error(`There is no measure "${named}": choose among ${Object.keys(measures).join(', ')}.`);
  await taken();
};

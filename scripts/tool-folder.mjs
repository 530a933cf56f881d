/** Tools with a folder and a lock file of their own: nobody needs them to play, to build or to test, so they are installed when asked for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './setup.mjs';
import { readJson, root } from './workspace.mjs';

/** Whether a folder's tools are installed in the versions that it asks for. @param {string} name */
const isReady = (name) =>
  Object.entries(readJson(name, 'package.json').devDependencies).every(
    ([tool, version]) =>
      existsSync(join(root, name, 'node_modules', tool)) && readJson(name, 'node_modules', tool, 'package.json').version === version,
  );

/**
 * Installs the tools of a folder, unless they are there. False when that failed.
 * @param {string} name the folder, from the workspace's
 */
export const setUpTool = async (name) =>
  isReady(name) || (await runNpm(['ci', '--prefix', join(root, name), '--no-audit', '--no-fund'])) === 0;

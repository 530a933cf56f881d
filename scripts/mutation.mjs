/** `npm run mutation`: how many faults put into the rules of each game its quick tests notice, with the bar beside it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BAR } from '../mutation/scope.mjs';
import { setup } from './setup.mjs';
import { setUpTool } from './tool-folder.mjs';
import { isEntry, readJson, root, run } from './workspace.mjs';

const folder = join(root, 'mutation');

/** @typedef {{ readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>> }} Report */

/**
 * How many of the mutants in a report were noticed, of how many. One that hangs is noticed; one that cannot run at all does not count.
 * @param {Report} report
 */
export const scoreOf = ({ files }) => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { noticed, all: noticed + missed, percent: noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed) };
};

/** @param {string} game */
const judge = async (game) => {
  const tool = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const env = { ...process.env, BAIZE_GAME: game };
  const code = await run(process.execPath, [tool, 'run', join('mutation', 'stryker.config.mjs')], { env });
  const score = scoreOf(readJson('artifacts', 'mutation', `${game}.json`));
  return { game, code, ...score };
};

const main = async () => {
  await setup();
  const folders = readdirSync(join(root, 'packages', 'games', 'src'), { withFileTypes: true });
  const games = folders.filter((one) => one.isDirectory()).map(({ name }) => name);
  const wanted = process.argv.slice(2);
  const chosen = games.filter((game) => wanted.length === 0 || wanted.includes(game));
  if (chosen.length === 0 || !(await setUpTool('mutation'))) {
    console.error(chosen.length === 0 ? `The games are ${games.join(', ')}.` : 'The tool could not be installed.');
    process.exitCode = 1;
    return;
  }
  const scores = [];
  for (const game of chosen) scores.push(await judge(game));
  for (const { game, noticed, all, percent } of scores)
    console.log(`${game.padEnd(10)} ${percent.toFixed(1)} % (${noticed} of ${all} mutants); the bar is ${BAR} %`);
  process.exitCode = scores.every(({ code, percent }) => code === 0 && percent >= BAR) ? 0 : 1;
};

if (isEntry(import.meta.url)) await main();

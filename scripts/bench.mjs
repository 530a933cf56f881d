/**
 * `npm run bench`: everything that has a bar, one bench after another, in about half an hour; it fails where a bar is missed. What
 * takes hours lies in `bench/long` and is run by its name: `npm run bench endurance`. So is one bench alone: `npm run bench holdem`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { setup } from './setup.mjs';
import { root, run } from './workspace.mjs';

await setup();
const built = [await build('lib'), await build('terminal'), await build('web'), await build('server')].every(Boolean);

/** @param {string} folder */
const benchesIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => ({ name, path: join(folder, name) }));

const [wanted, ...options] = process.argv.slice(2);
const usual = [{ name: 'sizes', path: join('scripts', 'budget.mjs') }, ...benchesIn('bench')];
const benches =
  wanted === undefined ? usual : [...usual, ...benchesIn(join('bench', 'long'))].filter(({ name }) => name.startsWith(wanted));
if (benches.length === 0) console.error(`There is no bench "${wanted}".`);

/** @type {string[]} */
const missed = [];
for (const { name, path } of built ? benches : []) {
  console.log(`\n── ${name.replace('.mjs', '')}`);
  if ((await run(process.execPath, [path, ...options])) !== 0) missed.push(name);
}
if (missed.length > 0) console.error(`\nA bar is missed: ${missed.join(', ')}`);
process.exitCode = built && benches.length > 0 && missed.length === 0 ? 0 : 1;

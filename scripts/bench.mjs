/** `npm run bench`: everything that is measured, one after another; each prints its figures with the bar beside them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { setup } from './setup.mjs';
import { root, run } from './workspace.mjs';

await setup();
const built = [await build('lib'), await build('terminal'), await build('web')].every(Boolean);
const wanted = process.argv.slice(2);
const benches = readdirSync(join(root, 'bench')).filter(
  (name) => name.endsWith('.mjs') && (wanted.length === 0 || wanted.some((word) => name.startsWith(word))),
);

/** @type {string[]} */
const below = [];
for (const bench of built ? benches : []) {
  console.log(`\n── ${bench}`);
  if ((await run(process.execPath, [join('bench', bench)])) !== 0) below.push(bench);
}
if (below.length > 0) console.error(`\nBelow the bar: ${below.join(', ')}`);
process.exitCode = built && below.length === 0 ? 0 : 1;

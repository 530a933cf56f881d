/**
 * The built web app under hostile hands, for an hour, and with a slow processor: `node bench/web.mjs`. Parts, tables and a number
 * choose less: `node bench/web.mjs monkey roulette 1000`, `node bench/web.mjs endurance hearts`, `node bench/web.mjs frames`.
 *
 * monkey     10,000 seeded taps, drags and keys at each table, half with a mouse and half with fingers: no error, no hang, no chip
 *            lost, always a way out. The tests do the same in small (packages/web/test/monkey.browser.test.ts).
 * endurance  600 rounds at each table, as fast as they go: no more nodes, listeners and heap at the end than when it was warm.
 * frames     dealing at its usual speed with the processor slowed four times, beside an empty page on which one thing moves.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { endurance } from './web/endurance.mjs';
import { frames } from './web/frames.mjs';
import { monkey } from './web/monkey.mjs';

const TABLES = ['pontoon', 'hearts', 'holdem', 'blackjack', 'roulette', 'sabacc'];
const PARTS = { monkey, endurance, frames };

const words = process.argv.slice(2);
const amount = words.map(Number).find((number) => Number.isSafeInteger(number) && number > 0);
const unknown = words.find((word) => !(Object.hasOwn(PARTS, word) || TABLES.includes(word) || Number(word) === amount));
if (unknown !== undefined) throw new RangeError(`"${unknown}" is no part, no table and no number.`);
const chosen = (all) => (all.some((one) => words.includes(one)) ? all.filter((one) => words.includes(one)) : all);

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
if (!existsSync(join(dist, 'index.html'))) throw new Error('The web app is not built. Run: npm run build -- web');

const server = await serve({ folder: dist, port: 0 });
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
let isWell = true;
try {
  for (const part of chosen(Object.keys(PARTS))) {
    for (const table of chosen(TABLES)) isWell = (await PARTS[part]({ browser, url: server.url, table, amount })) && isWell;
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = isWell ? 0 : 1;

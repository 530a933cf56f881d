/** The built web app, for benches: its tables one after another, and a page with a player of 1,000 chips. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@baize/games';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { bePatient } from '../../scripts/patience.mjs';
import { serve } from '../../scripts/serve.mjs';

const DESK = { viewport: { width: 1180, height: 820 } };

/** What the words of a command ask for: tables, and a number. */
const readWords = (words) => {
  const amount = words.map(Number).find((number) => Number.isSafeInteger(number) && number > 0);
  const unknown = words.find((word) => !(gameIds.includes(word) || Number(word) === amount));
  if (unknown !== undefined) throw new RangeError(`"${unknown}" is no table and no number.`);
  const named = gameIds.filter((id) => words.includes(id));
  return { amount, tables: named.length === 0 ? gameIds : named };
};

/** Serves the built app and opens a browser, for as long as something is looked at. */
export const withHouse = async (look) => {
  const folder = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The web app is not built. Run: npm run build -- web');
  const server = await serve({ folder, port: 0 });
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
  try {
    await look({ browser, url: server.url });
  } finally {
    await browser.close();
    await server.close();
  }
};

/** Lets each table that the command asks for be looked at. */
export const atEachTable = async (look) => {
  const { amount, tables } = readWords(process.argv.slice(2));
  await withHouse(async (house) => {
    for (const table of tables) await look({ ...house, table, amount });
  });
};

/** Opens an address, does something there, and gives back what that brought. A save is a new player's, unless there is one; `init` runs in the page first. */
export const withPage = async ({ browser, url, init }, { path, settings, context = DESK, balance = 1000, save, isHasty = false }, act) => {
  const opened = await browser.newContext({ serviceWorkers: 'block', ...context });
  try {
    await opened.addInitScript(
      (text) => {
        // Nobody who has to be shown around.
        localStorage.setItem('baize.once.sabacc', '1');
        if (localStorage.getItem('baize.save') === null) localStorage.setItem('baize.save', text);
      },
      save ?? JSON.stringify({ format: 3, balance, settings }),
    );
    if (!isHasty) await opened.addInitScript(bePatient);
    if (init !== undefined) await opened.addInitScript(init);
    const page = await opened.newPage();
    await page.goto(`${url}${path}`);
    return await act(page);
  } finally {
    await opened.close();
  }
};

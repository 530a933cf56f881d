/** A browser for benches: the built web app with a player of 1,000 chips, sources in a page of their own, and a server with rooms. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@baize/games';
import { openLog, startServer } from '@baize/server';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { bePatient } from '../../scripts/patience.mjs';
import { serve } from '../../scripts/serve.mjs';
import { root } from '../../scripts/workspace.mjs';

const DESK = { viewport: { width: 1180, height: 820 } };
const ADDRESS = 'http://baize.test';
const app = join(root, 'packages', 'web', 'dist');

/** The option of every bench that goes from table to table. */
export const tables = [gameIds, 'which tables', gameIds];

/** Opens a browser for as long as something is looked at. */
export const withBrowser = async (look) => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
};

/** Serves the built app and opens a browser. */
export const withHouse = async (look) => {
  if (!existsSync(join(app, 'index.html'))) throw new Error('The web app is not built. Run: npm run build -- web');
  const server = await serve({ folder: app, port: 0 });
  try {
    await withBrowser((browser) => look({ browser, url: server.url }));
  } finally {
    await server.close();
  }
};

/** Lets each of some tables be looked at. */
export const atEachTable = (wanted, look) =>
  withHouse(async (house) => {
    for (const table of wanted) await look({ ...house, table });
  });

/** Starts a server that has the built app and rooms for friends, whoever hurries at it. */
export const openRooms = async () => {
  const limits = { rate: 1000, burst: 2000, roomsOfAddress: 1000, linesOfAddress: 200, socketsOfAddress: 400 };
  const log = await openLog({});
  return { log, server: await startServer({ log, folder: app, limits }) };
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

/** An empty page: what it can't do in time, no table can. */
export const onEmptyPage = (house, act) =>
  withPage(house, { path: 'favicon.svg' }, async (page) => {
    await page.goto('about:blank');
    return act(page);
  });

/** Opens a page with nothing on it that can import the modules of a folder. */
export const openModules = async (browser, folder) => {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Modules</title>' });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, pathname), 'utf8') });
  });
  await page.goto(ADDRESS);
  return page;
};

/** A clock for the work of a page's thread, in milliseconds of the processor: a busy machine counts little. */
export const workClock = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
};

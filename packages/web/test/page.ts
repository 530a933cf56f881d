/** A page of the built app in a real browser, with everything it must never do written down as it happens. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAVE_FORMAT } from '@baize/casino';
import axeCore from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { browserFlags, browserPath } from '../../../scripts/browser.mjs';
import { bePatient } from '../../../scripts/patience.mjs';
import { type Server, serve } from '../../../scripts/serve.mjs';
import { watch } from './watch.ts';

/** The built app. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));
const artifacts = fileURLToPath(new URL('../../../artifacts/web', import.meta.url));

/** How a page is opened. */
export interface Opening {
  readonly path?: string;
  /** The settings of a new player with 1,000 chips. */
  readonly settings?: unknown;
  /** The text of the save, in place of a new player's. */
  readonly save?: string;
  readonly context?: BrowserContextOptions;
  readonly url?: string;
  /** What the console may say without failing the test. */
  readonly allow?: RegExp;
  /** Whether inputs come as fast as they do. Otherwise each is a second later than the one before, as a patient player's would be. */
  readonly isHasty?: boolean;
  /** Whether nobody has ever sat here before, and is to be shown around. */
  readonly isNewcomer?: boolean;
}

let browser: Browser;
let server: Server;

/** Starts a browser and a server for the tests of a file. */
export const startBrowser = (): void => {
  beforeAll(async () => {
    if (!existsSync(join(dist, 'index.html'))) throw new Error('The web app is not built. Run: npm run build -- web');
    mkdirSync(artifacts, { recursive: true });
    server = await serve({ folder: dist, port: 0 });
    browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
};

/** The browser that runs, for whoever opens pages in ways of their own. */
export const theBrowser = (): Browser => browser;

/** The text of a save: a new player's, with this changed. */
export const saveWith = (change: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ format: SAVE_FORMAT, balance: 1000, ...change });

/** Opens a page, does something with it, and makes sure that nothing went wrong meanwhile: no error, no refused script, no foreign request. */
export const withPage = async (opening: Opening, act: (page: Page) => Promise<void>): Promise<void> => {
  // Without its worker a page asks the server for everything, so that a test may stand in between.
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, serviceWorkers: 'block', ...opening.context });
  try {
    await context.addInitScript(
      ([save, isNewcomer]) => {
        if (!isNewcomer) localStorage.setItem('baize.once.sabacc', '1');
        if (save !== null && localStorage.getItem('baize.save') === null) localStorage.setItem('baize.save', save);
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          throw new Error(`The policy forbids ${violatedDirective}: ${blockedURI}`);
        });
      },
      [
        opening.save ?? (opening.settings === undefined ? null : saveWith({ settings: opening.settings })),
        opening.isNewcomer === true,
      ] as const,
    );
    if (opening.isHasty !== true) await context.addInitScript(bePatient);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const url = opening.url ?? server.url;
    const faults = watch(page, new URL(url).origin, opening.allow);
    await page.goto(`${url}${opening.path ?? ''}`);
    await act(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
};

/** What axe finds on the page as it is now. */
export const axe = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeCore.source);
  const found = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  const { violations } = found as { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
};

const arePicturesAsked = process.env['PICTURES'] === '1';

const sizes = [
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1440, 900],
] as const;

/**
 * The windows to look at: a phone, and an iPad lying down; all five where pictures are asked for. What lies between them is walked through
 * in windows.browser.test.ts.
 */
export const windows = sizes.filter(([width]) => arePicturesAsked || width === 360 || width === 1180);

/** Waits until what was last drawn can be seen. */
const drawn = (): Promise<unknown> =>
  document.fonts.ready.then(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

/** A picture of the page for people, in artifacts/web. They are slow to take, so only PICTURES=1 asks for them. */
export const picture = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(drawn);
  if (!arePicturesAsked) return;
  await page.screenshot({ path: join(artifacts, `${name}.png`) });
};

/** Settings with which nothing has to be waited for. */
export const instant = { speed: 'instant' };

/** Takes a seat at the Pontoon table by key, under the house's rules or the British ones. */
export const sitDown = async (page: Page, opponents = 0): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  if (opponents > 0) {
    await page.getByRole('radio', { name: 'British rules' }).check();
    await page.getByRole('radio', { name: opponents === 1 ? 'One opponent' : `${opponents} opponents` }).check();
  }
  await page.keyboard.press('Enter');
  await page.locator('.hands .card').first().waitFor();
  // The cards have landed, and the player is asked.
  await page.locator('.actions .do:not(.off)').first().waitFor();
};

/** Waits until the page has come to rest: for two frames nothing moves that would come to an end by itself. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = (one: Animation): boolean =>
      one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (let quiet = 0; quiet < 2; quiet = document.getAnimations().some(isMoving) ? 0 : quiet + 1)
      await new Promise(requestAnimationFrame);
  });

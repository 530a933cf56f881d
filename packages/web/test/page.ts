/** A page of the built app in a real browser, with everything it must never do written down as it happens. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAVE_FORMAT } from '@baize/casino';
// Without its comments a page reads it in a third of the time.
import axeSource from 'axe-core/axe.min.js?raw';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { browserFlags, browserPath } from '../../../scripts/browser.mjs';
import { bePatient } from '../../../scripts/patience.mjs';
import { runFaster } from './quick-clock.ts';
import { leaveUnpainted } from './unpainted.ts';
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
  /** How many times as fast the page lives: 1 where it is tested how long something takes, less where something must not be over too soon. */
  readonly rate?: number;
  /** Whether the test does to its page what would stay with it: scripts of its own, listeners, a second window. */
  readonly isOwn?: boolean;
}

/** How many times as fast a page lives, unless a test says otherwise. */
const RATE = 8;

const arePicturesAsked = process.env['PICTURES'] === '1';

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker, for whoever opens pages in ways of their own: all files that the worker runs share it. One browser for all
 * workers would be asked through the runner, and a fifth of the work would be that.
 */
export const theBrowser = (): Promise<Browser> => {
  launched ??= chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
  return launched;
};

/** A file that a page has offered, kept under the name it was offered by. Its path. */
export const kept = async (download: Download): Promise<string> => {
  const file = join(mkdtempSync(join(tmpdir(), 'baize-download-')), download.suggestedFilename());
  await download.saveAs(file);
  return file;
};

/** The text of a save: a new player's, with this changed. */
export const saveWith = (change: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ format: SAVE_FORMAT, balance: 1000, ...change });

// --- pages that are used again: a new one costs three times as much as the same one with everything cleared away ---------------------

interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Pages that nobody uses, by how their contexts were opened. */
const idle = new Map<string, OpenPage[]>();

const openPage = async (options: BrowserContextOptions): Promise<OpenPage> => {
  const context = await (await theBrowser()).newContext(options);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (!arePicturesAsked) await leaveUnpainted(page, options);
  return { context, page };
};

/** Whatever would stay with a page that is used again. */
const LASTING = ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'on', 'once', 'routeWebSocket'] as const;

const forbid = (page: Page): void => {
  const refuse = (): never => {
    throw new Error('This would stay with the page: its test is to say isOwn.');
  };
  Object.assign(page, Object.fromEntries(LASTING.map((name) => [name, refuse])));
  Object.assign(page.clock, { install: refuse });
};
const allow = (page: Page): void => {
  for (const name of LASTING) Reflect.deleteProperty(page, name);
  Reflect.deleteProperty(page.clock, 'install');
};

/** Makes a page as good as new: nothing runs in it, nothing is stored, nothing is emulated that its context does not ask for. */
const clear = async ({ context, page }: OpenPage, options: BrowserContextOptions, session: CDPSession): Promise<void> => {
  if (context.pages().length > 1) throw new Error('There is a second window: the test is to say isOwn.');
  const { origin } = new URL(inject('appUrl'));
  await page.unrouteAll();
  await context.setOffline(false);
  await page.mouse.move(0, 0);
  await page.goto(`${origin}/nothing-is-here`);
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  const { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  if (options.viewport) await page.setViewportSize(options.viewport);
};

/** What a page finds when it is loaded. It runs in the page. */
const furnish = ([save, isNewcomer]: readonly [string | null, boolean]): void => {
  if (!isNewcomer) localStorage.setItem('baize.once.sabacc', '1');
  if (save !== null && localStorage.getItem('baize.save') === null) localStorage.setItem('baize.save', save);
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    throw new Error(`The policy forbids ${violatedDirective}: ${blockedURI}`);
  });
};

/** Nobody listens, unless a test says so: to sound costs about as much as to move. */
const quietly = (settings: unknown): unknown =>
  typeof settings === 'object' && !Array.isArray(settings) ? { muted: true, ...settings } : settings;

/** The save that a page finds. */
const saveOf = ({ save, settings }: Opening): string | null =>
  save ?? (settings === undefined ? null : saveWith({ settings: quietly(settings) }));

/** Sets a page up: what it finds, how patient its player is, and how fast it lives. What is done through the session ends with it. */
const setUp = async ({ context }: OpenPage, session: CDPSession, opening: Opening): Promise<void> => {
  const { isHasty = false, isNewcomer = false, isOwn = opening.url !== undefined, rate = isHasty ? 1 : RATE } = opening;
  const whenLoaded = (run: (given: never) => void, given?: unknown): Promise<unknown> => {
    const source = `(${run.toString()})(${JSON.stringify(given)})`;
    return isOwn ? context.addInitScript(source) : session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  };
  await session.send('Page.enable');
  await whenLoaded(furnish, [saveOf(opening), isNewcomer]);
  if (!isHasty) await whenLoaded(bePatient);
  if (rate === 1) return;
  await whenLoaded(runFaster, rate);
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
};

/** Opens a page, does something with it, and makes sure that nothing went wrong meanwhile: no error, no refused script, no foreign request. */
export const withPage = async (opening: Opening, act: (page: Page) => Promise<void>): Promise<void> => {
  // Without its worker a page asks the server for everything, so that a test may stand in between.
  const options: BrowserContextOptions = { viewport: { width: 1180, height: 820 }, serviceWorkers: 'block', ...opening.context };
  // What another origin keeps is not cleared away.
  const { url = inject('appUrl'), isOwn = opening.url !== undefined } = opening;
  const shelf = JSON.stringify(options);
  const open = (isOwn ? undefined : idle.get(shelf)?.pop()) ?? (await openPage(options));
  const { context, page } = open;
  let isClean = false;
  try {
    const session = await context.newCDPSession(page);
    await setUp(open, session, opening);
    const { faults, stop } = watch(page, new URL(url).origin, opening.allow);
    if (!isOwn) forbid(page);
    await page.goto(`${url}${opening.path ?? ''}`);
    await act(page);
    expect(faults).toEqual([]);
    if (isOwn) return;
    stop();
    await clear(open, options, session);
    await session.detach();
    isClean = true;
  } catch (error) {
    // What it looked like, where there is still something to look at.
    if (!page.isClosed())
      await page.screenshot({
        path: join(artifacts, 'failed', `${expect.getState().currentTestName ?? ''}.png`.replaceAll(/[^\w.]+/g, '-')),
      });
    throw error;
  } finally {
    allow(page);
    if (isClean) idle.set(shelf, [...(idle.get(shelf) ?? []), open]);
    else await context.close();
  }
};

/** Begins to look for something that may be there for a moment only; waits until it has been there. */
export const glimpsed = async (page: Page, selector: string): Promise<() => Promise<void>> => {
  const seen = await page.evaluateHandle((wanted) => {
    const found = new Promise<void>((done) => {
      const look = (): void => (document.querySelector(wanted) === null ? undefined : done());
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
    return { found };
  }, selector);
  return () => seen.evaluate(({ found }) => found);
};

/** What axe finds on the page as it is now. */
export const axe = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  const { violations } = found as { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
};

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

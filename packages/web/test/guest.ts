/** A guest of an evening with friends: a page at the table, all that it was sent, and what troubles it has. */
import { linkTo } from '@baize/rooms';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bePatient } from '../../../scripts/patience.mjs';
import type { HeardFrame, Listener } from './referee.ts';

/** What somebody's evening is like. */
export interface Role {
  readonly name: string;
  /** A line that takes so long both ways, and breaks so often: what was under way is lost then. */
  readonly line?: { readonly delay: number; readonly losses: number };
  /** Falls asleep in this hand, with the page in a pocket. */
  readonly sleepsAt?: number;
  /** Loads the page again at every turn. */
  readonly reloads?: true;
  /** Comes in this hand, and not before the first. */
  readonly comesAt?: number;
  /** Is gone without a word in this hand. */
  readonly killedAt?: number;
  /** Has no seat, and wants none. */
  readonly watches?: true;
}

/** Somebody at a page. */
export interface Guest extends Listener {
  readonly role: Role;
  readonly page: Page;
  readonly heard: HeardFrame[];
  /** What went wrong in the page. */
  readonly faults: string[];
  /** When they fell asleep. */
  slept: number | undefined;
  isAsleep: boolean;
  isGone: boolean;
  /** How often their line broke. */
  breaks: number;
}

/** What each friend has, as a page tells it at the end. */
export type Bill = readonly { readonly name: string; readonly has: number }[];

/** Where the guests come to. */
export interface GuestPlace {
  readonly browser: Browser;
  /** The address of the server. */
  readonly url: string;
  readonly code: string;
  /** How far the table is. */
  readonly now: () => Omit<HeardFrame, 'text'>;
}

/**
 * Does the next thing that somebody would do who wants to see the end soon: who is bold doubles the stake, puts all in, and at Hearts
 * takes whatever there is. It runs in the page.
 */
const playOn = async (isBold: boolean): Promise<void> => {
  if (document.querySelector('.end-page') !== null) return;
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const named = (words: RegExp): HTMLElement | undefined =>
    all('.actions button:not(.off):not(:disabled)').find(({ innerText }) => words.test(innerText));
  const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
  const rankOf = (card: HTMLElement): number =>
    RANKS.findIndex((rank) => (card.querySelector('svg')?.getAttribute('aria-label') ?? '').toLowerCase().includes(rank));
  const byRank = (selector: string): readonly HTMLElement[] => all(selector).toSorted((a, b) => rankOf(a) - rankOf(b));
  const lead = find('.actions .do.lead:not([aria-keyshortcuts="Space"])');
  const double = find('.actions .tray-tools [aria-label="Double"]');
  const boldly = (): HTMLElement | null | undefined => {
    if (double !== null && lead === null) return named(/Undo/);
    if (Math.random() < 0.5) return double ?? named(/^All.in/);
    return undefined;
  };
  const next =
    find('.connection-bar .away .do') ??
    find('dialog[open] footer .do.lead') ??
    find('dialog[open] footer .do') ??
    (isBold ? boldly() : undefined) ??
    lead ??
    byRank('.passing .ht-held.rest')[0] ??
    byRank('.playing .ht-held.may').at(isBold ? -1 : 0) ??
    named(/Check|Call|Stick|Stand|Keep|Stake|Twist|Draw|Gain|Buy/);
  next?.click();
  if (next?.matches('.playing .ht-held') !== true) return;
  // The first tap lifts a card, the second plays it.
  await new Promise((done) => setTimeout(done));
  find('.playing .ht-held.up')?.click();
};

const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 800, height: 700 } });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    localStorage.setItem('baize.once.sabacc', '1');
    if (localStorage.getItem('baize.save') === null)
      localStorage.setItem('baize.save', JSON.stringify({ format: 3, balance: 1000, settings: { speed: 'instant' } }));
  });
  await context.addInitScript(bePatient);
  return context;
};

/** Opens the link of a room for somebody. */
export const openGuest = async ({ browser, url, code, now }: GuestPlace, role: Role): Promise<Guest> => {
  const page = await (await openContext(browser)).newPage();
  const guest: Guest = { role, name: role.name, page, heard: [], faults: [], slept: undefined, isAsleep: false, isGone: false, breaks: 0 };
  page.on('pageerror', (error) => void guest.faults.push(`${role.name}'s page: ${error}`));
  const { line } = role;
  await page.routeWebSocket(/\/rooms$/, (socket) => {
    const far = socket.connectToServer();
    const later = (act: () => void): unknown => (line === undefined ? act() : setTimeout(act, line.delay / 2));
    const breaks = (): boolean => line !== undefined && Math.random() < line.losses;
    // Whoever wakes up finds a line dead that had anything to carry meanwhile.
    let isDead = false;
    socket.onMessage((text) => {
      isDead ||= guest.isAsleep;
      if (isDead) return;
      if (breaks()) {
        guest.breaks += 1;
        void socket.close({ code: 1001 });
      } else later(() => far.send(text));
    });
    far.onMessage((text) => {
      isDead ||= guest.isAsleep;
      if (isDead) return;
      later(() => {
        guest.heard.push({ text: String(text), ...now() });
        socket.send(text);
      });
    });
  });
  await page.goto(linkTo(url, code));
  return guest;
};

/** Takes a seat. */
export const sitDown = async ({ page, name }: Guest): Promise<void> => {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
};

/** Stands at the rail. */
export const onlyWatch = async ({ page, name }: Guest): Promise<void> => {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Only watch' }).click();
};

/** Does what is to be done now, if anything is. Who is bold puts all in now and then. */
export const moveOn = async ({ page, isGone, isAsleep }: Guest, isBold = false): Promise<void> => {
  // A page that is just being loaded again has nothing to do.
  if (!isGone && !isAsleep) await page.evaluate(playOn, isBold).catch(() => undefined);
};

/** Looks again. */
export const wakeUp = async (guest: Guest): Promise<void> => {
  guest.isAsleep = false;
  await guest.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

/** Goes without a word: the browser is gone. */
export const kill = async (guest: Guest): Promise<void> => {
  guest.isGone = true;
  await guest.page.context().close();
};

/** The bill, once the table has been left for it. */
export const billOf = async (guest: Guest): Promise<Bill> => {
  const { page, name } = guest;
  for (const end = Date.now() + 20_000; (await page.locator('.end-page').count()) === 0; ) {
    if (Date.now() > end) throw new Error(`${name} never saw the end.`);
    await moveOn(guest);
  }
  const rows = await page.locator('.end-page tr').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('th span')?.firstChild?.textContent ?? '',
      has: Number((row.querySelector('td')?.textContent ?? '').replace('−', '-').replaceAll(/[^\d-]/g, '')),
    })),
  );
  return rows.map((row) => (row.name === 'You' ? { ...row, name } : row));
};

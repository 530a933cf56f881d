/** A guest of an evening with friends: a page at the table, all that it was sent, and what troubles it has. */
import { linkTo } from '@baize/rooms';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { bePatient } from '../../../scripts/patience.mjs';
import { runFaster } from './quick-clock.ts';
import type { HeardFrame, Listener } from './referee.ts';
import { leaveUnpainted } from './unpainted.ts';

/** What somebody's evening is like. */
export interface Role {
  readonly name: string;
  /** Sits there with a phone. */
  readonly isOnPhone?: true;
  /** A line that takes so long both ways, and breaks so often: what was under way is lost then. */
  readonly line?: { readonly delay: number; readonly losses: number };
  /** Falls asleep in this hand, with the page in a pocket. */
  readonly sleepsAt?: number;
  /** Loads the page again at each of so many turns, from the first on. */
  readonly reloads?: number;
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
  /** How they play now, as the page has been told. */
  plays: Play;
  /** How often their line broke. */
  breaks: number;
}

/** Whether somebody plays, and how. The bold go all in now and then; 'to the result' stops before the next hand. */
export type Play = 'not at all' | 'with care' | 'boldly' | 'to the result';

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
const playOn = async (how: string | null): Promise<void> => {
  if (how === null || how === 'not at all' || document.querySelector('.end-page') !== null) return;
  if (how === 'to the result' && document.querySelector('.ht-result, .result') !== null) return;
  const isBold = how === 'boldly';
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
  /** Chips to lay where nothing lies yet: the largest there are, on the bet or on a number. */
  const laying = (): HTMLElement | null | undefined => {
    const largest = all('.actions [aria-label^="Add "]:not(.off)').at(-1);
    if (largest !== undefined && lead !== null) return undefined;
    if (largest !== undefined) {
      // Too little yet, or too much: as long as there are chips for it, more is added.
      const numberIn = (text = ''): number => Number(text.replaceAll(/\D/g, ''));
      const laid = numberIn(document.querySelector<HTMLInputElement>('.actions input')?.value);
      const isEnough = laid + numberIn(largest.ariaLabel ?? '') > numberIn(find('.purse b')?.innerText);
      return isEnough ? find('.actions [aria-label="Clear"]') : largest;
    }
    const chip = all('.actions [aria-label$=" at a time"]:not(.off)').at(-1);
    if (chip === undefined || named(/^Done/) === undefined || all('.purse b').at(-1)?.innerText !== '0') return undefined;
    return chip.classList.contains('on') ? find('[data-spot="17"]') : chip;
  };
  const next =
    find('.connection-bar .away .do') ??
    find('dialog[open] footer .do.lead') ??
    find('dialog[open] footer .do') ??
    laying() ??
    (isBold ? boldly() : undefined) ??
    lead ??
    byRank('.passing .ht-held.rest')[0] ??
    byRank('.playing .ht-held.may').at(isBold ? -1 : 0) ??
    named(/Check|Call|Stick|Stand|Keep|Stake|Twist|Draw|Gain|Buy|Done|Ready|No insurance/);
  // What is drawn has no click of its own.
  next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (next?.matches('.playing .ht-held') !== true) return;
  // The first tap lifts a card, the second plays it.
  await new Promise((done) => setTimeout(done));
  find('.playing .ht-held.up')?.click();
};

/** Where a page remembers how its guest plays: a reload changes nothing about that. */
const PLAYS = 'evening.plays';

/** Does the next thing whenever the page changes, as long as its guest plays. It runs in the page, before anything else there. */
const playByItself = (item: string, next: typeof playOn): void => {
  // A window that is still empty has nothing to remember it by.
  if (!location.protocol.startsWith('http')) return;
  let isSoon = false;
  const soon = (): void => {
    if (isSoon) return;
    isSoon = true;
    setTimeout(() => {
      isSoon = false;
      void next(sessionStorage.getItem(item));
    }, 15);
  };
  new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributes: true });
  // What was done may have been too soon to be heard.
  setInterval(soon, 150);
};

/** How many times as fast a guest's page lives; the clock of the table is the server's. */
const RATE = 8;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const openContext = async (browser: Browser, device: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...device });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    localStorage.setItem('baize.once.sabacc', '1');
    if (localStorage.getItem('baize.save') === null)
      localStorage.setItem('baize.save', JSON.stringify({ format: 3, balance: 1000, settings: { speed: 'instant', muted: true } }));
  });
  await context.addInitScript(bePatient);
  await context.addInitScript(runFaster, RATE);
  await context.addInitScript(`(${playByItself})(${JSON.stringify(PLAYS)}, ${playOn})`);
  return context;
};

/** Opens the link of a room for somebody. */
export const openGuest = async ({ browser, url, code, now }: GuestPlace, role: Role): Promise<Guest> => {
  const device = role.isOnPhone === true ? PHONE : { viewport: { width: 800, height: 700 } };
  const page = await (await openContext(browser, device)).newPage();
  await leaveUnpainted(page, device);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.setPlaybackRate', { playbackRate: RATE });
  const guest: Guest = {
    ...{ role, name: role.name, page, heard: [], faults: [] },
    ...{ slept: undefined, isAsleep: false, isGone: false, plays: 'not at all', breaks: 0 },
  };
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
  await page.getByRole('button', { name: 'Just watch' }).click();
};

/** From now on the page plays like this by itself. */
export const letPlay = async (guest: Guest, plays: Play): Promise<void> => {
  if (guest.isGone || guest.plays === plays) return;
  await guest.page.evaluate(([item, how]) => sessionStorage.setItem(item, how), [PLAYS, plays] as const);
  guest.plays = plays;
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
  await letPlay(guest, 'with care');
  await page.locator('.end-page').waitFor();
  await letPlay(guest, 'not at all');
  const rows = await page.locator('.end-page tr').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('th span')?.firstChild?.textContent ?? '',
      has: Number((row.querySelector('td')?.textContent ?? '').replace('−', '-').replaceAll(/[^\d-]/g, '')),
    })),
  );
  return rows.map((row) => (row.name === 'You' ? { ...row, name } : row));
};

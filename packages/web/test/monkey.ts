/** A monkey at a table: seeded taps, drags and keys; and what has to stay true however it plays. */
import { FIRST_CHIPS, openSave, type Profile, sumStatistics, worthOf } from '@baize/casino';
import type { Page } from 'playwright-core';
import { aims, type Hands, handsOn, type Input, inputsOf, type Point, pick } from './monkey-inputs.ts';

/** What the monkey is let loose on. */
export interface Rampage {
  /** The table, by the name in its address. */
  readonly table: string;
  readonly seed: number;
  readonly inputs: number;
  /** Whether it has fingers; otherwise it has a mouse. */
  readonly byTouch: boolean;
}

/** What the monkey did there. */
export interface Spree {
  readonly inputs: number;
  /** Rounds that were settled meanwhile, as the books say. */
  readonly rounds: number;
  /** Actions that the table took meanwhile, the monkey's and those of its opponents. */
  readonly moves: number;
  /** The longest that the page took to answer, in milliseconds. */
  readonly slowest: number;
}

/** Inputs between two looks at the page. */
const AT_ONCE = 20;
/** Every so many looks the page is loaded again, as a player might at any moment. */
const RELOAD_EVERY = 12;
/** A page that does not answer for so long hangs. */
const PATIENCE = 5000;

// --- what has to be true -----------------------------------------------------------------------------------------

/** What the page answers, and how long that took. One that is silent hangs. */
const answered = async <A>(question: Promise<A>, patience = PATIENCE): Promise<readonly [A, number]> => {
  const asked = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page has not answered for ${patience} ms.`)), patience);
  });
  try {
    return [await Promise.race([question, silence]), performance.now() - asked];
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The profile in a save, where every chip is accounted for: the purse, the stack and what is at risk are what a new player has and
 * what the books say was won since. A save that is broken, or holds parts of a chip or less than none, is not read at all.
 */
const checked = ({ save, pages }: Stored): Profile => {
  const opened = openSave(save, (name) => pages[`baize.${name}`] ?? null);
  if (opened.kind !== 'opened' || opened.notes.length > 0) throw new Error(`The save is not whole: ${save}`);
  const { net } = sumStatistics(Object.values(opened.profile.statistics));
  const worth = worthOf(opened.profile);
  const given = FIRST_CHIPS * (1 + opened.profile.bankruptcies);
  if (worth - net !== given) throw new Error(`There are ${worth} chips, and the books say ${given + net}: ${save}`);
  return opened.profile;
};

/** Adds up what grows, from looks at it. What has become less has started again: the books of who started over, the log of a new table. */
const tally = () => {
  let before = 0;
  let sum = 0;
  return (now: number): number => {
    sum += now >= before ? now - before : now;
    before = now;
    return sum;
  };
};

/** The save and whatever lies beside it. */
interface Stored {
  readonly save: string | null;
  readonly pages: Readonly<Record<string, string>>;
}
/**
 * Asks the page. Where the monkey has chosen another language, the page is loaded again, and an answer goes with the page that was asked: then
 * the next one is asked.
 */
const ask = <T>(page: Page, question: () => T): Promise<T> =>
  page.evaluate(question).catch(async (error: unknown) => {
    if (!(error instanceof Error && error.message.includes('context was destroyed'))) throw error;
    await page.waitForLoadState();
    return page.evaluate(question);
  });

const saveOn = (page: Page): Promise<Stored> => ask(page, () => ({ save: localStorage.getItem('baize.save'), pages: { ...localStorage } }));

// --- where the monkey is ---------------------------------------------------------------------------------------------

/** Whatever the monkey did to the settings, the next page is quick again, and speaks English. */
const quicken = (): void => {
  const save: unknown = JSON.parse(localStorage.getItem('baize.save') ?? 'null');
  if (typeof save !== 'object' || save === null || !('settings' in save) || typeof save.settings !== 'object') return;
  localStorage.setItem(
    'baize.save',
    JSON.stringify({ ...save, settings: { ...save.settings, speed: 'instant', confirmLeaving: true, language: 'en' } }),
  );
};

/** Where the page is, told from what is on it. */
const placeOn = (page: Page): Promise<'broke' | 'floor' | 'table' | 'failed' | 'elsewhere'> =>
  ask(page, () => {
    const title = document.querySelector('h1')?.textContent ?? '';
    if (title === 'That was your last chip' || title === 'You’re out of chips') return 'broke';
    if (document.querySelector('main.floor') !== null) return 'floor';
    if (document.querySelector('main.table') !== null) return 'table';
    return document.querySelector('main.notice-page h1') !== null && !location.hash.includes('good-night') ? 'failed' : 'elsewhere';
  });

/** Somebody without a chip starts over: in a casino that is closed already when the page is loaded. */
const startOver = async (page: Page): Promise<void> => {
  await page.reload();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.locator('main.floor').waitFor();
};

/** Goes to another place, and waits until the place before is no longer drawn. */
const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

/** Brings the monkey to its table, wherever it went. */
const bring = async (page: Page, { table, seed }: Rampage, look: number): Promise<void> => {
  const base = new URL('.', page.url().split('#')[0]).href;
  if (look % RELOAD_EVERY === RELOAD_EVERY - 1) await page.reload();
  await page.locator('main h1, main.notice-page p').first().waitFor();
  const place = await placeOn(page);
  if (place === 'failed') throw new Error(`The page has given up: ${await page.locator('main').innerText()}`);
  if (place === 'broke') await startOver(page);
  if (place !== 'table' || !page.url().includes(`#/${table}`)) await goTo(page, `${base}#/${table}?seed=${seed + look}`);
  await page.locator('main.table, main.notice-page').first().waitFor();
  if ((await placeOn(page)) === 'broke') {
    // It looked back at the sitting that had cost it the last chip.
    await startOver(page);
    await goTo(page, `${base}#/${table}?seed=${seed + look}`);
  }
  await page.locator('main.table').waitFor();
  // Every other time it is helped on its way, or it would do nothing but read the rules.
  if (look % 2 === 0 && (await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  if ((await page.locator('.sit-down').count()) > 0 && look % 3 !== 2) await page.keyboard.press('Enter');
};

/** Escape from whatever is open, then Leave. What was asked for last may open late, over the button: then once more. */
const leaveTable = async (page: Page, tries = 4): Promise<void> => {
  for (let open = 0; open < 4 && (await page.locator('dialog[open]').count()) > 0; open += 1) await page.keyboard.press('Escape');
  try {
    await page.locator('.bar').getByRole('button', { name: 'Leave' }).click({ timeout: 3000 });
  } catch (error) {
    if (tries === 0) throw error;
    await leaveTable(page, tries - 1);
  }
};

/** Out of whatever is open, and from the table to the floor, as anybody would: Escape, then Leave. It may be out already. */
const wayOut = async (page: Page): Promise<void> => {
  const place = await placeOn(page);
  if (place === 'broke') return startOver(page);
  if (place !== 'table') return;
  await leaveTable(page);
  const ask = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  const out = page.locator('main.floor, main.notice-page');
  await ask.or(out).first().waitFor();
  if (await ask.isVisible()) await ask.click();
  await out.first().waitFor();
  if ((await placeOn(page)) === 'broke') await startOver(page);
};

// --- the spree ---------------------------------------------------------------------------------------------------

/** While a link is dragged the browser itself refuses some inputs. A page that is no longer there is noticed at the next look. */
const forgive = (error: unknown): void => {
  if (!(error instanceof Error && error.message.includes('Internal error'))) throw error;
};

const doAll = async (page: Page, hands: Hands, inputs: readonly Input[]): Promise<void> => {
  const targets: readonly Point[] = await ask(page, aims);
  const doOne = (input: Input): Promise<unknown> => {
    const aim = pick(targets, input.luck) ?? input.at;
    if (input.kind === 'key') return hands.press(input.key);
    return input.kind === 'drag' ? hands.drag(aim, input.at) : hands.tap(input.kind === 'target' ? aim : input.at);
  };
  await Promise.all(inputs.map((input) => doOne(input).catch(forgive)));
};

/** Lets the monkey loose on an open page. It throws at the first chip that is lost, hang, or table without a way out. */
export const rampage = async (page: Page, loose: Rampage): Promise<Spree> => {
  await page.addInitScript(quicken);
  page.on('popup', (popup) => void popup.close());
  const { width, height } = page.viewportSize() ?? { width: 1180, height: 820 };
  const inputs = inputsOf(loose.seed, loose.inputs, { x: width, y: height });
  const hands = await handsOn(page, loose.byTouch);
  const [rounds, moves] = [tally(), tally()];
  let spree: Spree = { inputs: inputs.length, rounds: 0, moves: 0, slowest: 0 };
  for (let look = 0; look * AT_ONCE < inputs.length; look += 1) {
    await bring(page, loose, look);
    await answered(doAll(page, hands, inputs.slice(look * AT_ONCE, (look + 1) * AT_ONCE)), AT_ONCE * PATIENCE);
    const [save, wait] = await answered(saveOn(page));
    const { statistics, tables } = checked(save);
    spree = {
      ...spree,
      rounds: rounds(sumStatistics(Object.values(statistics)).rounds),
      moves: moves(Object.entries(tables).find(([id]) => id === loose.table)?.[1].log.length ?? 0),
      slowest: Math.max(spree.slowest, wait),
    };
  }
  await bring(page, loose, 0);
  await wayOut(page);
  checked(await saveOn(page));
  return spree;
};

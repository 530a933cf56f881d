/** A monkey that taps one place again and again: whatever is asked there meanwhile, it has answered once. */
import { allLines, openSave } from '@baize/casino';
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { chanceFrom, pick } from './monkey-inputs.ts';

/** What the monkey is let loose on. Its page has hasty hands. */
export interface TapSpree {
  readonly table: string;
  /** Which of the table's rules, by their place on the seat page. */
  readonly rules: number;
  readonly seed: number;
  /** So many bursts at the most. */
  readonly bursts: number;
  /** So many answers are enough. */
  readonly enough?: number;
}

/** What it did. */
export interface TapDeeds {
  readonly bursts: number;
  /** Bursts that answered the table, once each. */
  readonly answers: number;
  /** What was tapped, by name. */
  readonly names: readonly string[];
}

/** Something to tap. */
interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Taps of a burst, and how far apart, in milliseconds. */
const [FEWEST, MOST] = [2, 10];
const [SHORTEST, LONGEST] = [30, 400];
/** Longer than any burst goes on. */
const REST = 700;
/** Buttons that open something, look something up, or play many cards for the player: they answer nothing themselves. */
const ASIDES =
  /^(Raise|Bet\b|Buy|Swap|Discard|Let |Last|Score|Claim|Hands|Back|Junk|All|Go on|Let it rest|Leave|Play a card|Rules|OK|Stay|Play on)/;
/** What only skips, or leads away to look back: it is no answer, and never tapped for one. */
const SKIPS = 'Go on, Let it rest, Skip to the end, Look back';
/** What is not one answer: another table, which is another log, and the rest of a hand, which is played card by card. */
const UNCOUNTED = /^(New game|Sit down|Leave the table|Claim the rest)/;

/** What can be tapped to answer the table, where a finger would meet it. It runs in the page. */
const targetsIn = (skips: string): readonly Target[] => {
  const over = document.querySelector('dialog[open]');
  const found = over === null ? '.actions .do:not(.off), .ht-held:is(.may, .up)' : 'footer .do';
  return [...(over ?? document).querySelectorAll(found)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + Math.min(12, width / 2), top + height / 2];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return element.contains(document.elementFromPoint(x, y)) && !skips.includes(name) ? [{ name, x, y }] : [];
  });
};

/** What the player has done at the table so far, as the save has it; letting the ball rest is the wheel's own doing. */
const answersAt = async (page: Page, table: string): Promise<number> => {
  const stored: Readonly<Record<string, string>> = await page.evaluate(() => ({ ...localStorage }));
  const opened = openSave(stored['baize.save'] ?? null, (name) => stored[`baize.${name}`] ?? null);
  const id = gameIds.find((one) => one === table);
  const kept = opened.kind === 'opened' && id !== undefined ? opened.profile.tables[id] : undefined;
  const isMine = ({ seat, action }: { readonly seat: number; readonly action: unknown }): boolean =>
    seat === kept?.me && !JSON.stringify(action).includes('"rest"');
  return kept === undefined ? 0 : allLines(kept.log).filter(isMine).length;
};

const isAt = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

/** Clicks the first of these that is there. */
const clickOneOf = async (page: Page, ...selectors: readonly string[]): Promise<void> => {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if (!(await found.isVisible())) continue;
    // Of a card in a fan its left edge is seen.
    await found.click({ position: { x: 9, y: 20 } });
    return;
  }
};

/** Comes to the table, wherever the monkey went, and takes a seat there. False when it has one. */
const takeSeat = async (page: Page, { table, rules, seed }: TapSpree, look: number): Promise<boolean> => {
  if (await isAt(page, 'main.floor, main.notice-page')) {
    await clickOneOf(page, '.notice-page .do');
    await page.goto(`${page.url().split('#')[0]}#/${table}?seed=${seed + look}`);
    return true;
  }
  if (!(await isAt(page, '.sit-down'))) return false;
  await page.locator('.presets input').nth(rules).check();
  await page.clock.runFor(REST);
  await page.locator('.actions .do').last().click();
  return true;
};

/** Takes a seat, lays a chip or chooses three cards where there have to be some, and lets the table go on until the player is asked. */
const comeToAnAnswer = async (page: Page, spree: TapSpree): Promise<readonly Target[]> => {
  for (let look = 0; look < 200; look += 1) {
    await page.clock.runFor(REST);
    if (await takeSeat(page, spree, look)) continue;
    const isPassing = (await isAt(page, '.passing .ht-held.rest')) && (await page.locator('.ht-held.up').count()) < 3;
    const targets = isPassing ? [] : await page.evaluate(targetsIn, SKIPS);
    if (targets.length > 0) return targets;
    // Roulette's wheel is not driven by the page's clock, so its ball is let rest.
    await clickOneOf(page, '.actions .do:text-is("Let it rest")', '.passing .ht-held.rest', '.hit[data-spot="17"]', '.tray button');
  }
  throw new Error(`The table of ${spree.table} asked nothing: ${await page.locator('body').innerText()}`);
};

/** Lets the monkey loose. It throws at the first burst that answers twice, and at a button that does not answer once. */
export const tapSpree = async (page: Page, spree: TapSpree): Promise<TapDeeds> => {
  await page.clock.install({ time: 0 });
  await page.reload();
  await page.clock.pauseAt(60_000);
  const chance = chanceFrom(spree.seed);
  let answers = 0;
  const names: string[] = [];
  for (let burst = 0; burst < spree.bursts && answers < (spree.enough ?? spree.bursts); burst += 1) {
    const target = pick(await comeToAnAnswer(page, spree), chance());
    if (target === undefined) continue;
    const count = FEWEST + Math.floor(chance() * (MOST - FEWEST + 1));
    const apart = Math.round(SHORTEST + chance() * (LONGEST - SHORTEST));
    const before = await answersAt(page, spree.table);
    for (let tap = 0; tap < count; tap += 1) {
      await page.mouse.click(target.x, target.y);
      await page.clock.runFor(apart);
    }
    const given = (await answersAt(page, spree.table)) - before;
    const story = `${spree.table}, rules ${spree.rules}, seed ${spree.seed}, burst ${burst}: ${count} taps on "${target.name}", ${apart} ms apart, gave ${given} answers`;
    if (UNCOUNTED.test(target.name)) continue;
    if (given > 1) throw new Error(story);
    // A call for all the chips is asked once more.
    const isAnswer = await page.evaluate(() => document.querySelector('.ht-held, dialog[open]') === null);
    if (given === 0 && isAnswer && !ASIDES.test(target.name)) throw new Error(story);
    answers += given;
    names.push(target.name);
  }
  return { bursts: spree.bursts, answers, names };
};

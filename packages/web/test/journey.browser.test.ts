/** One evening of a new player: six tables, one purse, and books that agree with it at every step. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withPage } from './page.ts';
import { atOnce, type Manner, manners, playRound } from './reader.ts';

/** The part of a save that is about chips. */
interface Saved {
  readonly balance: number;
  readonly tables: Readonly<
    Record<string, { readonly log: readonly unknown[]; readonly held: { readonly stack: number; readonly atRisk: number } }>
  >;
  readonly statistics: Readonly<
    Record<string, { readonly rounds: number; readonly won: number; readonly lost: number; readonly pushed: number; readonly net: number }>
  >;
  readonly bankruptcies: number;
  readonly bankroll: { readonly low: number; readonly peak: number };
}
const saved = (page: Page): Promise<Saved> => page.evaluate(() => JSON.parse(localStorage.getItem('baize.save') ?? 'null'));
const worthOf = ({ balance, tables }: Saved): number =>
  Object.values(tables).reduce((sum, { held }) => sum + held.stack + held.atRisk, balance);
const netOf = ({ statistics }: Saved): number => Object.values(statistics).reduce((sum, { net }) => sum + net, 0);

/** The chips are those that were given and those that the books know of: none came or went unseen. Gives what there is. */
const audit = async (page: Page): Promise<Saved> => {
  const save = await saved(page);
  expect(worthOf(save)).toBe(1000 * (1 + save.bankruptcies) + netOf(save));
  for (const { rounds, won, lost, pushed } of Object.values(save.statistics)) expect(won + lost + pushed).toBe(rounds);
  expect(save.bankroll.low).toBeLessThanOrEqual(worthOf(save));
  expect(save.bankroll.peak).toBeGreaterThanOrEqual(worthOf(save));
  return save;
};

/** The same on the floor, where the purse is shown as well. */
const auditFloor = async (page: Page, chips?: number): Promise<Saved> => {
  await page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
  const save = await audit(page);
  expect(await page.locator('.balance b').innerText()).toBe(save.balance.toLocaleString('en'));
  if (chips !== undefined) expect(save.balance).toBe(chips);
  return save;
};

const go = (page: Page, place: string) => page.goto(`${page.url().split('#')[0]}#/${place}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const mannerOf = (game: string): Manner => {
  const found = manners.find((manner) => manner.game === game);
  if (found === undefined) throw new RangeError(`Nobody plays ${game}.`);
  return found;
};

/** Plays a round, and counts it in the books. */
const oneRound = async (page: Page, game: string): Promise<Saved> => {
  const manner = mannerOf(game);
  await go(page, `${game}?seed=${manner.seed}`);
  await playRound(page, manner, { press: atOnce });
  const save = await audit(page);
  expect(save.statistics[game]?.rounds).toBe(1);
  return save;
};
const leave = async (page: Page): Promise<void> => {
  await button(page, 'Leave').first().click();
  await page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
};

test('an evening at six tables: won, lost, left, reloaded, broke, and begun anew', { timeout: 240_000 }, async () => {
  // Nothing is kept of a new player: the first thing that is saved is the speed that is chosen.
  await withPage({}, async (page) => {
    await button(page, 'Settings').click();
    await page.getByRole('radio', { name: 'Instant' }).check();
    await page.keyboard.press('Escape');
    // The house’s Pontoon is for no stakes: a round of it changes no purse, and its table is kept.
    await auditFloor(page, 1000);
    await oneRound(page, 'pontoon');
    await leave(page);
    expect(Object.keys((await auditFloor(page, 1000)).tables)).toEqual(['pontoon']);

    // Won at Blackjack, and spun at Roulette: the chips are on the floor when the player is.
    expect((await oneRound(page, 'blackjack')).statistics['blackjack']?.net).toBe(25);
    await leave(page);
    await auditFloor(page, 1025);
    await oneRound(page, 'roulette');
    await leave(page);
    const { balance: afterWheel } = await auditFloor(page);

    // Lost at Blackjack: eighteen, and one card too many.
    await go(page, 'blackjack?seed=21');
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await atOnce(page, 'Sit down', mannerOf('blackjack'));
    await button(page, 'Add 100 chips').click();
    await button(page, 'Start').click();
    await button(page, 'Hit').click();
    await page.locator('.news-line.result').waitFor();
    expect((await audit(page)).statistics['blackjack']).toMatchObject({ rounds: 2, won: 1, lost: 1, net: -75 });
    await leave(page);
    await auditFloor(page, afterWheel - 100);

    // Left in the middle of a game of Sabacc: what is at risk stays behind, is told before and after, and stands in the books.
    await go(page, 'sabacc?seed=5abacc');
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.keyboard.press('Enter');
    await button(page, 'Stand').waitFor();
    const risky = await audit(page);
    const atRisk = risky.tables['sabacc']?.held.atRisk ?? 0;
    expect(atRisk).toBeGreaterThan(0);
    await button(page, 'Leave').click();
    const question = page.getByRole('dialog', { name: 'Leave the table?' });
    expect(await question.innerText()).toContain(`the ${atRisk} chips you have at risk`);
    await question.getByRole('button', { name: 'Leave' }).click();
    expect((await auditFloor(page, worthOf(risky) - atRisk)).statistics['sabacc']).toMatchObject({ rounds: 1, lost: 1, net: -atRisk });
    expect(await page.locator('.notice').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('.notice').innerText()).toContain(`${atRisk} stay behind`);

    // A reload in the middle of a hand of Hold'em and of Hearts: the same table, and not a chip more or less.
    for (const game of ['holdem', 'hearts']) {
      const manner = mannerOf(game);
      await go(page, `${game}?seed=${manner.seed}`);
      await playRound(page, manner, { press: atOnce, presses: game === 'holdem' ? 1 : 4 });
      const before = await audit(page);
      await page.reload();
      await button(page, 'Hint').waitFor();
      const after = await audit(page);
      expect(worthOf(after)).toBe(worthOf(before));
      expect(after.tables[game]?.log.length).toBeGreaterThanOrEqual(before.tables[game]?.log.length ?? 0);
      await playRound(page, manner, { press: atOnce, isSeated: true });
      // A game of Hearts goes on to 100, so its first hand stands in no book yet.
      expect((await audit(page)).statistics[game]?.rounds).toBe(game === 'holdem' ? 1 : 0);
      await leave(page);
      await auditFloor(page);
    }

    // The statistics tell what the save has.
    const { statistics, balance } = await auditFloor(page);
    await go(page, 'statistics');
    await page.locator('.by-table').waitFor();
    const rows = await page.locator('.by-table a').allInnerTexts();
    const counts = Object.values(statistics).map(({ rounds }) => rounds);
    expect(counts.toSorted()).toEqual([0, 1, 1, 1, 1, 2]);
    expect(
      rows
        .map((row) => Number(/(\d+) (?:round|hand|spin|game)/.exec(row)?.[1]))
        .filter((count) => count > 0)
        .toSorted(),
    ).toEqual([1, 1, 1, 1, 2]);

    // Everything on black, and the ball falls on red: shown out, and in again with fresh chips and all statistics.
    await go(page, 'roulette?seed=c0ffee');
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /Any number/ }).fill(String(balance));
    await atOnce(page, 'Black pays 1 to 1', mannerOf('roulette'));
    await button(page, 'Spin').click();
    await page.getByText('You have no chips left').first().waitFor();
    expect(worthOf(await audit(page))).toBe(0);
    // The table that is over leads to the look back at it, even now.
    await page.locator('.actions').getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('heading', { name: 'Look back' }).waitFor();
    await page.keyboard.press('q');
    await page.getByRole('heading', { name: 'That was your last chip' }).waitFor();
    expect(await audit(page)).toMatchObject({ balance: 0 });
    await button(page, 'Start again').click();
    const fresh = await auditFloor(page, 1000);
    expect(fresh.bankruptcies).toBe(1);
    expect(fresh.statistics['roulette']?.rounds).toBeGreaterThan(0);
    expect(Object.keys(fresh.tables).toSorted()).toEqual(['hearts', 'pontoon']);
  });
});

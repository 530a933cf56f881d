/** A table of Hold'em in a page, as the tests of it play there. */
import { openingFor } from '@baize/casino';
import { openSitting, play, type Seat, type Sight, sightOf } from '@baize/engine';
import { type Action, allIn as allChips, type Holdem, holdem, holdemModule } from '@baize/games/holdem';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { saveWith } from './page.ts';

/** A table in a save: its rules, how many others sit there, what the player brought, and what is left on the floor. */
interface Kept {
  readonly preset?: string;
  readonly seed: string;
  readonly others: number;
  readonly buyIn: number;
  readonly balance?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A save with a table at which the others have done as they were told, until the player is asked for the first time. */
export const savedTable = (
  { preset = 'casino', seed, others, buyIn, balance = 0, settings = {} }: Kept,
  does: (sight: Sight<Holdem>) => Action,
): string => {
  const opening = openingFor(holdemModule, { preset, others, buyIn, serverSeed: seed.padStart(64, '0') });
  let { state } = openSitting(holdem, opening);
  const log: { readonly seat: Seat; readonly action: Action }[] = [];
  while (state.turn !== null && state.turn !== opening.me) {
    const seat = state.turn;
    const action = does(sightOf(holdem, state, seat));
    const played = play(holdem, state, seat, action);
    if (!played.ok) throw new Error(played.refusal.reason);
    log.push({ seat, action });
    state = played.step.state;
  }
  const held = holdem.chips(state, opening.me);
  const kept = { ...opening, game: holdem.id, version: holdem.version, log, held, logName: 'log-holdem-0000000000000000' };
  // Nobody listens: to sound costs about as much as to move.
  return saveWith({ balance, settings: { speed: 'instant', muted: true, ...settings }, tables: { holdem: kept } });
};

/**
 * The same, where all have put all their chips in but the third, who has folded. However the opponents may learn to play, what
 * follows from there is for the cards alone.
 */
export const cornered = (kept: Kept): string =>
  savedTable(kept, (sight) => (sight.seat === 2 ? { type: 'fold' } : (allChips(sight) ?? { type: 'call' })));

/** Takes a seat by key, with so many opponents. */
export const sitAtHoldem = async (page: Page, opponents: number, preset?: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  if (preset !== undefined) await page.getByRole('radio', { name: preset }).check({ force: true });
  await page.getByRole('radio', { name: opponents === 1 ? 'One opponent' : `${opponents} opponents`, exact: true }).check({ force: true });
  await page.keyboard.press('Enter');
  await myTurn(page);
};

/** Waits until the player is asked: to bet, to go on, or to leave. The others may think a while. */
export const myTurn = async (page: Page): Promise<void> => {
  await page.locator('.actions .do:is(.lead, .open):visible').first().waitFor({ timeout: 20_000 });
};

/** Presses keys, each when the player is asked. */
export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await myTurn(page);
  }
};

/** Whether the hand is over. */
const isOver = async (page: Page): Promise<boolean> => (await page.locator('.he-news-line.result').count()) > 0;

/** Checks or calls until the hand is over. */
export const callDown = async (page: Page): Promise<void> => {
  for (let moves = 0; moves < 20 && !(await isOver(page)); moves += 1) await press(page, 'c');
  expect(await isOver(page)).toBe(true);
};

/** Puts all chips in, and sees the hand to its end. */
export const allIn = async (page: Page): Promise<void> => {
  await page.keyboard.press('a');
  await page.locator('.he-news-line.result').waitFor({ timeout: 20_000 });
  await myTurn(page);
};

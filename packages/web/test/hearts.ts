/** A table of Hearts in a page, as the tests of it play there; and saves of tables that chance would seldom deal. */
import { openingFor } from '@baize/casino';
import { type Card, fork, openSitting, play, rankIndex, rankOf, type Seat, sightOf, suitOf } from '@baize/engine';
import { type Action, canClaim, heartsModule, playable, type State, sortHand } from '@baize/games/hearts';
import type { Page } from 'playwright-core';
import { instant, saveWith } from './page.ts';

const { game } = heartsModule;

/** Takes a seat by key, under these rules. */
export const sitAtHearts = async (page: Page, preset = 'House rules'): Promise<void> => {
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  await page.getByRole('radio', { name: preset }).check();
  await page.keyboard.press('Enter');
  await page.locator('.ht-held').nth(12).waitFor();
  await page.locator('.ht-pass').waitFor();
};

/** Waits until the player is asked for a card. */
export const myTurn = async (page: Page): Promise<void> => {
  await page.locator('.playing .ht-held:is(.may, .up)').first().waitFor();
};

/** The cards in the hand, from left to right. */
export const handOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.ht-held').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

/** Everybody's points so far. */
export const totals = (page: Page): Promise<readonly number[]> =>
  page.locator('.ht-points > b').evaluateAll((scores) => scores.map((score) => Number((score.textContent ?? '').replace('−', '-'))));

/** Where a finger can meet the first of these, waiting for it for a while; 'there' when the goal is on the page. It runs in the page. */
const aim = async ([goal, selectors]: readonly [string | undefined, readonly string[]]): Promise<
  { readonly x: number; readonly y: number } | 'there' | undefined
> => {
  const meet = (found: Element) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const points = [0.3, 0.15, 0.5, 0.7].flatMap((down) =>
      [0.3, 0.2, 0.12, 0.5].map((across) => ({ x: left + width * across, y: top + height * down })),
    );
    return points.find(({ x, y }) => found.contains(document.elementFromPoint(x, y))) ?? [];
  };
  for (let frames = 0; frames < 60; frames += 1) {
    if (goal !== undefined && document.querySelector(goal) !== null) return 'there';
    const [point] = selectors.flatMap((selector) => document.querySelector(selector) ?? []).flatMap(meet);
    if (point !== undefined || goal === undefined) return point;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
};

/** Taps whatever is found first, as a finger would: where it can be seen. False when there is nothing. */
export const touch = async (page: Page, ...selectors: readonly string[]): Promise<boolean> => {
  const point = await page.evaluate(aim, [undefined, selectors] as const);
  if (point === undefined || point === 'there') return false;
  await page.touchscreen.tap(point.x, point.y);
  return true;
};

/** The next tap of somebody who wants to see the end: whatever is lit, or else the highest card. Nobody is hurried: what is asked next might be hit. */
const NEXT = [
  'dialog[open] footer .do',
  '.do.lead:not([aria-keyshortcuts="Space"])',
  '.passing .ht-held.rest',
  '.playing .ht-held.may:not(:has(~ .ht-held.may))',
];

/** Plays on by touch until this is on the page. */
export const touchUntil = async (page: Page, goal: string): Promise<void> => {
  for (let looks = 0; looks < 400; looks += 1) {
    const point = await page.evaluate(aim, [goal, NEXT] as const);
    if (point === 'there') return;
    if (point !== undefined) await page.touchscreen.tap(point.x, point.y);
  }
  throw new Error(`There was never a ${goal}.`);
};

// --- saves -------------------------------------------------------------------------------------------------

interface Line {
  readonly seat: Seat;
  readonly action: Action;
}

const height = (card: Card): number => rankIndex(rankOf(card));
const lowestFirst = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => height(a) - height(b));
const isPoint = (card: Card): boolean => suitOf(card) === 'h' || card === 'Qs';

/** What the others play to let one seat take everything: low, and points as soon as may be. The seat itself plays high. */
const helpful = (state: State, seat: Seat, shooter: Seat): Card => {
  const cards = lowestFirst(playable(state, seat));
  const [lowest] = cards;
  const pick = seat === shooter ? cards.at(-1) : (cards.findLast(isPoint) ?? lowest);
  if (pick === undefined) throw new RangeError('There is nothing to play.');
  return state.trick.length === 0 && seat !== shooter ? (lowest ?? pick) : pick;
};

const actionOf = (state: State, seat: Seat, shooter: Seat): Action => {
  const hand = sortHand(state.hands[seat] ?? []);
  if (state.phase !== 'passing') return { type: 'play', card: helpful(state, seat, shooter) };
  const ranked = lowestFirst(hand);
  return { type: 'pass', cards: seat === shooter ? ranked.slice(0, 3) : ranked.slice(-3) };
};

const openingOf = (seed: number) =>
  openingFor(heartsModule, { preset: 'house', others: 3, buyIn: 0, serverSeed: seed.toString(16).padStart(64, '0') });

/** One hand in which all help one seat to shoot the moon: its log up to the last state that is wanted; undefined if there is none. */
const helpedHand = (seed: number, shooter: Seat, wanted: (state: State) => boolean): readonly Line[] | undefined => {
  const opening = openingOf(seed);
  let { state } = openSitting(game, opening);
  const log: Line[] = [];
  let found: readonly Line[] | undefined;
  while (state.phase === 'passing' || state.phase === 'playing') {
    const [seat = 0] = game.toAct(state);
    if (seat === opening.me && wanted(state)) found = [...log];
    const action = actionOf(state, seat, shooter);
    const played = play(game, state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} was refused.`);
    log.push({ seat, action });
    state = played.step.state;
  }
  return state.phase === 'moon' && state.turn === shooter ? found : undefined;
};

const saveOf = (seed: number, log: readonly Line[], settings: unknown): string =>
  saveWith({
    settings,
    tables: {
      hearts: {
        ...openingOf(seed),
        game: 'hearts',
        version: game.version,
        log,
        held: { stack: 0, atRisk: 0 },
        logName: 'log-hearts-0000000000000000',
      },
    },
  });

/** What has been laid once: the tests ask for the same tables at every size. */
const saves = new Map<string, string>();
const once = (name: string, make: () => string): string => {
  const save = saves.get(name) ?? make();
  saves.set(name, save);
  return save;
};

const findSave = (shooter: Seat, wanted: (state: State) => boolean, settings: unknown): string => {
  for (let seed = 1; seed < 4000; seed += 1) {
    const log = helpedHand(seed, shooter, wanted);
    if (log !== undefined) return saveOf(seed, log, settings);
  }
  throw new Error('No deal can be played like that.');
};

/** The player has one card left, and with it the moon is shot: by the player, or by the opponent at this seat. */
export const moonSave = (shooter: Seat = 0, settings: unknown = instant): string =>
  once(`moon ${shooter} ${JSON.stringify(settings)}`, () => findSave(shooter, ({ tricks }) => tricks.length === 12, settings));

/** The player leads, and is sure of every trick that is left, of which there are several. */
export const claimSave = (): string =>
  once('claim', () => findSave(0, (state) => state.tricks.length < 10 && canClaim(game.view(state, 0), 0) === 'all', instant));

const { normal } = heartsModule.bots satisfies Readonly<Record<string, unknown>>;

interface WholeGame {
  readonly log: readonly Line[];
  /** Where in the log each hand but the first begins. */
  readonly hands: readonly number[];
  /** Where the player is asked for the last card. */
  readonly lastAsked: number;
  readonly state: State;
}

/** A whole game by bots. */
const wholeGame = (seed: number): WholeGame => {
  if (normal === undefined) throw new TypeError('There is no such player.');
  let { state } = openSitting(game, openingOf(seed));
  const log: Line[] = [];
  const hands: number[] = [];
  let lastAsked = 0;
  while (state.phase !== 'ended') {
    const [seat = 0] = game.toAct(state);
    if (seat === 0 && state.phase === 'playing') lastAsked = log.length;
    const action = normal(sightOf(game, state, seat), fork('00'.repeat(32), `${seed} ${log.length}`));
    const played = play(game, state, seat, action);
    if (!played.ok) throw new Error('A bot was refused.');
    log.push({ seat, action });
    if (played.step.state.hand > state.hand) hands.push(log.length);
    state = played.step.state;
  }
  return { log, hands, lastAsked, state };
};

const findWon = (): string => {
  for (let seed = 1; seed < 200; seed += 1) {
    const { log, lastAsked, state } = wholeGame(seed);
    if (game.outcome(state)?.winners.includes(0) === true && state.sheet.at(-1)?.moon === null)
      return saveOf(seed, log.slice(0, lastAsked), instant);
  }
  throw new Error('The player never wins.');
};

/** A game so many hands before its end, if they are played as bots would; and how many hands it has behind it. */
export const lateSave = (left: number): { readonly save: string; readonly played: number } => {
  const { log, hands } = wholeGame(1);
  return { save: saveOf(1, log.slice(0, hands.at(-left)), instant), played: hands.length + 1 - left };
};

/** A game that is won with the player's next card. */
export const wonSave = (): string => once('won', findWon);

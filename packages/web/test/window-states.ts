/** The tables in their states, one after another in one page, for whoever looks at them in windows of every size. */
import { openingFor, SAVE_FORMAT } from '@baize/casino';
import { openSitting, play } from '@baize/engine';
import { type Action, floorModule } from '@baize/games/blackjack';
import type { Page } from 'playwright-core';
import { pressUntil, walkUntil } from './walk.ts';

/** One state: its name, and how to come to it from the one before. */
export type TableState = readonly [name: string, reach: (page: Page) => Promise<void>];

/** A table and the states that it is taken through. */
export interface TableWalk {
  readonly name: string;
  readonly path: string;
  /** A table in the save, in place of a new player's. */
  readonly save?: string;
  readonly states: readonly TableState[];
}

const press = async (page: Page, key: string, selector: string): Promise<void> => {
  await page.keyboard.press(key);
  await page.locator(selector).first().waitFor();
};
const coach = (page: Page): Promise<void> => pressUntil(page, '.coach', 'i');

/** Plays Hearts on until this is on the page. */
const heartsUntil = (page: Page, selector: string): Promise<void> => walkUntil(page, selector, []);

/** Takes a seat: under these rules, with so many opponents. In any language. */
const sit = async (page: Page, goal: string, rules?: string, opponents?: number): Promise<void> => {
  await page.locator('.sit-down').waitFor();
  if (rules !== undefined) await page.locator(`.presets input[value="${rules}"]`).check({ force: true });
  if (opponents !== undefined) await page.locator(`.counts input[value="${opponents}"]`).check({ force: true });
  await page.keyboard.press('Enter');
  await page.locator(goal).first().waitFor();
};

/** Blackjack by the rules of Las Vegas, split as often as may be: four hands. */
const fourHands = (): string => {
  const { game } = floorModule;
  for (let seed = 1; seed < 20_000; seed += 1) {
    const opening = openingFor(floorModule, { preset: 'vegas', others: 0, buyIn: 1000, serverSeed: seed.toString(16).padStart(64, '0') });
    let { state } = openSitting(game, opening);
    const log: { readonly seat: 0; readonly action: Action }[] = [];
    const does = (action: Action): boolean => {
      const played = play(game, state, 0, action);
      if (!played.ok) return false;
      log.push({ seat: 0, action });
      state = played.step.state;
      return true;
    };
    if (!does({ type: 'bet', amount: 50 }) || !does({ type: 'deal' })) throw new Error('No bet was taken.');
    while (does({ type: 'split' })) if (state.spots[0]?.hands.length === 4) break;
    if ((state.spots[0]?.hands.length ?? 0) < 4 || state.phase !== 'playing') continue;
    const table = {
      ...opening,
      game: game.id,
      version: game.version,
      log,
      held: game.chips(state, 0),
      logName: 'log-blackjack-0000000000000000',
    };
    return JSON.stringify({ format: SAVE_FORMAT, balance: 0, settings: { speed: 'instant' }, tables: { blackjack: table } });
  }
  throw new Error('No deal can be split into four hands.');
};

const blackjack: readonly TableWalk[] = [
  {
    name: 'blackjack',
    path: '#/blackjack?seed=5',
    states: [
      ['bet', (page) => sit(page, '.tray', 'vegas')],
      [
        'laid',
        async (page) => {
          await page.locator('.tray input').fill('50');
          await page.locator('.bet-spot .bet').waitFor();
        },
      ],
      [
        'turn',
        async (page) => {
          await page.keyboard.press('Enter');
          await page.locator('.hands .card').nth(1).waitFor();
        },
      ],
      ['coach', coach],
      ['hit', (page) => press(page, 'h', '.hands .card >> nth=2')],
      ['result', (page) => pressUntil(page, '.result', 's')],
    ],
  },
  {
    name: 'blackjack-seven',
    path: '#/blackjack?seed=c0ffee',
    states: [
      ['bet', (page) => sit(page, '.tray', 'shared', 6)],
      [
        'turn',
        async (page) => {
          await page.locator('.tray input').fill('50');
          await page.keyboard.press('Enter');
          await page.locator('.hands .card').nth(1).waitFor();
        },
      ],
      ['coach', coach],
      // The cards of seven are dealt first: a key that comes too early is not heard.
      ['hit', (page) => pressUntil(page, '.hands .card >> nth=2', 'h')],
      ['result', (page) => pressUntil(page, '.result', 's')],
    ],
  },
  {
    name: 'blackjack-split',
    path: '#/blackjack',
    save: fourHands(),
    states: [
      ['four', (page) => page.locator('.many-4').waitFor()],
      ['refused', (page) => press(page, 'p', '.bubble')],
      ['coach', (page) => pressUntil(page, '.coach', 'i')],
      ['drawn', (page) => pressUntil(page, '.hands .card >> nth=10', 'h')],
      ['result', (page) => pressUntil(page, '.result', 's')],
    ],
  },
];

const pontoon: readonly TableWalk[] = [
  {
    name: 'pontoon-house',
    path: '#/pontoon?seed=c0ffee',
    states: [
      ['turn', (page) => sit(page, '.hands .card', 'house')],
      ['coach', coach],
      ['twist', (page) => press(page, 't', '.hands .card >> nth=2')],
      ['result', (page) => pressUntil(page, '.result', 's', 't')],
    ],
  },
  ...([3, 7] as const).map(
    (others): TableWalk => ({
      name: `pontoon-british-${others}`,
      path: '#/pontoon?seed=d',
      states: [
        ['stake', (page) => sit(page, '.hands .card', 'british', others)],
        ['turn', (page) => pressUntil(page, '.moves .do:not(.off)', 'Enter')],
        ['coach', coach],
        ['result', (page) => pressUntil(page, '.result', 'p', 's', 't', 'd')],
      ],
    }),
  ),
];

const holdem: readonly TableWalk[] = ([2, 5, 9] as const).map((others) => ({
  name: `holdem-${others}`,
  path: '#/holdem?seed=31',
  states: [
    ['preflop', (page) => sit(page, '.he-moves .do:not(.off)', 'tda', others)],
    ['coach', coach],
    ['flop', (page) => pressUntil(page, '.he-board .card >> nth=2', 'c')],
    ['river', (page) => pressUntil(page, '.he-board .card >> nth=4', 'c')],
    ['result', (page) => pressUntil(page, '.he-news-line.result', 'c')],
  ],
}));

const hearts: readonly TableWalk[] = [
  {
    name: 'hearts',
    path: '#/hearts?seed=c0ffee',
    states: [
      ['pass', (page) => sit(page, '.ht-pass', 'house')],
      ['pass-coach', coach],
      ['play', (page) => heartsUntil(page, '.playing .ht-held.may')],
      ['play-coach', coach],
      ['late', (page) => heartsUntil(page, '.playing .ht-hand:not(:has(> :nth-child(7)))')],
      ['result', (page) => heartsUntil(page, '.ht-result')],
    ],
  },
];

const roulette: readonly TableWalk[] = [
  {
    name: 'roulette',
    path: '#/roulette?seed=c0ffee',
    states: [
      [
        'bets',
        async (page) => {
          await sit(page, '.hit');
          for (const spot of ['23', '25/26/28/29', 'dozen-2', 'red', 'column-2'])
            await page.locator(`[data-spot="${spot}"]`).dispatchEvent('click');
        },
      ],
      ['coach', coach],
      ['result', (page) => pressUntil(page, '.sum', 'Space')],
    ],
  },
];

const sabacc: readonly TableWalk[] = ([1, 3] as const).map((others) => ({
  name: `sabacc-${others}`,
  path: '#/sabacc?seed=5abacc',
  states: [
    ['act', (page) => sit(page, '.sb-card', 'house', others)],
    ['coach', coach],
    ['draw', (page) => pressUntil(page, '.sb-card >> nth=2', 'd')],
    ['bet', (page) => pressUntil(page, '.do:not(.off):is([aria-keyshortcuts="B"])', 'k', 's', 'Space')],
    ['raise', (page) => press(page, 'b', '.tray')],
    ['result', (page) => pressUntil(page, '.sb-news-line.result', 'Escape', 'k', 's', 'c', 'a', 'd')],
  ],
}));

/** Every table. */
export const tableWalks: readonly TableWalk[] = [...blackjack, ...pontoon, ...holdem, ...hearts, ...roulette, ...sabacc];

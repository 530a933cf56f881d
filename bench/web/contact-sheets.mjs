/**
 * What moves, as contact sheets: a frame every 50 ms of a deal, a pass, a showdown, a spin, a dice shift and a moon, in three windows.
 * `node bench/web/contact-sheets.mjs`, or some of them: `node bench/web/contact-sheets.mjs deal moon`. They go to `docs/pictures/motion`.
 *
 * A picture takes longer than 50 ms, so while they are taken the page lives much slower: its clock and all its movements alike.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openingFor } from '@baize/casino';
import { openSitting, play, rankIndex, rankOf, suitOf } from '@baize/engine';
import { hearts, heartsModule, playable } from '@baize/games/hearts';
import { bench } from '../lib/bench.mjs';
import { withHouse, withPage } from './house.mjs';

const STEP = 50;
/** How many times as slow as usual the page lives while it is photographed. */
const SLOWED = 16;
const WINDOWS = [
  { width: 390, height: 844, across: 12 },
  { width: 1180, height: 820, across: 6 },
  { width: 2560, height: 1440, across: 5 },
];
/** How wide a sheet is, in pixels. */
const SHEET = 1500;
const folder = fileURLToPath(new URL('../../docs/pictures/motion', import.meta.url));

/** A clock whose rate can be changed: what waits already waits as much longer. It runs in the page, before anything else there. */
const turnClock = () => {
  const now = performance.now.bind(performance);
  const { setTimeout: later, clearTimeout: never, requestAnimationFrame: frame } = globalThis;
  let [rate, since, base, last] = [1, now(), now(), 0];
  const at = (time) => base + (time - since) * rate;
  performance.now = () => at(now());
  const waiting = new Map();
  const arm = (id) => {
    const one = waiting.get(id);
    const ring = () => {
      waiting.delete(id);
      one.act(...one.rest);
    };
    one.real = later(ring, Math.max(0, one.due - at(now())) / rate);
  };
  Object.assign(globalThis, {
    setTimeout: (act, ms = 0, ...rest) => {
      last += 1;
      waiting.set(last, { act, rest, due: at(now()) + ms });
      arm(last);
      return last;
    },
    clearTimeout: (id) => {
      never(waiting.get(id)?.real);
      waiting.delete(id);
    },
    requestAnimationFrame: (act) => frame((time) => act(at(time))),
    setRate: (next) => {
      base = at(now());
      since = now();
      rate = next;
      for (const [id, { real }] of waiting) {
        never(real);
        arm(id);
      }
    },
  });
};

// --- a table at which one card is left to shoot the moon ----------------------------------------------------------------

const lowestFirst = (cards) => cards.toSorted((a, b) => rankIndex(rankOf(a)) - rankIndex(rankOf(b)));
const isPoint = (card) => suitOf(card) === 'h' || card === 'Qs';

/** The others help the player: they play low and give points away. */
const actionOf = (state, seat) => {
  if (state.phase === 'passing') {
    const ranked = lowestFirst(state.hands[seat]);
    return { type: 'pass', cards: seat === 0 ? ranked.slice(0, 3) : ranked.slice(-3) };
  }
  const cards = lowestFirst(playable(state, seat));
  const given = state.trick.length === 0 ? cards[0] : (cards.findLast(isPoint) ?? cards[0]);
  return { type: 'play', card: seat === 0 ? cards.at(-1) : given };
};

/** The log of a hand up to the player's last card; undefined where it is no moon. */
const helpedLog = (opening) => {
  let { state } = openSitting(hearts, opening);
  const log = [];
  let found;
  while (state.phase === 'passing' || state.phase === 'playing') {
    const [seat] = hearts.toAct(state);
    if (seat === 0 && state.tricks.length === 12) found = [...log];
    const action = actionOf(state, seat);
    log.push({ seat, action });
    ({ state } = play(hearts, state, seat, action).step);
  }
  return state.phase === 'moon' && state.turn === 0 ? found : undefined;
};

const moonSave = () => {
  for (let seed = 1; ; seed += 1) {
    const serverSeed = seed.toString(16).padStart(64, '0');
    const opening = openingFor(heartsModule, { preset: 'house', others: 3, buyIn: 0, serverSeed });
    const log = helpedLog(opening);
    if (log === undefined) continue;
    const table = { ...opening, game: 'hearts', version: hearts.version, log, held: { stack: 0, atRisk: 0 } };
    return JSON.stringify({
      format: 3,
      balance: 1000,
      settings: { speed: 'normal' },
      tables: { hearts: { ...table, logName: 'log-hearts-0000000000000000' } },
    });
  }
};

// --- the scenes: how each is reached, and how many frames it has -----------------------------------------------------------

const sit = async (page) => {
  await page.locator('.sit-down').waitFor();
  await page.keyboard.press('Enter');
};
const there = (page, selector) => page.locator(selector).first().waitFor({ timeout: 60_000 });
/** Presses keys in turn until something is there, as slowly as a table hears them. */
const pressUntil = async (page, keys, selector) => {
  for (let times = 0; times < 80; times += 1) {
    if ((await page.locator(selector).count()) > 0) return;
    await page.keyboard.press(keys[times % keys.length]);
    for (let looks = 0; looks < 14 && (await page.locator(selector).count()) === 0; looks += 1) await page.waitForTimeout(50);
  }
  throw new Error(`There was never a ${selector}.`);
};

/** From now on the page lives slower. */
const slowDown = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWED });
  await page.evaluate((rate) => globalThis.setRate(rate), 1 / SLOWED);
};

const scenes = {
  deal: {
    path: '#/hearts?seed=1',
    frames: 36,
    reach: async (page) => {
      await sit(page);
      await there(page, '.ht-held');
      // A busy machine slows the clock and the cards one after the other: both are slow before anything is photographed.
      await slowDown(page);
      await there(page, '.ht-held:nth-child(9)');
    },
  },
  pass: {
    path: '#/hearts?seed=1',
    frames: 30,
    reach: async (page) => {
      await sit(page);
      await there(page, '.ht-pass');
      await page.waitForTimeout(1500);
      for (const place of [2, 7, 12]) {
        await page
          .locator('.ht-held')
          .nth(place)
          .click({ position: { x: 12, y: 24 }, force: true });
        await page.waitForTimeout(600);
      }
      // The cards fly as soon as the others have chosen.
      await slowDown(page);
      await page.keyboard.press('Enter');
      await page.locator('.ht-flying').first().waitFor({ state: 'attached' });
    },
  },
  showdown: {
    path: '#/holdem?seed=2',
    frames: 72,
    reach: async (page) => {
      await sit(page);
      await pressUntil(page, ['c'], '.he-place.showing');
      // The first hand is turned at the usual speed: what has hardly begun to turn would stand still when the page slows down.
      await page.waitForTimeout(500);
    },
  },
  spin: {
    path: '#/roulette?seed=4',
    frames: 40,
    reach: async (page) => {
      await sit(page);
      for (const spot of ['straight-17', 'red', 'dozen-2']) {
        const hit = page.locator(`[data-spot="${spot}"]`);
        await page.waitForTimeout(700);
        if ((await hit.count()) > 0) await hit.first().click({ force: true });
      }
      // Nothing is pointed at any more.
      await page.mouse.move(4, 4);
      await page.waitForTimeout(1000);
      await page.keyboard.press(' ');
      await there(page, '.roulette.running');
      // The ball falls near the end.
      await page.waitForTimeout(3600);
    },
  },
  dice: {
    path: '#/sabacc?seed=3',
    frames: 48,
    reach: async (page) => {
      await sit(page);
      await there(page, '.sb-card');
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...motion) {
          // As soon as a die tumbles the page lives slower.
          if (this.parentElement?.closest('.sb-dice') !== null) document.documentElement.dataset.tumbles = 'yes';
          return animate.apply(this, motion);
        };
      });
      await pressUntil(page, ['s', 'c', 'k'], '[data-tumbles]');
    },
  },
  moon: {
    path: '#/hearts',
    save: moonSave,
    frames: 48,
    reach: async (page) => {
      await there(page, '.playing .ht-held');
      await page.waitForTimeout(500);
      await page.locator('.ht-held').first().click();
      // It rises as soon as the last trick is taken.
      await slowDown(page);
      await page.keyboard.press('Enter');
      await there(page, '.ht-moon');
    },
  },
};

const photograph = async (page, frames) => {
  await slowDown(page);
  const began = performance.now();
  const pictures = [];
  for (let frame = 0; frame < frames; frame += 1) {
    await page.waitForTimeout(Math.max(0, began + frame * STEP * SLOWED - performance.now()));
    pictures.push(await page.screenshot({ type: 'jpeg', quality: 80, animations: 'allow', scale: 'css' }));
  }
  return pictures;
};

/** The pictures side by side, each with its time. */
const sheetOf = async ({ browser }, pictures, across, file) => {
  const page = await browser.newPage({ viewport: { width: SHEET, height: 400 } });
  const cells = pictures.map(
    (picture, frame) =>
      `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${frame * STEP} ms</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 8px; background: #190e08; color: #cfc0ab; font: 11px sans-serif;
      display: grid; grid-template-columns: repeat(${across}, 1fr); gap: 6px }
    figure { margin: 0 } img { display: block; width: 100% } figcaption { padding: 2px }
  </style>${cells.join('')}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 62, fullPage: true });
  await page.close();
};

const takeSheets = async (house, { path, save, frames, reach }, name) => {
  for (const { width, height, across } of WINDOWS) {
    const context = { viewport: { width, height } };
    const opening = { path, context, isHasty: true, settings: { speed: 'normal' }, ...(save && { save: save() }) };
    await withPage({ ...house, init: turnClock }, opening, async (page) => {
      await reach(page);
      await sheetOf(house, await photograph(page, frames), across, `${name}-${width}x${height}.jpg`);
    });
    console.log(`${name} at ${width}×${height}: ${frames} frames`);
  }
};

await bench({
  options: { scenes: [Object.keys(scenes), 'which scenes', Object.keys(scenes)] },
  measures: {
    sheets: (asked) =>
      withHouse(async (house) => {
        mkdirSync(folder, { recursive: true });
        for (const name of asked.scenes) await takeSheets(house, scenes[name], name);
      }),
  },
});

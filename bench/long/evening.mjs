/**
 * A whole evening at one table, at each of the games that friends share: browsers and a pseudo-terminal play to the end, and nobody has
 * an easy line. One is killed, one falls asleep with the page in a pocket, one has a line of 300 ms that breaks, one reloads at every
 * turn; a newcomer sits down later, and somebody watches. At the end all must agree: every page has what the server would show its seat
 * anew, no frame held a secret of another's, and the record verifies.
 *
 * npm run bench evening [-- hearts] [-- --minutes 6] [-- --chips 20]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '@baize/games';
import { checkRoomRecord, linkTo, placeOf, readFrame, roomFrame } from '@baize/rooms';
import { openLog, startServer } from '@baize/server';
import { chromium } from 'playwright-core';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { atMost } from '../lib/bars.mjs';
import { openWindow, players } from '../terminal/player.mjs';

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' }, chips: { type: 'string' } },
  allowPositionals: true,
});
const MINUTES = Number(values.minutes ?? 10);
const chips = Number(values.chips ?? 20);
const CLOCK = 6000;
const tables = {
  hearts: { preset: 'house', seats: 4, chips: 0, bot: 'easy' },
  holdem: { preset: 'holdem', seats: 6, chips: Math.max(20, chips) },
  sabacc: { preset: 'house', seats: 4, chips: Math.max(100, chips) },
  pontoon: { preset: 'british', seats: 6, chips: Math.max(20, chips) },
};
const games = Object.keys(tables).filter((game) => positionals.length === 0 || positionals.includes(game));

const COMMAND = fileURLToPath(new URL('../../packages/terminal/dist/baize.cjs', import.meta.url));
const folder = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
const limits = { rate: 1000, burst: 2000, roomsOfAddress: 1000, linesOfAddress: 200 };
const server = await startServer({ log: await openLog({}), folder, limits });
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const until = async (what, test, most = 30_000) => {
  for (const end = Date.now() + most; !(await test()); await wait(30)) if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
};

/** Does the next thing that somebody would do who wants to see the end. It runs in the page. */
const doNext = () => {
  const find = (selector) => document.querySelector(selector);
  const named = [...document.querySelectorAll('.actions .do.open')].find(({ innerText }) =>
    /Check|Call|Stick|Stand|Keep|Stake|Twist|Draw|Gain|Buy/.test(innerText),
  );
  const next =
    find('.line-bar .away .do') ??
    find('dialog[open] footer .do.lead') ??
    find('dialog[open] footer .do') ??
    find('.actions .do.lead:not([aria-keyshortcuts="Space"])') ??
    find('.passing .ht-held.rest') ??
    find('.playing .ht-held.may:not(:has(~ .ht-held.may))') ??
    find('.playing .ht-held.up') ??
    named;
  next?.click();
};

/** A page at the table, all that it was sent, and what its line does. */
const openPage = async (code, name, line = {}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 800, height: 700 } });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    localStorage.setItem('baize.once.sabacc', '1');
    if (localStorage.getItem('baize.save') === null)
      localStorage.setItem('baize.save', JSON.stringify({ format: 1, balance: 1000, settings: { speed: 'instant' } }));
  });
  const page = await context.newPage();
  const guest = { name, page, frames: [], faults: [], isGone: false, isSilent: false };
  page.on('pageerror', (error) => guest.faults.push(String(error)));
  await page.routeWebSocket(/\/rooms$/, (socket) => {
    const far = socket.connectToServer();
    const late = (act) => (line.delay === undefined ? act() : setTimeout(act, line.delay / 2));
    // A line that loses something is one that breaks: what was under way is gone.
    const breaks = () => line.losses !== undefined && Math.random() < line.losses;
    socket.onMessage((text) => {
      if (guest.isSilent) return;
      if (breaks()) socket.close({ code: 1001 });
      else late(() => far.send(text));
    });
    far.onMessage((text) => {
      if (guest.isSilent) return;
      late(() => {
        guest.frames.push(String(text));
        socket.send(text);
      });
    });
  });
  await page.goto(linkTo(server.url, code));
  return guest;
};

const takeSeat = async ({ page, name }) => {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
};

/** The table as a page's frames tell it. */
const viewFrom = (frames) => {
  let [view, seq] = [null, 0];
  for (const text of frames) {
    const frame = readFrame(text);
    if (frame?.t === 'room') [view, seq] = [frame.view, frame.seq];
    if (frame?.t !== 'beats' || frame.seq <= seq) continue;
    ({ seq } = frame);
    for (const { p } of frame.beats) view = { ...view, ...p };
  }
  return view;
};

const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.keys(value)
            .toSorted()
            .map((key) => [key, sorted(value[key])]),
        )
      : value;
const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** An evening at one game. */
const evening = async (game) => {
  const began = Date.now();
  const end = began + MINUTES * 60_000;
  const module = await catalogue[game]();
  const code = await server.house.create({ game, clock: CLOCK, rail: 'link', ...tables[game] });
  if (code === undefined) throw new Error(`No table of ${game}.`);
  const host = await server.house.find(code);
  const seatOf = (name) => host.room.seats.findIndex(({ holder }) => holder?.name === name);
  const isSmall = tables[game].seats < 6;
  const ann = await openPage(code, 'Ann');
  await takeSeat(ann);
  await ann.page.locator('.lobby').waitFor();
  const slow = await openPage(code, 'Slow', { delay: 300, losses: 0.01 });
  await takeSeat(slow);
  const again = isSmall ? undefined : await openPage(code, 'Again');
  if (again !== undefined) await takeSeat(again);
  const dan = openWindow(COMMAND, ['join', linkTo(server.url, code), '--name', 'Dan', '--speed', 'instant'], { columns: 100, rows: 32 });
  await until('all to sit', () => ['Slow', 'Dan', ...(again ? ['Again'] : [])].every((name) => seatOf(name) >= 0));
  const rae = await openPage(code, 'Rae');
  await rae.page.getByLabel('Your name at the table').fill('Rae');
  await rae.page.getByRole('button', { name: 'Only watch' }).click();
  await until('Rae at the rail', () => host.room.guests.some(({ name }) => name === 'Rae'));
  await ann.page.getByRole('button', { name: 'Deal the first hand' }).click();
  const guests = [ann, slow, ...(again ? [again] : [])];
  // At a small table one page reloads and is killed later; at a large one each has one fate.
  const reloads = again ?? slow;
  const faults = { reloads: 0, sleeps: 0, kills: 0, newcomers: 0 };
  const is = { killed: false, come: false };
  let [decided, turn, lastKeys] = [0, 0, 0];
  let asleep = 0;
  const isOver = () => host.room.phase === 'over';
  while (!isOver() && Date.now() < end) {
    for (const guest of guests) if (!guest.isGone && !guest.isSilent) await guest.page.evaluate(doNext).catch(() => undefined);
    if (Date.now() - lastKeys > 250 && !dan.hasEnded()) {
      lastKeys = Date.now();
      const bar = dan.bar();
      turn += 1;
      for (const key of players[game]?.({ bar, text: dan.text(), turn }) ?? []) {
        dan.type(key);
        await wait(15);
      }
    }
    const nth = host.room.seats[seatOf(reloads.name)]?.nth ?? 0;
    if (nth > decided && !reloads.isGone && Math.random() < (isSmall ? 0.3 : 1)) {
      decided = nth;
      faults.reloads += 1;
      await reloads.page.reload();
    }
    // Asleep for as long as three clocks: the house takes over, and it comes back by itself.
    if (asleep === 0 && host.room.hand >= 2 && faults.sleeps === 0) {
      ann.isSilent = true;
      asleep = Date.now();
      faults.sleeps += 1;
    } else if (ann.isSilent && Date.now() - asleep > 3 * CLOCK) {
      ann.isSilent = false;
      await ann.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    if (host.room.hand >= 2 && !is.come && host.room.seats.some(({ holder, coming }) => holder === null && coming === null)) {
      is.come = true;
      const gus = await openPage(code, 'Gus');
      await takeSeat(gus);
      await until('Gus to be told', () => host.room.seats.some(({ coming, holder }) => (coming ?? holder)?.name === 'Gus'));
      guests.push(gus);
      faults.newcomers += 1;
    }
    if (host.room.hand >= 3 && !is.killed) {
      is.killed = true;
      reloads.isGone = true;
      await reloads.page.context().close();
      faults.kills += 1;
    }
  }
  await wait(1500);
  const now = Date.now();
  let wrong = 0;
  for (const guest of [...guests, rae]) {
    if (guest.isGone) continue;
    const seat = seatOf(guest.name);
    const place = seat < 0 ? undefined : placeOf(host.room.seats, host.room.seats[seat]?.holder?.token ?? '');
    const { view } = roomFrame(module, host.room, place, now);
    const isRight = same(viewFrom(guest.frames), view);
    const secrets = guest.frames.filter((text) => /"(chance|seed|deck|house|token|action)":/.test(text)).length;
    if (!isRight || secrets > 0 || guest.faults.length > 0) {
      wrong += 1;
      console.log(`  ${guest.name}: ${isRight ? '' : 'sees another table; '}${secrets} secrets; ${guest.faults.join('; ')}`);
    }
  }
  const record = await host.record();
  const checked = record === undefined ? { ok: false, why: 'none' } : checkRoomRecord(module, record);
  const decidedBy = host.room.seats.map(({ nth }) => nth).reduce((sum, count) => sum + count, 0);
  console.log(
    `${game}: ${isOver() ? 'to the end' : 'not to the end'}, ${host.room.hand} hands, ${decidedBy} decisions in ${Math.round((Date.now() - began) / 1000)} s; ` +
      `${faults.reloads} reloads, ${faults.sleeps} asleep, ${faults.kills} killed, ${faults.newcomers} newcomer; record ${JSON.stringify(checked)}`,
  );
  if (isOver()) {
    await until('the terminal to know', () => /over|won|wins|stands|Good night/i.test(dan.text()) || dan.hasEnded()).catch(() => {
      wrong += 1;
      console.log(`  Dan: ${dan.text()}`);
    });
  }
  dan.close();
  for (const { page, isGone } of [...guests, rae]) if (!isGone) await page.context().close();
  atMost(`${game}: who sees another table than the server has, or what they may not`, wrong, 0);
  atMost(`${game}: records that do not hold`, checked.ok ? 0 : 1, 0);
  atMost(`${game}: evenings that did not come to their end`, isOver() ? 0 : 1, 0);
};

try {
  for (const game of games) await evening(game);
} finally {
  await browser.close();
  await server.close();
}
process.exit();

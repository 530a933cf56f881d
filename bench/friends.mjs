/**
 * A table with friends, by its bars: from a tap to one's own card moving, whatever the network; from one's move to the other's screen; and
 * what a hand of Hold'em at six seats costs each phone. `node bench/friends.mjs`, after `npm run build`.
 *
 * Times are taken in the pages themselves, from the tap to the frame in which something has moved. Others on the machine make them
 * longer, never shorter: so the median is judged, and the worst is only told.
 */
import { loadWords } from '@baize/engine';
import { holdemModule } from '@baize/games/holdem';
import { linkTo, RoomConnection, roomWaiting } from '@baize/rooms';
import { WebSocket } from 'ws';
import { bench, judge } from './lib/bench.mjs';
import { quantile } from './lib/statistics.mjs';
import { hex, until, wait } from './lib/waiting.mjs';
import { openRooms, withBrowser, withPage } from './web/house.mjs';

const TAPS = 9;
const DEEDS = 12;
const HANDS = 30;
const SLOW = 300;

/** The server, while a measure is taken. */
let server;
const told = (times) => {
  const [half, most, worst] = [quantile(times, 0.5), quantile(times, 0.9), Math.max(...times)].map((ms) => `${ms.toFixed(0)} ms`);
  return `median ${half}, 90 % ${most}, worst ${worst}`;
};

const open = async (wish) => {
  const code = await server.registry.create({ clock: 0, rail: 'link', ...wish });
  if (code === undefined) throw new Error('There is no such table.');
  return code;
};

const takeSeat = async (page, code, name) => {
  // Another address of an open page would not make a new one: its connection would be as it is, whatever is done to new ones.
  await page.goto(linkTo(server.url, code));
  await page.reload();
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.locator('.lobby').waitFor();
};

// --- from a tap to one's own card ------------------------------------------------------------------------------------

/** Plays a card of Hearts in the page, or passes three: how long it took until it had left the hand; undefined when nothing can be done. */
const playCard = async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const find = (selector) => document.querySelector(selector);
  const press = (element) => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const lead = find('dialog[open] footer .do') ?? find('.actions .do.lead:not([aria-keyshortcuts="Space"])');
  if (find('.passing') !== null && lead === null) press(find('.passing .ht-held.rest'));
  else if (find('.playing .ht-held.may') === null) press(lead);
  else {
    // What has just appeared is not answered by a tap: so a player looks first.
    await pause(400);
    // The first tap lifts a card, the second plays it.
    if (find('.playing .ht-held.up') === null) press([...document.querySelectorAll('.playing .ht-held.may')].at(-1));
    await pause(400);
    const card = find('.playing .ht-held.up');
    const before = document.querySelectorAll('.ht-held').length;
    const began = performance.now();
    press(card);
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let frames = 0; card !== null && frames < 60; frames += 1) {
      await pause(0);
      if (document.querySelectorAll('.ht-held').length < before) {
        const moved = performance.now() - began;
        await frame();
        return { moved, drawn: performance.now() - began };
      }
      await frame();
    }
  }
  await pause(60);
  return undefined;
};

const tapsOver = async (browser, delay) => {
  const code = await open({ game: 'hearts', preset: 'house', seats: 4, chips: 0, bot: 'easy' });
  return withPage({ browser, url: server.url }, { path: '', settings: { speed: 'normal' } }, async (page) => {
    await page.routeWebSocket(/\/rooms$/, (socket) => {
      const line = socket.connectToServer();
      socket.onMessage((text) => setTimeout(() => line.send(text), delay / 2));
      line.onMessage((text) => setTimeout(() => socket.send(text), delay / 2));
    });
    await takeSeat(page, code, 'Ann');
    await page.getByRole('button', { name: 'Deal the first hand' }).click();
    await page.locator('.table .felt').waitFor();
    const times = [];
    await until('cards to be played', async () => {
      const time = await page.evaluate(playCard);
      if (time !== undefined) times.push(time);
      return times.length >= TAPS;
    });
    return { moved: times.map(({ moved }) => moved), drawn: times.map(({ drawn }) => drawn) };
  });
};

// --- from one's move to the other's screen ---------------------------------------------------------------------------

/** Waits in the page for the next thing that changes on the felt or among the actions: when it was drawn. */
const nextChange = () =>
  new Promise((done) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
    });
    for (const part of document.querySelectorAll('.felt, .actions')) {
      watcher.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
    }
    setTimeout(() => {
      watcher.disconnect();
      done(undefined);
    }, 3000);
  });

/** Checks or calls, or deals the next hand: when that was; undefined when it is not this one's turn. */
const actOnce = () => {
  const button =
    document.querySelector('.do[aria-keyshortcuts="C"]:not(.off)') ??
    document.querySelector('.actions .do.lead:not([aria-keyshortcuts="Space"])') ??
    undefined;
  if (button === undefined) return undefined;
  const began = performance.timeOrigin + performance.now();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return began;
};

const actionsAcross = async (browser) => {
  const code = await open({ game: 'holdem', preset: 'holdem', seats: 2, chips: 1000 });
  const house = { browser, url: server.url };
  const opening = { path: '', settings: { speed: 'instant' } };
  return withPage(house, opening, (ann) =>
    withPage(house, opening, async (bob) => {
      await takeSeat(ann, code, 'Ann');
      await takeSeat(bob, code, 'Bob');
      await ann.getByRole('button', { name: 'Deal the first hand' }).click();
      for (const page of [ann, bob]) await page.locator('.table .felt').waitFor();
      const host = await server.registry.find(code);
      const times = [];
      await until('actions', async () => {
        for (const [page, other] of [
          [ann, bob],
          [bob, ann],
        ]) {
          const { seq } = host.room;
          const change = other.evaluate(nextChange);
          await wait(50);
          const began = await page.evaluate(actOnce);
          if (began === undefined) continue;
          await until('the action', () => host.room.seq > seq, 1000).catch(() => undefined);
          const seen = await change;
          if (host.room.seq > seq && seen !== undefined && seen > began) times.push(seen - began);
        }
        return times.length >= DEEDS;
      });
      return times;
    }),
  );
};

// --- what a hand costs -----------------------------------------------------------------------------------------------

/** What a bot would do in this seat. */
const decide = ({ me, view, offers }) => holdemModule.bots.regular({ seat: me, view, offers }, { seed: hex(32), at: 0 });

/** A phone: it counts the bytes that it is sent, frame heads included. */
const openPhone = (code) => {
  const phone = { bytes: 0, visit: undefined };
  const world = {
    connect: ({ onOpen, onText, onClose }) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}rooms`);
      socket.on('open', onOpen);
      socket.on('message', (data) => {
        const { length } = Buffer.from(data);
        phone.bytes += length + (length < 126 ? 2 : 4);
        onText(String(data));
      });
      socket.on('close', onClose);
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    fresh: () => hex(32),
    keep: () => undefined,
  };
  phone.visit = new RoomConnection({ room: code, token: hex(16), nonces: [] }, world);
  phone.visit.start();
  return phone;
};

const bytesOfHand = async () => {
  const code = await open({ game: 'holdem', preset: 'holdem', seats: 6, chips: 100_000 });
  const phones = [];
  for (let seat = 0; seat < 6; seat += 1) {
    const phone = openPhone(code);
    phones.push(phone);
    await until('a picture', () => phone.visit.now().client.room !== undefined);
    phone.visit.sit({ name: `Friend ${seat}`, face: 'Ks' });
    await until('a seat', () => phone.visit.now().client.room.me === seat);
  }
  phones[0].visit.ready('start');
  const roomOf = (phone) => phone.visit.now().client.room;
  await until('the deal', () => phones.every((phone) => roomOf(phone).hand === 1));
  const [from, first] = [phones.map(({ bytes }) => bytes), roomOf(phones[0]).hand];
  await until('the hands', () => {
    for (const { visit } of phones) {
      visit.showAll(holdemModule);
      const { client } = visit.now();
      if (roomWaiting(client) === 'me') visit.choose(holdemModule, decide(client.room));
    }
    return roomOf(phones[0]).hand >= first + HANDS || roomOf(phones[0]).phase === 'over';
  });
  const hands = roomOf(phones[0]).hand - first;
  for (const { visit } of phones) visit.stop();
  return { hands, each: phones.map(({ bytes }, seat) => (bytes - (from[seat] ?? 0)) / hands) };
};

const tapOver = async (browser, delay) => {
  const { moved, drawn } = await tapsOver(browser, delay);
  const line = `line of ${delay} ms`;
  console.log(`${line}: from a tap until one's own card moves ${told(moved)}; until that is drawn ${told(drawn)}`);
  judge("from a tap until one's own card moves", Math.round(quantile(moved, 0.5)), { of: line });
};

/** A measure with a server of its own. */
const served = (measure) => async () => {
  await loadWords();
  ({ server } = await openRooms());
  await measure();
  await server.close();
};

await bench({
  bars: {
    "a hand of Hold'em, the phone that is sent most": 'at most 60 KB',
    "from a tap until one's own card moves": 'at most 50 ms',
    "from one's action to the other's screen": 'at most 150 ms',
  },
  measures: {
    bytes: served(async () => {
      const { hands, each } = await bytesOfHand();
      const kilobytes = each.map((bytes) => `${(bytes / 1024).toFixed(1)} KB`);
      console.log(`Hold'em at six seats, ${hands} hands: ${kilobytes.join(', ')} a hand and phone`);
      judge("a hand of Hold'em, the phone that is sent most", Math.max(...each) / 1024);
    }),
    taps: served(() =>
      withBrowser(async (browser) => {
        for (const delay of [0, SLOW]) await tapOver(browser, delay);
      }),
    ),
    across: served(async () => {
      const times = await withBrowser(actionsAcross);
      console.log(`from one's action to the other's screen: ${told(times)}`);
      judge("from one's action to the other's screen", Math.round(quantile(times, 0.5)));
    }),
  },
});

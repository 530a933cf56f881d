/** A table with friends: real browsers at a real server, from the door on the floor to a record that holds. */
import type { GameTypes } from '@baize/engine';
import { catalogue, type GameId } from '@baize/games';
import { checkRoomRecord, linkTo, type RoomWish, readFrame } from '@baize/rooms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LineFriend, until } from '../../server/src/friend.fixture.ts';
import { openLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { axe, dist, instant, startBrowser, withPage } from './page.ts';

startBrowser();

let rooms: RunningServer;
beforeAll(async () => {
  const limits = { rate: 500, burst: 1000, roomsOfAddress: 1000, linesOfAddress: 200 };
  rooms = await startServer({ log: await openLog({}), folder: dist, limits });
});
afterAll(() => rooms?.close());

/** What a page was sent, frame by frame. */
const listenTo = (page: Page): string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    // A reload begins with a whole picture again.
    socket.on('framereceived', ({ payload }) => void frames.push(String(payload)));
  });
  return frames;
};

const usual = { clock: 60_000, rail: 'link' } as const;
const wishes: { readonly [Id in 'hearts' | 'holdem' | 'sabacc' | 'pontoon']: RoomWish } = {
  hearts: { game: 'hearts', preset: 'house', seats: 4, chips: 0, bot: 'easy', ...usual },
  holdem: { game: 'holdem', preset: 'holdem', seats: 3, chips: 1000, ...usual },
  sabacc: { game: 'sabacc', preset: 'house', seats: 3, chips: 1000, ...usual },
  pontoon: { game: 'pontoon', preset: 'british', seats: 3, chips: 1000, ...usual },
};

const openRoom = async (wish: RoomWish): Promise<string> => {
  const code = await rooms.house.create(wish);
  if (code === undefined) throw new Error(`No room for ${wish.game}.`);
  return code;
};

/** The room as the server has it. */
const hostOf = async (code: string) => {
  const host = await rooms.house.find(code);
  if (typeof host === 'string') throw new Error(host);
  return host;
};

const takeSeat = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
};

/** Does the next thing that somebody would do who wants to see the end. It runs in the page. */
const doNext = (): void => {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const named = [...document.querySelectorAll<HTMLElement>('.actions .do.open')].find(({ innerText }) =>
    /Check|Call|Stick|Stand|Keep|Stake|Twist|Draw|Gain/.test(innerText),
  );
  const next =
    find('dialog[open] footer .do.lead') ??
    find('dialog[open] footer .do') ??
    find('.actions .do.lead:not([aria-keyshortcuts="Space"])') ??
    find('.passing .ht-held.rest') ??
    find('.playing .ht-held.may:not(:has(~ .ht-held.may))') ??
    find('.playing .ht-held.up') ??
    named;
  next?.click();
};

/** Plays on at these pages until so many hands have been dealt. */
const playUntil = async (pages: readonly Page[], code: string, hand: number, between = (): Promise<unknown> => Promise.resolve()) => {
  const host = await hostOf(code);
  for (const end = Date.now() + 60_000; host.room.hand < hand && host.room.phase !== 'over'; ) {
    if (Date.now() > end) throw new Error('The table came to no end.');
    for (const page of pages) await page.evaluate(doNext);
    await between();
  }
};

const opening = () => ({ url: rooms.url, settings: instant }) as const;

type Listened = readonly [ann: Page, bob: Page, code: string, heard: readonly (readonly string[])[]];

/** Two friends at a table, dealt to. `prepare` has its way with Bob's page before he comes. */
const withTwo = async (
  wish: RoomWish,
  act: (...at: Listened) => Promise<void>,
  prepare = (_: Page): Promise<unknown> => Promise.resolve(),
) => {
  const code = await openRoom(wish);
  const link = linkTo(rooms.url, code);
  await withPage(opening(), async (ann) => {
    const heardByAnn = listenTo(ann);
    await ann.goto(link);
    await takeSeat(ann, 'Ann');
    await withPage(opening(), async (bob) => {
      const heardByBob = listenTo(bob);
      await prepare(bob);
      await bob.goto(link);
      await takeSeat(bob, 'Bob');
      await bob.getByRole('button', { name: 'Ready' }).click();
      await ann.getByText('ready', { exact: true }).waitFor();
      await ann.getByRole('button', { name: 'Deal the first hand' }).click();
      for (const page of [ann, bob]) await page.locator('.table .felt').waitFor();
      await act(ann, bob, code, [heardByAnn, heardByBob]);
    });
  });
};

/** What a page's frames come to: the last whole picture with every patch since. */
const viewFrom = (frames: readonly string[]): unknown => {
  let view: object | null = null;
  let seq = 0;
  for (const text of frames) {
    const frame = readFrame<GameTypes>(text);
    if (frame?.t === 'room') [view, seq] = [frame.view, frame.seq];
    if (frame?.t !== 'beats' || frame.seq <= seq) continue;
    seq = frame.seq;
    for (const { p } of frame.beats) view = { ...view, ...p };
  }
  return view;
};

/** The picture that the server gives to whoever holds this page's seat now. */
const pictureFor = (page: Page, room: string): Promise<string> =>
  page.evaluate((code) => {
    const { seats } = JSON.parse(localStorage.getItem('baize.friends') ?? '{}');
    const { token } = seats.find((one: { readonly room: string }) => one.room === code);
    return new Promise<string>((done) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/rooms`);
      socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'hello', room: code, token, seq: 0 })));
      socket.addEventListener('message', ({ data }) => {
        done(String(data));
        socket.close();
      });
    });
  }, room);

const recordOf = async <Id extends GameId>(game: Id, code: string) => {
  const record = await (await hostOf(code)).record();
  if (record === undefined) throw new Error('There is no record.');
  return checkRoomRecord(await catalogue[game](), record);
};

/** Gets up from a table of Hearts, and looks back at what was decided in the hand before. */
const lookBack = async (page: Page): Promise<void> => {
  await page.keyboard.press('q');
  await page.locator('dialog[open]').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { name: 'Good night' }).waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByText(/^Hand 1, \d+ of \d+: /).waitFor();
  await page.locator('.theatre .ht-held').first().waitFor();
  await page.locator('.two-moves').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('q');
  await page.getByRole('heading', { name: 'Good night' }).waitFor();
};

describe('two friends and the house', () => {
  test.each(['hearts', 'holdem', 'sabacc', 'pontoon'] as const)(
    '%s: a hand and the next deal; all agree, and the record holds',
    async (game) => {
      await withTwo(wishes[game], async (ann, bob, code, heard) => {
        await playUntil([ann, bob], code, 2);
        for (const [at, page] of [ann, bob].entries()) {
          const told = heard[at] ?? [];
          const picture = await pictureFor(page, code);
          // From patches a page has what the server would show its seat anew: no card more, none less.
          expect(viewFrom(told)).toEqual(viewFrom([picture]));
          expect(told.some((text) => text.includes('"house":"') || text.includes('"token"'))).toBe(false);
        }
        expect(await recordOf(game, code)).toMatchObject({ ok: true });
        if (game === 'hearts') await lookBack(ann);
      });
    },
  );

  test('one who reloads at every turn, on a line of 300 ms, loses nothing; a watcher sees a hand late', async () => {
    const slow = (page: Page): Promise<unknown> =>
      page.routeWebSocket(/\/rooms$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((text) => setTimeout(() => server.send(text), 150));
        server.onMessage((text) => setTimeout(() => socket.send(text), 150));
      });
    await withTwo(
      { ...wishes.holdem, clock: 0 },
      async (ann, bob, code) => {
        const host = await hostOf(code);
        await withPage(opening(), async (rail) => {
          await rail.goto(linkTo(rooms.url, code));
          await rail.getByRole('button', { name: 'Only watch' }).click();
          await rail.getByText(/one hand late/).waitFor();
          expect(await rail.locator('.he-mine').count()).toBe(0);
          let decided = 0;
          await playUntil([ann, bob], code, 2, async () => {
            const nth = host.room.seats[1]?.nth ?? 0;
            if (nth === decided) return;
            decided = nth;
            await bob.reload();
            await bob.locator('.table .felt').waitFor();
          });
          expect(decided).toBeGreaterThan(0);
          await rail.locator('.he-place').first().waitFor();
          // Nobody's covered cards, and no place for the watcher's own.
          expect(await rail.locator('.he-self').count()).toBe(0);
        });
        expect(await recordOf('holdem', code)).toMatchObject({ ok: true });
      },
      slow,
    );
  });

  test('one who is killed is played for by the house, and a newcomer takes a seat with the next deal', async () => {
    await withTwo({ ...wishes.holdem, clock: 1000 }, async (ann, bob, code) => {
      await bob.close();
      const host = await hostOf(code);
      await withPage(opening(), async (cleo) => {
        await cleo.goto(linkTo(rooms.url, code));
        await takeSeat(cleo, 'Cleo');
        // On a busy machine the clock may have dealt meanwhile: then she sits already.
        await cleo.getByText(/next/).or(cleo.locator('.he-mine .card')).first().waitFor();
        await playUntil([ann], code, 2);
        await cleo.locator('.he-mine .card').first().waitFor();
        await ann.locator('.is-away').first().waitFor();
        expect(host.room.seats[1]?.away).not.toBeNull();
        expect(host.room.seats[2]?.holder?.name).toBe('Cleo');
      });
    });
  });
});

describe('the pages', () => {
  test('from the door to the lobby by keyboard alone, and axe finds nothing on the way', async () => {
    await withPage(opening(), async (page) => {
      await page.getByRole('link', { name: /A table with friends/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: 'Hearts' }).check();
      await page.getByRole('radio', { name: 'Omnibus rules' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open the table' }).press('Enter');
      await page.getByLabel('Your name at the table').fill('Ann');
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Ann’s table' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('c');
      await page.getByRole('radio', { name: 'Sabacc' }).check();
      await page.getByRole('checkbox', { name: /The house fills/ }).uncheck();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Lay this table' }).press('Enter');
      await page.getByText('Sabacc, house rules').waitFor();
      await page.getByText('The house fills no seat').waitFor();
      await page.keyboard.press('c');
      await page.getByRole('radio', { name: 'Hearts' }).check();
      await page.getByRole('checkbox', { name: /The house fills/ }).check();
      await page.getByRole('button', { name: 'Lay this table' }).press('Enter');
      await page.getByText('Hearts, house rules').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.ht-held').nth(12).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('/');
      await page.keyboard.press('6');
      await page.locator('.seat-says').filter({ hasText: 'Ouch' }).first().waitFor();
      await page.keyboard.press('q');
      await page.getByRole('button', { name: 'Leave', exact: true }).last().press('Enter');
      await page.getByRole('heading', { name: 'Good night' }).waitFor();
      expect(await axe(page)).toEqual([]);
      // Nobody is judged while the hand is played.
      expect(await page.getByRole('button', { name: 'Look back' }).count()).toBe(0);
      await page.keyboard.press('q');
      await page.getByRole('link', { name: /Return to Ann’s table/ }).waitFor();
    });
  });

  test('who stands in line for a seat sits down as soon as one is free', async () => {
    const code = await openRoom({ ...wishes.holdem, seats: 2 });
    const [ann, bob] = ['Ann', 'Bob'].map((name) => new LineFriend(() => [rooms.url], code, name));
    if (ann === undefined || bob === undefined) throw new Error('Nobody came.');
    for (const friend of [ann, bob]) {
      friend.connect();
      await until('the first picture', () => friend.client.room !== undefined);
      friend.sit(friend === ann ? 'Ann' : 'Bob');
      await until('a seat', () => friend.client.room?.me !== 'rail');
    }
    await withPage(opening(), async (cleo) => {
      await cleo.goto(linkTo(rooms.url, code));
      await cleo.getByRole('heading', { name: 'All two seats are taken' }).waitFor();
      await cleo.getByLabel('Your name at the table').fill('Cleo');
      await cleo.getByRole('button', { name: 'Stand in line' }).click();
      await until('Cleo in line', () => ann.client.room?.guests.some(({ name, waits }) => name === 'Cleo' && waits) === true);
      bob.send({ t: 'leave' });
      await until('Cleo at the table', () => ann.client.room?.seats.some(({ held, name }) => held && name === 'Cleo') === true);
      await cleo.getByRole('button', { name: 'Ready' }).waitFor();
    });
    for (const friend of [ann, bob]) friend.close();
  });

  test('what one chooses moves at once, whatever the line', async () => {
    const SLOW = 3000;
    const code = await openRoom(wishes.hearts);
    await withPage({ ...opening(), settings: { speed: 'normal' } }, async (page) => {
      await page.routeWebSocket(/\/rooms$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((text) => setTimeout(() => server.send(text), SLOW));
        server.onMessage((text) => socket.send(text));
      });
      await page.goto(linkTo(rooms.url, code));
      await takeSeat(page, 'Ann');
      await page.getByRole('button', { name: 'Deal the first hand' }).click();
      // A tap on what has just appeared answers nothing: so it is tapped until three are lifted.
      const lead = page.locator('.actions .do.lead:not([aria-keyshortcuts="Space"])');
      while ((await lead.count()) === 0) await page.locator('.passing .ht-held.rest').first().click();
      const taken = page.evaluate(
        () =>
          new Promise<number>((done) => {
            const watch = (): void => {
              const began = performance.now();
              const look = (): void => {
                if (document.querySelector('.passing .ht-held') === null) done(performance.now() - began);
                else requestAnimationFrame(look);
              };
              look();
            };
            addEventListener('click', watch, { capture: true, once: true });
          }),
      );
      await lead.click();
      // The server cannot even have heard of it yet.
      expect(await taken).toBeLessThan(SLOW / 2);
    });
  });

  test('a link that leads nowhere, and a page without a room server, say so', async () => {
    await withPage(opening(), async (page) => {
      await page.goto(`${rooms.url}#/room/0123456789abcdef`);
      await page.getByRole('heading', { name: 'This table has closed' }).waitFor();
    });
    await withPage({ path: '#/friends', settings: instant, allow: /rooms\.json|404/ }, async (page) => {
      await page.getByText(/not loaded from a room server/).waitFor();
      await page.getByLabel('The address of a room server').fill('192.168.1.20:8321');
      expect(await page.getByRole('button', { name: 'Go there' }).isEnabled()).toBe(true);
    });
    await withPage({ settings: instant }, async (page) => {
      await page.getByRole('link', { name: /A table with friends/ }).waitFor();
      await page.context().setOffline(true);
      await page.getByText(/Needs a connection/).waitFor();
    });
  });
});

/** A table with friends: its pages, from the door on the floor to the end, and what they say when something is wrong. */
import { linkTo, type RoomOptions } from '@baize/rooms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LineFriend, until } from '../../server/src/friend.fixture.ts';
import { openLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { axe, dist, instant, withPage } from './page.ts';
import { walkUntil } from './walk.ts';

let rooms: RunningServer;
beforeAll(async () => {
  const limits = { rate: 500, burst: 1000, roomsOfAddress: 1000, linesOfAddress: 200 };
  rooms = await startServer({ log: await openLog({}), folder: dist, limits });
});
afterAll(() => rooms?.close());

const usual = { clock: 60_000, rail: 'link' } as const;
const wishes: { readonly [Id in 'hearts' | 'holdem']: RoomOptions } = {
  hearts: { game: 'hearts', preset: 'house', seats: 4, chips: 0, bot: 'easy', ...usual },
  holdem: { game: 'holdem', preset: 'holdem', seats: 2, chips: 1000, ...usual },
};

const openRoom = async (wish: RoomOptions): Promise<string> => {
  const code = await rooms.registry.create(wish);
  if (code === undefined) throw new Error(`No room for ${wish.game}.`);
  return code;
};

const takeSeat = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
};

/** A friend on a line of their own, with a seat at the table with this code. */
const friendAt = async (code: string, name: string): Promise<LineFriend> => {
  const friend = new LineFriend(() => [rooms.url], code, name);
  onTestFinished(() => friend.close());
  friend.connect();
  await until('the first picture', () => friend.client.room !== undefined);
  friend.sit(name);
  await until('a seat', () => friend.client.room?.me !== 'rail');
  return friend;
};

/** Waits for words at a seat in every frame from now on: they go away by themselves. */
const saidAtSeat = (page: Page, words: string) =>
  page.waitForFunction((text) => [...document.querySelectorAll('.seat-says')].some((one) => one.textContent?.includes(text)), words);

const opening = (path = '') => ({ url: rooms.url, path, settings: instant }) as const;

test('from the door through the lobby and a whole hand by keyboard alone, and axe finds nothing on the way', async () => {
  await withPage(opening(), async (page) => {
    await page.getByRole('link', { name: /A table with friends/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Hearts' }).check();
    await page.getByRole('radio', { name: 'Omnibus' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the table' }).press('Enter');
    await page.getByLabel('Your name at the table').fill('Ann');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ann’s table' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('c');
    await page.getByRole('radio', { name: 'Sabacc' }).check();
    await page.getByRole('checkbox', { name: /Bots fill/ }).uncheck();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Change table' }).press('Enter');
    await page.getByText('Sabacc, house rules').waitFor();
    await page.getByText('No bots at this table').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('radio', { name: 'Hold’em' }).check();
    // The players of the house take their time: one of them is enough.
    await page.getByRole('radio', { name: 'Tournament' }).waitFor();
    const seats = page.getByRole('status', { name: 'Seats' });
    while ((await seats.innerText()) !== '2') await page.getByRole('button', { name: 'One fewer' }).press('Enter');
    await page.getByRole('checkbox', { name: /Bots fill/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Change table' }).press('Enter');
    await page.getByText('Hold’em, tournament rules').waitFor();
    await page.keyboard.press('Enter');
    const nextHand = page.getByRole('button', { name: 'Next hand' });
    const playOn = async (): Promise<boolean> => {
      // Whoever called everything might lose everything in one hand, and there would be no next one.
      for (const key of ['f', 'c']) await page.keyboard.press(key);
      return nextHand.isVisible();
    };
    await expect.poll(playOn, { timeout: 60_000, interval: 200 }).toBe(true);
    expect(await axe(page)).toEqual([]);
    // Whoever plays first may have folded before anything was asked.
    const hasDecided = /^You (?:fold|call|check)/m.test(await page.getByRole('log').innerText());
    await page.keyboard.press('Enter');
    await page.getByText(/Hold’em, tournament rules, hand 2/).waitFor();
    await Promise.all([saidAtSeat(page, 'Ouch'), page.keyboard.press('/').then(() => page.keyboard.press('6'))]);
    await page.keyboard.press('q');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).press('Enter');
    await page.getByRole('heading', { name: 'You left the table' }).waitFor();
    expect(await axe(page)).toEqual([]);
    // What was decided can be looked back at.
    await expect.poll(() => page.getByRole('button', { name: 'Look back' }).count()).toBe(hasDecided ? 1 : 0);
    await page.keyboard.press('q');
    await page.getByRole('link', { name: /Return to Ann’s table/ }).waitFor();
  });
});

test('at Hearts a choice moves at once, whatever the line; words are said, refused and muted; the host frees a seat and says how strong the house is', async () => {
  const code = await openRoom(wishes.hearts);
  await withPage(opening('favicon.svg'), async (page) => {
    /** What the page has sent while its line is held up. */
    const held: (() => void)[] = [];
    let isHeldUp = false;
    await page.routeWebSocket(/\/rooms$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => (isHeldUp ? void held.push(() => server.send(text)) : server.send(text)));
      server.onMessage((text) => socket.send(text));
    });
    await page.goto(linkTo(rooms.url, code));
    await takeSeat(page, 'Ann');
    await page.getByRole('button', { name: 'Deal the first hand' }).waitFor();
    const bob = await friendAt(code, 'Bob');
    await page.getByRole('button', { name: 'Deal the first hand' }).click();
    await page.locator('.passing .ht-held.rest').first().waitFor();
    const lead = '.actions .do.lead:not([aria-keyshortcuts="Space"])';
    await walkUntil(page, lead, []);
    isHeldUp = true;
    await page.locator(lead).click();
    await page.getByText('The others are still choosing').first().waitFor();
    // The server cannot even have heard of it yet.
    expect(held.length).toBeGreaterThan(0);
    isHeldUp = false;
    for (const send of held) send();

    await page.getByRole('button', { name: 'Say something' }).first().click();
    const field = page.getByLabel('Type a message');
    await field.fill('p\u0430ypal');
    await field.press('Enter');
    await page.getByText('That can’t be said here').waitFor();
    expect(await axe(page)).toEqual([]);
    // A digit in the field is no phrase.
    await field.fill('');
    await field.pressSequentially('4 hearts?');
    await field.press('Enter');
    await until('what Ann said', () => bob.client.said?.text === '4 hearts?');
    await Promise.all([saidAtSeat(page, 'None left'), bob.send({ t: 'say', words: '  None   left ' })]);
    // What a client of another make sends is checked all the same.
    bob.send({ t: 'say', words: 'un\u200bseen' });
    await until('the refusal', () => bob.client.refused?.why === 'bad-words');
    await page.keyboard.press('/');
    await page.getByRole('checkbox', { name: 'Bob' }).check();
    await page.keyboard.press('Escape');
    await page.locator('.seat-says').first().waitFor({ state: 'detached' });
    bob.send({ t: 'say', words: 'Can you hear me?' });
    await until('Bob himself', () => bob.client.said?.text === 'Can you hear me?');
    await page.waitForTimeout(300);
    expect(await page.locator('.seat-says').count()).toBe(0);

    bob.send({ t: 'leave' });
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Free Bob’s seat' }).click();
    await until('the seat to be free', () => bob.client.room?.seats.every((seat) => !seat.held || seat.name !== 'Bob') === true);
    await page.getByRole('button', { name: 'Free Bob’s seat' }).waitFor({ state: 'detached' });
    // It stands as chosen when the server has said so.
    await page.getByRole('radio', { name: 'Hard' }).click();
    await until('the level to be told', () => bob.client.room?.bot === 'hard');
    await expect.poll(() => page.getByRole('radio', { name: 'Hard' }).isChecked()).toBe(true);
    expect(await axe(page)).toEqual([]);
  });
});

test('a table that is full says so, to whoever may watch with a place in the line for a seat; one that is not there says that', async () => {
  const shut = await openRoom({ ...wishes.holdem, rail: 'nobody' });
  for (const name of ['Ann', 'Bob']) await friendAt(shut, name);
  const code = await openRoom(wishes.holdem);
  const ann = await friendAt(code, 'Ann');
  const bob = await friendAt(code, 'Bob');
  await withPage(opening('#/room/0123456789abcdef'), async (page) => {
    await page.getByRole('heading', { name: 'Table not found' }).waitFor();
    await page.goto(linkTo(rooms.url, shut));
    await page.getByRole('heading', { name: 'This table is full' }).waitFor();
    await page.goto(linkTo(rooms.url, code));
    await page.getByRole('heading', { name: 'Both seats are taken' }).waitFor();
    await page.getByLabel('Your name at the table').fill('Cleo');
    await page.getByRole('button', { name: 'Get in line' }).click();
    await until('Cleo in line', () => ann.client.room?.guests.some(({ name, waits }) => name === 'Cleo' && waits) === true);
    bob.send({ t: 'leave' });
    await until('Cleo at the table', () => ann.client.room?.seats.some(({ held, name }) => held && name === 'Cleo') === true);
    await page.getByRole('button', { name: 'Ready' }).waitFor();
  });
});

test('a lobby tells game, chips and time on a phone; between two hands the host closes the table for all, and the bill fits its paper', async () => {
  const code = await openRoom({ ...wishes.holdem, clock: 30_000 });
  const context = { viewport: { width: 360, height: 640 } };
  await withPage({ ...opening(`#/room/${code}`), context }, async (ann) => {
    await takeSeat(ann, 'Ann');
    for (const fact of ['Hold’em, house rules', '1,000 each', '30 seconds per move']) await ann.getByText(fact).waitFor();
    const bob = await friendAt(code, 'Bartholomew');
    await ann.getByRole('button', { name: 'Deal the first hand' }).click();
    await until('the deal', () => bob.client.room?.phase === 'playing');
    const close = async (): Promise<void> => {
      await ann.getByRole('button', { name: 'Invite' }).click();
      await ann.getByRole('button', { name: 'Close the table for everyone' }).click();
      await ann.getByRole('button', { name: 'Close it' }).click();
    };
    await close();
    await ann
      .getByText(/Finish this hand first/)
      .first()
      .waitFor();
    const cheap = ann.locator('.actions .do:not(.off)').filter({ hasText: /^(Check|Fold)/ });
    await expect
      .poll(
        async () => {
          if ((await cheap.count()) > 0) await cheap.first().click();
          const move = bob.client.room?.offers.find(({ type }) => type === 'check' || type === 'fold');
          if (move !== undefined) bob.send({ t: 'act', nth: bob.client.room?.nth ?? 0, action: { type: move.type } });
          return bob.client.room?.offers.some(({ type }) => type === 'ready') === true;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    await close();
    await ann.getByRole('heading', { name: 'Final result' }).waitFor();
    await ann.getByText('The host has closed the table').waitFor();
    await until('Bob to be told', () => bob.client.room?.phase === 'over');
    const [paper, right] = await ann.evaluate(() => {
      const edge = (one: Element): number => one.getBoundingClientRect().right;
      const bill = document.querySelector('.bill');
      return bill === null ? [0, 1] : [edge(bill), Math.max(...Array.from(bill.querySelectorAll('td, .sum, .who, p'), edge))];
    });
    expect(right).toBeLessThanOrEqual(paper);
    expect(await axe(ann)).toEqual([]);
  });
});

test('a page without a room server says so, and where one may be named; a page without a connection says that', async () => {
  await withPage({ path: '#/room/0123456789abcdef', settings: instant, rate: 1, allow: /rooms|404|WebSocket/ }, async (page) => {
    // From the moment on when the page is there.
    await page.locator('.state-page').waitFor();
    await page.getByRole('heading', { name: 'No tables for friends here' }).waitFor({ timeout: 3000 });
    const floor = page.url().split('#')[0];
    await page.goto(`${floor}#/friends`);
    await page.getByText(/need a room server/).waitFor();
    await page.getByLabel('Address of the room server').fill('192.168.1.20:8321');
    expect(await page.getByRole('button', { name: 'Go there' }).isEnabled()).toBe(true);
    await page.goto(`${floor}#/`);
    await page.getByRole('link', { name: /A table with friends/ }).waitFor();
    await page.context().setOffline(true);
    await page.getByText(/Needs a connection/).waitFor();
  });
});

test('a bad server is survived with a sentence: another version, garbage', async () => {
  await withPage(opening(), async (page) => {
    await page.route(/rooms\.json/, (route) => route.fulfill({ json: { baize: 'rooms', protocol: 2 } }));
    await page.getByRole('link', { name: /A table with friends/ }).click();
    await page.getByText('Please reload.').waitFor();
    await page.unrouteAll();
    await page.routeWebSocket(/\/rooms$/, (socket) => socket.onMessage(() => socket.send('{"t":"room","seq":1}')));
    await page.goto(linkTo(rooms.url, await openRoom(wishes.hearts)));
    await page.reload();
    await page.getByText(/can’t read the server/).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

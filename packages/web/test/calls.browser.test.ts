/** A table with friends calls whoever looks elsewhere: by its title and icon, a buzz and a notification, and only as they allow. */
import { linkTo } from '@baize/rooms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LineFriend, until } from '../../server/src/friend.fixture.ts';
import { openLog, type RunningServer, startServer } from '../../server/src/index.ts';
import { axe, dist, instant, picture, withPage } from './page.ts';

let rooms: RunningServer;
beforeAll(async () => {
  const limits = { rate: 500, burst: 1000, roomsOfAddress: 1000, linesOfAddress: 200 };
  rooms = await startServer({ log: await openLog({}), folder: dist, limits });
});
afterAll(() => rooms?.close());

/** What the page has done to call, as the stubs wrote it down. */
interface Called {
  hidden: boolean;
  asked: number;
  buzzes: number;
  shown: string[];
  open: number;
}

/** Notifications and the buzz of a device, written down; whether the page is seen, as the test says. It runs in the page. */
const stubDevice = (): void => {
  const called: Called = { hidden: false, asked: 0, buzzes: 0, shown: [], open: 0 };
  let permission = localStorage.getItem('test.permission') ?? 'default';
  class StubNotification {
    static get permission(): string {
      return permission;
    }
    static requestPermission(): Promise<string> {
      called.asked += 1;
      permission = 'granted';
      localStorage.setItem('test.permission', permission);
      return Promise.resolve(permission);
    }
    constructor(title: string, { body }: { readonly body: string }) {
      called.shown.push(`${title}: ${body}`);
      called.open += 1;
    }
    close(): void {
      called.open -= 1;
    }
  }
  Object.assign(globalThis, { called, Notification: StubNotification });
  const vibrate = (): boolean => {
    called.buzzes += 1;
    return true;
  };
  Object.defineProperty(navigator, 'vibrate', { value: vibrate });
  Object.defineProperty(document, 'hidden', { get: () => called.hidden });
  document.hasFocus = () => !called.hidden;
};

const calledOn = (page: Page): Promise<Called> => page.evaluate('called');
const look = async (page: Page, isSeen: boolean): Promise<void> => {
  await page.evaluate((hidden) => {
    Reflect.set(Reflect.get(globalThis, 'called'), 'hidden', hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isSeen);
};
const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

/** Ann in a browser and Bob on a line, in the lobby of a table for two. */
const withTwo = async (settings: unknown, act: (page: Page, bob: LineFriend) => Promise<void>): Promise<void> => {
  const table = { game: 'holdem', preset: 'holdem', seats: 2, chips: 1000, clock: 60_000, rail: 'link' } as const;
  const code = await rooms.registry.create(table);
  if (code === undefined) throw new Error('There is no such table.');
  const bob = new LineFriend(() => [rooms.url], code, 'Bob');
  await withPage({ url: rooms.url, path: 'favicon.svg', settings, isOwn: true }, async (page) => {
    await page.addInitScript(stubDevice);
    await page.goto(linkTo(rooms.url, code));
    await page.getByLabel('Your name at the table').waitFor();
    expect(await calledOn(page)).toMatchObject({ asked: 0 });
    expect(await page.getByText('Should Baize let you know').count()).toBe(0);
    await page.getByLabel('Your name at the table').fill('Ann');
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page.getByRole('button', { name: 'Deal the first hand' }).waitFor();
    bob.connect();
    await until('the first picture', () => bob.client.room !== undefined);
    bob.sit('Bob');
    await until('a seat', () => bob.client.room?.me !== 'rail');
    await act(page, bob);
  });
  bob.close();
};

/** Bob plays until Ann is asked. */
const untilAnn = (bob: LineFriend): Promise<void> =>
  until('Ann to be asked', () => {
    bob.play();
    const { room, pending } = bob.client;
    return pending === undefined && room?.phase === 'playing' && room.offers.length === 0 && room.toAct.includes(0);
  });

test('who looks elsewhere when the table waits for them is told by title, icon, buzz and notification, until they look or have moved', async () => {
  await withTwo(instant, async (page, bob) => {
    // Whether it may notify is asked by a button, once one sits, and never before.
    const allow = page.getByRole('button', { name: 'Yes, notify me' });
    await allow.waitFor();
    await picture(page, 'calls-question');
    expect(await axe(page)).toEqual([]);
    await allow.click();
    await allow.waitFor({ state: 'detached' });
    expect(await calledOn(page)).toMatchObject({ asked: 1, shown: [], buzzes: 0 });
    expect(await page.title()).toBe('Baize');
    const plain = await iconOf(page);
    await look(page, false);
    bob.ready('ready');
    await expect.poll(() => page.title()).toBe('● Everyone else is ready – Baize');
    await look(page, true);
    expect([await page.title(), await iconOf(page)]).toEqual(['Baize', plain]);
    expect(await calledOn(page)).toMatchObject({ buzzes: 1, open: 0, shown: ['Everyone else is ready: Ann’s table'] });
    // Her turn may come with the deal: she looks away before it.
    await look(page, false);
    await page.getByRole('button', { name: 'Deal the first hand' }).click();
    await until('the deal', () => bob.client.room?.phase === 'playing');
    await untilAnn(bob);
    await expect.poll(() => page.title()).toBe('● Your turn – Baize');
    expect(await iconOf(page)).toBe('./favicon-turn.svg');
    await expect.poll(async () => (await calledOn(page)).open).toBe(1);
    // What she does is enough, even without a look. Where there is nothing to call nobody may fold: then she checks.
    let turns = 0;
    const move = async (): Promise<string> => {
      if ((await page.title()) === '● Your turn – Baize') {
        turns += 1;
        for (const key of ['f', 'c']) await page.keyboard.press(key);
        await expect.poll(() => page.title()).not.toBe('● Your turn – Baize');
      }
      bob.play();
      return page.title();
    };
    // The hand is over, and the next one waits for her.
    await expect.poll(move, { timeout: 30_000 }).toBe('● The next hand is waiting for you – Baize');
    const { shown } = await calledOn(page);
    expect(shown.filter((one) => one === 'Your turn: Ann’s table').length).toBe(turns);
    await look(page, true);
    expect([await page.title(), await iconOf(page)]).toEqual(['Baize', plain]);
    expect(await calledOn(page)).toMatchObject({ open: 0, asked: 1 });
  });
});

test('who has not answered whether they want to be notified is not asked over the cards', async () => {
  await withTwo(instant, async (page, bob) => {
    await page.getByRole('button', { name: 'Yes, notify me' }).waitFor();
    bob.ready('ready');
    await page.locator('.ready-badge:not(.wait)').waitFor();
    await look(page, false);
    await page.getByRole('button', { name: 'Deal the first hand' }).click();
    await until('the deal', () => bob.client.room?.phase === 'playing');
    await page.locator('.connection-bar').waitFor({ state: 'attached' });
    await untilAnn(bob);
    await expect.poll(() => page.title()).toBe('● Your turn – Baize');
    expect(await page.getByText('Should Baize let you know').count()).toBe(0);
    expect(await calledOn(page)).toMatchObject({ asked: 0, shown: [], buzzes: 1 });
  });
});

test('each of them can be switched off, and who says no to notifications is not asked again', async () => {
  await withTwo({ ...instant, callsOff: ['title', 'buzz'] }, async (page, bob) => {
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByText('Should Baize let you know').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Deal the first hand' }).waitFor();
    expect(await page.getByText('Should Baize let you know').count()).toBe(0);
    await look(page, false);
    bob.ready('ready');
    await page.locator('.ready-badge:not(.wait)').waitFor();
    expect(await page.title()).toBe('Baize');
    expect(await calledOn(page)).toMatchObject({ asked: 0, buzzes: 0, shown: [] });
    await look(page, true);
    await page.getByRole('button', { name: 'Deal the first hand' }).click();
    await until('the deal', () => bob.client.room?.phase === 'playing');
    await page.getByRole('button', { name: 'Settings' }).first().click();
    const title = page.getByRole('checkbox', { name: 'Change the page title and icon' });
    expect(await title.isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Send a notification' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Play a soft sound' }).isChecked()).toBe(true);
    await title.check();
    await page.keyboard.press('Escape');
    await look(page, false);
    await untilAnn(bob);
    await expect.poll(() => page.title()).toBe('● Your turn – Baize');
    expect(await calledOn(page)).toMatchObject({ asked: 0, buzzes: 0, shown: [] });
  });
});

/** Hearts on the built page, the iPad first: a whole game by touch, the moon each way, a reload in a trick, and every key. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { draw, inTurn } from '../../../scripts/draw.ts';
import { handOn, lateSave, moonSave, myTurn, sitAtHearts, totals, touch, touchUntil } from './hearts.ts';
import { instant, settled, withPage } from './page.ts';
import { pressUntil } from './walk.ts';

const path = '#/hearts?seed=abc';
const pad = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true } as const;
const action = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const spoken = (page: Page) => page.getByRole('log').innerText();
const card = (name: string): string => `[data-card="${name}"]`;
const trick = (page: Page) => page.locator('.ht-trick li');
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const kept = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('baize.save') ?? '');
/** How many moves the kept table remembers. */
const moves = async (page: Page): Promise<number> => JSON.parse(await kept(page)).tables.hearts.log.length;

/** Passes three cards by key, no clubs among them, and waits to be asked. */
const passThree = async (page: Page): Promise<void> => {
  // The cards have landed, and the player is asked.
  await page.getByRole('button', { name: /^Pass to/ }).waitFor();
  for (const key of ['8', '9', '0', 'Enter']) await page.keyboard.press(key);
  await myTurn(page);
};

test(
  'thirteen cards are fanned by suit, wide enough for a finger; three of them rise and can be put back, a fourth is refused, and what came is marked',
  claims('HEA-1.1', 'HEA-1.4', 'HEA-2.1', 'HEA-2.2', 'HEA-2.3', 'HEA-9.1', 'HEA-9.2'),
  async () => {
    await withPage({ path, settings: instant, context: pad }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await action(page, 'Sit down').tap();
      await page.locator('.ht-pass').waitFor();
      expect(await page.locator('.ht-seat').count()).toBe(4);
      expect(await page.locator('.ht-theirs').evaluateAll((hands) => hands.map((hand) => hand.childElementCount))).toEqual([13, 13, 13]);
      const hand = await handOn(page);
      expect(hand).toHaveLength(13);
      // The suits are black and red in turn.
      const isRed = [...new Set(hand.map((one) => one.charAt(1)))].map((suit) => 'dh'.includes(suit));
      expect(isRed.every((red, place) => place === 0 || red !== isRed[place - 1])).toBe(true);
      const lefts = await page.locator('.ht-held').evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().left));
      for (const [place, left] of lefts.slice(1).entries()) expect(left - (lefts[place] ?? 0)).toBeGreaterThan(44);
      const asked = await page.locator('.ht-pass').innerText();
      const to = /Pass three cards to (\w+)/.exec(asked)?.[1] ?? '';
      expect(await page.locator('.ht-seat.west').innerText()).toContain(to);
      expect(asked).toContain('This hand passes left. Next: right, across, then none.');
      const top = (name: string) => page.locator(card(name)).evaluate((one) => one.getBoundingClientRect().top);
      const [first = '', second = '', third = '', fourth = ''] = hand;
      const before = await top(first);
      for (const name of [first, second]) await touch(page, card(name));
      await expect.poll(() => top(first)).toBeLessThan(before - 20);
      await touch(page, card(second));
      expect(await page.locator(card(second)).getAttribute('aria-pressed')).toBe('false');
      expect(await page.locator('.ht-say').innerText()).toBe('1 of 3 chosen. Tap a card to take it back.');
      await action(page, `Pass to ${to}`).tap({ force: true });
      expect(await page.locator('.hearts .bubble').innerText()).toContain('You pass exactly three cards.');
      for (const name of [second, third, fourth]) await touch(page, card(name));
      expect(await page.locator('.ht-held.up').count()).toBe(3);
      expect(await page.locator('.hearts .bubble').innerText()).toContain('You pass exactly three cards.');
      await action(page, `Pass to ${to}`).tap();
      await page.locator('.ht-pass').waitFor({ state: 'detached' });
      const after = await handOn(page);
      const received = after.filter((one) => !hand.includes(one));
      expect(after.filter((one) => hand.includes(one)).toSorted()).toEqual(hand.slice(3).toSorted());
      expect(received).toHaveLength(3);
      const marked = await page.locator('.ht-held.new').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));
      expect(marked.toSorted()).toEqual(received.toSorted());
      const east = (await page.locator('.ht-seat.east .ht-name').innerText()).trim();
      await myTurn(page);
      expect(await page.locator('.ht-held.new').first().getAttribute('aria-label')).toContain(`from ${east}`);
    });
  },
);

/** So many cards in the trick. */
const LAID = (cards: number): string => `.ht-trick li:nth-child(${cards})`;

/** Lets time pass, so much at once, until this is on the page, and says how much it was, in milliseconds. */
const passTimeUntil = async (page: Page, goal: string, step: number): Promise<number> => {
  for (let steps = 0; steps < 200; steps += 1) {
    if ((await page.locator(goal).count()) > 0) return steps * step;
    await page.clock.runFor(step);
    // An opponent thinks in a thread of its own, which has a clock of its own.
    await page.waitForTimeout(30);
  }
  throw new Error(`There was never a ${goal}.`);
};

/** Writes down what lies in the middle, with every change of it. */
const watchTricks = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = (): void => {
      const cards = document.querySelectorAll('.ht-trick li');
      const taking = document.querySelector('.ht-trick .taking');
      const now = `${cards.length} cards, ${taking?.classList[0] ?? 'nobody'} takes`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });

/** Four cards, one of them marked as taking. */
const TAKEN = /^4 cards, (south|west|north|east) takes$/;

describe('the tricks', () => {
  test(
    'a card that may not be played says why and stays, the coach gives a reason, the last trick can be looked at again, and no server is asked',
    claims('HEA-3.2', 'HEA-10.5', 'HEA-11.3'),
    async () => {
      await withPage({ path, settings: instant, context: pad }, async (page) => {
        await sitAtHearts(page);
        await passThree(page);
        expect(await action(page, /^Claim/).count()).toBe(0);
        await action(page, 'Last trick').tap({ force: true });
        expect(await page.getByRole('dialog').innerText()).toContain('No tricks taken yet in this hand.');
        await action(page, 'OK').tap();
        await action(page, 'Hint').tap();
        await page.locator('.hearts .coach').waitFor();
        const coach = await page.locator('.hearts .coach').innerText();
        expect(coach).toMatch(/^Coach\s+Play .+\. .+\.$/s);
        const advised = page.locator('.ht-held.advised');
        expect(coach.toLowerCase()).toContain(((await advised.getAttribute('aria-label')) ?? '').replace(/,.*/, '').toLowerCase());
        const chosen = (await advised.getAttribute('data-card')) ?? '';
        await page.context().setOffline(true);
        const refused = page.locator('.ht-held.no').first();
        const name = (await refused.getAttribute('data-card')) ?? '';
        expect(await refused.getAttribute('aria-label')).toMatch(/not playable: follow clubs$/);
        const done = await moves(page);
        await touch(page, card(name));
        expect(await page.locator('.hearts .bubble').innerText()).toMatch(/^You have clubs, so follow suit: clubs /);
        expect(await spoken(page)).toMatch(/You have clubs, so follow suit: clubs /);
        expect(await handOn(page)).toContain(name);
        expect(await moves(page)).toBe(done);
        // What may be played rises at the first tap, and is played at the second.
        const seen = await watchTricks(page);
        await touch(page, card(chosen));
        expect(await page.locator('.ht-held.up').getAttribute('data-card')).toBe(chosen);
        await touch(page, card(chosen));
        await page.locator(`.ht-hand ${card(chosen)}`).waitFor({ state: 'detached' });
        expect(await moves(page)).toBeGreaterThan(done);
        // Where nothing moves the taker is shown all the same, before the trick is gathered.
        await page.waitForFunction((tricks) => tricks.some((one) => one.startsWith('4 ')), seen);
        await page.waitForFunction(() => document.querySelectorAll('.ht-trick li').length < 4);
        expect((await seen.jsonValue()).find((one) => one.startsWith('4 '))).toMatch(TAKEN);
        expect(await spoken(page)).toMatch(/takes? the trick\b/);
        await myTurn(page);
        await action(page, 'Last trick').tap();
        const dialog = page.getByRole('dialog');
        expect(await dialog.locator('.card').count()).toBe(4);
        expect(await dialog.locator('.taking').count()).toBe(1);
        expect(await dialog.innerText()).toMatch(/ took it, /);
        await dialog.getByRole('button', { name: 'OK' }).tap();
        expect(await page.getByRole('button', { name: /undo|take back/i }).count()).toBe(0);
      });
    },
  );

  test(
    'trick, turn and hearts are shown and say what the log says, and a reload in the middle of a trick changes nothing',
    claims('HEA-10.1', 'HEA-10.3', 'HEA-10.4', 'HEA-11.1', 'HEA-11.4'),
    async () => {
      await withPage({ path, settings: instant, context: pad }, async (page) => {
        await sitAtHearts(page);
        await passThree(page);
        expect(await page.locator('.ht-tags').innerText()).toContain('Hearts unbroken');
        expect(await page.locator('.ht-seat.turn').innerText()).toContain('You');
        expect(await page.locator('.ht-seat.turn').getAttribute('aria-current')).toBe('true');
        const laid = await trick(page).count();
        expect(laid).toBe((await spoken(page)).split('\n').filter((line) => / (leads|plays|throws) |leads it\./.test(line)).length);
        expect(await page.locator('.ht-trick .taking').count()).toBe(1);
        await touchUntil(page, '.ht-hand:not(:has(> :nth-child(10)))');
        // Where nothing moves the last trick stays for a while, until it has been seen.
        const asked = async (): Promise<void> => {
          await myTurn(page);
          await page.waitForFunction(() => document.querySelectorAll('.ht-trick li').length < 4);
          await settled(page);
        };
        await asked();
        const look = async () => ({
          hand: await page
            .locator('.ht-held')
            .evaluateAll((cards) => cards.map((one) => `${one.className} ${one.getAttribute('aria-label')}`)),
          trick: await trick(page).evaluateAll((cards) =>
            cards.map((one) => `${one.className} ${one.querySelector('.card')?.getAttribute('aria-label')}`),
          ),
          seats: await page.locator('.ht-seats').innerText(),
          turn: await page.locator('.ht-seat.turn').innerText(),
          tags: await page.locator('.ht-tags').innerText(),
          say: await page.locator('.ht-say').innerText(),
        });
        const [before, save] = [await look(), await kept(page)];
        expect(before.trick.length).toBeGreaterThan(0);
        await page.reload();
        await asked();
        expect(await look()).toEqual(before);
        expect(await kept(page)).toBe(save);
        await touchUntil(page, '.tag.lit');
        expect(await page.locator('.tag.lit').innerText()).toBe('Hearts broken');
        expect(await spoken(page)).toContain('Hearts are broken.');
      });
    },
  );

  // Between one card and the next, in milliseconds.
  const paces = [
    ['normal', 400, 1300],
    ['fast', 250, 500],
  ] as const;
  test.each(inTurn(paces, 0))(
    'opponents play one after another at %s speed, a tap hurries them, and the taker is shown before the trick is gathered',
    claims('HEA-8.3', 'HEA-10.5'),
    async (speed, least, most) => {
      await withPage({ path, settings: { speed }, context: pad, rate: 1, isOwn: true }, async (page) => {
        await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
        await page.keyboard.press('Enter');
        await page.locator('.ht-seat').first().waitFor();
        await touch(page, '.felt');
        await page.locator('.ht-pass').waitFor();
        // From here on time passes only when the test says so.
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        for (const key of ['8', '9', '0', 'Enter']) await page.keyboard.press(key);
        await passTimeUntil(page, LAID(1), 50);
        const gap = await passTimeUntil(page, LAID(2), 50);
        expect(gap).toBeGreaterThanOrEqual(least);
        expect(gap).toBeLessThan(most);
        await touch(page, '.felt');
        // The rest comes in no time at all: a few milliseconds for each who still plays.
        expect(await passTimeUntil(page, '.playing .ht-held:is(.may, .up)', 5)).toBeLessThan(100);
        const seen = await watchTricks(page);
        // A table hears no second tap at once.
        await page.clock.runFor(1000);
        await touch(page, '.ht-held:is(.may, .up)');
        await page.clock.runFor(1000);
        await page.keyboard.press('Enter');
        await passTimeUntil(page, LAID(4), 50);
        expect(await passTimeUntil(page, '.felt:not(:has(.ht-trick li:nth-child(4)))', 50)).toBeGreaterThan(least);
        expect((await seen.jsonValue()).find((one) => one.startsWith('4 '))).toMatch(TAKEN);
        expect(await spoken(page)).toMatch(/takes? the trick\b/);
      });
    },
  );
});

/** Writes down how the player's hand looks with every change of it, and whether a place is read after something began to move. */
const watchDeal = (page: Page) =>
  page.evaluateHandle(() => {
    const noted = { looks: [] as string[], firstPlaces: [] as string[], turnedAfter: [] as number[], moves: 0, lateReads: 0 };
    const { animate, getBoundingClientRect } = Element.prototype;
    let hasMoved = false;
    Element.prototype.animate = function (...motion) {
      noted.moves += 1;
      const [, timing] = motion;
      if (this.matches('.ht-held .faces') && typeof timing === 'object') noted.turnedAfter.push(timing.delay ?? 0);
      hasMoved = true;
      queueMicrotask(() => {
        hasMoved = false;
      });
      return animate.apply(this, motion);
    };
    Element.prototype.getBoundingClientRect = function () {
      if (hasMoved) noted.lateReads += 1;
      return getBoundingClientRect.apply(this);
    };
    const note = (): void => {
      const held = document.querySelectorAll<HTMLElement>('.ht-held');
      const down = document.querySelectorAll('.ht-held .faces.covered').length;
      const look = `${held.length} cards, ${down === 0 ? 'none' : down === held.length ? 'all' : 'some'} down`;
      const place = held[0]?.style.getPropertyValue('--fan');
      if (noted.looks.at(-1) !== look) noted.looks.push(look);
      if (place !== undefined && !noted.firstPlaces.includes(place)) noted.firstPlaces.push(place);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    return noted;
  });

test(
  'a hand is dealt in backs, each into the place that it keeps, and turned card by card when all have landed',
  claims('HEA-1.3'),
  async () => {
    await withPage({ path: '#/hearts?seed=1', settings: { speed: 'normal' }, rate: 3 }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      const noted = await watchDeal(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => noted.jsonValue().then(({ looks }) => looks.at(-1)), { timeout: 15_000 }).toBe('13 cards, none down');
      const { looks, firstPlaces, turnedAfter, moves, lateReads } = await noted.jsonValue();
      const dealt = Array.from({ length: 13 }, (_, place) => `${place + 1} cards, all down`);
      expect(looks.filter((look) => !look.startsWith('0 '))).toEqual([...dealt, '13 cards, none down']);
      // All are turned with one drawing, each a little after its neighbour.
      expect(turnedAfter).toEqual(Array.from({ length: 13 }, (_, place) => 30 * place));
      expect(firstPlaces).toEqual(['-6']);
      // Thirteen cards to each of four: where they go is read first, and then all of a round are set off.
      expect([moves >= 52, lateReads]).toEqual([true, 0]);
    });
  },
);

describe('a game', () => {
  test('by touch through the last hand to 100 and the final scores', {
    // Dozens of taps: a machine that is busy with other things takes its time for them.
    ...claims('HEA-6.4', 'HEA-7.1', 'HEA-7.2', 'HEA-7.3', 'HEA-8.1', 'HEA-9.4', 'HEA-11.2'),
    timeout: 180_000,
  }, async () => {
    // By night the game is joined earlier, and played as recklessly as here it still ends within a few hands.
    const { save, played } = lateSave(draw(1, 5));
    await withPage({ path: '#/hearts', save, context: pad }, async (page) => {
      await page.locator('.ht-held').nth(12).waitFor();
      // From here on the app asks nobody, and is not loaded again.
      const left: string[] = [];
      await page.route('**', (route) => {
        const request = route.request();
        if (request.method() !== 'GET' || request.isNavigationRequest()) left.push(request.url());
        return route.continue();
      });
      let hands = played;
      let before = await totals(page);
      expect(Math.max(...before)).toBeGreaterThan(0);
      while ((await page.locator('.hearts.ended').count()) === 0) {
        await touchUntil(page, '.hearts:is(.between, .ended) .ht-result');
        hands += 1;
        const after = await totals(page);
        expect([0, 26, 78]).toContain(sum(after) - sum(before) + (sum(after) < sum(before) ? 26 : 0));
        before = after;
        if ((await page.locator('.hearts.ended').count()) > 0) break;
        expect(Math.max(...after)).toBeLessThan(100);
        await touch(page, '.do.lead');
        await page.locator('.ht-result').waitFor({ state: 'detached' });
      }
      expect(Math.max(...before)).toBeGreaterThanOrEqual(100);
      const rows = page.locator('.ht-result li');
      const shown = await rows.locator('b').allInnerTexts();
      const scores = shown.map((text) => Number(text.replace(/total/, '').replace('−', '-')));
      expect(scores).toEqual(before.toSorted((a, b) => a - b));
      const winner = await rows.first().locator('.ht-who').innerText();
      expect(await page.locator('.ht-result h2').innerText()).toMatch(new RegExp(`${winner.trim()}(?: wins?\\b|.* share the win)`));
      await action(page, 'Score sheet').tap();
      const sheet = page.getByRole('dialog');
      expect(await sheet.locator('tbody tr').count()).toBe(hands);
      expect(await sheet.locator('.ht-chart polyline').count()).toBe(4);
      const ways = await sheet.locator('tbody .ht-way').allInnerTexts();
      expect(ways.slice(0, 4)).toEqual(['left', 'right', 'across', 'none']);
      const last = (await sheet.locator('tfoot td').allInnerTexts()).slice(1);
      const points = (texts: readonly string[]) =>
        texts.map((text) => Number.parseInt(text.replace('−', '-'), 10)).toSorted((x, y) => x - y);
      expect(points(last)).toEqual(scores);
      expect(points(last.filter((text) => text.includes('lowest')))).toEqual(scores.filter((score) => score === scores[0]));
      await sheet.getByRole('button', { name: 'OK' }).tap();
      await action(page, 'New game').tap();
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      expect(left).toEqual([]);
    });
  });

  test(
    'the moon: the choice is a dialog that says what either way brings; put aside it waits in the bar and is asked again later, and 26 go to the others',
    claims('HEA-6.3'),
    async () => {
      await withPage({ path: '#/hearts', save: moonSave(), context: pad }, async (page) => {
        await touchUntil(page, 'dialog[open]');
        const dialog = page.getByRole('dialog');
        expect(await dialog.innerText()).toContain('You shot the moon');
        const mine = ['0 → −26', '0 → 0', '0 → 0', '0 → 0'];
        const theirs = ['0 → 0', '0 → 26', '0 → 26', '0 → 26'];
        expect(await dialog.locator('dd').allInnerTexts()).toEqual([...mine, ...theirs]);
        expect(await page.locator('.ht-moon').innerText()).toContain('You shot the moon');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await action(page, 'Give everyone else 26').waitFor();
        await page.reload();
        await dialog.getByRole('button', { name: 'Give everyone else 26' }).tap();
        await page.locator('.ht-result').waitFor();
        expect((await totals(page)).toSorted((a, b) => a - b)).toEqual([0, 26, 26, 26]);
        expect(await spoken(page)).toContain('You give everyone else 26 points.');
      });
    },
  );

  test('a moon of somebody else is told and celebrated too', async () => {
    await withPage({ path: '#/hearts', save: moonSave(2, { speed: 'fast' }), context: pad, rate: 1 }, async (page) => {
      await myTurn(page);
      await page.keyboard.press('Enter');
      await page.locator('.ht-moon').waitFor();
      const name = await page.locator('.ht-seat.north .ht-name').textContent();
      expect(await page.locator('.ht-moon').innerText()).toContain(`${name} shot the moon`);
      await page.locator('.ht-result').waitFor();
      expect(await page.locator('.ht-result h2').innerText()).toBe(`${name} shot the moon`);
    });
  });
});

test('a hand by keys alone: arrows, numbers, suit and rank, Enter, to the scores and the next hand', claims('HEA-10.2'), async () => {
  await withPage({ path, settings: instant, rate: 1 }, async (page) => {
    await sitAtHearts(page);
    const hand = await handOn(page);
    const raised = () => page.locator('.ht-held.up').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('1');
    expect(await raised()).toEqual([hand[0]]);
    await press('1');
    expect(await raised()).toEqual([]);
    // From card to card, and up with Space.
    await press('ArrowRight', 'ArrowRight', 'Space');
    expect(await raised()).toEqual([hand[1]]);
    // By name: the suit, then the rank.
    const last = hand.at(-1) ?? '';
    await press(last.charAt(1), last.charAt(0).toLowerCase());
    expect(await raised()).toEqual([hand[1], last]);
    await press('0', 'Enter');
    await page.locator('.ht-pass').waitFor({ state: 'detached' });
    await myTurn(page);
    const playable = await page.locator('.ht-held.may').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card') ?? ''));
    await press('ArrowRight');
    expect(await raised()).toEqual([playable[0]]);
    await press('ArrowLeft');
    expect(await raised()).toEqual([playable.at(-1)]);
    const [first = ''] = playable;
    await press(first.charAt(1), first.charAt(0).toLowerCase());
    expect(await raised()).toEqual([first]);
    // Enter means the card that has the focus, whatever is raised: it raises that one first.
    await page.locator(card(playable.at(-1) ?? '')).focus();
    await press('Enter');
    expect(await raised()).toEqual([playable.at(-1)]);
    await page.locator(card(first)).focus();
    await press('Enter', 'Enter');
    await page.locator(`.ht-hand ${card(first)}`).waitFor({ state: 'detached' });
    await pressUntil(page, '.hearts.between .ht-result', 'ArrowRight', 'Enter');
    const took = await page.locator('.ht-gained').allInnerTexts();
    expect(sum(took.map((text) => Number(/\d+/.exec(text)?.[0])))).toBe(26);
    expect(sum(await totals(page))).toBe(26);
    await press('p');
    expect(await page.getByRole('dialog').innerText()).toContain('Total');
    await press('Escape', 'Enter');
    await page.locator('.ht-pass').waitFor();
    expect(await spoken(page)).toMatch(/Hand 2\. Pass three cards to \w+, on your right\./);
  });
});

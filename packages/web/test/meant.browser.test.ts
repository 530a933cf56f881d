/** What a tap, a drag and a key are taken for at the tables, and what is told of it. */

import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { handOn, myTurn, sitAtHearts } from './hearts.ts';
import { instant, withPage } from './page.ts';
import { sitAtSabacc } from './sabacc.ts';

describe('at the roulette table', () => {
  const path = '#/roulette?seed=17';
  const sit = async (page: import('playwright-core').Page): Promise<void> => {
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.board').waitFor();
  };

  test('one bet is taken back by touch, by mouse and by key, and the right button lays nothing', claims('CAS-4.2'), async () => {
    await withPage({ path, settings: instant }, async (page) => {
      await sit(page);
      const laid = page.locator('.laid');
      const spot = (id: string) => page.locator(`.hit[data-spot="${id}"]`);
      await spot('17').click({ button: 'right' });
      expect(await laid.count()).toBe(0);
      for (const id of ['17', '17', 'red', '5']) await spot(id).click();
      expect(await laid.count()).toBe(3);
      await page.getByRole('button', { name: 'Take back a bet' }).click();
      await spot('17').click();
      expect(await laid.evaluateAll((all) => all.map((one) => one.getAttribute('data-on')))).toEqual(['red', '5']);
      await page.keyboard.press('t');
      await spot('5').focus();
      await page.keyboard.press('Delete');
      expect(await laid.count()).toBe(1);
      await page.keyboard.press('u');
      expect(await laid.count()).toBe(2);
    });
  });

  test(
    'Space spins wherever the focus is, and each bet is told with what it brought until the next chip',
    claims('CAS-4.3', 'CAS-4.16'),
    async () => {
      await withPage({ path, settings: instant }, async (page) => {
        await sit(page);
        for (const id of ['red', 'black', '0']) await page.locator(`.hit[data-spot="${id}"]`).click();
        await page.getByRole('button', { name: 'Undo' }).focus();
        await page.keyboard.press('Space');
        const settled = page.locator('.settled');
        await settled.waitFor();
        expect(await page.locator('.settled-list > span').count()).toBe(3);
        expect(await settled.innerText()).toMatch(/Staked 75[\s\S]*Paid back \d+/);
        await page.locator('.hit[data-spot="17"]').click();
        expect(await settled.count()).toBe(0);
      });
    },
  );
});

describe('at the table of Hearts', () => {
  test('what was chosen for the pass is still chosen after a reload', claims('HEA-11.4'), async () => {
    await withPage({ path: '#/hearts?seed=5', settings: instant }, async (page) => {
      await sitAtHearts(page);
      for (const place of [0, 4])
        await page
          .locator('.ht-held')
          .nth(place)
          .click({ position: { x: 8, y: 20 } });
      const chosen = () => page.locator('.ht-held.up').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
      const before = await chosen();
      expect(before).toHaveLength(2);
      await page.reload();
      await page.locator('.ht-held').nth(12).waitFor();
      expect(await chosen()).toEqual(before);
    });
  });

  test('a card is dragged to the table, its player is named, and the focus stays in the hand', async () => {
    await withPage({ path: '#/hearts?seed=5', settings: instant, rate: 1 }, async (page) => {
      await sitAtHearts(page);
      for (const place of [0, 1, 2])
        await page
          .locator('.ht-held')
          .nth(place)
          .click({ position: { x: 8, y: 20 } });
      await page.keyboard.press('Enter');
      await myTurn(page);
      const held = await handOn(page);
      const card = page.locator('.playing .ht-held:is(.may, .up)').first();
      const name = await card.getAttribute('data-card');
      const box = await card.boundingBox();
      if (box === null) throw new Error('The card is not there.');
      await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4);
      await page.mouse.down();
      await page.mouse.move(box.x + 30, box.y - 120, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await handOn(page)).length).toBe(held.length - 1);
      expect(await handOn(page)).not.toContain(name);
      await myTurn(page);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await handOn(page)).length).toBeLessThan(held.length - 1);
      expect(await page.evaluate(() => document.activeElement?.matches('.ht-held'))).toBe(true);
      expect(await page.locator('.ht-trick li').first().innerText()).toMatch(/^\S+:/);
    });
  });
});

describe('at the table of Sabacc', () => {
  test('a newcomer is shown around, once', async () => {
    await withPage({ path: '#/sabacc?seed=3', settings: instant, isNewcomer: true }, async (page) => {
      await sitAtSabacc(page);
      const lesson = page.getByRole('dialog');
      await lesson.getByRole('heading', { name: 'Aim for zero' }).waitFor();
      for (let leaf = 0; leaf < 3; leaf += 1) await lesson.getByRole('button', { name: 'Next' }).click();
      await lesson.getByRole('button', { name: 'Deal me in' }).click();
      expect(await lesson.count()).toBe(0);
      await page.reload();
      await page.locator('.sb-card').first().waitFor();
      expect(await lesson.count()).toBe(0);
    });
  });

  test('no card is chosen for the player, and a hand is junked after one question', async () => {
    await withPage({ path: '#/sabacc?seed=3', settings: instant, rate: 1 }, async (page) => {
      await sitAtSabacc(page);
      await page.keyboard.press('w');
      expect(await page.locator('.sb-card.chosen').count()).toBe(0);
      expect(await page.locator('.bubble').innerText()).toBe('Tap the card you want to swap.');
      await page.keyboard.press('j');
      await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
      expect(await page.getByRole('button', { name: 'Stand' }).count()).toBe(1);
    });
  });
});

test('news goes by itself, and does not follow to another table', async () => {
  await withPage({ path: '#/roulette?seed=1', settings: instant, rate: 1, isOwn: true }, async (page) => {
    await page.clock.install();
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.board').waitFor();
    await page.keyboard.press('q');
    const notice = page.locator('.notice');
    await notice.waitFor();
    expect(await notice.innerText()).toContain('You leave the table with 1,000 chips');
    await page.clock.runFor(4100);
    expect(await notice.count()).toBe(0);
  });
});

describe('what is no number of chips', () => {
  const wrong = [
    ['50.0', /whole chips/],
    ['abc', /“abc” isn’t a number/],
    ['1e2', /“1e2” isn’t a number/],
    ['9999999999', /aren’t that many chips/],
  ] as const;

  test('is told in words at the table, and lays nothing', async () => {
    await withPage({ path: '#/blackjack?seed=1', settings: instant }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.keyboard.press('Enter');
      const field = page.getByRole('textbox', { name: /any number/ });
      for (const [text, why] of wrong) {
        await field.focus();
        await page.keyboard.type(text);
        expect(await page.getByRole('alert').innerText()).toMatch(why);
        await page.keyboard.press('Enter');
        expect(await page.locator('.hands .card').count()).toBe(0);
        await field.blur();
        expect(await page.getByRole('alert').count()).toBe(0);
        await page.getByRole('button', { name: 'Clear' }).click();
      }
      await field.fill('');
      await page.keyboard.press('Enter');
      expect(await page.getByRole('alert').innerText()).toBe('Type a number of chips.');
    });
  });

  test('is told in words on the page before a table, and so is too little and too much', async () => {
    await withPage({ path: '#/blackjack?seed=1', settings: instant }, async (page) => {
      const field = page.getByRole('textbox', { name: 'Chips to bring' });
      const said = page.locator('.bring [role="status"]');
      for (const [text, why] of [...wrong, ['', /Type a number/], ['0', /at least/], ['1001', /You have 1,000 chips/]] as const) {
        await field.fill(text);
        expect(await said.innerText()).toMatch(why);
      }
      await field.fill('500');
      expect(await said.innerText()).toMatch(/ to 1,000$/);
    });
  });
});

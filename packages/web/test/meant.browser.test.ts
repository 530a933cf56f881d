/** What a tap, a drag and a key are taken for at the tables, and what is told of it. */

import { expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { handOn, myTurn, sitAtHearts } from './hearts.ts';
import { instant, settled, withPage } from './page.ts';
import { sitAtSabacc } from './sabacc.ts';

test(
  'at Roulette one bet is taken back by touch, by mouse and by key, the right button lays nothing, and Space spins wherever the focus is',
  claims('CAS-4.2', 'CAS-4.3', 'CAS-4.16'),
  async () => {
    await withPage({ path: '#/roulette?seed=17', settings: instant }, async (page) => {
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.board').waitFor();
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
      await spot('black').click();
      await page.getByRole('button', { name: 'Undo' }).focus();
      await page.keyboard.press('Space');
      // Each bet is told with what it brought, until the next chip.
      const settled = page.locator('.settled');
      await settled.waitFor();
      expect(await page.locator('.settled-list > span').count()).toBe(3);
      expect(await settled.innerText()).toMatch(/Staked 75[\s\S]*Paid back \d+/);
      await spot('17').click();
      expect(await settled.count()).toBe(0);
      await page.keyboard.press('u');
      const chips = await page.locator('.purse b').first().innerText();
      await page.keyboard.press('q');
      // News goes by itself.
      const notice = page.locator('.notice');
      await notice.waitFor();
      expect(await notice.innerText()).toContain(`You leave the table with ${chips} chips`);
      await notice.waitFor({ state: 'detached' });
    });
  },
);

test(
  'at Hearts what was chosen for the pass is still chosen after a reload, a card is dragged to the table, and the focus stays in the hand',
  claims('HEA-11.4'),
  async () => {
    await withPage({ path: '#/hearts?seed=5', settings: instant, rate: 1 }, async (page) => {
      await sitAtHearts(page);
      const choose = (place: number): Promise<void> =>
        page
          .locator('.ht-held')
          .nth(place)
          .click({ position: { x: 8, y: 20 } });
      const chosen = () => page.locator('.ht-held.up').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
      await choose(0);
      await choose(4);
      const before = await chosen();
      expect(before).toHaveLength(2);
      await page.reload();
      await page.locator('.ht-held').nth(12).waitFor();
      expect(await chosen()).toEqual(before);
      await choose(1);
      await page.keyboard.press('Enter');
      await myTurn(page);
      const held = await handOn(page);
      const card = page.locator('.playing .ht-held:is(.may, .up)').first();
      const name = await card.getAttribute('data-card');
      // The hand has made room for the cards that were passed.
      await settled(page);
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
  },
);

test('at Sabacc a newcomer is shown around, once; no card is chosen for them, and a hand is junked after one question', async () => {
  await withPage({ path: '#/sabacc?seed=3', settings: instant, isNewcomer: true, rate: 1 }, async (page) => {
    await sitAtSabacc(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Aim for zero' }).waitFor();
    for (let leaf = 0; leaf < 3; leaf += 1) await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Deal me in' }).click();
    expect(await dialog.count()).toBe(0);
    await page.reload();
    await page.locator('.sb-card').first().waitFor();
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('w');
    expect(await page.locator('.sb-card.chosen').count()).toBe(0);
    expect(await page.locator('.bubble').innerText()).toBe('Tap the card you want to swap.');
    await page.keyboard.press('j');
    await dialog.getByRole('button', { name: 'Play on' }).click();
    expect(await page.getByRole('button', { name: 'Stand' }).count()).toBe(1);
  });
});

test('what is no number of chips is told in words, before a table and at it, and lays nothing', async () => {
  const wrong = [
    ['50.0', /whole chips/],
    ['abc', /“abc” isn’t a number/],
    ['1e2', /“1e2” isn’t a number/],
    ['9999999999', /aren’t that many chips/],
  ] as const;
  await withPage({ path: '#/blackjack?seed=1', settings: instant }, async (page) => {
    const bring = page.getByRole('textbox', { name: 'Chips to bring' });
    const said = page.locator('.bring [role="status"]');
    for (const [text, why] of [...wrong, ['', /Type a number/], ['0', /at least/], ['1001', /You have 1,000 chips/]] as const) {
      await bring.fill(text);
      expect(await said.innerText()).toMatch(why);
    }
    await bring.fill('500');
    expect(await said.innerText()).toMatch(/ to 1,000$/);
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

/** The backs of the deck are printed once for a page, and stay drawn where a browser does not give a canvas back as it was painted. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { instant, withPage } from './page.ts';

const backOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const back = document.querySelector('.ht-theirs .back');
    return back === null ? 'no back' : getComputedStyle(back).backgroundImage.slice(0, 24);
  });

const sitDown = async (page: Page): Promise<void> => {
  await page.locator('.sit-down').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.ht-theirs .back').first().waitFor({ state: 'attached' });
};

test('backs are a picture that the browser copies', async () => {
  await withPage({ path: '#/hearts?seed=1', settings: instant }, async (page) => {
    await sitDown(page);
    await expect.poll(() => backOf(page)).toMatch(/^url\("data:image\/png/);
  });
});

test('backs stay drawn where a canvas cannot be read', async () => {
  await withPage({ path: 'favicon.svg', isOwn: true, settings: instant }, async (page) => {
    await page.addInitScript(() => {
      const asked = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...area) {
        const seen = asked.apply(this, area);
        document.documentElement.dataset['read'] = 'yes';
        return new ImageData(
          seen.data.map(() => 255),
          seen.width,
          seen.height,
        );
      };
    });
    await page.goto(new URL('./#/hearts?seed=1', page.url()).href);
    await sitDown(page);
    await page.locator('[data-read]').waitFor();
    expect(await backOf(page)).toMatch(/^url\("data:image\/svg/);
  });
});

/** A page that is left unpainted lives as any other, and is painted for a picture. */
import { expect, test } from 'vitest';
import { withPage } from './page.ts';

/** A page of one colour is a few kilobytes as a picture. */
const BLANK = 12_000;

test.runIf(process.env['PICTURES'] !== '1')('an unpainted page takes input and keeps its frames, and a picture shows it', async () => {
  await withPage({ path: '#/pontoon?seed=c0ffee' }, async (page) => {
    const session = await page.context().newCDPSession(page);
    const shown = async (): Promise<number> => Buffer.from((await session.send('Page.captureScreenshot')).data, 'base64').length;
    await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
    expect(await shown()).toBeLessThan(BLANK);
    expect((await page.screenshot()).length).toBeGreaterThan(BLANK);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shown()).toBeLessThan(BLANK);
    expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio, screen.width])).toEqual([390, 844, 1, 390]);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.hands .card').first().waitFor();
    const frames = await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(frames).toBeGreaterThan(0);
  });
});

/**
 * Pages that nobody looks at. Painting is half of what a page costs, and a test that asks where things are and what they say needs none of it.
 * What the browser shows is moved far away from the page, as for a picture of another place: the page is laid out, moves, keeps its frames
 * and takes input as ever, and doesn't notice. Only when a picture is taken is it painted.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';

/** Farther than anything that the browser would paint ahead. */
const FAR = 100_000;

/** Leaves a page unpainted from now on, in windows of any size. */
export const leaveUnpainted = async (page: Page, { deviceScaleFactor = 1, isMobile = false }: BrowserContextOptions): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const look = async (away: number): Promise<void> => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const screen = { screenWidth: width, screenHeight: height };
    const viewport = { x: away, y: away, width, height, scale: 1 };
    const isUpright = isMobile && height >= width;
    const screenOrientation = { angle: isMobile && !isUpright ? 90 : 0, type: isUpright ? 'portraitPrimary' : 'landscapePrimary' } as const;
    const window = { width, height, ...screen, deviceScaleFactor, mobile: isMobile, screenOrientation };
    await session.send('Emulation.setDeviceMetricsOverride', away === 0 ? window : { ...window, viewport });
  };
  const { setViewportSize, screenshot } = page;
  Object.assign(page, {
    setViewportSize: async (...size: Parameters<Page['setViewportSize']>) => {
      await setViewportSize.apply(page, size);
      await look(FAR);
    },
    screenshot: async (...options: Parameters<Page['screenshot']>) => {
      await look(0);
      const picture = await screenshot.apply(page, options);
      await look(FAR);
      return picture;
    },
  });
  await look(FAR);
};

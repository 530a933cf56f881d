/** A look at the page as it stands, in every window that people have: what a test can see of it, and pictures where they are asked for. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lasting, layoutFaults } from './layout.ts';
import { picture, settled, windows } from './page.ts';

/**
 * Nothing is cut off, too small or over something else, in none of the windows. One page is taken through them all, since to come to a
 * state takes far longer than to look at it. What else there is to look at in each is done last.
 */
export const lookAt = async (page: Page, name: string, further?: () => Promise<void>): Promise<void> => {
  const before = page.viewportSize();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await picture(page, `${name}-${width}x${height}`);
    expect(await lasting(() => layoutFaults(page)), `${name} at ${width}×${height}`).toEqual([]);
    await further?.();
  }
  if (before !== null) await page.setViewportSize(before);
};

/** Hostile hands at every table of the built page; `npm run bench -- web` does the same at length. */
import { gameIds } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { rampage } from './monkey.ts';
import { instant, withPage } from './page.ts';

const INPUTS = 60;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

describe.each(gameIds)('a monkey at the table of %s', (table) => {
  test.each([
    { with: 'a mouse', seed: 9, context: {} },
    { with: 'fingers', seed: 10, context: phone },
  ])('with $with breaks nothing, loses no chip and finds out', async ({ seed, context }) => {
    await withPage({ path: `#/${table}?seed=${seed}`, settings: instant, context, isOwn: true }, async (page) => {
      const { inputs } = await rampage(page, { table, seed, inputs: INPUTS, byTouch: 'hasTouch' in context });
      expect(inputs).toBe(INPUTS);
    });
  });
});

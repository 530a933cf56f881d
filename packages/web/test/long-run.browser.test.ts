/** The long run calls rules by the names that they have at the table. */
import { test } from 'vitest';
import { instant, withPage } from './page.ts';

test('the rules of a long run have names', async () => {
  await withPage({ path: '#/long-run?game=holdem', settings: instant }, async (page) => {
    for (const name of ['House rules', 'Casino rules', 'Tournament rules'])
      await page.getByRole('radio', { name, exact: true }).waitFor({ state: 'attached' });
  });
});

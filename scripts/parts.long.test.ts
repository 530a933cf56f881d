import { expect, test } from 'vitest';
import { packageSources } from './boundaries.mjs';
import { claims } from './claims.ts';
import { isTest, nameOf } from './sources.mjs';

test('every part of the engine, the games and the casino can be loaded and tested on its own', claims('PON-14.1'), async () => {
  const parts = packageSources().filter((file) => !isTest(file) && /packages\/(engine|games|casino)\/src\//.test(nameOf(file)));
  const loaded = await Promise.all(parts.map((file) => import(file)));
  expect(loaded).toHaveLength(parts.length);
  expect(parts.length).toBeGreaterThan(30);
});

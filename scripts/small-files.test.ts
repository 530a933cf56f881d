import { expect, test } from 'vitest';
import { tooSmall } from './small-files.mjs';

const source = (file: string, lines: number, imports: readonly string[] = [], lazy: readonly string[] = []) => ({
  file: `packages/web/src/${file}`,
  lines,
  imports: imports.map((one) => `packages/web/src/${one}`),
  lazy: lazy.map((one) => `packages/web/src/${one}`),
});

test('a small file with one user beside it belongs into that one', () => {
  expect(tooSmall([source('kit/Small.tsx', 49), source('kit/Large.tsx', 301, ['kit/Small.tsx'])])).toEqual([
    expect.stringContaining('put it there (350 together)'),
  ]);
});

test.each([
  ['one that is large enough', [source('kit/Small.tsx', 50), source('kit/Large.tsx', 100, ['kit/Small.tsx'])]],
  ['one that would make the other too long', [source('kit/Small.tsx', 49), source('kit/Large.tsx', 302, ['kit/Small.tsx'])]],
  [
    'one with several users',
    [source('a/S.ts', 9), source('a/L.ts', 9, ['a/S.ts']), source('b/M.ts', 90, ['a/S.ts', 'a/L.ts']), source('b/N.ts', 90, ['a/L.ts'])],
  ],
  ['one whose user lives elsewhere', [source('a/S.ts', 9), source('b/L.ts', 99, ['a/S.ts'])]],
  ['what is loaded lazily, or runs in a thread', [source('a/S.ts', 9), source('a/L.ts', 99, ['a/S.ts'], ['a/S.ts'])]],
  ['what a list or a program uses', [source('a/S.ts', 9), source('a/index.ts', 9, ['a/S.ts'])]],
  [
    'one half of a pair that every game has',
    ['hearts', 'sabacc'].flatMap((game) => [
      source(`tables/${game}/keys.ts`, 9),
      source(`tables/${game}/Felt.tsx`, 99, [`tables/${game}/keys.ts`]),
    ]),
  ],
])('%s may stay', (_, sources) => {
  expect(tooSmall(sources)).toEqual([]);
});

import { expect, test } from 'vitest';
import { doubles, exportsOf, retiredIn } from './names.mjs';

test('the exports of a file are those that it declares', () => {
  const text = "export const a = 1, b = 2;\nexport interface C {}\nexport * from './d.ts';\nexport { e } from './e.ts';\nconst f = 3;\n";
  expect(exportsOf('a.ts', text)).toEqual(['a', 'b', 'C']);
});

test('a name with two meanings is found, across packages, across folders and within one folder', () => {
  const at = (file: string) => ({ file, names: ['Standing'] });
  expect(doubles([at('packages/web/src/kit/a.ts'), at('packages/casino/src/b.ts')])).toHaveLength(1);
  expect(doubles([at('packages/web/src/kit/a.ts'), at('packages/web/src/floor/b.ts')])).toHaveLength(1);
  expect(doubles([at('packages/web/src/kit/a.ts'), at('packages/web/src/kit/b.ts')])).toHaveLength(1);
  expect(doubles([at('packages/games/src/hearts/a.ts'), at('packages/games/src/hearts/bots/a.ts')])).toHaveLength(1);
});

test('games stand side by side, and so do the front ends: the same part has the same name there', () => {
  const at = (file: string) => ({ file, names: ['Rules'] });
  expect(doubles([at('packages/games/src/hearts/rules.ts'), at('packages/games/src/pontoon/rules.ts')])).toEqual([]);
  expect(doubles([at('packages/web/src/runtime/address.ts'), at('packages/terminal/src/runtime/address.ts')])).toEqual([]);
});

test.each([
  ['an export', 'export const onDeed = 1;', 'server/src/a.ts'],
  ['a parameter', 'export const f = (narration: string) => narration;', 'server/src/a.ts'],
  ['a property', 'export interface A { readonly manner: string }', 'server/src/a.ts'],
  ['a private field', 'class A { #gallery = 1; }', 'server/src/a.ts'],
  ['a file', 'export const a = 1;', 'server/src/doorman.ts'],
  ['a comment', '/** The gallery. */\nexport const a = 1;', 'server/src/a.ts'],
])('a word that has given way does not come back: %s', (_, code, file) => {
  expect(retiredIn(file, code)).toHaveLength(1);
});

test('words that only hold such a word, or stand in a text, are left alone', () => {
  expect(retiredIn('web/src/reminder.ts', "export const reminder = 'Never mind, farewell'; // in mind")).toEqual([]);
});

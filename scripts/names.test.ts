import { expect, test } from 'vitest';
import { doubles, exportsOf } from './names.mjs';

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

import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { undocumented } from './documented.mjs';

test('an exported name without a doc comment is found', claims('PON-10.2'), () => {
  expect(undocumented('a.ts', 'export const a = 1;\n')).toEqual(['a.ts:1: this export has no doc comment']);
  expect(undocumented('a.ts', '/** A. */\nexport const a = 1;\n// B.\nexport interface B {}\n')).toHaveLength(1);
  expect(undocumented('a.ts', '/** A. */\n\nconst a = 1;\nexport type A = typeof a;\n')).toHaveLength(1);
});

test('doc comments satisfy it; re-exports and private names need none', claims('PON-10.2'), () => {
  const text = "/** The file. */\nexport * from './b.ts';\nconst hidden = 1;\n/** A. */\nexport const a = hidden;\nexport { hidden };\n";
  expect(undocumented('a.ts', text)).toEqual([]);
});

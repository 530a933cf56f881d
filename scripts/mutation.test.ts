import { expect, test } from 'vitest';
import { scoreOf } from './mutation.mjs';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

test('a mutant that fails a test or hangs is noticed; one that no test reaches is missed', () => {
  const files = { 'a.ts': mutants('Killed', 'Timeout', 'Survived'), 'b.ts': mutants('NoCoverage', 'Killed') };
  expect(scoreOf({ files })).toEqual({ noticed: 3, all: 5, percent: 60 });
});

test('a mutant that cannot run at all is none', () => {
  expect(scoreOf({ files: { 'a.ts': mutants('Killed', 'CompileError', 'RuntimeError', 'Ignored') } }).percent).toBe(100);
  expect(scoreOf({ files: {} }).percent).toBe(0);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { claim, parseLedger, testsOf } from './requirements.mjs';
import { filesUnder } from './sources.mjs';
import { root } from './workspace.mjs';

const ledger = parseLedger(readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8'));

test('the ledger lists all 304 requirements of the five documents', () => {
  const count = (prefix: string) => ledger.filter((id) => id.startsWith(prefix)).length;
  expect(['PON', 'HEA', 'HOL', 'BLK', 'CAS'].map(count)).toEqual([87, 42, 18, 72, 85]);
  expect(ledger).toHaveLength(304);
});

test.each([
  ['PON', [5, 7, 5, 7, 5, 5, 6, 5, 5, 5, 6, 6, 5, 8, 7]],
  ['HEA', [4, 4, 5, 3, 2, 4, 3, 4, 4, 5, 4]],
  ['CAS', [5, 17, 13, 21, 29]],
])('%s runs through its chapters without a gap', (prefix, chapters) => {
  const expected = chapters.flatMap((size, at) => Array.from({ length: size }, (_, item) => `${prefix}-${at + 1}.${item + 1}`));
  expect(ledger.filter((id) => id.startsWith(prefix))).toEqual(expected);
});

test('a line is an id and words; an id stands once', () => {
  expect(parseLedger('# Title\n- **PON-1.1** A welcome.\n- **BLK-A1** A split.\nPON-9.9 in passing\n')).toEqual(['PON-1.1', 'BLK-A1']);
  expect(() => parseLedger('- **PON-1.1** One.\n- **PON-1.1** Two.\n')).toThrow('lists PON-1.1 twice');
});

test('a test claims what stands beside it, and what its suite claims', () => {
  const { meta } = claims('PON-2.4', 'PON-4.7');
  const [one] = testsOf({ testResults: [{ assertionResults: [{ fullName: 'a bust', status: 'passed', meta: { ...meta, other: 1 } }] }] });
  expect(one).toEqual({ name: 'a bust', status: 'passed', ids: ['PON-2.4', 'PON-4.7'] });
});

test('titles are sentences: no test says in its title what it claims', () => {
  const files = ['packages', 'examples'].flatMap((folder) => filesUnder(join(root, folder))).filter((file) => /\.test\.tsx?$/.test(file));
  const named = /(?:test|describe)\b[^\n]*\(\s*['`"][^'`"\n]*\b(?:PON|HEA|HOL|BLK|CAS)-A?\d/;
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8').replaceAll(/claims\([^)]*\)/g, '')))).toEqual([]);
});

test('claims go by id; a skipped test claims nothing; a made-up id is told', () => {
  const assertionResults = [
    { fullName: 'passes', status: 'passed', ...claims('PON-1.1') },
    { fullName: 'fails', status: 'failed', ...claims('PON-1.1') },
    { fullName: 'waits', status: 'pending', ...claims('PON-1.2') },
    { fullName: 'dreams', status: 'passed', ...claims('PON-99.1') },
  ];
  const { known, unknown } = claim(['PON-1.1', 'PON-1.2'], testsOf({ testResults: [{ assertionResults }] }));
  expect(known.get('PON-1.1')?.map(({ status }) => status)).toEqual(['passed', 'failed']);
  expect(known.get('PON-1.2')).toEqual([]);
  expect(unknown).toEqual([{ id: 'PON-99.1', name: 'dreams' }]);
});

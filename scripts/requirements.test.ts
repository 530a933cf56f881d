import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claim, idsIn, parseLedger, testsOf } from './requirements.mjs';

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

test('a name may carry several ids', () => {
  expect(idsIn('PON-2.4, PON-4.7 a bust ends the round')).toEqual(['PON-2.4', 'PON-4.7']);
  expect(idsIn('BLK-A10 and HOL-18.')).toEqual(['BLK-A10', 'HOL-18']);
  expect(idsIn('a SHA-256 of 52 cards')).toEqual([]);
});

test('claims go by id; a skipped test claims nothing; a made-up id is told', () => {
  const assertionResults = [
    { fullName: 'PON-1.1 passes', status: 'passed' },
    { fullName: 'PON-1.1 fails', status: 'failed' },
    { fullName: 'PON-1.2 waits', status: 'pending' },
    { fullName: 'PON-99.1 dreams', status: 'passed' },
  ];
  const { known, unknown } = claim(['PON-1.1', 'PON-1.2'], testsOf({ testResults: [{ assertionResults }] }));
  expect(known.get('PON-1.1')?.map(({ status }) => status)).toEqual(['passed', 'failed']);
  expect(known.get('PON-1.2')).toEqual([]);
  expect(unknown).toEqual([{ id: 'PON-99.1', name: 'PON-99.1 dreams' }]);
});

import { expect, test } from 'vitest';
import { closingLine, heaviestIn, lackingIn, secondTriesIn, stageReport, tally } from './tally.mjs';

const report = (passed: number, failed: number, pending = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: 0 });

test('tests are counted as the report counts them', () => {
  expect(tally(report(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
  expect(tally(report(3, 2, 1), 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('a run that ends badly without a failed test counts as one failure', () => {
  expect(tally(report(5, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('the closing line sums up, and names what was skipped only where something was', () => {
  const five = { passed: 5, failed: 0, skipped: 0 };
  expect(closingLine([five, { passed: 1, failed: 2, skipped: 0 }])).toBe('6 passed, 2 failed');
  expect(closingLine([five, { passed: 0, failed: 0, skipped: 1 }])).toBe('5 passed, 0 failed, 1 skipped');
});

test('the heaviest test is known by its part of the whole', () => {
  const results = (...times: readonly number[]) => times.map((duration, at) => ({ fullName: `test ${at}`, duration }));
  const testResults = [{ assertionResults: results(1, 3) }, { assertionResults: results(6) }];
  expect(heaviestIn(JSON.stringify({ testResults }))).toEqual({ name: 'test 0', part: 0.6 });
  expect(heaviestIn(JSON.stringify({ testResults: [] }))).toEqual({ name: '', part: 0 });
});

test('what was skipped for want of a program is counted by its name', () => {
  const without = (status: string, lacks?: string) => ({ status, meta: lacks === undefined ? {} : { lacks } });
  const reports = [
    [without('skipped', 'Redis'), without('passed')],
    [without('pending', 'Redis'), without('skipped'), without('skipped', 'nginx')],
  ];
  const told = reports.map((assertionResults) => JSON.stringify({ testResults: [{ assertionResults }] }));
  expect([...lackingIn(told)]).toEqual([
    ['Redis', 2],
    ['nginx', 1],
  ]);
});

test('stages are written as vitest writes tests', () => {
  const outcome = { name: 'types', claims: ['PON-1.1'], passed: 0, failed: 1, skipped: 0, seconds: 1 };
  const { testResults } = JSON.parse(stageReport([outcome, { ...outcome, failed: 0, skipped: 1 }]));
  expect(testResults[0].assertionResults).toEqual([
    { fullName: 'types', status: 'failed', meta: { 'PON-1.1': 'claimed' } },
    { fullName: 'types', status: 'skipped', meta: { 'PON-1.1': 'claimed' } },
  ]);
});

test('what passed at its second try is told with what went wrong at the first', () => {
  const assertionResults = [
    { fullName: 'at once', status: 'passed', failureMessages: [] },
    { fullName: 'in the end', status: 'passed', failureMessages: ['too early'] },
    { fullName: 'never', status: 'failed', failureMessages: ['wrong', 'wrong again'] },
  ];
  expect(secondTriesIn(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual(['in the end\ntoo early']);
});

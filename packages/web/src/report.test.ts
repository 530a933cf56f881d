import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reportOf } from './Boundary.tsx';

beforeAll(() => void vi.stubGlobal('__VERSION__', '1.2.3'));
afterAll(() => void vi.unstubAllGlobals());

test('a report says the version, the place and where it broke, and no seed', () => {
  const report = reportOf(
    new TypeError('no lamp'),
    '#/pontoon?seed=c0ffee',
    '\n    at Lamp (https://home.example:80/a.js:1:2)\n    at Room',
  );
  expect(report).toMatch(/^Baize 1\.2\.3\nAt #\/pontoon\nTypeError: no lamp\n/);
  expect(report).toContain('at Lamp (/a.js:1:2)\n    at Room');
  expect(report).not.toContain('c0ffee');
});

test('it is short, and made of anything that was thrown', () => {
  const deep = new Error('deep');
  deep.stack = Array.from({ length: 200 }, (_, line) => `at ${line}`).join('\n');
  expect(reportOf(deep, '', '').split('\n').length).toBeLessThan(20);
  expect(reportOf('a string', '', '')).toBe('Baize 1.2.3\nAt #/\nThrown: string');
});

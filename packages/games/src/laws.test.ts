import { speakBy } from '@baize/engine';
import { laws } from '@baize/engine/laws';
import { afterEach, expect, test } from 'vitest';
import { tables } from './laws.fixture.ts';

afterEach(() => speakBy(() => 'en'));

// One sitting, for the quick loop. The long test plays hundreds, and asks the bots as well, who think long.
const among = laws.filter(({ name }) => name !== 'bots');

test.each(tables)('a random sitting at $name keeps the laws', ({ check }) => {
  expect(check({ seed: '1a35'.repeat(16), actions: 12, stack: 100, examined: 1 }, among)).toEqual([]);
});

// Most of what a judge weighs comes later than twelve actions, and its reasons are German sentences too.
const judges = laws.filter(({ name }) => name === 'judges');

test.each(tables)('a judge at $name has German reasons, as far as a sitting goes', ({ check, longest }) => {
  speakBy(() => 'de');
  expect(check({ seed: 'd0d0'.repeat(16), actions: longest, stack: 400, examined: 2 }, judges)).toEqual([]);
});

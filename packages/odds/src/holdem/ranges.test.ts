import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { oddsOf, parseQuestion } from './index.ts';
import { countRanges, isQuick, noSamples, parseRangeQuestion, sampledOdds, sampleRanges } from './range-odds.ts';
import { parseRange } from './ranges.ts';

test.each([
  ['QQ', 6],
  ['QQ+', 18],
  ['AK', 16],
  ['AKs', 4],
  ['AKo', 12],
  ['KAo', 12],
  ['ATs+', 16],
  ['22-44', 18],
  ['44-22', 18],
  ['AsKs', 1],
  ['random', 1326],
  ['QQ+,AKs', 22],
  ['QQ+, QQ, AsKs', 19],
] as const)('%s has %i starting hands', (text, count) => {
  expect(parseRange(text)).toHaveLength(count);
});

test.each(['', 'QQs', 'AsAs', 'banana', 'Q', 'QQ+,', '22-AK'])('%s is no range', (text) => {
  expect(parseRange(text)).toBeUndefined();
});

const questionOf = (names: readonly string[], board?: string) => {
  const question = parseRangeQuestion(names, board);
  if ('fault' in question) throw new Error(question.fault.type);
  return question;
};

test('two hands as ranges have what they have as hands', () => {
  const plain = parseQuestion(['AsKs', 'QhQd']);
  if ('fault' in plain) throw new Error(plain.fault.type);
  const expected = oddsOf(plain).hands.map(({ equity }) => equity);
  expect(countRanges(questionOf(['AsKs', 'QhQd'])).ranges.map(({ equity }) => equity)).toEqual(expected);
});

test('a range is counted where that is quick, and sampled within its error where it is not', () => {
  expect(isQuick(questionOf(['AsKs', 'random']))).toBe(false);
  const question = questionOf(['AsKs', 'QQ+'], 'Qh9c4d');
  expect(isQuick(question)).toBe(true);
  const counted = countRanges(question);
  expect(counted.ranges.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 9);
  const sampled = sampledOdds(question, sampleRanges(question, noSamples(question), 4000, openChance('1'.padStart(64, '0'))));
  for (const [place, { equity, error }] of sampled.ranges.entries())
    expect(Math.abs(equity - (counted.ranges[place]?.equity ?? 0))).toBeLessThan(3 * Math.max(error, 0.002));
});

test('what is wrong is said in a sentence', () => {
  expect(parseRangeQuestion(['AsKs'])).toEqual({ fault: { type: 'hand-count', count: 1 } });
  expect(parseRangeQuestion(['AsKs', 'zz'])).toEqual({ fault: { type: 'no-range', text: 'zz' } });
  expect(parseRangeQuestion(['AsKs', 'QQ'], 'xx')).toEqual({ fault: { type: 'no-board', text: 'xx' } });
  expect(parseRangeQuestion(['AsKs', 'QhQd'], 'Qh9c4d')).toEqual({ fault: { type: 'empty-range', text: 'QhQd' } });
});

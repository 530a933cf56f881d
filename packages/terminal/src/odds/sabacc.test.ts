import { expect, test } from 'vitest';
import { odds } from './registry.ts';
import { sabaccOdds } from './sabacc.ts';

const linesOf = (...args: readonly string[]): readonly string[] => {
  const answer = sabaccOdds(args);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.lines;
};

test('the totals of two cards, and of as many as are asked for', () => {
  const lines = linesOf();
  expect(lines[0]).toBe('Sabacc: totals of 2 cards from a full deck of 62, 1,891 hands.');
  expect(lines).toContain('0                         91    4.812%');
  expect(lines.at(-1)).toMatch(/^A sabacc: 4\.812%\. Within 2 of zero: /);
  expect(linesOf('--cards', '2')).toEqual(lines);
  expect(linesOf('--cards=1')).toHaveLength(24);
  expect(linesOf('--cards', '3')[0]).toContain('37,820');
  for (const line of linesOf('--cards', '10')) expect(line.length).toBeLessThanOrEqual(80);
});

test('as JSON it is one line with exact values', () => {
  const [line = ''] = linesOf('--cards', '3', '--json');
  const { cards, sets, totals } = JSON.parse(line);
  expect([cards, sets]).toEqual([3, 37_820]);
  expect(totals[0]).toMatchObject({ total: -30, ways: 1 });
});

test('what is not known is answered in one sentence', () => {
  for (const cards of ['0', '11', 'two', '-3', '2.5'])
    expect(sabaccOdds([`--cards=${cards}`])).toEqual({ ok: false, sentence: '--cards needs a whole number from 1 to 10.' });
  expect(sabaccOdds(['--cards'])).toEqual({ ok: false, sentence: '--cards needs a whole number from 1 to 10.' });
  expect(sabaccOdds(['--card', '3'])).toMatchObject({ ok: false, sentence: 'There is no option "--card". Did you mean --cards?' });
  expect(sabaccOdds(['three']).ok).toBe(false);
});

test('the registry loads it', async () => {
  expect(await odds.sabacc?.()).toBe(sabaccOdds);
});

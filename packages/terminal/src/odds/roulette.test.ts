import { expect, test } from 'vitest';
import { odds } from './registry.ts';
import { rouletteOdds } from './roulette.ts';

const linesOf = (...args: readonly string[]): readonly string[] => {
  const answer = rouletteOdds(args);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.lines;
};

test('every kind of bet with its pay, its numbers and what a chip brings', () => {
  const lines = linesOf('--preset', 'house');
  expect(lines).toContain('corner         11 to 1        4   +0.2973  11/37');
  expect(lines).toContain('straight up    35 to 1        1   -0.0270  -1/37');
  expect(lines).toHaveLength(13);
  expect(linesOf()).toEqual(lines);
  expect(linesOf('--preset=french').at(-1)).toContain('lose only half on zero');
  expect(linesOf('--preset', 'french')).toContain('red or black    1 to 1       18   -0.0135  -1/74');
});

test('as JSON it is one line with exact values', () => {
  const [line = ''] = linesOf('--preset', 'house', '--json');
  const { preset, bets } = JSON.parse(line);
  expect(preset).toBe('house');
  expect(bets).toContainEqual({ kind: 'low-high', pays: 2, numbers: 18, ev: 17 / 37 });
  expect(bets).toHaveLength(11);
});

test('what is not known is answered in one sentence', () => {
  expect(rouletteOdds(['--preset', 'hose'])).toEqual({ ok: false, sentence: 'There is no preset "hose". Did you mean house?' });
  expect(rouletteOdds(['--preset'])).toEqual({ ok: false, sentence: '--preset needs a name: house, european, french, shared, banked.' });
  expect(rouletteOdds(['--jsn'])).toEqual({ ok: false, sentence: 'There is no option "--jsn". Did you mean --json?' });
  expect(rouletteOdds(['red'])).toEqual({ ok: false, sentence: '"red" is one word too many. Try: baize odds roulette --preset house' });
});

test('the registry loads it', async () => {
  expect(await odds.roulette?.()).toBe(rouletteOdds);
});

import { expect, test } from 'vitest';
import { heartsOdds } from './hearts.ts';
import { pontoonOdds } from './pontoon.ts';

test('a deal at Hearts as a table, and as JSON', () => {
  const answer = heartsOdds([]);
  expect(answer.ok && answer.lines.join('\n')).toContain('On average 3.25 hearts. The queen of spades: 25.0000%');
  const json = heartsOdds(['--json']);
  expect(json.ok && JSON.parse(json.lines[0] ?? '')).toMatchObject({ queen: 0.25 });
  expect(heartsOdds(['--deck'])).toEqual({ ok: false, sentence: expect.stringContaining('There is no option') });
  expect(heartsOdds(['x'])).toEqual({ ok: false, sentence: expect.stringContaining('one word too many') });
});

test('among players the odds of Pontoon cannot be counted, and that is said', () => {
  expect(pontoonOdds(['--preset', 'british'])).toEqual({ ok: false, sentence: expect.stringContaining('Exact odds need --preset house.') });
  expect(pontoonOdds(['--preset', 'brutish'])).toEqual({ ok: false, sentence: 'There is no preset "brutish". Did you mean british?' });
});

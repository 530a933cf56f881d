import { describe, expect, test } from 'vitest';
import { recorded } from './review.fixture.ts';
import { becauseWords, decisions, type Judgment, review } from './review.ts';

const lossOf = (all: readonly Judgment[]): number => all.reduce((sum, { behind }) => sum + behind, 0);

describe('looking back', () => {
  test('every own action is a decision, with its line and its round, and nobody else’s is', async () => {
    const { module, record } = await recorded('blackjack', 'vegas', 'basic', 4);
    const made = [...decisions(module, record, 0)];
    expect(made.map(({ line }) => line)).toEqual(record.log.map((_, line) => line));
    expect(made.at(-1)?.round).toBe(4);
    expect(made.every(({ action, line }) => record.log[line]?.action === action)).toBe(true);
  });
  test('a log that cannot be played is told as far as it can', async () => {
    const { module, record } = await recorded('blackjack', 'vegas', 'basic', 4);
    const broken = { ...record, log: record.log.with(3, { seat: 0, action: { type: 'fly' } }) };
    expect([...decisions(module, broken, 0)]).toHaveLength(3);
    expect([...decisions(module, { ...record, preset: 'none' }, 0)]).toEqual([]);
  });
  test('the same record is judged the same, and the judge is asked by what was seen alone', async () => {
    const { module, record } = await recorded('blackjack', 'classic', 'mimic', 20);
    const all = [...review(module, record, 0)];
    expect(all).toEqual([...review(module, record, 0)]);
    expect(all.length).toBeGreaterThan(15);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
  test('who plays as the dealer must loses by it, and who plays exactly loses nothing', async () => {
    const [mimic, exact] = await Promise.all(['mimic', 'exact'].map((bot) => recorded('blackjack', 'vegas', bot, 25)));
    const marks = mimic === undefined ? [] : [...review(mimic.module, mimic.record, 0)].filter(({ mark }) => mark !== 'fine');
    expect(marks.length).toBeGreaterThan(3);
    const [first] = mimic === undefined ? [] : [...decisions(mimic.module, mimic.record, 0)].filter(({ line }) => line === marks[0]?.line);
    const because = mimic && first && marks[0] && becauseWords(mimic.module, first, marks[0]);
    expect(because).toMatch(/^\D.*\. \w+ (wins|loses) about [\d.]+ on average; \w+ (wins|loses) about [\d.]+\.$/);
    expect(exact === undefined ? 1 : lossOf([...review(exact.module, exact.record, 0)])).toBe(0);
  });
  test('a bet on red in the house gives away what low would bring, chip for chip', async () => {
    const { module, record } = await recorded('roulette', 'house', 'cautious', 5);
    const [first] = [...review(module, record, 0)];
    expect(first?.behind).toBeCloseTo((50 * 18) / 37, 9);
    expect([first?.mark, first?.scale]).toEqual(['mistake', 50]);
  });
  test('with less effort the judge still says the same of an exact game', async () => {
    const { module, record } = await recorded('pontoon', 'house', 'steady', 20);
    const all = [...review(module, record, 0)];
    const again = [...review(module, record, 0, 1)];
    expect(again).toEqual(all);
  });
  test('a game without a judge says nothing', async () => {
    const { module, record } = await recorded('sabacc', 'house', 'normal', 1, ['normal']);
    expect([...review(module, record, 0)]).toEqual([]);
  });
});

import type { GameModule, GameTypes } from '@baize/engine';
import { blackjackModule } from '@baize/games/blackjack';
import { pontoonModule } from '@baize/games/pontoon';
import { rouletteModule } from '@baize/games/roulette';
import { describe, expect, test } from 'vitest';
import { luckIn, readJudgments, recordDigest, sumReview, writeJudgments } from './judgments.ts';
import { type Recorded, recordOfTable } from './record.ts';
import { type Judgment, review } from './review.ts';
import { actBot, openTable } from './table.ts';

const judgment = (line: number, mark: Judgment['mark'], behind: number): Judgment => ({
  line,
  round: 1,
  action: { type: 'hit' },
  best: { type: 'stand' },
  mark,
  unit: 'chips',
  behind,
  error: 0,
  scale: 10,
  because: '',
});

test('only slips and mistakes are summed, and the dearest three are told', () => {
  const all = [3, 9, 1, 5, 7].map((behind, line) => judgment(line, behind > 4 ? 'mistake' : 'slip', behind));
  const sum = sumReview([...all, judgment(5, 'opinion', 90), judgment(6, 'fine', 0.1)]);
  expect([sum.decisions, sum.cost, sum.marks]).toEqual([7, 25, { fine: 1, slip: 2, mistake: 3, opinion: 1 }]);
  expect(sum.dearest.map(({ behind }) => behind)).toEqual([9, 7, 5]);
});

/** A sitting of one seat that a bot plays. */
const recorded = <T extends GameTypes>(module: GameModule<T>, preset: string, bot: string, actions: number): Recorded => {
  let { table } = openTable(module, { preset, seed: 'fa'.repeat(32), stacks: [1000], me: 0, names: ['You'], bots: [bot] });
  for (let done = 0; done < actions; done += 1) ({ table } = actBot(module, table, 0));
  return recordOfTable(module, table);
};

describe('luck', () => {
  test('at Blackjack edge, decisions and luck are the result, to the last part of a chip', () => {
    const record = recorded(blackjackModule, 'vegas', 'mimic', 60);
    const judgments = [...review(blackjackModule, record, 0)];
    const told = luckIn(blackjackModule, record, 0, judgments);
    expect(told?.count).toBeGreaterThan(10);
    expect(told?.decisions).toBeGreaterThan(0);
    expect((told?.expected ?? 0) - (told?.decisions ?? 0) + (told?.luck ?? 0)).toBeCloseTo(told?.result ?? 1, 9);
    expect(told?.expected).toBeCloseTo(-0.00527 * 10 * (told?.count ?? 0), 6);
    expect(told?.width).toBeCloseTo(11.5 * Math.sqrt(told?.count ?? 0), 9);
  });
  test('at Roulette what was laid is expected, and the rest is luck', () => {
    const told = luckIn(rouletteModule, recorded(rouletteModule, 'european', 'cautious', 30), 0, []);
    expect(told).toMatchObject({ of: 'rounds', count: 10, decisions: 0 });
    expect(told?.expected).toBeLessThan(0);
    expect(told?.luck).toBeCloseTo((told?.result ?? 0) - (told?.expected ?? 0), 9);
  });
  test('a game that cannot tell says nothing', () => {
    expect(luckIn(pontoonModule, recorded(pontoonModule, 'house', 'steady', 5), 0, [])).toBeUndefined();
  });
});

describe('judgments are kept', () => {
  const record = recorded(blackjackModule, 'classic', 'mimic', 12);
  const all = [judgment(1, 'slip', 3)];
  const text = writeJudgments(record, 0, all);
  test('and read again for the same record, seat and judge', () => {
    expect(readJudgments(record, 0, text)).toEqual(all);
    const richer = { ...record, held: { stack: 1, atRisk: 1 } };
    expect(readJudgments(richer, 0, text)).toEqual(all);
  });
  test.each([
    ['another log', { ...record, log: record.log.slice(1) }, 0, text],
    ['another seat', record, 1, text],
    ['another judge', record, 0, text.replace('"judge":', '"judge":9')],
    ['a text that was cut short', record, 0, text.slice(0, -3)],
    ['a judgment that is none', record, 0, text.replace('"line":1', '"lines":1')],
    ['no text', record, 0, null],
  ] as const)('and made anew for %s', (_, other, seat, found) => {
    expect(readJudgments(other, seat, found)).toBeUndefined();
  });
  test('a record is known by its opening and its log', () => {
    expect(recordDigest(record)).toMatch(/^[0-9a-f]{32}$/);
    expect(recordDigest({ ...record, seed: 'fb'.repeat(32) })).not.toBe(recordDigest(record));
  });
});

import { figure, type GameModule, type GameTypes, roundedAmount } from '@baize/engine';
import { blackjackModule } from '@baize/games/blackjack';
import { pontoonModule } from '@baize/games/pontoon';
import { rouletteModule } from '@baize/games/roulette';
import { describe, expect, test } from 'vitest';
import { type Recorded, recordOfTable } from '../records/record.ts';
import { actBot, openTable } from '../table/table.ts';
import { luckIn, roundedLuck, sumReview } from './judged.ts';
import { type Judgment, review } from './review.ts';

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
    expect((told?.expected ?? 0) - (told?.decisions ?? 0) - (told?.forfeited ?? 0) + (told?.luck ?? 0)).toBeCloseTo(told?.result ?? 1, 9);
    expect(told?.expected).toBeCloseTo(-0.00527 * 10 * (told?.count ?? 0), 6);
    expect(told?.width).toBeCloseTo(11.5 * Math.sqrt(told?.count ?? 0), 9);
  });
  test('is told in parts that are the result after rounding too, and decisions cost there what the sum says', () => {
    const record = recorded(blackjackModule, 'vegas', 'mimic', 60);
    const judgments = [...review(blackjackModule, record, 0)];
    const found = luckIn(blackjackModule, record, 0, judgments);
    if (found === undefined) throw new Error('Blackjack tells luck.');
    expect(found.decisions).toBe(sumReview(judgments).cost);
    for (const decisions of [0, 0.354, 7.249, 703.5]) {
      const told = roundedLuck({ ...found, decisions, luck: found.result + found.forfeited - found.expected + decisions });
      expect(figure(told.decisions)).toBe(roundedAmount(decisions));
      expect(Number((told.expected - told.decisions - told.forfeited + told.luck).toFixed(2))).toBe(found.result);
    }
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

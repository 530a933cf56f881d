import { basisWords, costWords, type Judgment, sumReview, titleOf, valueIn } from '@baize/casino';
import { describe, expect, test } from 'vitest';
import { costOf, costTone, sumCosts } from './CostChart.tsx';
import { barsOf } from './DecisionNote.tsx';

const judged = (change: Partial<Judgment>): Judgment => ({
  line: 1,
  round: 1,
  action: {},
  best: {},
  mark: 'fine',
  unit: 'points',
  behind: 0,
  error: 0.2,
  scale: 1,
  ...change,
});

describe('what a decision cost', () => {
  test('stands high only where it is marked: what is close or opinion never does', () => {
    const marks = [
      judged({ mark: 'mistake', behind: 5 }),
      judged({ mark: 'slip', behind: 1 }),
      judged({ mark: 'opinion', behind: 9 }),
      judged({ behind: 0.4 }),
      judged({ behind: 0.1 }),
    ];
    expect(marks.map(costTone)).toEqual(['costly', 'costly', 'close', 'close', 'best']);
    expect(marks.map(costOf)).toEqual([5, 1, 0, 0, 0]);
    expect(sumCosts(marks)).toEqual({ decisions: 5, best: 1, close: 2, costly: 2 });
  });

  test('the dearest three are the marked ones that cost most, the dearest first', () => {
    const some = [2, 7, 1, 5].map((behind, line) => judged({ line, behind, mark: 'mistake' }));
    const all = [...some, judged({ line: 9, behind: 50, mark: 'opinion' })];
    expect(sumReview(all).dearest.map(({ line }) => line)).toEqual([1, 3, 0]);
    expect(sumReview([judged({ behind: 3 })]).dearest).toEqual([]);
  });

  test('is told with one digit, about, and without blame', () => {
    expect(titleOf(judged({ mark: 'mistake', behind: 5.234 }))).toBe('A mistake: about 5.2 points');
    expect(titleOf(judged({ mark: 'slip', behind: 17.6, unit: 'chips' }))).toBe('A slip: about 18 chips');
    expect(titleOf(judged({ mark: 'opinion', behind: 4 }))).toBe('A matter of opinion');
    expect(titleOf(judged({}))).toBe('Nothing to fix');
    expect([costWords('chance', 0.036), costWords('chips', 3.42), valueIn('chips', -1240), valueIn('points', 2.04)]).toEqual([
      '4 in 100',
      '3.4 chips',
      '−1,240 chips',
      '2.0 points',
    ]);
    expect(basisWords({ basis: 'exact', unit: 'chips' }, 0)).not.toContain('give or take');
    expect(basisWords({ basis: 'sampled', unit: 'points' }, 0.31)).toContain('give or take 0.3 points');
  });
});

describe('the bars of a note have one line to start from', () => {
  const values = (...all: number[]) => all.map((value) => ({ value }));
  test('gains go to the right of it, losses to the left, each as long as it is large', () => {
    const { zero, bars } = barsOf({ unit: 'chips', actions: values(30, 0, -10) });
    expect(zero).toBeCloseTo(0.25);
    expect(bars[0]).toEqual({ from: 0.25, to: 1 });
    expect(bars[1]).toEqual({ from: 0.25, to: 0.25 });
    expect(bars[2]).toEqual({ from: 0, to: 0.25 });
  });
  test('points are losses, and what takes points off is a gain', () => {
    expect(barsOf({ unit: 'points', actions: values(1, 4) })).toEqual({
      zero: 1,
      bars: [
        { from: 0.75, to: 1 },
        { from: 0, to: 1 },
      ],
    });
    expect(barsOf({ unit: 'points', actions: values(-2, 2) }).bars[0]).toEqual({ from: 0.5, to: 1 });
  });
  test('where nothing is won or lost there is no bar', () =>
    expect(barsOf({ unit: 'chips', actions: values(0) }).bars).toEqual([{ from: 0, to: 0 }]));
});

import { presets, type Rules } from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
import { houseEdge } from './edge.ts';

/** The rules that the published tables share: naturals 3 to 2, a peeking dealer, doubling on any two cards. */
const common: Rules = { ...presets.classic, split: 'value' };
const inPercent = (rules: Partial<Rules>): number => houseEdge({ ...common, ...rules }, 'infinite') * 100;

describe('the edge of an infinite shoe is as it was published', () => {
  test.each<readonly [name: string, percent: number, digits: number, rules: Partial<Rules>]>([
    // Wizard of Odds, expected return with infinite decks.
    ['stands on 17, doubling after splits, four hands', 0.511734, 6, { doubleAfterSplit: true, mostHands: 4 }],
    // Wizard of Odds, appendix 5: splitting without end.
    ['stands on 17, doubling after splits, any number of hands', 0.5093975, 7, { doubleAfterSplit: true, mostHands: 12 }],
    // An exact fraction, published by the makers of an on-line table.
    ['stands on 17, doubling after splits, two hands', 0.5703880122736, 10, { doubleAfterSplit: true }],
    // An independent value iteration, published as a check of another engine.
    ['stands on 17, two hands', 0.6902366391, 10, {}],
    ['stands on 17, three hands', 0.6583432317, 10, { mostHands: 3 }],
    ['stands on 17, four hands', 0.6525382541, 10, { mostHands: 4 }],
    ['hits soft 17, two hands', 0.9113148716, 10, { hitsSoft17: true }],
    ['hits soft 17, four hands', 0.8745505538, 10, { hitsSoft17: true, mostHands: 4 }],
    ['hits soft 17, doubling after splits, two hands', 0.789210505, 10, { hitsSoft17: true, doubleAfterSplit: true }],
    ['hits soft 17, doubling after splits, four hands', 0.7310957721, 10, { hitsSoft17: true, doubleAfterSplit: true, mostHands: 4 }],
  ])('%s: %f %%', (_name, percent, digits, rules) => {
    expect(inPercent(rules)).toBeCloseTo(percent, digits);
  });
});

test('every rule that helps the player lowers the edge, and every other raises it', () => {
  const edge = inPercent({});
  expect(inPercent({ surrender: true })).toBeLessThan(edge);
  expect(inPercent({ mostHands: 4, resplitAces: true })).toBeLessThan(inPercent({ mostHands: 4 }));
  expect(inPercent({ hole: 'none' })).toBeGreaterThan(edge);
  expect(inPercent({ double: [9, 10, 11] })).toBeGreaterThan(edge);
  expect(inPercent({ natural: { pays: 6, for: 5 } })).toBeGreaterThan(edge);
  expect(inPercent({ natural: null })).toBeGreaterThan(inPercent({ natural: { pays: 6, for: 5 } }));
  expect(inPercent({ split: 'none' })).toBeGreaterThan(edge);
});

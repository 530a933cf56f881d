/** The quick chart against the one that takes every card drawn out of the shoe. */
import { expect, test } from 'vitest';
import { inTurn } from '../../../../../scripts/draw.ts';
import { presets, type Rules } from '../rules.ts';
import { chartOf, type StrategyChart } from './chart.ts';

/** Exact charts take seconds each. Who may sit down and what they may bet says nothing of how a hand is played: such tables share one. */
const exactCharts = new Map<string, StrategyChart>();
const exactChart = (rules: Rules): StrategyChart => {
  const { preset: _preset, players: _players, bank: _bank, bet: _bet, reshuffleBelow: _reshuffleBelow, ...played } = rules;
  const name = JSON.stringify(played);
  const found = exactCharts.get(name) ?? chartOf(rules, rules.decks, Number.POSITIVE_INFINITY);
  exactCharts.set(name, found);
  return found;
};

test.for(inTurn(Object.entries(presets), 3))('the chart of %s is the one with every card taken, cell for cell', ([, rules]) => {
  expect(chartOf(rules)).toEqual(exactChart(rules));
});

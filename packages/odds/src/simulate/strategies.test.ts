import { presets } from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
import { tableOdds } from '../blackjack/index.ts';
import { exactMean, fieldFor, type SimulationPlan, simulate, stretchOf } from './index.ts';

const plan = (change: Partial<SimulationPlan>): SimulationPlan => ({
  game: 'roulette',
  preset: 'european',
  players: ['mine'],
  strategies: { mine: 'red 10, 17 5' },
  rounds: 40,
  evening: 20,
  seed: '51'.repeat(32),
  purse: null,
  duplicate: false,
  ...change,
});

describe('who plays', () => {
  test('bets in words are laid before every spin', async () => {
    const its = plan({});
    const found = await fieldFor('roulette', its);
    if (!found.ok) throw new Error(found.because);
    const [totals] = [...simulate(found.field, its, stretchOf(its, 1, 1))].slice(-1);
    // Red and 17 together win 10 - 5, or lose all, or 17, which is black, comes: 175 - 10.
    const steps = Object.keys(totals?.players[0]?.byRound ?? {}).map(Number);
    expect(steps.every((step) => [5, -15, 165].includes(step))).toBe(true);
    expect(totals?.players[0]?.rounds).toBe(40);
  });

  test('a chart plays as it says: the chart of the odds plays basic strategy', async () => {
    const chart = JSON.stringify(tableOdds(presets.vegas));
    const blackjack = { game: 'blackjack', preset: 'vegas', rounds: 100 } as const;
    const sums: (number | undefined)[] = [];
    for (const players of [['basic'], ['mine']]) {
      const its = plan({ ...blackjack, players, strategies: { mine: chart } });
      const found = await fieldFor('blackjack', its);
      if (!found.ok) throw new Error(found.because);
      sums.push([...simulate(found.field, its, stretchOf(its, 1, 1))].at(-1)?.players[0]?.sum);
    }
    expect(sums[0]).toBe(sums[1]);
  });

  test.each([
    [plan({ strategies: { mine: 'red 10, elsewhere 5' } }), '"elsewhere 5": That is not a bet here.'],
    [plan({ strategies: { mine: 'spin' } }), '"spin": That is no bet.'],
    [plan({ players: ['ada'] }), 'Nobody plays Roulette as "ada". There are: scatter, cautious, shrewd, mine.'],
    [plan({ players: ['scatter', 'scatter'] }), 'Roulette needs 1 player here, not 2.'],
    [plan({ game: 'blackjack', preset: 'vegas', strategies: { mine: '{"hard":{"16":{"10":"X"}}}' } }), 'That is no chart.'],
    [plan({ game: 'hearts', preset: 'house' }), 'Hearts is played by its bots alone: easy, normal, hard.'],
  ])('what cannot be played is told in words', async (its, sentence) => {
    const found = await fieldFor(its.game, its);
    expect(found.ok ? '' : found.because).toContain(sentence);
  });
});

test('the exact mean is told where there is one', async () => {
  expect((await exactMean(plan({})))?.mean).toBeCloseTo(-15 / 37, 12);
  expect(await exactMean(plan({ players: ['scatter'] }))).toBeUndefined();
  expect(await exactMean(plan({ game: 'hearts' }))).toBeUndefined();
});

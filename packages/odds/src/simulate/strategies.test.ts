import type { Bot } from '@baize/engine';
import type { Blackjack } from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
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
    if (!found.ok) throw new Error(found.why.type);
    const totals = simulate(found.field, its, stretchOf(its, 1, 1));
    // Red and 17 together win 10 - 5, or lose all, or 17, which is black, comes: 175 - 10.
    const steps = Object.keys(totals.players[0]?.byRound ?? {}).map(Number);
    expect(steps.every((step) => [5, -15, 165].includes(step))).toBe(true);
    expect(totals.players[0]?.rounds).toBe(40);
  });

  test('whoever wins on average grows rich, and every amount can still be counted', async () => {
    for (const seed of ['51', '52']) {
      const its = plan({ preset: 'house', players: ['shrewd'], strategies: {}, rounds: 3000, evening: 1500, seed: seed.repeat(32) });
      const found = await fieldFor('roulette', its);
      if (!found.ok) throw new Error(found.why.type);
      const all = simulate(found.field, its, stretchOf(its, 1, 1)).players[0];
      expect(all?.rounds).toBe(3000);
      expect(Number.isSafeInteger(all?.sum)).toBe(true);
      expect(all?.sum).toBeGreaterThan(0);
    }
  });

  test('a chart plays as it says, and leaves the rest to basic strategy', async () => {
    const row = Object.fromEntries(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'].map((up) => [up, 'S']));
    const rows = Object.fromEntries(Array.from({ length: 22 }, (_, total) => [total, row]));
    const chart = JSON.stringify({ hard: rows, soft: rows, pairs: rows });
    const its = plan({ game: 'blackjack', preset: 'vegas', rounds: 60, strategies: { mine: chart } });
    const found = await fieldFor('blackjack', its);
    if (!found.ok) throw new Error(found.why.type);
    const standing: Bot<Blackjack> = ({ offers }) => {
      const type = (['stand', 'decline', 'deal', 'again', 'ready'] as const).find((one) => offers.some((offer) => offer.type === one));
      const bet = offers.find((offer) => offer.type === 'bet');
      return type === undefined ? { type: 'bet', amount: bet?.amount.min ?? 0 } : { type };
    };
    const always = { module: found.field.module, strategies: { mine: standing } };
    const sums = [found.field, always].map((field) => simulate(field, its, stretchOf(its, 1, 1)).players[0]?.sum);
    expect(sums[0]).toBe(sums[1]);
    expect(sums[0]).not.toBe(0);
  });

  test.each([
    [plan({ strategies: { mine: 'red 10, elsewhere 5' } }), { type: 'no-bet', text: 'elsewhere 5' }],
    [plan({ strategies: { mine: 'spin' } }), { type: 'no-bet', text: 'spin', misread: undefined }],
    [plan({ strategies: { mine: 'red 999999' } }), { type: 'too-dear', stake: 999_999, spins: 20, purse: 1_000_000, most: 50_000 }],
    [plan({ strategies: { mine: 'red 2000000' }, rounds: 1 }), { type: 'too-dear', stake: 2_000_000, spins: 1 }],
    [plan({ players: ['ada'] }), { type: 'no-player', game: 'Roulette', name: 'ada', known: ['scatter', 'cautious', 'shrewd', 'mine'] }],
    [plan({ players: ['scatter', 'scatter'] }), { type: 'player-count', min: 1, max: 1, count: 2 }],
    [plan({ game: 'blackjack', preset: 'vegas', strategies: { mine: '{"hard":{"16":{"10":"X"}}}' } }), { type: 'no-chart' }],
    [plan({ game: 'hearts', preset: 'house' }), { type: 'only-bots', game: 'Hearts', known: ['easy', 'normal', 'hard'] }],
  ])('what cannot be played is told as a fact', async (its, why) => {
    const found = await fieldFor(its.game, its);
    expect(found).toMatchObject({ ok: false, why });
  });
});

test('the exact mean is told where there is one', async () => {
  expect((await exactMean(plan({})))?.mean).toBeCloseTo(-15 / 37, 12);
  expect(await exactMean(plan({ players: ['scatter'] }))).toBeUndefined();
  expect(await exactMean(plan({ game: 'hearts' }))).toBeUndefined();
});

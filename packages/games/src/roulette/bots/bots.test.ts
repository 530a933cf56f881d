import { type Chance, fork, openChance, play, type Sight, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { spotById } from '../layout.ts';
import { betsOn, mine, tableWith } from '../roulette.fixture.ts';
import { roulette } from '../roulette.ts';
import { presets } from '../rules.ts';
import type { Roulette, State } from '../state.ts';
import { sumUp } from '../summary.ts';
import { words } from '../words.ts';
import { advise as adviceOf, bots } from './index.ts';

/** What is advised, and how the reason is said. */
const advise = (...asked: Parameters<typeof adviceOf>) => {
  const { action, why } = adviceOf(...asked);
  return { action, because: words.why(why, { me: 0, names: ['You'] }) };
};

const chance = openChance('5e'.repeat(32));
const sight = (state: State) => sightOf(roulette, state, 0);

describe('the hint', () => {
  const advice = (preset: keyof typeof presets, stack = 1000) => advise(sight(tableWith({ preset, stack })));

  test('in the house it is the bet that pays, for a share of the chips', () => {
    expect(advice('house')).toEqual({
      action: { type: 'place', spot: 'low', amount: 229 },
      because: 'Low or high pays 2 to 1 here: 100 chips on it win 45.95 on average.',
    });
    expect(advice('house', 1).action).toEqual({ type: 'place', spot: 'low', amount: 1 });
  });

  test('elsewhere it is the bet that loses least, and little of it', () => {
    expect(advice('european')).toEqual({
      action: { type: 'place', spot: 'red', amount: 2 },
      because: 'Every bet loses 2.70 in 100 chips on average, and even-money bets swing least.',
    });
    expect(advice('french')).toEqual({
      action: { type: 'place', spot: 'red', amount: 2 },
      because: 'Every bet loses on average, and even-money bets lose least: 1.35 in 100 chips, because you get half back on zero.',
    });
    expect(advice('french', 1).action).toEqual({ type: 'place', spot: 'red', amount: 1 });
  });

  test('no single bet of the table brings more than the advised one', () => {
    for (const [preset, rules] of Object.entries(presets)) {
      const { state } = roulette.open({ rules, stacks: Array.from({ length: rules.players.min }, () => 1000), chance });
      const seat = rules.players.min - 1;
      const { action } = advise(sightOf(roulette, state, seat));
      const average = (spot: string) => sumUp(rules, [{ spot, amount: 2 }]).average;
      const others = roulette.legal(state, seat).flatMap((offer) => (offer.type === 'place' ? offer.spot.options : []));
      const best = action.type === 'place' ? average(action.spot) : Number.NaN;
      expect([preset, others.every((spot) => average(spot) <= best)]).toEqual([preset, true]);
    }
  });

  test('with bets on the board it says spin, and what they bring', () => {
    expect(advise(sight(tableWith({ bets: betsOn({ low: 37 }) })))).toEqual({
      action: { type: 'spin' },
      because: 'On average this spin wins 17, with 37 chips on the board.',
    });
    expect(advise(sight(tableWith({ bets: betsOn({ red: 10 }) }))).because).toBe(
      'On average this spin loses 0.3, with 10 chips on the board.',
    );
    expect(advise(sight(tableWith({ bets: betsOn({ red: 37 }), number: 5 })))).toEqual({
      action: { type: 'rest' },
      because: 'All that’s left is for the ball to land.',
    });
  });
});

describe('the players', () => {
  const sitting = (bot: (sight: Sight<Roulette>, chance: Chance) => unknown, preset: keyof typeof presets) => {
    let { state } = roulette.open({ rules: presets[preset], stacks: [500], chance });
    const spots = new Set<string>();
    for (let turn = 0; turn < 60 && roulette.toAct(state).length > 0; turn += 1) {
      const played = play(roulette, state, 0, bot(sight(state), fork(chance.seed, `${turn}`)));
      if (!played.ok) throw new Error(played.refusal.reason);
      state = played.step.state;
      for (const { spot } of mine(state).bets) spots.add(spot);
    }
    return { state, spots: [...spots] };
  };

  test('cautious keeps to red and black, a twentieth of the chips at a time', () => {
    const { state, spots } = sitting(bots.cautious, 'european');
    expect(spots.sort()).toEqual(['black', 'red']);
    expect(state.spins).toBe(20);
    expect(bots.cautious(sight(tableWith({ stack: 7 })), chance)).toMatchObject({ amount: 1 });
    expect(bots.cautious(sight(tableWith({ stack: 200 })), chance)).toMatchObject({ amount: 10 });
  });

  test('scatter lays small chips all over the board', () => {
    const { spots } = sitting(bots.scatter, 'french');
    expect(spots.length).toBeGreaterThan(20);
    expect(new Set(spots.map((spot) => spotById(spot).kind)).size).toBeGreaterThan(3);
  });

  test('shrewd lays no more than a million however rich it grows: chips stay countable', () => {
    for (const stack of [4_000_000, 10_000_000, 2 ** 50])
      expect(bots.shrewd(sight(tableWith({ preset: 'house', stack })), chance)).toMatchObject({
        type: 'place',
        amount: Math.min(1_000_000, Math.floor(stack * (17 / 74))),
      });
  });

  test('shrewd grows rich in the house, and nobody plays out of turn', () => {
    expect(sitting(bots.shrewd, 'house').state.spins).toBeGreaterThan(5);
    expect(() => bots.cautious(sight({ ...tableWith(), phase: 'ended' }), chance)).toThrow('out of turn');
  });
});

import { type Bot, fork, play, type Sight, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { holdem } from '../holdem.ts';
import { lineUp, presets } from '../rules.ts';
import type { Action, Holdem, State } from '../state.ts';
import { bots } from './index.ts';

const HANDS = 40;
const SEED = '1f'.repeat(32);

/** A human who checks, calls up to 100, and folds to more. */
const human = ({ view: { toCall } }: Sight<Holdem>): Action => ({ type: toCall === 0 ? 'check' : toCall <= 100 ? 'call' : 'fold' });

/** A hand of the casino's rules against five of a level, up to its end. */
const playHand = (bot: Bot<Holdem>, number: number): State => {
  const { seed } = fork(SEED, `hand ${number}`);
  const audience = lineUp(presets.casino, 5, fork(seed, 'company'));
  let { state } = holdem.open({ rules: presets.casino, stacks: audience.map((guest) => guest?.stack ?? 1000), chance: { seed, at: 0 } });
  for (let turn = 0; state.turn !== null; turn += 1) {
    const sight = sightOf(holdem, state, state.turn);
    const action = audience[state.turn] === null ? human(sight) : bot(sight, fork(seed, `turn ${turn}`));
    const played = play(holdem, state, state.turn, action);
    if (!played.ok) throw new Error(played.refusal.reason);
    state = played.step.state;
  }
  return state;
};

/** What is seen of a level in some hands. */
const watch = (bot: Bot<Holdem>) => {
  const hands = Array.from({ length: HANDS }, (_, number) => playHand(bot, number));
  const deeds = hands.flatMap((state) => state.deeds.filter(({ seat }) => seat !== 5));
  const count = (wanted: string): number => deeds.filter(({ type }) => type === wanted).length;
  return {
    empty: hands.filter(({ won }) => won.length === 0).length / HANDS,
    sizes: new Set(deeds.filter(({ type }) => type === 'bet').map(({ to }) => to)),
    bets: count('bet'),
    calls: count('call'),
    raises: count('raise'),
  };
};

describe('a table without blinds, with a human who only checks and calls', () => {
  const seen = { thirds: watch(bots.thirds), regular: watch(bots.regular), shark: watch(bots.shark) };

  test.each(['thirds', 'regular', 'shark'] as const)('%s: at most a quarter of the pots are empty', (level) => {
    expect(seen[level].empty).toBeLessThanOrEqual(0.25);
  });

  test('the levels differ to the eye: how often they bet, whether they call or raise, and in which chips', () => {
    const { thirds, regular, shark } = seen;
    expect(thirds.bets).toBeGreaterThan(1.2 * regular.bets);
    expect(regular.bets).toBeGreaterThan(1.1 * shark.bets);
    expect(thirds.sizes.size).toBeLessThanOrEqual(5);
    expect(regular.sizes.size).toBeGreaterThan(15);
    // Somebody of everyday likes to see the end of a hand; the shark raises or folds.
    expect(regular.calls / regular.raises).toBeGreaterThan(2 * (shark.calls / shark.raises));
  });
});

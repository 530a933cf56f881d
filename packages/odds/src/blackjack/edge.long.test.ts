import { openChance, play } from '@baize/engine';
import { type Action, blackjack, EDGES, planFor, presets, type Rules, type State } from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
import { houseEdge } from './edge.ts';

const common: Rules = { ...presets.classic, split: 'value', mostHands: 4 };

describe('the edge of a shoe of few decks is as it was published', () => {
  // Wizard of Odds, appendix 9. Its splits leave other cards out of account than ours do; the whole of it is four in a million.
  test.each<readonly [name: string, decks: number, returned: number, rules: Partial<Rules>]>([
    ['stands on 17, doubling after splits', 1, 0.001839, { doubleAfterSplit: true }],
    ['hits soft 17', 2, -0.005252, { hitsSoft17: true }],
    ['hits soft 17, doubling after splits, no hole card', 6, -0.0072705, { hitsSoft17: true, doubleAfterSplit: true, hole: 'none' }],
  ])('%s, %i decks: %f', (_name, decks, returned, rules) => {
    expect(Math.abs(houseEdge({ ...common, ...rules }, decks) + returned)).toBeLessThan(4e-6);
  });
});

const ROUNDS = 250_000;
const BET = 10;

/** The first that the chart names and the table offers. Against the best play it gives away a twentieth of a chip in a hundred. */
const byTheChart = (state: State): Action => {
  if (state.phase === 'insurance') return { type: 'decline' };
  const offers = blackjack.legal(state, 0);
  return { type: planFor(state).find((move) => offers.some(({ type }) => type === move)) ?? 'stand' };
};

/** What the house keeps of every chip, and how far that may be off. */
const simulate = (rules: Rules): { readonly edge: number; readonly error: number } => {
  let { state } = blackjack.open({ rules, stacks: [1e9], chance: openChance('b1ac'.repeat(16)) });
  const act = (action: Action): void => {
    const played = play(blackjack, state, 0, action);
    if (!played.ok) throw new Error(`${action.type} was refused: ${played.refusal.reason}.`);
    state = played.step.state;
  };
  let [sum, squares] = [0, 0];
  act({ type: 'bet', amount: BET });
  act({ type: 'deal' });
  for (let round = 0; round < ROUNDS; round += 1) {
    while (state.phase !== 'between') act(byTheChart(state));
    const net = (state.result?.net ?? 0) / BET;
    sum += net;
    squares += net * net;
    act({ type: 'again' });
  }
  const mean = sum / ROUNDS;
  return { edge: -mean, error: Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS) };
};

test.each(Object.values(presets))('at $preset the simulated edge is the computed one, within what chance allows', (rules) => {
  const { edge, error } = simulate(rules);
  expect(error).toBeLessThan(0.0025);
  expect(Math.abs(edge - houseEdge(rules))).toBeLessThan(3 * error);
});

test.each(Object.values(presets))('at $preset what the books call due is the computed edge', (rules) => {
  expect(EDGES[rules.preset]).toBeCloseTo(houseEdge(rules), 5);
});

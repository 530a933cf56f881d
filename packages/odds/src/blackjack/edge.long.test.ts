import { type Lane, openChance, openLane, type Seat } from '@baize/engine';
import {
  type Action,
  type Blackjack,
  blackjack,
  EDGES,
  isForSeveral,
  keepsBank,
  planFor,
  presets,
  type Rules,
  type State,
} from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
import { draw, inTurn, isNight } from '../../../../scripts/draw.ts';
import { houseEdge } from './edge.ts';

const common: Rules = { ...presets.classic, split: 'value', mostHands: 4 };

describe('the edge of a shoe of few decks is as it was published', () => {
  // Wizard of Odds, appendix 9. Its splits leave other cards out of account than ours do; the whole of it is four in a million.
  const returns: readonly (readonly [name: string, decks: number, returned: number, rules: Partial<Rules>])[] = [
    ['stands on 17, doubling after splits', 1, 0.001839, { doubleAfterSplit: true }],
    ['hits soft 17', 2, -0.005252, { hitsSoft17: true }],
    ['hits soft 17, doubling after splits, no hole card', 6, -0.0072705, { hitsSoft17: true, doubleAfterSplit: true, hole: 'none' }],
  ];
  test.each(inTurn(returns, 2))('%s, %i decks: %f', (_name, decks, returned, rules) => {
    expect(Math.abs(houseEdge({ ...common, ...rules }, decks) + returned)).toBeLessThan(4e-6);
  });
});

/** The rules that a hand is played by: who may sit down and what they may bet says nothing of it. */
const playedBy = (rules: Rules): string => {
  const { preset: _preset, players: _players, bank: _bank, bet: _bet, reshuffleBelow: _reshuffleBelow, ...played } = rules;
  return JSON.stringify(played);
};

/** What is computed of the rules that a hand is played by, once. */
const edges = new Map<string, number>();
const computed = (rules: Rules): number => {
  const name = playedBy(rules);
  const found = edges.get(name) ?? houseEdge(rules);
  edges.set(name, found);
  return found;
};

const ROUNDS = draw(250_000, 1_000_000);
const BET = 10;

/** The first that the chart names and the table offers. Against the best play it gives away a twentieth of a chip in a hundred. */
const byTheChart = (state: State, seat: Seat): Action => {
  if (state.phase === 'insurance') return { type: 'decline' };
  const offers = blackjack.legal(state, seat);
  return { type: planFor(state).find((move) => offers.some(({ type }) => type === move)) ?? 'stand' };
};

type Table = Lane<Blackjack>;

/** Everybody who is asked does the same. */
const all = (lane: Table, action: Action): void => {
  for (const seat of blackjack.toAct(lane.state)) lane.take(seat, action);
};

const deal = (lane: Table, isFirst: boolean): void => {
  if (isForSeveral(lane.state.rules)) {
    if (!isFirst) all(lane, { type: 'ready' });
    all(lane, { type: 'bet', amount: BET });
  } else if (isFirst) {
    all(lane, { type: 'bet', amount: BET });
    all(lane, { type: 'deal' });
  } else all(lane, { type: 'again' });
};

/** What the house keeps of every chip at the smallest table, by night at a full one, and how far that may be off. Seats of one round have one dealer, so it counts as one. */
const simulate = (rules: Rules): { readonly edge: number; readonly error: number } => {
  const stacks = Array.from({ length: draw(rules.players.min, rules.players.max) }, () => 1e9);
  const lane = openLane(blackjack, { rules, stacks, chance: openChance('b1ac'.repeat(16)) });
  const seats = stacks.flatMap((_, seat) => (keepsBank(rules, seat) ? [] : [seat]));
  let [sum, squares] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    deal(lane, round === 0);
    while (lane.state.phase !== 'between') {
      const [seat = 0] = blackjack.toAct(lane.state);
      lane.take(seat, byTheChart(lane.state, seat));
    }
    const won = seats.reduce((total, seat) => total + (lane.state.spots[seat]?.result?.net ?? 0), 0);
    const net = won / seats.length / BET;
    sum += net;
    squares += net * net;
  }
  const mean = sum / ROUNDS;
  return { edge: -mean, error: Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS) };
};

/** By day three, no two of which play alike. */
const simulated = isNight() ? Object.values(presets) : [presets.vegas, presets.european, presets.banked];

test.each(simulated)('at $preset the simulated edge is the computed one, within what chance allows', (rules) => {
  const { edge, error } = simulate(rules);
  expect(error).toBeLessThan(0.0025);
  expect(Math.abs(edge - computed(rules))).toBeLessThan(3 * error);
});

test.each(Object.values(presets))('at $preset what the books call due is the computed edge', (rules) => {
  expect(EDGES[rules.preset]).toBeCloseTo(computed(rules), 5);
});

/** Tables laid by hand, for tests: `tableWith({ bets: { '17': 25, red: 50 }, stack: 1000, number: 20 })`. */
import { openChance, type Seat } from '@baize/engine';
import { type PlayedOut, playing } from '../play.fixture.ts';
import { type Bet, stakeOf } from './bets.ts';
import type { SpotId } from './layout.ts';
import { playerAt } from './places.ts';
import { roulette } from './roulette.ts';
import { presets } from './rules.ts';
import type { Action, Bettor, Roulette, State } from './state.ts';

/** Bets by their spots: `{ '17/20': 10, red: 50 }`. Numbers alone come first, as in any such object. */
export const betsOn = (bets: Readonly<Record<SpotId, number>>): readonly Bet[] =>
  Object.entries(bets).map(([spot, amount]) => ({ spot, amount }));

/** A table with bets on the board; with a number, the ball runs and will rest there. `stack` is what is left beside the bets. */
export const tableWith = ({
  preset = 'house',
  bets = [],
  last = [],
  stack = 1000,
  number,
}: {
  preset?: keyof typeof presets;
  bets?: readonly Bet[];
  last?: readonly Bet[];
  stack?: number;
  number?: number;
} = {}): State => ({
  rules: presets[preset],
  spins: number === undefined ? 0 : 1,
  phase: number === undefined ? 'betting' : 'spinning',
  players: [{ stack, bets, layings: number === undefined && bets.length > 0 ? [bets] : [], last, verdicts: [] }],
  said: [],
  houseWon: 0,
  number: number ?? null,
  history: [],
  chance: openChance('00'.repeat(32)),
});

const table = playing(roulette);
/** The types of the events, in order. */
export const { told } = table;

/** Plays the one player's actions one after another and gives every beat. */
export const playOut = (state: State, ...actions: readonly Action[]): PlayedOut<Roulette> =>
  table.playOut(state, ...actions.map((action) => [0, action] as const));

/** All the chips a player has, in hand and on the board. */
export const wealth = (state: State, seat: Seat = 0): number => playerAt(state, seat).stack + stakeOf(playerAt(state, seat).bets);

/** What the first player has. */
export const mine = (state: State): Bettor => playerAt(state, 0);

/** The table with something else in the first player's hands. */
export const withMine = (state: State, change: Partial<Bettor>): State => ({
  ...state,
  players: state.players.with(0, { ...mine(state), ...change }),
});

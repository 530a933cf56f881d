/** Tables of roulette laid by hand, for tests of the screens. */
import type { Statistics } from '@baize/casino';
import { type Bet, type Bettor, type Event, playerAt, type Roulette, type State } from '@baize/games/roulette';
import type { TableContext } from '../../flow.ts';
import { type Size, screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { draw } from '../../view.ts';
import { handsAt, laidModel, truthOf } from '../laid.fixture.ts';
import type { Draft } from '../screen.ts';
import { rouletteScreen } from './roulette.ts';

/** A seed that every test may use. */
export const SEED = '0123456789abcdef'.repeat(4);
/** A room whose table never pauses. */
export const room: TableContext<Roulette> = { screen: rouletteScreen, pace: 0 };
/** What is done and seen at this table. */
export const { drawn, press, rolesOf } = handsAt(room);

/** Bets by their spots. */
export const betsOn = (bets: readonly (readonly [spot: string, amount: number])[]): readonly Bet[] =>
  bets.map(([spot, amount]) => ({ spot, amount }));

/** A table of one, what is the player's own beside the rest. */
export type LaidState = Omit<State, 'players'> & Bettor;

/** How to lay a table. */
export interface Laying {
  readonly preset?: 'house' | 'european' | 'french';
  readonly size?: Size;
  readonly state?: Partial<LaidState>;
  readonly draft?: Draft;
  readonly statistics?: Partial<Statistics>;
  /** What has happened last, each told at the table as it is now. */
  readonly events?: readonly Event[];
}

const stateWith = (model: Model<Roulette>, laid: Partial<LaidState> = {}): Partial<State> => {
  const player = playerAt(truthOf(model).state, 0);
  const { stack, bets, layings, last, verdicts, ...rest } = { ...player, ...laid };
  return { ...rest, players: [{ stack, bets, layings, last, verdicts }] };
};

/** What the player has at a table of one. */
export const ownAt = (model: Model<Roulette>): Bettor => playerAt(truthOf(model).state, 0);

/** A model of a table laid by hand. */
export const modelWith = ({ preset = 'house', size, state, draft = {}, statistics, events = [] }: Laying = {}): Model<Roulette> => {
  const seated = init(room, { preset, opponents: undefined, seed: SEED }, size ?? { columns: 80, rows: 24 });
  return { ...laidModel(room, seated, { state: stateWith(seated, state), statistics, events }), draft };
};

/** A text as keys. */
export const keysOf = (text: string): readonly string[] => [...text].map((char) => (char === ' ' ? 'space' : char));

/** What is wrong with the board when a bet is laid here and the cursor is on it: no brackets, or a line that leaves the frame. */
export const faultsUnderCursor = (spot: string, size: Size): readonly string[] => {
  const state = { stack: 900, bets: betsOn([[spot, 1000]]) };
  const rows = screenText(draw(room, modelWith({ preset: 'european', size, state, draft: { cursor: spot } }))).split('\n');
  const board = rows.slice(3, 19).join('\n').replace('[Tab]', '');
  return [
    ...(rows.some((row) => [...row].length > size.columns) ? [`${spot}: a line is too long`] : []),
    ...(board.includes('[') && board.includes(']') ? [] : [`${spot}: no cursor`]),
  ];
};

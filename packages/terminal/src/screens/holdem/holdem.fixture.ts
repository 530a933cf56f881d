/** Tables of Hold'em laid by hand, for tests of the screens: Ada to Elsie, and the player last. */
import type { Card } from '@baize/engine';
import { type Event, type Holdem, type LastMove, parseCards, type State } from '@baize/games/holdem';
import type { TableContext } from '../../flow.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { handsAt, laidModel } from '../laid.fixture.ts';
import { holdemScreen } from './holdem.ts';

/** A seed that every test may use. */
export const SEED = '401de3'.padEnd(64, '0');
/** A room whose table never pauses. */
export const room: TableContext<Holdem> = { screen: holdemScreen, pace: 0 };
/** What is done at this table. */
export const { press } = handsAt(room);

/** The cards that a text names; one that names others is a mistake in the test. */
export const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (parsed === undefined) throw new RangeError(`"${text}" names no cards.`);
  return parsed;
};

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dmitri', 'Elsie', 'Felix', 'Hugo', 'Margot', 'Odette'];

/** What was done in a round, in one line: `deedsOn('flop', [[4, 'check', 0], [1, 'bet', 80]])`. */
export const deedsOn = (street: LastMove['street'], done: readonly (readonly [number, LastMove['type'], number])[]): readonly LastMove[] =>
  done.map(([seat, type, to]) => ({ seat, street, type, to, pot: 0, toCall: 0 }));

/** The flop of the reference screens: the player faces a bet of 80. */
export const toAct: Partial<State> = {
  hand: 1,
  phase: 'betting',
  street: 'flop',
  stacks: [1480, 2000, 980, 3170, 580, 1190],
  bets: [0, 80, 0, 80, 0, 0],
  paid: [0, 60, 0, 60, 60, 60],
  antes: [0, 0, 0, 0, 0, 0],
  standing: ['folded', 'in', 'folded', 'in', 'folded', 'in'],
  hands: ['8h3d', 'AcQd', '7s2h', 'TcTh', 'Kd5s', 'QsJs'].map(cards),
  shown: [false, false, false, false, false, false],
  board: cards('Qh9c4d'),
  button: 3,
  small: 4,
  big: 5,
  turn: 5,
  level: 80,
  raise: 80,
  met: [null, 80, null, 80, null, 0],
  aggressor: 1,
  deeds: deedsOn('flop', [
    [4, 'check', 0],
    [5, 'check', 0],
    [1, 'bet', 80],
    [3, 'call', 80],
    [4, 'fold', 0],
  ]),
  won: [],
  ready: [],
};

/** The showdown of the reference screens: the player wins 1,080. */
export const showdown: Partial<State> = {
  ...toAct,
  phase: 'between',
  street: 'river',
  stacks: [1480, 1800, 980, 2970, 580, 1990],
  bets: [0, 0, 0, 0, 0, 0],
  paid: [0, 0, 0, 0, 0, 0],
  shown: [false, true, false, true, false, true],
  board: cards('Qh9c4d2cJh'),
  turn: null,
  level: 0,
  deeds: deedsOn('river', [
    [5, 'bet', 200],
    [1, 'call', 200],
    [3, 'call', 200],
  ]),
  won: [{ amount: 1080, winners: [{ seat: 5, amount: 1080 }] }],
  ready: [0, 1, 2, 3, 4],
};

/** How to lay a table. */
export interface Laying {
  readonly size?: Size;
  readonly state?: Partial<State>;
  readonly opponents?: number;
  readonly preset?: 'holdem' | 'casino' | 'tda';
  /** What has happened last, each told at the table as it is now. */
  readonly events?: readonly Event[];
  /** Whether a beat is still to be shown. */
  readonly isMoving?: boolean;
}

/** A model of a table laid by hand. */
export const modelWith = ({
  size = { columns: 80, rows: 24 },
  state = {},
  opponents = 5,
  preset = 'holdem',
  events = [],
  isMoving = false,
}: Laying): Model<Holdem> => {
  const begun = init(room, { preset, opponents, seed: SEED }, size);
  const coming = isMoving ? ({ type: 'shuffled' } as const) : undefined;
  return laidModel(room, begun, { state, names: [...NAMES.slice(0, opponents), 'You'], events, coming });
};

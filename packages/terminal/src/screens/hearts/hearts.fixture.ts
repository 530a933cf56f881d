/** Tables of Hearts laid by hand, for tests of the screens. */
import type { Statistics } from '@baize/casino';
import { type Card, PACK, parseCard } from '@baize/engine';
import { type Event, type Hearts, highest, type Play, type State, type Trick } from '@baize/games/hearts';
import type { TableContext, TablePolicy } from '../../flow.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { handsAt, laidModel } from '../laid.fixture.ts';
import { heartsScreen } from './hearts.ts';

/** A seed that every test may use. */
export const SEED = '4ea2'.padEnd(64, '0');

const FLOOR: TablePolicy = { isKept: true, asks: true, hints: true };
/** A room whose table never pauses, in a session of its own. */
export const room: TableContext<Hearts> = { screen: heartsScreen, pace: 0 };
/** The same on the floor. */
export const floorRoom: TableContext<Hearts> = { ...room, policy: FLOOR };
/** What is done at this table, and what is seen of it on the floor. */
export const { press } = handsAt(room);
export const { drawn } = handsAt(floorRoom);

/** One that takes its time. */
export const slowRoom: TableContext<Hearts> = { ...room, pace: 1 };

/** The cards that a text names: `'Qs 10h'`. */
export const cards = (text: string): readonly Card[] =>
  text.split(' ').flatMap((word) => {
    const card = parseCard(word);
    return card === undefined ? [] : [card];
  });

/** Cards of a trick, from who led it on. */
export const plays = (leader: number, text: string): readonly Play[] =>
  cards(text).map((card, place) => ({ seat: (leader + place) % 4, card }));

/** A trick that was taken. */
export const trick = (leader: number, text: string, points = 0): Trick => {
  const laid = plays(leader, text);
  return { plays: laid, taker: highest(laid)?.seat ?? leader, points };
};

/** Hands with mine given; the others get what is left of the pack, so many cards each. */
export const handsWith = (mine: string, gone: readonly Card[], counts: readonly [number, number, number]): State['hands'] => {
  const own = cards(mine);
  const rest = PACK.filter((card) => !own.includes(card) && !gone.includes(card));
  const [west, north, east] = counts;
  return [own, rest.slice(0, west), rest.slice(west, west + north), rest.slice(west + north, west + north + east)];
};

/** The tricks that went before: all cards that lie nowhere now, four by four, for nothing. */
const tricksBefore = (hands: State['hands'], laid: readonly Play[] = []): readonly Trick[] => {
  const here = [...hands.flat(), ...laid.map(({ card }) => card)];
  const rest = PACK.filter((card) => !here.includes(card));
  return Array.from({ length: rest.length / 4 }, (_, at) => trick(1, rest.slice(4 * at, 4 * at + 4).join(' ')));
};

/** How to lay a table. */
export interface Laying {
  readonly size?: Size;
  readonly state?: Partial<State>;
  readonly preset?: 'house' | 'modern' | 'omnibus';
  readonly names?: readonly string[];
  readonly statistics?: Partial<Statistics>;
  /** What has happened last, each told at the table as it is now. */
  readonly events?: readonly Event[];
  /** Whether a beat is still to be shown. */
  readonly isMoving?: boolean;
}

/** A model of a table laid by hand: the player, West, North and East. */
export const modelWith = ({ size, state, preset = 'house', names, statistics, events = [], isMoving = false }: Laying): Model<Hearts> => {
  const begun = init(room, { preset, opponents: 3, seed: SEED }, size ?? { columns: 80, rows: 24 });
  const coming = isMoving ? ({ type: 'play-began', seat: 0 } as const) : undefined;
  return laidModel(room, begun, { state, names: names ?? ['You', 'West', 'North', 'East'], statistics, events, coming });
};

/** The sheet after five hands, and the scores before the fifth and after it. */
export const sheet: State['sheet'] = [
  { direction: 'left', points: [2, 4, 0, 20], moon: null },
  { direction: 'right', points: [3, 17, 5, 1], moon: null },
  { direction: 'across', points: [26, 26, 0, 26], moon: 2 },
  { direction: 'none', points: [3, 9, 13, 1], moon: null },
  { direction: 'left', points: [0, 3, 17, 6], moon: null },
];
const before = { hand: 5, dealer: 1, scores: [34, 56, 18, 48], sheet: sheet.slice(0, 4), ready: [], deck: [], broken: false } as const;

const PASSING = '3c 8c Jc 5d 9d Kd 4s 7s As 2h 6h 10h Kh';

/** Thirteen cards before the pass. */
export const passing: Partial<State> = {
  ...before,
  phase: 'passing',
  direction: 'left',
  hands: handsWith(PASSING, [], [13, 13, 13]),
  passes: [null, null, null, null],
  trick: [],
  tricks: [],
};

const laid = plays(1, '7d Jd Qs');
const done = [trick(2, '2c Kc Jc Ac'), trick(1, 'Qc 6c 7c 10c')];
const gone = [...done.flatMap((one) => one.plays), ...laid].map(({ card }) => card);

/** The third trick, with three cards on the table. */
export const playing: Partial<State> = {
  ...before,
  phase: 'playing',
  direction: 'left',
  hands: handsWith('3c 8c 5d 6d 9d 2s 4s 7s 2h 6h 10h', gone, [10, 10, 10]),
  passes: [cards('As Kh Kd'), cards('2d 3d 4d'), cards('8d 10d Qd'), cards('10c 6d 2s')],
  turn: 0,
  trick: laid,
  tricks: done,
};

/** The queen has been thrown. */
export const thrown: Event = { type: 'card-played', seat: 3, card: 'Qs' };

/** After the fifth hand. */
export const between: Partial<State> = {
  ...playing,
  phase: 'between',
  hands: [[], [], [], []],
  trick: [],
  tricks: [...done, trick(1, '7d Jd Qs 9d', 13)],
  scores: [34, 59, 35, 54],
  sheet,
  ready: [1, 2, 3],
};

/** All fourteen penalty cards are mine, and the choice with them. */
export const mooned: Partial<State> = {
  ...playing,
  phase: 'moon',
  hands: [[], [], [], []],
  trick: [],
  turn: 0,
  broken: true,
  tricks: [
    trick(0, '2c Kc Jc Ac'),
    trick(0, 'Ah 2h 3h 4h', 4),
    trick(0, 'Kh 5h 6h 7h', 4),
    trick(0, 'Qh 8h 9h 10h', 4),
    trick(0, 'As Jh Qs 2s', 14),
  ],
};

/** My lead, with these hands. */
const leadWith = (...hands: readonly string[]): Partial<State> => {
  const held = hands.map(cards);
  return { ...playing, hands: held, trick: [], turn: 0, tricks: [...tricksBefore(held).slice(0, -1), trick(0, 'Kc 5c 6c 7c')] };
};
/** All that is left is certainly mine. */
export const certain = leadWith('Ac Ad As', '2c 3c 4c', '2d 3d 4d', '2s 3s 4s');
/** My lead, with hearts among my cards and none broken. */
export const myLead = leadWith('2c 9d 5h 6h', '3c 4c Kc Ac', '2d 3d 4d Ad', '2s 3s 4s 5s');
const small = ['2c 2d', '5c', '6c', '7c'].map(cards);
const led = plays(1, '5d 6d 7d');
/** Somebody else leads, and nothing that is left can be mine. */
export const harmless: Partial<State> = { ...playing, hands: small, trick: led, turn: 0, tricks: tricksBefore(small, led) };

/** The first trick, after the pass: two cards on the table, and mine is asked for. */
export const received: Partial<State> = {
  ...playing,
  trick: plays(2, '2c Kc'),
  tricks: [],
  turn: 0,
  hands: handsWith('3c 8c Jc 10c 5d 6d 9d 2s 4s 7s 2h 6h 10h', cards('2c Kc'), [13, 12, 12]),
};

/** The third trick has just been taken. */
export const taken: Partial<State> = { ...playing, trick: [], tricks: between.tricks ?? [], turn: 2 };

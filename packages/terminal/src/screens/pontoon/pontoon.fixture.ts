/** Tables of Pontoon laid by hand, for tests of the screens. */
import type { Statistics } from '@baize/casino';
import { type Card, type GameModule, PACK, parseCard } from '@baize/engine';
import { type Event, type Hand, type Pontoon, pontoonModule, type State } from '@baize/games/pontoon';
import type { TableContext } from '../../flow.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { handsAt, laidModel } from '../laid.fixture.ts';
import { pontoonScreen } from './pontoon.ts';

/** A seed that every test may use. */
export const SEED = '0123456789abcdef'.repeat(4);
/** A room whose table never pauses. */
export const room: TableContext<Pontoon> = { screen: pontoonScreen, pace: 0 };
/** What is done and seen at this table. */
export const { drawn, press } = handsAt(room);

/** The cards that a text names: `'Ah 10d'`. */
export const cards = (text: string): readonly Card[] =>
  text.split(' ').flatMap((word) => {
    const card = parseCard(word);
    if (card === undefined) throw new RangeError(`"${word}" is no card.`);
    return [card];
  });

/** A hand, its cards open unless they are in brackets: `'Ks (5h)'`. */
export const hand = (text: string, change: Partial<Hand<Card>> = {}): Hand<Card> => ({
  cards: text.split(' ').map((word) => ({ card: cards(word.replace(/[()]/g, ''))[0] ?? 'As', up: !word.startsWith('(') })),
  status: 'playing',
  firstStake: 0,
  stake: 0,
  lastBuy: 0,
  twisted: false,
  split: false,
  ...change,
});

/** How to lay a table. */
export interface Laying {
  readonly preset?: 'house' | 'british';
  readonly opponents?: number;
  readonly size?: Size;
  readonly state?: Partial<State>;
  readonly statistics?: Partial<Statistics>;
  readonly names?: readonly string[];
  /** What has happened last, each told at the table as it is now. */
  readonly events?: readonly Event[];
  /** Whether a beat is still to be shown. */
  readonly isMoving?: boolean;
}

/** A model of a table laid by hand, in the middle of a round. */
export const modelWith = ({
  preset = 'house',
  opponents,
  size,
  state,
  statistics,
  names,
  events = [],
  isMoving = false,
}: Laying): Model<Pontoon> => {
  const seated = init(room, { preset, opponents, seed: SEED }, size ?? { columns: 80, rows: 24 });
  const coming = isMoving ? ({ type: 'hands-shown' } as const) : undefined;
  return laidModel(room, seated, { state, names, statistics, events, coming });
};

/** Pontoon with a stacked deck: the first round is dealt from these cards, the next goes on with them. */
export const stacked = (top: string): GameModule<Pontoon> => {
  const { game } = pontoonModule;
  const first = cards(top);
  const deck = [...first, ...PACK.filter((card) => !first.includes(card))];
  return {
    ...pontoonModule,
    game: {
      ...game,
      open: (opening) => {
        const { state } = game.open(opening);
        return game.apply({ ...state, deck, round: 0, phase: 'between', hands: state.hands.map(() => []), spent: [], verdicts: [] }, 0, {
          type: 'ready',
        });
      },
    },
  };
};

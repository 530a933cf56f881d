/** Tables of Sabacc laid by hand, for tests of the screens. */
import type { Statistics } from '@baize/casino';
import { DECK, type Event, isSabaccCard, type Sabacc, type SabaccCard, type State } from '@baize/games/sabacc';
import type { TableContext } from '../../flow.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { handsAt, laidModel } from '../laid.fixture.ts';
import { sabaccScreen } from './sabacc.ts';

/** A seed that every test may use. */
export const SEED = '5abacc'.padEnd(64, '0');
/** A room whose table never pauses. */
export const room: TableContext<Sabacc> = { screen: sabaccScreen, pace: 0 };
/** What is done and seen at this table. */
export const { drawn, press } = handsAt(room);

/** The cards that a text names: `'c+7 z1'`. */
export const cards = (text: string): readonly SabaccCard[] => text.split(' ').filter(isSabaccCard);

/** A hand; a card with a star behind it is open. */
export const hand = (text: string): State['hands'][number] =>
  text.split(' ').flatMap((word) => cards(word.replace('*', '')).map((card) => ({ card, open: word.endsWith('*') })));

/** Any cards, where only their number counts: those that lie nowhere else on the table. */
export const deckOf = (count: number, laid: readonly SabaccCard[] = []): readonly SabaccCard[] =>
  DECK.filter((card) => !laid.includes(card)).slice(0, count);

/** How to lay a table. */
export interface Laying {
  readonly size?: Size;
  readonly state?: Partial<State>;
  readonly statistics?: Partial<Statistics>;
  readonly opponents?: number;
  readonly preset?: 'house' | 'spire';
  /** What has happened last, each told at the table as it is now. */
  readonly events?: readonly Event[];
  /** Whether a beat is still to be shown. */
  readonly isMoving?: boolean;
}

/** A model of a table laid by hand: Tovo, Mirel and Kesh, and the player last. */
export const modelWith = ({
  size,
  state,
  statistics,
  opponents = 3,
  preset = 'house',
  events = [],
  isMoving = false,
}: Laying): Model<Sabacc> => {
  const begun = init(room, { preset, opponents, seed: SEED }, size ?? { columns: 80, rows: 24 });
  const coming = isMoving ? ({ type: 'shuffled' } as const) : undefined;
  const names = [...['Tovo', 'Mirel', 'Kesh'].slice(0, opponents), 'You'];
  return laidModel(room, begun, { state, names, statistics, events, coming });
};

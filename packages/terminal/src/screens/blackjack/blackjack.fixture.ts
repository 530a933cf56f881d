/** Tables of Blackjack laid by hand, for tests of the screens. */
import type { NarratedBeat } from '@baize/casino';
import { type Card, type GameModule, openChance, PACK, parseCard } from '@baize/engine';
import {
  type Blackjack,
  blackjackModule,
  type Event,
  type Hand,
  holdingOf,
  pipsOf,
  presets,
  type Rules,
  type Spot,
  type State,
} from '@baize/games/blackjack';
import type { TableContext } from '../../flow.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init } from '../../program.ts';
import { handsAt, laidModel } from '../laid.fixture.ts';
import type { TableScreen, Tally } from '../screen.ts';
import { blackjackScreen } from './blackjack.ts';

/** A seed that every test may use. */
export const SEED = '0123456789abcdef'.repeat(4);

/** The table of a session of its own. */
export const sessionScreen: TableScreen<Blackjack> = blackjackScreen.session ?? blackjackScreen;
/** A room whose table never pauses. */
export const room: TableContext<Blackjack> = { screen: sessionScreen, pace: 0 };
/** What is done and seen at this table. */
export const { drawn, press, rolesOf } = handsAt(room);

/** The cards that a text names: `'Ah 10d'`. */
const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new RangeError(`"${word}" is no card.`);
      return [card];
    });

/** A hand of the player. */
export const hand = (text: string, change: Partial<Hand<Card>> = {}): Hand<Card> => {
  const { total, soft } = holdingOf(cards(text).map(pipsOf));
  return { cards: cards(text), total, soft, bet: 50, status: 'playing', ...change };
};

/** The dealer's cards. */
export const dealer = (text: string, revealed = false): State['dealer'] => {
  const { total, soft } = holdingOf(cards(text).map(pipsOf));
  return { cards: cards(text), total, soft, revealed };
};

/** A table with what the one player has at it laid flat. */
export type LaidTable = Partial<Omit<State, 'spots'> & Spot<Card>>;

/** How to lay a table. */
export interface Laying {
  readonly rules?: Rules;
  readonly size?: Size;
  readonly state?: LaidTable;
  /** What the others have, clockwise from the player. */
  readonly others?: readonly Spot<Card>[];
  /** How many cards are spent. */
  readonly spent?: number;
  /** What has happened last, each told at the table as it is now. */
  readonly events?: readonly Event[];
  readonly earlier?: readonly NarratedBeat<Blackjack>[];
  readonly tally?: Tally;
  readonly isMoving?: boolean;
}

/** A shoe out of which these cards have come, in this order. */
const shoeFrom = (decks: number, out: readonly Card[], spent: number): State['shoe'] => ({
  decks,
  places: out.map((card) => PACK.indexOf(card)),
  spent,
});

/** The shoe of a table with these cards on it, and so many others spent. */
const shoeOf = ({ decks }: Rules, laid: LaidTable, spent: number): Pick<State, 'shoe' | 'dealt' | 'chance'> => {
  const onTable = [...(laid.hands ?? []).flatMap((one) => one.cards), ...(laid.dealer?.cards ?? [])];
  const rest = PACK.filter((card) => !onTable.includes(card)).slice(0, spent);
  return { shoe: shoeFrom(decks, [...rest, ...onTable], spent), dealt: spent + onTable.length, chance: openChance(SEED) };
};

/** A model of a table laid by hand. */
export const modelWith = (laying: Laying = {}): Model<Blackjack> => {
  const { rules = presets.classic, size = { columns: 80, rows: 24 }, state = {}, spent = 0, events = [], earlier = [] } = laying;
  const seated = init(room, { preset: rules.preset, opponents: undefined, seed: SEED }, size);
  const { stack = 1000, bet = 0, lastBet = 0, insurance = 0, hands = [], result = null, asked = false, isIn = true, ...table } = state;
  const own: Spot<Card> = { stack, bet, lastBet, insurance, hands, result, asked, isIn };
  const laid = { ...shoeOf(rules, state, spent), rules, ...table, spots: [own, ...(laying.others ?? [])] };
  const coming = laying.isMoving === true ? ({ type: 'hole-peeked' } as const) : undefined;
  const model = laidModel(room, seated, { state: laid, rules, events, coming });
  return { ...model, earlier, ...(laying.tally === undefined ? {} : { tally: laying.tally }) };
};

/** The screen of a session whose shoe begins with these cards: the player's and the dealer's in turn, then those that are drawn. */
export const stacked = (top: string): TableScreen<Blackjack> => {
  const { game } = blackjackModule;
  const module: GameModule<Blackjack> = {
    ...blackjackModule,
    game: {
      ...game,
      open: (opening) => {
        const step = game.open(opening);
        const lay = (state: State): State => ({ ...state, shoe: shoeFrom(1, cards(top), 0), dealt: 0 });
        return { state: lay(step.state), beats: step.beats.map(({ event, state }) => ({ event, state: lay(state) })) };
      },
    },
  };
  return { ...sessionScreen, module };
};

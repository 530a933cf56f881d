/** Tables laid by hand, for tests: `tableWith({ hands: ['c+7 s-3', 't+1 t-4'], discard: 's-6', next: 'c+9' })`. */
import { openChance, type Seat } from '@baize/engine';
import { playing } from '../play.fixture.ts';
import { DECK, isSabaccCard, type SabaccCard } from './cards.ts';
import { presets } from './rules.ts';
import { sabacc } from './sabacc.ts';
import type { Action, Laid, State } from './state.ts';

/** The cards that a text names: `'c+7 z1'`. */
export const cards = (text: string): readonly SabaccCard[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (!isSabaccCard(word)) throw new RangeError(`"${word}" is no card.`);
      return word;
    });

/** A hand from a text; a card with a star behind it is open. */
const handOf = (text: string): readonly Laid<SabaccCard>[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => cards(word.replace('*', '')).map((card) => ({ card, open: word.endsWith('*') })));

/** Chance whose next roll is 1 and 4. */
export const notDouble = openChance('00'.repeat(32));
/** Chance whose next roll is a double six. */
export const double = openChance('01'.repeat(32));

/** What may be different at a table, beside its cards. */
export type Change = Partial<Omit<State, 'hands' | 'discard' | 'deck'>>;

interface Layout extends Change {
  readonly preset?: keyof typeof presets;
  /** By seat; the last is the one who sat down. An empty hand is junked. */
  readonly hands: readonly string[];
  readonly discard?: string;
  /** The top of the deck. */
  readonly next?: string;
}

/** A table in the action of its first round, unless told otherwise: 1,000 chips each, 200 in the sabacc pot. */
export const tableWith = ({ preset = 'house', hands, discard = 's-6', next = '', ...change }: Layout): State => {
  const held = hands.map(handOf);
  const laid = [...cards(next), ...cards(discard), ...held.flatMap((hand) => hand.map(({ card }) => card))];
  const used = new Set(laid);
  if (used.size !== laid.length) throw new RangeError(`A card lies twice: ${laid.join(' ')}.`);
  const standing = hands.map((text) => (text === '' ? 'junked' : 'in'));
  return {
    rules: presets[preset],
    game: 1,
    round: 1,
    phase: 'action',
    stacks: hands.map(() => 1000),
    standing,
    hands: held,
    staked: hands.map(() => 0),
    bets: hands.map(() => 0),
    raises: 0,
    queue: standing.flatMap((one, seat) => (one === 'in' ? [seat] : [])),
    deeds: hands.map(() => null),
    discard: cards(discard),
    sabaccPot: 200,
    dice: null,
    lots: hands.map(() => []),
    finish: null,
    ready: [],
    ending: null,
    chance: notDouble,
    deck: [...cards(next), ...DECK.filter((card) => !used.has(card))],
    ...change,
  };
};

/** What is done at these tables. */
export const { playOut, told } = playing(sabacc);

/** The same thing done by several seats. */
export const all = (seats: readonly Seat[], action: Action): readonly (readonly [Seat, Action])[] => seats.map((seat) => [seat, action]);

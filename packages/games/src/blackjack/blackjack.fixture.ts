/** Tables laid by hand, for tests: `tableWith({ you: 'Ah 4d', dealer: 'Ks 5h', next: '2s 3c' })`. */
import { type Audience, type Card, openChance, type Seat, sightOf } from '@baize/engine';
import { cardsNamed, type PlayedOut, playing } from '../play.fixture.ts';
import { blackjack } from './blackjack.ts';
import { count } from './hand.ts';
import { keepsBank, spotAt } from './places.ts';
import { presets, type Rules } from './rules.ts';
import { shoeWithout } from './shoe.ts';
import type { Action, Blackjack, Hand, Spot, State, Tableau } from './state.ts';

/** What a test lays out. */
interface Laid {
  /** Hands apart by a stroke: `'8h 3c | 8d Kc'`. */
  readonly you: string;
  readonly dealer: string;
  readonly next?: string;
  /** Cards spent before this round. */
  readonly spent?: string;
  readonly rules?: Rules;
  readonly bet?: number;
  readonly stack?: number;
  readonly turn?: number;
  readonly change?: Partial<State>;
  readonly spot?: Partial<Spot<Card>>;
}

/** A table in the player's turn. `next` is the front of the shoe. */
export const tableWith = ({
  you,
  dealer,
  next = '',
  spent = '',
  rules = presets.classic,
  bet = 50,
  stack = 950,
  turn = 0,
  change = {},
  spot = {},
}: Laid): State => {
  const hands = you.split('|').map((text): Hand<Card> => ({ ...count(cardsNamed(text)), bet, status: 'playing' }));
  const done = cardsNamed(spent);
  const onTable = [...hands.flatMap((hand) => hand.cards), ...cardsNamed(dealer)];
  const out = [...done, ...onTable, ...cardsNamed(next)];
  return {
    rules,
    round: 1,
    phase: 'playing',
    spots: [{ stack, bet, lastBet: 0, insurance: 0, hands, result: null, asked: false, isIn: true, ...spot }],
    seat: 0,
    turn,
    dealer: { ...count(cardsNamed(dealer)), revealed: false },
    houseWon: 0,
    shoe: shoeWithout(rules.decks, out, done.length),
    chance: openChance('00'.repeat(32)),
    dealt: done.length + onTable.length,
    ...change,
  };
};

/** A table with a bet laid, and these cards to be dealt: the player's and the dealer's in turn. */
export const betLaid = ({
  next,
  rules = presets.classic,
  bet = 50,
  stack = 950,
}: {
  next: string;
  rules?: Rules;
  bet?: number;
  stack?: number;
}): State => tableWith({ you: '', dealer: '', next, rules, bet, stack, change: { phase: 'betting' }, spot: { hands: [] } });

/** What a test lays out at a table for several: a spot for each seat, with its hands apart by a stroke; empty for who has none. */
interface LaidSeats {
  readonly seats: readonly string[];
  readonly dealer: string;
  readonly next?: string;
  readonly spent?: string;
  readonly rules?: Rules;
  readonly bet?: number;
  readonly stack?: number;
  readonly change?: Partial<State>;
}

/** A table for several, in the turn of the first seat with cards. Before the deal nobody has any, and everybody is asked. */
export const tableFor = ({
  seats,
  dealer,
  next = '',
  spent = '',
  rules = presets.shared,
  bet = 50,
  stack = 950,
  change = {},
}: LaidSeats): State => {
  const base = tableWith({ you: '', dealer, rules });
  const isBetting = seats.every((text) => text === '');
  const spots = seats.map((text, seat): Spot<Card> => {
    const hands = text === '' ? [] : text.split('|').map((one): Hand<Card> => ({ ...count(cardsNamed(one)), bet, status: 'playing' }));
    const laid = hands.length > 0 ? bet : 0;
    const asked = isBetting && !keepsBank(rules, seat);
    return { ...only(base), stack: laid > 0 ? stack : stack + bet, bet: laid, hands, asked };
  });
  const done = cardsNamed(spent);
  const onTable = [...spots.flatMap((spot) => spot.hands.flatMap((hand) => hand.cards)), ...cardsNamed(dealer)];
  return {
    ...base,
    phase: isBetting ? 'betting' : 'playing',
    spots,
    seat: Math.max(
      0,
      spots.findIndex(({ hands }) => hands.length > 0),
    ),
    shoe: shoeWithout(rules.decks, [...done, ...onTable, ...cardsNamed(next)], done.length),
    dealt: done.length + onTable.length,
    ...change,
  };
};

/** An action, by its type alone where that is all of it. */
type Move = Action | Exclude<Action['type'], 'bet'>;
const actionOf = (move: Move): Action => (typeof move === 'string' ? { type: move } : move);

const table = playing(blackjack);
/** The types of the events, in order; and why something is refused to a seat. */
export const { told, refusedTo } = table;

/** Plays what seats do one after another, each as `[seat, action]`. */
export const playSeats = (state: State, ...moves: readonly (readonly [seat: Seat, move: Move])[]): PlayedOut<Blackjack> =>
  table.playOut(state, ...moves.map(([seat, move]) => [seat, actionOf(move)] as const));

/** What the one player at a table has. */
export const only = <C>(table: Pick<Tableau<C>, 'spots'>): Spot<C> => spotAt(table, 0);

/** The same table with something else at its one spot. */
export const withSpot = (state: State, change: Partial<Spot<Card>>): State => ({ ...state, spots: [{ ...only(state), ...change }] });

/** Plays the one player's actions one after another and gives every beat. */
export const playOut = (state: State, ...moves: readonly Move[]): PlayedOut<Blackjack> =>
  playSeats(state, ...moves.map((move) => [0, move] as const));

/** What is offered, by type. */
export const offered = (state: State): readonly Action['type'][] => sightOf(blackjack, state, 0).offers.map(({ type }) => type);

/** Why an action is refused. */
export const refused = (state: State, action: unknown): string => refusedTo(state, 0, action);

/** The player, listening. */
export const me: Audience = { me: 0, names: ['You'] };

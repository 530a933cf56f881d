/** Tables laid by hand, for tests: `tableWith({ you: 'Ah 4d', dealer: 'Ks 5h', next: '2s 3c' })`. */
import { type Audience, type Beat, type Card, openChance, parseCard, play, type Seat, sightOf } from '@baize/engine';
import { blackjack } from './blackjack.ts';
import { count } from './hand.ts';
import { keepsBank, spotAt } from './places.ts';
import { presets, type Rules } from './rules.ts';
import { shoeWithout } from './shoe.ts';
import type { Action, Blackjack, Event, Hand, Spot, State, Tableau } from './state.ts';

/** The cards that a text names: `'Ah 10d'`. */
export const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new RangeError(`"${word}" is no card.`);
      return card;
    });

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
  const hands = you.split('|').map((text): Hand<Card> => ({ ...count(cards(text)), bet, status: 'playing' }));
  const done = cards(spent);
  const onTable = [...hands.flatMap((hand) => hand.cards), ...cards(dealer)];
  const out = [...done, ...onTable, ...cards(next)];
  return {
    rules,
    round: 1,
    phase: 'playing',
    spots: [{ stack, bet, lastBet: 0, insurance: 0, hands, result: null, asked: false, isIn: true, ...spot }],
    seat: 0,
    turn,
    dealer: { ...count(cards(dealer)), revealed: false },
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
  const table = tableWith({ you: '', dealer, rules });
  const isBetting = seats.every((text) => text === '');
  const spots = seats.map((text, seat): Spot<Card> => {
    const hands = text === '' ? [] : text.split('|').map((one): Hand<Card> => ({ ...count(cards(one)), bet, status: 'playing' }));
    const laid = hands.length > 0 ? bet : 0;
    const asked = isBetting && !keepsBank(rules, seat);
    return { ...only(table), stack: laid > 0 ? stack : stack + bet, bet: laid, hands, asked };
  });
  const done = cards(spent);
  const onTable = [...spots.flatMap((spot) => spot.hands.flatMap((hand) => hand.cards)), ...cards(dealer)];
  return {
    ...table,
    phase: isBetting ? 'betting' : 'playing',
    spots,
    seat: Math.max(
      0,
      spots.findIndex(({ hands }) => hands.length > 0),
    ),
    shoe: shoeWithout(rules.decks, [...done, ...onTable, ...cards(next)], done.length),
    dealt: done.length + onTable.length,
    ...change,
  };
};

/** Plays what seats do one after another, each as `[seat, action]`. */
export const playSeats = (
  state: State,
  ...moves: readonly (readonly [seat: Seat, action: Action | Exclude<Action['type'], 'bet'>])[]
): { readonly state: State; readonly beats: readonly Beat<Blackjack>[] } => {
  let now = state;
  const beats: Beat<Blackjack>[] = [];
  for (const [seat, one] of moves) {
    const action: Action = typeof one === 'string' ? { type: one } : one;
    const played = play(blackjack, now, seat, action);
    if (!played.ok) throw new Error(`${action.type} was refused to seat ${seat}: ${played.refusal.reason}.`);
    now = played.step.state;
    beats.push(...played.step.beats);
  }
  return { state: now, beats };
};

/** What the one player at a table has. */
export const only = <C>(table: Pick<Tableau<C>, 'spots'>): Spot<C> => spotAt(table, 0);

/** The same table with something else at its one spot. */
export const withSpot = (state: State, change: Partial<Spot<Card>>): State => ({ ...state, spots: [{ ...only(state), ...change }] });

/** Plays actions one after another and gives every beat; an action that is refused is a mistake in the test. */
export const playOut = (
  state: State,
  ...actions: readonly (Action | Exclude<Action['type'], 'bet'>)[]
): { readonly state: State; readonly beats: readonly Beat<Blackjack>[] } => {
  let now = state;
  const beats: Beat<Blackjack>[] = [];
  for (const one of actions) {
    const action: Action = typeof one === 'string' ? { type: one } : one;
    const played = play(blackjack, now, 0, action);
    if (!played.ok) throw new Error(`${action.type} was refused: ${played.refusal.reason}.`);
    now = played.step.state;
    beats.push(...played.step.beats);
  }
  return { state: now, beats };
};

/** The types of the events, in order. */
export const told = (beats: readonly Beat<Blackjack>[]): readonly Event['type'][] => beats.map(({ event }) => event.type);

/** What is offered, by type. */
export const offered = (state: State): readonly Action['type'][] => sightOf(blackjack, state, 0).offers.map(({ type }) => type);

/** Why an action is refused. */
export const refused = (state: State, action: unknown): string => {
  const played = play(blackjack, state, 0, action);
  return played.ok ? 'accepted' : played.refusal.reason;
};

/** The player, listening. */
export const me: Audience = { me: 0, names: ['You'] };

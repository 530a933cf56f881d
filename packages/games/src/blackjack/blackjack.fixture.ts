/** Tables laid by hand, for tests: `tableWith({ you: 'Ah 4d', dealer: 'Ks 5h', next: '2s 3c' })`. */
import { type Audience, type Beat, type Card, openChance, parseCard, play, sightOf } from '@baize/engine';
import { blackjack } from './blackjack.ts';
import { count } from './hand.ts';
import { presets, type Rules } from './rules.ts';
import { shoeWithout } from './shoe.ts';
import type { Action, Blackjack, Event, Hand, State } from './state.ts';

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
}: Laid): State => {
  const hands = you.split('|').map((text): Hand<Card> => ({ ...count(cards(text)), bet, status: 'playing' }));
  const done = cards(spent);
  const onTable = [...hands.flatMap((hand) => hand.cards), ...cards(dealer)];
  const out = [...done, ...onTable, ...cards(next)];
  return {
    rules,
    round: 1,
    phase: 'playing',
    stack,
    bet,
    lastBet: 0,
    insurance: 0,
    hands,
    turn,
    dealer: { ...count(cards(dealer)), revealed: false },
    result: null,
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
}): State => tableWith({ you: '', dealer: '', next, rules, bet, stack, change: { phase: 'betting', hands: [] } });

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

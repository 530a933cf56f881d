/** Hands dealt as a test wants them: `dealt({ hands: ['AsAh', 'KdKc'], board: 'Qh9c4d2s3s' })`. */
import { type Beat, type BySeat, type Card, type Chips, openChance, PACK, type Seat } from '@baize/engine';
import { type PlayedOut, playing } from '../play.fixture.ts';
import { holdem, openWith } from './holdem.ts';
import { parseCards } from './ranking/codes.ts';
import { presets, type Rules } from './rules.ts';
import { seatsFrom } from './seats.ts';
import type { Action, Event, Holdem, State } from './state.ts';

/** The cards that a text names; one that names others is a mistake in the test. */
export const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (parsed === undefined) throw new RangeError(`"${text}" names no cards.`);
  return parsed;
};

/** What a hand in a test begins with. */
export interface Dealt {
  readonly preset?: keyof typeof presets;
  readonly rules?: Partial<Rules>;
  /** By seat; 1000 each by default. */
  readonly stacks?: BySeat<Chips>;
  readonly hands: BySeat<string>;
  readonly board?: string;
  /** The last seat by default. */
  readonly button?: Seat;
}

/** The pack in the order in which it is dealt from the left of the button. */
const packFor = (hands: BySeat<string>, board: string, button: Seat): readonly Card[] => {
  const order = seatsFrom(hands.length, button + 1).map((seat) => cards(hands[seat] ?? ''));
  const laid = cards(board);
  const rest = PACK.filter((card) => ![...order.flat(), ...laid].includes(card));
  const [burn1 = 'As', burn2 = 'As', burn3 = 'As', ...others] = rest;
  const full = [...laid, ...others.slice(0, 5 - laid.length)];
  const rounds = [0, 1].flatMap((round) => order.flatMap((hand) => hand.slice(round, round + 1)));
  const streets = [burn1, ...full.slice(0, 3), burn2, ...full.slice(3, 4), burn3, ...full.slice(4)];
  return [...rounds, ...streets, ...others.slice(5 - laid.length)];
};

/** The beats of a hand up to its first turn. */
export const opened = ({ preset = 'holdem', rules = {}, hands, stacks, board = '', button }: Dealt) => {
  const at = button ?? hands.length - 1;
  const full: Rules = { ...presets[preset], ...rules };
  // The button moves on before the deal, unless it stays.
  const before = full.button === 'stays' ? at : (at + hands.length - 1) % hands.length;
  return openWith(
    { rules: full, stacks: stacks ?? hands.map(() => 1000), chance: openChance('00'.repeat(32)) },
    { button: before, hand: 1, pack: packFor(hands, board, at) },
  );
};

/** A hand at its first turn. */
export const dealt = (table: Dealt): State => opened(table).state;

/** An action in one word: `'fold'`, `'call'`, `'bet 40'`, `'raise 80'`. */
export const actionOf = (word: string): Action => {
  const [type, amount] = word.split(' ');
  switch (type) {
    case 'fold':
    case 'check':
    case 'call':
    case 'ready':
      return { type };
    case 'bet':
      return { type, amount: Number(amount) };
    case 'raise':
      return { type, to: Number(amount) };
    default:
      throw new RangeError(`"${word}" is no action.`);
  }
};

const table = playing(holdem);
/** The types of the events, in order. */
export const { told } = table;

/** Lets whoever is to act do this, one after another, and gives every beat; a refusal is a mistake in the test. */
export const playOut = (state: State, ...words: readonly string[]): PlayedOut<Holdem> =>
  words.reduce<PlayedOut<Holdem>>(
    ({ state: now, beats }, word) => {
      const next = table.playOut(now, [holdem.toAct(now)[0] ?? -1, actionOf(word)]);
      return { state: next.state, beats: [...beats, ...next.beats] };
    },
    { state, beats: [] },
  );

/** The one event of this type; a hand without it, or with two, is a mistake in the test. */
export const only = <T extends Event['type']>(beats: readonly Beat<Holdem>[], type: T): Extract<Event, { readonly type: T }> => {
  const found = beats.flatMap(({ event }) => (isOf(event, type) ? [event] : []));
  const [event] = found;
  if (event === undefined || found.length > 1) throw new Error(`${found.length} events are ${type}.`);
  return event;
};

const isOf = <T extends Event['type']>(event: Event, type: T): event is Extract<Event, { readonly type: T }> => event.type === type;

/** A hand history: what a file says of one hand, checked, with its amounts in whole units. */
import { type Card, type Chips, isCard } from '@baize/engine';
import { decimalsOf, toUnits } from './amounts.ts';
import { parseToml, type TomlNumber, type TomlSection, type TomlValue } from './toml.ts';

/** A card of a history may be unknown. */
export type HistoryCard = Card | '??';

/** One line of a history. */
export type HistoryLine =
  | { readonly type: 'hole'; readonly player: number; readonly cards: readonly HistoryCard[] }
  | { readonly type: 'board'; readonly cards: readonly Card[] }
  | { readonly type: 'fold' | 'check-or-call'; readonly player: number }
  | { readonly type: 'bet-or-raise'; readonly player: number; readonly to: Chips }
  | { readonly type: 'show'; readonly player: number; readonly cards: readonly HistoryCard[] | undefined }
  | { readonly type: 'nothing' }
  | { readonly type: 'wrong'; readonly why: string };

/** A hand as a file tells it. Players are numbered from 0, the first one left of the button. */
export interface History {
  /** What the hand is called: its section, or its number. */
  readonly hand: string;
  readonly number: number;
  readonly decimals: number;
  readonly antes: readonly Chips[];
  readonly antesAreDead: boolean;
  readonly blinds: readonly Chips[];
  readonly minBet: Chips;
  readonly stacks: readonly Chips[];
  readonly lines: readonly { readonly text: string; readonly line: HistoryLine }[];
  readonly players: readonly string[];
  /** Where they sit, from 0, and how many seats there are; by their order where the file does not say. */
  readonly seats: readonly number[];
  readonly seatCount: number;
  /** Which of our presets it was played by, and where a dead button lay. */
  readonly preset: string | undefined;
  readonly button: number | undefined;
  readonly finishing: readonly Chips[] | undefined;
}

/** A hand of a file, or why it is none. */
export type Entry =
  | { readonly ok: true; readonly history: History }
  | { readonly ok: false; readonly hand: string; readonly error: string };

const isNumber = (value: TomlValue | undefined): value is TomlNumber => typeof value === 'object' && 'number' in value;
const numbersOf = (value: TomlValue | undefined): readonly TomlNumber[] | undefined =>
  Array.isArray(value) && value.every(isNumber) ? value : undefined;
const stringsOf = (value: TomlValue | undefined): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one): one is string => typeof one === 'string') ? value : undefined;

/** Something that is wrong with a hand as a whole. */
class Unfit extends Error {}

const demand = <T>(value: T | undefined, why: string): T => {
  if (value === undefined) throw new Unfit(why);
  return value;
};

const cardsOf = (text: string): readonly HistoryCard[] | undefined => {
  const cards: readonly string[] = text.match(/../g) ?? [];
  const known = cards.filter((card): card is HistoryCard => card === '??' || isCard(card));
  return known.length === cards.length && text.length === 2 * cards.length && cards.length > 0 ? known : undefined;
};

const wrong = (why: string): HistoryLine => ({ type: 'wrong', why });

const dealerLine = (words: readonly string[]): HistoryLine => {
  const [, what, first = '', second = ''] = words;
  const cards = cardsOf(what === 'dh' ? second : first);
  if (cards === undefined) return wrong('no cards');
  if (what === 'db') return cards.every(isCard) ? { type: 'board', cards: cards.filter(isCard) } : wrong('the board has unknown cards');
  const player = /^p([1-9]\d?)$/.exec(first)?.[1];
  return what === 'dh' && player !== undefined ? { type: 'hole', player: Number(player) - 1, cards } : wrong('no such deal');
};

const showLine = (player: number, text: string | undefined): HistoryLine => {
  if (text === undefined || text === '-') return { type: 'show', player, cards: text === undefined ? undefined : [] };
  const cards = cardsOf(text);
  return cards === undefined ? wrong('no cards') : { type: 'show', player, cards };
};

const playerLine = (words: readonly string[], decimals: number): HistoryLine => {
  const [who = '', what, amount = ''] = words;
  const player = Number(/^p([1-9]\d?)$/.exec(who)?.[1] ?? Number.NaN) - 1;
  if (Number.isNaN(player)) return wrong('nobody does that');
  if (what === 'f') return { type: 'fold', player };
  if (what === 'cc') return { type: 'check-or-call', player };
  if (what === 'sm') return showLine(player, words[2]);
  if (what !== 'cbr') return wrong('no such action');
  const to = /^\d[\d.]*$/.test(amount) ? toUnits({ number: amount }, decimals) : undefined;
  return to === undefined ? wrong('no amount') : { type: 'bet-or-raise', player, to };
};

const lineOf = (text: string, decimals: number): HistoryLine => {
  const words = text.replace(/#.*$/s, '').trim().split(/\s+/);
  if (words[0] === '') return { type: 'nothing' };
  return words[0] === 'd' ? dealerLine(words) : playerLine(words, decimals);
};

/** Amounts in the lines have digits behind the point of their own. */
const lineDecimals = (actions: readonly string[]): readonly number[] =>
  actions.flatMap((text) => {
    const amount = /\bcbr\s+(\d[\d.]*)/.exec(text)?.[1];
    return amount === undefined ? [] : [decimalsOf({ number: amount })];
  });

/** Seats that a file names, if they are different and go round the table in order. */
const seatsOf = (fields: TomlSection['fields'], count: number): { readonly seats: readonly number[]; readonly seatCount: number } => {
  const named = numbersOf(fields.get('seats'))?.map(({ number }) => Number(number) - 1) ?? [];
  const size = fields.get('seat_count');
  const seatCount = Math.max(count, isNumber(size) ? Number(size.number) : 0, ...named.map((seat) => seat + 1));
  const first = named[0] ?? 0;
  const steps = named.map((seat) => (seat - first + seatCount) % seatCount);
  const fits = named.length === count && seatCount <= 23 && named.every((seat) => Number.isInteger(seat) && seat >= 0);
  const inOrder = steps.every((step, place) => place === 0 || step > (steps[place - 1] ?? 0));
  return fits && inOrder ? { seats: named, seatCount } : { seats: Array.from({ length: count }, (_, seat) => seat), seatCount: count };
};

const textOf = (value: TomlValue | undefined): string | undefined =>
  typeof value === 'string' ? value : isNumber(value) ? value.number : undefined;

/** What every history has to say. */
interface Required {
  readonly stacks: readonly TomlNumber[];
  readonly antes: readonly TomlNumber[];
  readonly blinds: readonly TomlNumber[];
  readonly minBet: TomlNumber;
  readonly actions: readonly string[];
}

const requiredOf = (fields: TomlSection['fields']): Required => {
  const variant = demand(fields.get('variant'), 'the variant is missing');
  if (variant !== 'NT') throw new Unfit(`variant ${JSON.stringify(variant)} is not no-limit hold'em`);
  const stacks = demand(numbersOf(fields.get('starting_stacks')), 'starting_stacks are missing');
  const blinds = demand(numbersOf(fields.get('blinds_or_straddles')), 'blinds_or_straddles are missing');
  const antes = numbersOf(fields.get('antes')) ?? [];
  const least = fields.get('min_bet');
  const minBet = demand(isNumber(least) ? least : undefined, 'min_bet is missing');
  const actions = demand(stringsOf(fields.get('actions')), 'actions are missing');
  if (stacks.length < 2 || stacks.length > 23) throw new Unfit(`${stacks.length} players cannot be dealt in`);
  const fits = blinds.length === stacks.length && (antes.length === stacks.length || antes.length === 0);
  if (!fits) throw new Unfit('there is not one entry for each player');
  return { stacks, antes, blinds, minBet, actions };
};

const wholeOf = (value: TomlValue | undefined): number | undefined => {
  const text = textOf(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

const nameOf = ({ name, fields }: TomlSection): string => name ?? textOf(fields.get('hand')) ?? '1';

const historyOf = (section: TomlSection): History => {
  const { fields, error } = section;
  if (error !== undefined) throw new Unfit(error);
  const { stacks, antes, blinds, minBet, actions } = requiredOf(fields);
  const finishing = numbersOf(fields.get('finishing_stacks'));
  const decimals = Math.max(0, ...[...stacks, ...antes, ...blinds, minBet].map(decimalsOf), ...lineDecimals(actions));
  const units = (numbers: readonly TomlNumber[]): readonly Chips[] =>
    numbers.map((number) => demand(toUnits(number, decimals), `${number.number} is no amount`));
  const button = wholeOf(fields.get('_baize_button'));
  return {
    hand: nameOf(section),
    number: wholeOf(fields.get('hand')) ?? 1,
    decimals,
    antes: units(antes),
    antesAreDead: fields.get('ante_trimming_status') !== true,
    blinds: units(blinds),
    minBet: demand(toUnits(minBet, decimals), 'min_bet is no amount'),
    stacks: units(stacks),
    lines: actions.map((text) => ({ text, line: lineOf(text, decimals) })),
    players: stringsOf(fields.get('players')) ?? [],
    ...seatsOf(fields, stacks.length),
    preset: textOf(fields.get('_baize_preset')),
    button: button === undefined ? undefined : button - 1,
    finishing: finishing?.length === stacks.length ? finishing.map((number) => toUnits(number, decimals) ?? 0) : undefined,
  };
};

/** The hands of a `.phh` or `.phhs` text, each read or told why not. */
export const readHistories = (text: string): readonly Entry[] =>
  parseToml(text).map((section) => {
    try {
      return { ok: true, history: historyOf(section) };
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      return { ok: false, hand: nameOf(section), error: error.message };
    }
  });

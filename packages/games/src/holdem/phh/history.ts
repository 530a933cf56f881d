/** A hand history: what a file says of one hand, checked, with its amounts in whole units. */
import type { Chips } from '@baize/engine';
import { decimalsOf, toSignedUnits, toUnits, UNKNOWN } from './amounts.ts';
import { type HistoryLine, lineDecimals, lineOf } from './lines.ts';
import { parseToml, type TomlNumber, type TomlSection, type TomlValue } from './toml.ts';

/** A hand as a file tells it. Players are numbered from 0, the first one left of the button. */
export interface History {
  /** What the hand is called: its section, or its number. */
  readonly hand: string;
  readonly number: number;
  readonly decimals: number;
  readonly antes: readonly Chips[];
  readonly antesAreDead: boolean;
  /** Below zero where somebody posts to come in. */
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
  /** What the file says of the end, where it does: the stacks, and what was won. Null for what it does not know. */
  readonly finishing: readonly (Chips | null)[] | undefined;
  readonly winnings: readonly (Chips | null)[] | undefined;
}

/** A hand of a file, or why it is not one. */
export type Entry =
  | { readonly ok: true; readonly history: History }
  | { readonly ok: false; readonly outcome: 'unreadable'; readonly hand: string; readonly error: string };

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

/** Seats that a file names, if they are different and go round the table in order. */
const seatsOf = (fields: TomlSection['fields'], count: number): { readonly seats: readonly number[]; readonly seatCount: number } => {
  const named = numbersOf(fields.get('seats'))?.map(({ number }) => Number(number) - 1) ?? [];
  const size = fields.get('seat_count');
  const seatCount = Math.max(count, isNumber(size) ? Number(size.number) : 0, ...named.map((seat) => seat + 1));
  const first = named[0] ?? 0;
  const steps = named.map((seat) => (seat - first + seatCount) % seatCount);
  const fits = named.length === count && seatCount <= MAX_PLAYERS && named.every((seat) => Number.isInteger(seat) && seat >= 0);
  const inOrder = steps.every((step, place) => place === 0 || step > (steps[place - 1] ?? 0));
  return fits && inOrder ? { seats: named, seatCount } : { seats: Array.from({ length: count }, (_, seat) => seat), seatCount: count };
};

const textOf = (value: TomlValue | undefined): string | undefined =>
  typeof value === 'string' ? value : isNumber(value) ? value.number : undefined;

/** Two cards for each, five for all and three burned are no more than a pack. */
const MAX_PLAYERS = 22;

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
  if (stacks.length < 2 || stacks.length > MAX_PLAYERS) throw new Unfit(`${stacks.length} players cannot be dealt in`);
  if (stacks.some(({ number }) => Number(number) === 0)) throw new Unfit('a player without chips cannot be dealt in');
  const fits = blinds.length === stacks.length && (antes.length === stacks.length || antes.length === 0);
  if (!fits) throw new Unfit('there is not one entry for each player');
  return { stacks, antes, blinds, minBet, actions };
};

const wholeOf = (value: TomlValue | undefined): number | undefined => {
  const text = textOf(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

const nameOf = ({ name, fields }: TomlSection): string => name ?? textOf(fields.get('hand')) ?? '1';

/**
 * What a file says of the end: one figure for each player, or nothing at all. A row of nothing but zeros is what converters write where a
 * site does not tell: somebody has the chips.
 */
const figuresOf = (fields: TomlSection['fields'], key: string, count: number): readonly TomlNumber[] | undefined => {
  const value = fields.get(key);
  if (value === undefined) return undefined;
  const figures = numbersOf(value);
  if (figures?.length !== count) throw new Unfit(`${key} do not give one figure for each player`);
  return figures.some(({ number }) => Number(number) !== 0 && !Number.isNaN(Number(number))) ? figures : undefined;
};

/** An end may be told in finer parts than the rest, where a pot was shared; what is finer than this is the noise of a reckoning. */
const FINEST = 4;

/** What was won by nobody, and what nobody knows, is told by some with no number. */
const toFigure = (number: TomlNumber, decimals: number): Chips | null => {
  const units = toSignedUnits(number, decimals);
  return units === undefined || units >= UNKNOWN ? null : units;
};

const historyOf = (section: TomlSection): History => {
  const { fields, error } = section;
  if (error !== undefined) throw new Unfit(error);
  const { stacks, antes, blinds, minBet, actions } = requiredOf(fields);
  const finishing = figuresOf(fields, 'finishing_stacks', stacks.length);
  const winnings = figuresOf(fields, 'winnings', stacks.length);
  const ends = [...(finishing ?? []), ...(winnings ?? [])].map(decimalsOf).filter((digits) => digits <= FINEST);
  const decimals = Math.max(0, ...[...stacks, ...antes, ...blinds, minBet].map(decimalsOf), ...lineDecimals(actions), ...ends);
  const units = (numbers: readonly TomlNumber[], read = toUnits): readonly Chips[] =>
    numbers.map((number) => demand(read(number, decimals), `${number.number} is no amount`));
  const figures = (numbers: readonly TomlNumber[] | undefined) => numbers?.map((number) => toFigure(number, decimals));
  const button = wholeOf(fields.get('_baize_button'));
  return {
    hand: nameOf(section),
    number: wholeOf(fields.get('hand')) ?? 1,
    decimals,
    antes: units(antes),
    antesAreDead: fields.get('ante_trimming_status') !== true,
    blinds: units(blinds, toSignedUnits),
    minBet: wholeOf(fields.get('_baize_min_bet')) ?? demand(toUnits(minBet, decimals), 'min_bet is no amount'),
    stacks: units(stacks),
    lines: actions.map((text) => ({ text, line: lineOf(text, decimals) })),
    players: stringsOf(fields.get('players')) ?? [],
    ...seatsOf(fields, stacks.length),
    preset: textOf(fields.get('_baize_preset')),
    button: button === undefined ? undefined : button - 1,
    finishing: figures(finishing),
    winnings: figures(winnings),
  };
};

/** The hands of a `.phh` or `.phhs` text, each read or told why not. */
export const readHistories = (text: string): readonly Entry[] =>
  parseToml(text).map((section) => {
    try {
      return { ok: true, history: historyOf(section) };
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      return { ok: false, outcome: 'unreadable', hand: nameOf(section), error: error.message };
    }
  });

/** What players call the places of the board: `17`, `17/20`, `street 13`, `corner 25`, `2nd 12`, `red`. */

import { CALLS, type CallName } from './calls.ts';
import { betWordsTyped, meaningsOf, plainly } from './language/typed.ts';
import { findSpot, findSpotOn, type Spot, spotIds, spots } from './layout.ts';
import type { Misreading } from './misreading.ts';
import { type BetKind, isTaken, KINDS, presets, type Rules } from './rules.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

/** What a bet was meant to be laid on. */
export type Target =
  | { readonly type: 'spot'; readonly spot: Spot }
  | { readonly type: 'call'; readonly name: CallName }
  | { readonly type: 'neighbours'; readonly of: number };

/** What was meant; or why nothing can be; or nothing, where the words name no place at all. */
export type Spoken = Target | { readonly type: 'misread'; readonly why: Misreading } | undefined;

const misread = (why: Misreading): Spoken => ({ type: 'misread', why });

/** French tables take every bet there is. */
const boxes = meaningsOf(spotIds(presets.french), ({ spots: typed }, id) => typed[id]);
const callNames = meaningsOf(CALLS, ({ calls }, name) => calls[name]);
const kinds = meaningsOf(KINDS, ({ kinds: typed }, kind) => typed[kind]);
/** The longest first: a "transversale simple" is no "transversale". */
const kindWords = [...kinds.keys()].sort((a, b) => b.length - a.length);
const neighbourWords = Object.values(betWordsTyped)
  .flatMap(({ neighbours }) => neighbours.map(plainly))
  .sort((a, b) => b.length - a.length);

// --- by numbers ---------------------------------------------------------------------------------------------------------

/** The numbers that a text lists: `25/26/28/29`, `17 and 20`, `31-36`; undefined when it is no such list. */
const numbersIn = (text: string): readonly number[] | undefined => {
  const range = /^(\d{1,2}) ?(?:-|to|bis) ?(\d{1,2})$/.exec(text);
  if (range !== null) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return from < to ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : undefined;
  }
  const parts = text.split(/ ?(?:[/,+&]|\b(?:and|und)\b) ?| /);
  const numbers = parts.map(Number).sort((a, b) => a - b);
  const isList = parts.every((part) => /^\d{1,2}$/.test(part)) && new Set(numbers).size === numbers.length;
  return isList ? numbers : undefined;
};

/** The numbers that touch this one, the lowest first. */
const beside = (rules: Rules, number: number): readonly number[] =>
  spots(rules)
    .flatMap(({ kind, numbers }) => (kind === 'split' && numbers.includes(number) ? numbers.filter((one) => one !== number) : []))
    .sort((a, b) => a - b);

const noBetOn = (rules: Rules, numbers: readonly number[]): Spoken => {
  const [a, b, ...more] = numbers;
  return a === undefined || b === undefined || more.length > 0
    ? misread({ type: 'no-such-bet', numbers })
    : misread({ type: 'not-touching', numbers: [a, b], beside: beside(rules, a) });
};

const atTable = (rules: Rules, spot: Spot): Spoken =>
  isTaken(rules, spot.kind) ? { type: 'spot', spot } : misread({ type: 'not-at-table', kind: spot.kind });

const byNumbers = (rules: Rules, numbers: readonly number[]): Spoken => {
  const stranger = numbers.find((number) => number >= POCKETS);
  if (stranger !== undefined) return misread({ type: 'no-such-number', number: stranger });
  const spot = findSpotOn(numbers);
  return spot === undefined ? noBetOn(rules, numbers) : atTable(rules, spot);
};

// --- by kind -------------------------------------------------------------------------------------------------------------

const isNamed = (kind: BetKind, spoken: Spoken): boolean => spoken?.type !== 'spot' || spoken.spot.kind === kind;

/** `street 13`, `corner 25`: the one bet of that kind that holds the number, or that begins with it. */
const byFirst = (rules: Rules, kind: BetKind, number: number): Spoken => {
  const all = spots(rules).filter((spot) => spot.kind === kind && spot.numbers.includes(number));
  const [spot, other] = all.length === 1 ? all : all.filter(({ numbers }) => numbers[0] === number);
  return spot === undefined || other !== undefined ? undefined : { type: 'spot', spot };
};

const byKind = (rules: Rules, kind: BetKind, numbers: readonly number[]): Spoken => {
  const [first = 0, ...more] = numbers;
  const spoken = more.length > 0 || first >= POCKETS ? byNumbers(rules, numbers) : byFirst(rules, kind, first);
  return spoken !== undefined && isNamed(kind, spoken) ? spoken : misread({ type: 'unclear', kind, numbers });
};

/** What stands behind one of these words; undefined where the text begins with none of them. */
const behind = (words: readonly string[], text: string): readonly [word: string, rest: string] | undefined => {
  const word = words.find((one) => text.startsWith(`${one} `));
  return word === undefined ? undefined : [word, text.slice(word.length + 1)];
};

const withKind = (rules: Rules, text: string): Spoken => {
  const [word = '', rest = ''] = behind(kindWords, text) ?? [];
  const kind = kinds.get(word);
  const numbers = numbersIn(rest);
  return kind === undefined || numbers === undefined ? undefined : byKind(rules, kind, numbers);
};

// --- calls ---------------------------------------------------------------------------------------------------------------

const numberBehind = (words: readonly string[], text: string): number | undefined => {
  const [, rest = ''] = behind(words, text) ?? [];
  return /^\d{1,2}$/.test(rest) ? Number(rest) : undefined;
};

const asCall = (rules: Rules, text: string): Spoken => {
  const name = callNames.get(text);
  const of = numberBehind(neighbourWords, text);
  if (name === undefined && of === undefined) return undefined;
  if (!rules.calls) return misread({ type: 'no-calls' });
  if (name !== undefined) return { type: 'call', name };
  return of !== undefined && NUMBERS.includes(of) ? { type: 'neighbours', of } : byNumbers(rules, of === undefined ? [] : [of]);
};

/** What a player means by these words, in small letters and with single blanks. */
export const understand = (rules: Rules, text: string): Spoken => {
  const box = findSpot(boxes.get(text) ?? text);
  if (box !== undefined) return atTable(rules, box);
  const call = asCall(rules, text) ?? withKind(rules, text);
  if (call !== undefined) return call;
  const numbers = numbersIn(text);
  return numbers === undefined ? undefined : byNumbers(rules, numbers);
};

/** What players call the places of the board: `17`, `17/20`, `street 13`, `corner 25`, `2nd 12`, `red`. */

import { listAnd } from '@baize/engine';
import { type CallName, isCallName } from './calls.ts';
import { findSpot, findSpotOn, type Spot, type SpotId, spots } from './layout.ts';
import { kindName } from './phrases.ts';
import { type BetKind, isTaken, type Rules } from './rules.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

/** What a bet was meant to be laid on. */
export type Target =
  | { readonly type: 'spot'; readonly spot: Spot }
  | { readonly type: 'call'; readonly name: CallName }
  | { readonly type: 'neighbours'; readonly of: number };

/** What was meant; or why nothing can be; or nothing, where the words name no place at all. */
export type Spoken = Target | { readonly type: 'reason'; readonly because: string } | undefined;

const reason = (because: string): Spoken => ({ type: 'reason', because });

/** Further names of the boxes and calls, beside their ids. */
const aliases: Readonly<Record<string, SpotId>> = {
  zero: '0',
  '1 to 18': 'low',
  '19 to 36': 'high',
  'first four': '0/1/2/3',
  ...Object.fromEntries(
    [
      ['1st', 'first', '1'],
      ['2nd', 'second', '2'],
      ['3rd', 'third', '3'],
    ].flatMap(([short = '', long = '', digit = '']) => [
      ...[`${short} 12`, `${long} 12`, `${short} dozen`, `${long} dozen`, `dozen ${digit}`].map((name) => [name, `dozen-${digit}`]),
      ...[`${short} column`, `${long} column`, `column ${digit}`, `col ${digit}`].map((name) => [name, `column-${digit}`]),
    ]),
  ),
};

const callAliases: Readonly<Record<string, CallName>> = {
  'voisins du zero': 'voisins',
  'tiers du cylindre': 'tiers',
  'jeu zero': 'jeu-zero',
};

const kinds: Readonly<Record<string, BetKind>> = {
  straight: 'straight',
  number: 'straight',
  split: 'split',
  street: 'street',
  row: 'street',
  trio: 'trio',
  corner: 'corner',
  square: 'corner',
  'six line': 'six-line',
  sixline: 'six-line',
  line: 'six-line',
};

// --- by numbers ---------------------------------------------------------------------------------------------------------

/** The numbers that a text lists: `25/26/28/29`, `17 and 20`, `31-36`; undefined when it is no such list. */
const numbersIn = (text: string): readonly number[] | undefined => {
  const range = /^(\d{1,2}) ?(?:-|to) ?(\d{1,2})$/.exec(text);
  if (range !== null) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return from < to ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : undefined;
  }
  const parts = text.split(/ ?(?:[/,+&]|\band\b) ?| /);
  const numbers = parts.map(Number).sort((a, b) => a - b);
  const isList = parts.every((part) => /^\d{1,2}$/.test(part)) && new Set(numbers).size === numbers.length;
  return isList ? numbers : undefined;
};

/** Where two numbers do not touch, those that would have. */
const apart = (rules: Rules, a: number, b: number): string => {
  const beside = spots(rules).flatMap(({ kind, numbers }) =>
    kind === 'split' && numbers.includes(a) ? numbers.filter((one) => one !== a) : [],
  );
  return `${a} and ${b} do not touch. Beside ${a} lie ${listAnd(beside.sort((x, y) => x - y))}.`;
};

const noBetOn = (rules: Rules, numbers: readonly number[]): Spoken => {
  const [a = 0, b = 0] = numbers;
  if (numbers.length === 2) return reason(apart(rules, a, b));
  const these = numbers.length > 6 ? `these ${numbers.length} numbers` : listAnd(numbers);
  return reason(`No bet covers just ${these}. Say a corner as 25/26/28/29, a street as 13-15.`);
};

const atTable = (rules: Rules, spot: Spot): Spoken =>
  isTaken(rules, spot.kind) ? { type: 'spot', spot } : reason(`There is no ${kindName(spot.kind)} at this table. Say another bet.`);

const byNumbers = (rules: Rules, numbers: readonly number[]): Spoken => {
  const stranger = numbers.find((number) => number >= POCKETS);
  if (stranger !== undefined) return reason(`There is no ${stranger} on the wheel. Its numbers are 0 to 36.`);
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
  const unclear = reason(`No one ${kindName(kind)} is meant by ${listAnd(numbers)}. Say each of its numbers.`);
  return spoken !== undefined && isNamed(kind, spoken) ? spoken : unclear;
};

const withKind = (rules: Rules, text: string): Spoken => {
  const [, word = '', rest = ''] = /^(six line|[a-z]+) (.+)$/.exec(text) ?? [];
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  const numbers = numbersIn(rest);
  return kind === undefined || numbers === undefined ? undefined : byKind(rules, kind, numbers);
};

// --- calls ---------------------------------------------------------------------------------------------------------------

const asCall = (rules: Rules, text: string): Spoken => {
  const name = Object.hasOwn(callAliases, text) ? callAliases[text] : text;
  const beside = /^neighbou?rs (?:of )?(\d{1,2})$/.exec(text);
  if (!isCallName(name) && beside === null) return undefined;
  if (!rules.calls) return reason('Calls are not taken at this table. Say each bet by itself.');
  if (isCallName(name)) return { type: 'call', name };
  const of = Number(beside?.[1]);
  return NUMBERS.includes(of) ? { type: 'neighbours', of } : byNumbers(rules, [of]);
};

/** What a player means by these words, in small letters and with single blanks. */
export const understand = (rules: Rules, text: string): Spoken => {
  const box = findSpot(Object.hasOwn(aliases, text) ? (aliases[text] ?? '') : text);
  if (box !== undefined) return atTable(rules, box);
  const call = asCall(rules, text) ?? withKind(rules, text);
  if (call !== undefined) return call;
  const numbers = numbersIn(text);
  return numbers === undefined ? undefined : byNumbers(rules, numbers);
};

/** What a zero is made of under the `spire` rules. A kind is a number, whatever its sign or suit. */
import { cardValue, type SabaccCard } from './cards.ts';

/** What a hand can be made of, the best first. */
export const makes = [
  'pure sabacc',
  'full sabacc',
  'fleet',
  'prime sabacc',
  'yee-haa',
  'rhylet',
  'squadron',
  'gee whiz',
  'straight khyron',
  'banthas wild',
  'rule of two',
  'sabacc',
  'nothing',
] as const;

/** What a hand is made of. */
export type Make = (typeof makes)[number];

/** A hand as these rules look at it: its values in order, and how many there are of each kind. */
interface Looks {
  readonly values: readonly number[];
  readonly kinds: readonly (readonly [number: number, count: number])[];
}

const looksOf = (cards: readonly SabaccCard[]): Looks => {
  const values = cards.map(cardValue).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(Math.abs(value), (counts.get(Math.abs(value)) ?? 0) + 1);
  return { values, kinds: [...counts].sort(([, a], [, b]) => b - a) };
};

/** As many of each kind as asked for, the most first, and no other cards. */
const consistsOf = ({ kinds }: Looks, ...counts: readonly number[]): boolean =>
  kinds.length === counts.length && kinds.every(([, count], at) => count === counts[at]);

/** One sylop beside so many cards of one other kind: of which number? */
const besideSylop = ({ values, kinds }: Looks, count: number): number | undefined => {
  const [other] = kinds.filter(([number]) => number !== 0);
  const fits = values.length === count + 1 && values.filter((value) => value === 0).length === 1 && other?.[1] === count;
  return fits ? other[0] : undefined;
};

// A sylop belongs to no suit, and to no run.
const isRun = ({ values, kinds }: Looks): boolean => {
  const numbers = kinds.map(([number]) => number).sort((a, b) => a - b);
  const [first = 0] = numbers;
  return values.length === 4 && numbers.length === 4 && first > 0 && numbers.every((number, at) => number === first + at);
};

// Three of one value and two of another can only total zero with opposite signs.
const isRhylet = ({ values }: Looks): boolean => {
  const [a, b, c, d, e] = values;
  return values.length === 5 && a === b && d === e && (c === b || c === d) && a !== e;
};

const isGeeWhiz = ({ values }: Looks): boolean => ['-10,1,2,3,4', '-4,-3,-2,-1,10'].includes(values.join());

/** Of zeros only: each make with what it takes, the best first. */
const tests: readonly (readonly [Make, (looks: Looks) => boolean])[] = [
  ['pure sabacc', ({ values }) => values.length === 2 && values.every((value) => value === 0)],
  ['full sabacc', (looks) => besideSylop(looks, 4) === 10],
  ['fleet', (looks) => besideSylop(looks, 4) !== undefined],
  ['prime sabacc', (looks) => besideSylop(looks, 2) === 10],
  ['yee-haa', (looks) => besideSylop(looks, 2) !== undefined],
  ['rhylet', isRhylet],
  ['squadron', (looks) => consistsOf(looks, 4)],
  ['gee whiz', isGeeWhiz],
  ['straight khyron', isRun],
  ['banthas wild', ({ kinds }) => kinds.some(([, count]) => count >= 3)],
  ['rule of two', ({ kinds }) => kinds.filter(([, count]) => count >= 2).length >= 2],
  ['sabacc', () => true],
];

/** What these cards are made of; nothing unless they total zero. */
export const makeOf = (cards: readonly SabaccCard[]): Make => {
  const looks = looksOf(cards);
  if (looks.values.reduce((sum, value) => sum + value, 0) !== 0) return 'nothing';
  return tests.find(([, test]) => test(looks))?.[0] ?? 'sabacc';
};

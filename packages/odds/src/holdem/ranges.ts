/** Ranges of starting hands in a player's words: `QQ+`, `AKs`, `ATo+`, `22-77`, `AsKs`, `random`, and several with commas between them. */
import { cardCode, parseCards } from '@baize/games/holdem';

/** Two cards by their numbers. */
export type Combo = readonly [number, number];

const RANKS = '23456789TJQKA';
const rankAt = (letter: string): number => RANKS.indexOf(letter.toUpperCase());

const ALL: readonly Combo[] = Array.from({ length: 52 }, (_, high) => Array.from({ length: high }, (_, low): Combo => [high, low])).flat();

/** The two ranks of a pair of cards, the higher first, and whether they are of one suit. */
const shapeOf = ([a, b]: Combo): readonly [number, number, boolean] => [
  Math.max(a >> 2, b >> 2),
  Math.min(a >> 2, b >> 2),
  (a & 3) === (b & 3),
];

/** A condition on the ranks and the suits of two cards. */
type Test = (high: number, low: number, suited: boolean) => boolean;

const isSuit = (kind: string | undefined, suited: boolean): boolean =>
  kind === undefined || kind === '' || (kind.toLowerCase() === 's') === suited;

const pairsFrom =
  (from: number, to: number): Test =>
  (high, low) =>
    high === low && high >= from && high <= to;

const kickersFrom =
  (top: number, from: number, to: number, kind: string | undefined): Test =>
  (high, low, suited) =>
    high === top && low >= from && low <= to && high !== low && isSuit(kind, suited);

/** `QQ`, `QQ+`, `AK`, `AKs`, `ATo+`. */
const byRanks = (word: string): Test | undefined => {
  const [whole, first = '', second = '', kind = '', more = ''] = /^([2-9tjqka])([2-9tjqka])([so]?)(\+?)$/i.exec(word) ?? [];
  if (whole === undefined) return undefined;
  const [low = 0, high = 0] = [rankAt(first), rankAt(second)].sort((x, y) => x - y);
  if (high > low) return kickersFrom(high, low, more === '+' ? high - 1 : low, kind);
  return kind === '' ? pairsFrom(high, more === '+' ? RANKS.length - 1 : high) : undefined;
};

/** `22-77`. */
const betweenPairs = (word: string): Test | undefined => {
  const [whole, one = '', other = ''] = /^([2-9tjqka])\1-([2-9tjqka])\2$/i.exec(word) ?? [];
  const [from = 0, to = 0] = [rankAt(one), rankAt(other)].sort((x, y) => x - y);
  return whole === undefined ? undefined : pairsFrom(from, to);
};

/** What one word of a range means. */
const testOf = (word: string): Test | undefined => (/^(random|any)$/i.test(word) ? () => true : (byRanks(word) ?? betweenPairs(word)));

/** The pairs of cards that a word names: two cards, or a range of them; undefined where it names none. */
const combosOf = (word: string): readonly Combo[] | undefined => {
  const cards = parseCards(word);
  if (cards?.length === 2) {
    const [a = 0, b = 0] = cards.map(cardCode);
    return a === b ? undefined : [[a, b]];
  }
  const test = testOf(word);
  return test === undefined ? undefined : ALL.filter((combo) => test(...shapeOf(combo)));
};

/** The starting hands of a range, each once; undefined where some word of it means nothing. */
export const parseRange = (text: string): readonly Combo[] | undefined => {
  const parts = text.split(',').map((word) => combosOf(word.trim()));
  if (parts.some((part) => part === undefined)) return undefined;
  const all = parts.flatMap((part) => part ?? []);
  return [...new Map(all.map((combo) => [[...combo].sort((x, y) => y - x).join(), combo])).values()];
};

/**
 * The small words of English: what every game's sentences are made of.
 *
 * @module
 * @example
 * ```ts
 * import { does, many, theCard } from '@baize/engine/language/en';
 *
 * console.log(`${does({ name: 'Ada' }, 'play', 'plays')} ${theCard('Qs')}: ${many(13, 'point', 'points')}.`); // Ada plays the queen of spades: 13 points.
 * ```
 */
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards.ts';
import type { CountOf, SuitHeld, Who } from './facts.ts';
import { formatters, TAGS } from './formatters.ts';

const { number, plural, list } = formatters(TAGS.en);

/** "1,250"; a real minus for what is below nothing. */
export const figure = (count: number): string => number(count, 0);
/** "5.2". */
export const tenth = (value: number): string => number(value, 1);
/** "0.35". */
export const hundredth = (value: number): string => number(value, 2);
/** An amount that was worked out, without its sign, as exactly as anybody needs it: "0.35", "7.2", "1,208". */
export const roughly = (amount: number): string => {
  const size = Math.abs(amount);
  return size === 0 ? '0' : size < 1 ? hundredth(size) : size < 9.95 ? tenth(size) : figure(Math.round(size));
};
/** "40 %" as English writes it: "40%". */
export const percent = (share: number, digits = 0): string => `${number(100 * share, digits)}%`;
/** "1 point", "13 points"; `digits` writes the number. */
export const many = (count: number, one: string, other: string, digits: (count: number) => string = figure): string =>
  `${digits(count)} ${plural(count) === 'one' ? one : other}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
/** "three"; figures past twelve. */
export const inWords = (count: number): string => SMALL[count] ?? figure(count);
/** "Three". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "clubs, diamonds and spades". */
export const and = (things: readonly string[]): string => list(things, 'conjunction');
/** "clubs, diamonds or spades". */
export const or = (things: readonly string[]): string => list(things, 'disjunction');

const ranks: Readonly<Partial<Record<Rank, string>>> = { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const suits: Readonly<Record<Suit, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
/** "queen". */
export const rankWord = (card: Card): string => ranks[rankOf(card)] ?? rankOf(card);
/** "spades". */
export const suitWord = (suit: Suit): string => suits[suit];
/** "queen of spades". */
export const cardWord = (card: Card): string => `${rankWord(card)} of ${suits[suitOf(card)]}`;
/** "the queen of spades". */
export const theCard = (card: Card): string => `the ${cardWord(card)}`;
/** "3, 8, jack". */
export const ranksWords = (cards: readonly Card[]): string => cards.map(rankWord).join(', ');
/** "clubs 3, 8, jack; hearts king". */
export const heldWords = (held: readonly SuitHeld[]): string =>
  held.map(({ suit, cards }) => `${suits[suit]} ${ranksWords(cards)}`).join('; ');

/** "you", "West". */
export const whoWord = (who: Who): string => (who === 'you' ? 'you' : who.name);
/** "you and West": the listener first. */
export const whoWords = (whos: readonly Who[]): string =>
  and(whos.toSorted((a, b) => Number(b === 'you') - Number(a === 'you')).map(whoWord));
/** How the verb agrees: `take` with you and with several, `takes` with one. */
export const verb = (whos: readonly Who[], take: string, takes: string): string => (whos.length === 1 && whos[0] !== 'you' ? takes : take);
/** Who does it: "You take", "West takes". */
export const does = (who: Who, take: string, takes: string): string => `${capital(whoWord(who))} ${verb([who], take, takes)}`;
/** "West’s", "your". */
export const whose = (who: Who): string => (who === 'you' ? 'your' : `${who.name}’s`);
/** "West 3, North 17, you 0". */
export const countWords = (counts: readonly CountOf[]): string =>
  counts.map(({ who, count }) => `${whoWord(who)} ${figure(count)}`).join(', ');

export { shortCard } from './signs.ts';

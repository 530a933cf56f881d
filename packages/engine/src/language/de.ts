/**
 * The small words of German: articles, genders and cases, and the forms of du and ihr.
 *
 * @module
 * @example
 * ```ts
 * import { does, many, theCard } from '@baize/engine/language/de';
 *
 * console.log(`${does('you', 'spielst', 'spielt')} ${theCard('Jd', 'accusative')}: ${many(1, 'Punkt', 'Punkte')}.`); // Du spielst den Karo-Buben: 1 Punkt.
 * ```
 */
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards.ts';
import type { CountOf, SuitHeld, Who } from './facts.ts';
import { formatters, TAGS } from './formatters.ts';

const { number, plural, list } = formatters(TAGS.de);

/** The cases that a table needs; nobody speaks in the genitive there, but for names. */
export type Case = 'nominative' | 'accusative' | 'dative';
/** The genders. */
export type Gender = 'masculine' | 'feminine' | 'neuter';

/** „1.250“; a real minus for what is below nothing. */
export const figure = (count: number): string => number(count, 0);
/** „5,2“. */
export const tenth = (value: number): string => number(value, 1);
/** „0,35“. */
export const hundredth = (value: number): string => number(value, 2);
/** An amount that was worked out, without its sign, as exactly as anybody needs it: „0,35“, „7,2“, „1.208“. */
export const roughly = (amount: number): string => {
  const size = Math.abs(amount);
  return size === 0 ? '0' : size < 1 ? hundredth(size) : size < 9.95 ? tenth(size) : figure(Math.round(size));
};
/** „40 %“, with a space that does not break. */
export const percent = (share: number, digits = 0): string => `${number(100 * share, digits)}\u00a0%`;
/** „1 Punkt“, „13 Punkte“; `digits` writes the number. */
export const many = (count: number, one: string, other: string, digits: (count: number) => string = figure): string =>
  `${digits(count)} ${plural(count) === 'one' ? one : other}`;

const SMALL = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'] as const;
/** „drei“; from two on it has one form for all. */
export const inWords = (count: number): string => SMALL[count] ?? figure(count);
/** „Drei“. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** „Kreuz, Karo und Pik“. */
export const and = (things: readonly string[]): string => list(things, 'conjunction');
/** „Kreuz, Karo oder Pik“. */
export const or = (things: readonly string[]): string => list(things, 'disjunction');

const articles: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
};
/** „der“, „den“, „dem“. */
export const article = (gender: Gender, as: Case): string => articles[gender][as];

const courts: Readonly<Partial<Record<Rank, readonly [word: string, gender: Gender]>>> = {
  T: ['10', 'feminine'],
  J: ['Bube', 'masculine'],
  Q: ['Dame', 'feminine'],
  K: ['König', 'masculine'],
  A: ['Ass', 'neuter'],
};
const suits: Readonly<Record<Suit, string>> = { c: 'Kreuz', d: 'Karo', h: 'Herz', s: 'Pik' };

/** „Dame“; the Bube alone is declined: „den Buben“. */
export const rankWord = (card: Card, as: Case = 'nominative'): string => {
  const [word] = courts[rankOf(card)] ?? [rankOf(card)];
  return rankOf(card) === 'J' && as !== 'nominative' ? 'Buben' : word;
};
/** „Pik“. */
export const suitWord = (suit: Suit): string => suits[suit];
/** „Pik-Dame“, „Karo-Buben“, „Kreuz-2“. */
export const cardWord = (card: Card, as: Case = 'nominative'): string => `${suits[suitOf(card)]}-${rankWord(card, as)}`;
/** „die Pik-Dame“, „den Karo-Buben“, „dem Kreuz-Ass“. */
export const theCard = (card: Card, as: Case): string => `${article(courts[rankOf(card)]?.[1] ?? 'feminine', as)} ${cardWord(card, as)}`;
/** „3, 8, Bube“. */
export const ranksWords = (cards: readonly Card[]): string => cards.map((card) => rankWord(card)).join(', ');
/** „Kreuz 3, 8, Bube; Herz König“. */
export const heldWords = (held: readonly SuitHeld[]): string =>
  held.map(({ suit, cards }) => `${suits[suit]} ${ranksWords(cards)}`).join('; ');

const pronouns: Readonly<Record<Case, string>> = { nominative: 'du', accusative: 'dich', dative: 'dir' };
/** „du“, „dich“, „dir“; a name has one form. */
export const whoWord = (who: Who, as: Case = 'nominative'): string => (who === 'you' ? pronouns[as] : who.name);
/** „Nord und du“: the listener last. */
export const whoWords = (whos: readonly Who[], as: Case = 'nominative'): string =>
  and(whos.toSorted((a, b) => Number(a === 'you') - Number(b === 'you')).map((who) => whoWord(who, as)));

/** A verb in the present: du nimmst, sie nimmt, ihr nehmt, alle nehmen. Where only one can do it, two forms are enough. */
export interface Verb {
  readonly du: string;
  readonly sie: string;
  readonly ihr?: string;
  readonly alle?: string;
}
/** The form that goes with these. */
export const verb = (whos: readonly Who[], { du, sie, ihr = sie, alle = sie }: Verb): string => {
  if (whos.length === 1) return whos[0] === 'you' ? du : sie;
  return whos.includes('you') ? ihr : alle;
};
/** Who does it: „Du nimmst“, „West nimmt“. */
export const does = (who: Who, du: string, sie: string): string => `${capital(whoWord(who))} ${verb([who], { du, sie })}`;
/** „Margots“, „Felix’“. „Dein“ has endings, so a sentence about the listener is written out. */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);
/** „West 3, Nord 17, du 0“. */
export const countWords = (counts: readonly CountOf[]): string =>
  counts.map(({ who, count }) => `${whoWord(who)} ${figure(count)}`).join(', ');

export { shortCard } from './signs.ts';

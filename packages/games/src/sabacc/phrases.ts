/** The small words of Sabacc: cards, totals, chips, lists, who does what. */
import type { Audience, Chips, Seat } from '@baize/engine';
import { cardValue, type SabaccCard, shapeName } from './cards.ts';
import { totalOf } from './hand.ts';

/** "1,250". */
export const figure = (chips: Chips): string => String(chips).replace(/\B(?=(\d{3})+$)/g, ',');

const withSign = (value: number, plus: string, minus: string): string =>
  value === 0 ? '0' : `${value > 0 ? plus : minus}${Math.abs(value)}`;

/** "+4", "-1", "0": as a total stands beside a hand. */
export const signedTotal = (value: number): string => withSign(value, '+', '-');

/** "plus 4", "minus 1", "0": as it is read out. */
export const spoken = (value: number): string => withSign(value, 'plus ', 'minus ');

/** "plus 7 circle", "sylop". */
export const sabaccCardName = (card: SabaccCard): string =>
  cardValue(card) === 0 ? 'sylop' : `${spoken(cardValue(card))} ${shapeName(card)}`;

/** "plus 7 circle, minus 3 square". */
export const cardList = (cards: readonly SabaccCard[]): string => cards.map(sabaccCardName).join(', ');

/** "Total plus 4." */
export const totalWords = (cards: readonly SabaccCard[]): string => `Total ${spoken(totalOf(cards))}.`;

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "draw a card, swap, stand or junk". */
export const listOr = (words: readonly string[]): string => listed(words, 'or');

/** "Tovo, Mirel and you". */
export const listAnd = (words: readonly string[]): string => listed(words, 'and');

/** With a capital, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** "three", and figures past ten. */
export const inLetters = (count: number): string => counts[count] ?? String(count);

/** What a seat is called in the middle of a sentence: "you", "Tovo". */
export const called = (seat: Seat, { me, names }: Audience): string => (seat === me ? 'you' : (names[seat] ?? `Seat ${seat + 1}`));

/** Who did it, and how the verb agrees: "You stand", "Tovo stands". */
export const subject =
  (seat: Seat, company: Audience) =>
  (you: string, they: string): string =>
    `${capital(called(seat, company))} ${seat === company.me ? you : they}`;

/** Cards as every deck prints them, for where a sentence has no room for their names. */
import { type Card, rankOf, type Suit, suitOf } from '../cards.ts';

const signs: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** "Q♠", "10♥". */
export const shortCard = (card: Card): string => `${rankOf(card) === 'T' ? '10' : rankOf(card)}${signs[suitOf(card)]}`;

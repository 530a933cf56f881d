/** The small words of Sabacc: totals, cards, who does what. */
import { cardValue, type SabaccCard, shapeName } from './cards.ts';
import { totalOf } from './hand.ts';

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

/** What a hand is worth: its total, and which of two hands is the better. */
import { cardValue, type SabaccCard } from './cards.ts';
import type { Rules } from './rules.ts';
import { makeOf, makes } from './spire.ts';

/** The sum of some cards. */
export const totalOf = (cards: readonly SabaccCard[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

/** Whether these cards are a sabacc: they total zero. */
export const isSabacc = (cards: readonly SabaccCard[]): boolean => totalOf(cards) === 0;

/** What decides between two hands, the weightiest first. Higher is better throughout. */
export type Worth = readonly number[];

/** Nearest to zero; plus before minus; more cards. Every preset measures by these once a zero's make has not decided. */
const nearness = (total: number, cards: number): Worth => [-Math.abs(total), total >= 0 ? 1 : 0, cards];

const plusses = (cards: readonly SabaccCard[]): readonly number[] => cards.map(cardValue).filter((value) => value > 0);

/** What these cards are worth. */
export const handWorth = ({ ranks }: Pick<Rules, 'ranks'>, cards: readonly SabaccCard[]): Worth => {
  const near = nearness(totalOf(cards), cards.length);
  if (ranks === 'nearest') return near;
  const high = plusses(cards);
  return [-makes.indexOf(makeOf(cards)), ...near, high.reduce((sum, value) => sum + value, 0), Math.max(0, ...high)];
};

/** More than zero when the first is better, less when the second is, zero when they are equal. */
export const compareWorth = (a: Worth, b: Worth): number => {
  for (const [at, one] of a.entries()) {
    const difference = one - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

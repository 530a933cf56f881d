/** What a player may look at or be sure of: the last trick, and whether all that are left are theirs or not theirs. */
import { type Card, rankIndex, rankOf, type Seat, SUITS, type Suit, suitOf } from '@baize/engine';
import { knowledgeOf } from './knowledge.ts';
import { handOf } from './moves.ts';
import type { Trick, View } from './state.ts';

/** The trick that was taken last in this hand. */
export const lastTrick = ({ tricks }: View): Trick | undefined => tricks.at(-1);

const heights = (cards: readonly Card[], suit: Suit): readonly number[] =>
  cards.filter((card) => suitOf(card) === suit).map((card) => rankIndex(rankOf(card)));

/** Whether every card of mine beats all that others hold of its suit, so that whatever I lead, I take. */
const takesAll = (mine: readonly Card[], others: readonly Card[]): boolean =>
  SUITS.every((suit) => Math.min(99, ...heights(mine, suit)) > Math.max(-1, ...heights(others, suit)));

/** Whether no card of mine can take a trick that somebody else leads: in each suit all theirs beat all mine. */
const takesNone = (mine: readonly Card[], others: readonly Card[]): boolean =>
  SUITS.every((suit) => {
    const [held, against] = [heights(mine, suit), heights(others, suit)];
    return held.length === 0 || against.length === 0 || Math.max(...held) < Math.min(...against);
  });

/**
 * Whether every trick that is left is certain for this seat, however all play on: the seat leads and takes them all, or another does
 * and it takes none. Then the rest may be claimed. What was certain before a trick began stays so in it, and somebody who does not
 * lead can be asked only then; so the cards of the trick are taken back to look.
 */
export const canClaim = (view: View, seat: Seat): 'all' | 'none' | undefined => {
  if (view.phase !== 'playing' || view.tricks.length === 0) return undefined;
  const mine = handOf(view, seat);
  if (mine.length === 0) return undefined;
  const { unseen } = knowledgeOf({ ...view, trick: [] }, seat);
  const leader = view.trick[0]?.seat ?? view.turn;
  if (leader === seat) return takesAll(mine, unseen) ? 'all' : undefined;
  return takesNone(mine, unseen) ? 'none' : undefined;
};

/** What is played for a player who has claimed: points first, for they now go to others or are wanted. */
export const claimedCard = (cards: readonly Card[]): Card | undefined =>
  cards.find((card) => card === 'Qs') ?? cards.findLast((card) => suitOf(card) === 'h') ?? cards.at(-1);

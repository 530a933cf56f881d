/** Why a card is a good one: the facts that speak for it. How they are said is up to the language. */
import { type Card, rankIndex, rankOf, type Seat, type Suit, suitOf } from '@baize/engine';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { SEATS } from './seats.ts';
import type { CardWhy, View } from './state.ts';
import { highest, isPenalty, ledSuit } from './trick.ts';

const QUEEN: Card = 'Qs';

/** What a reason is found in. */
interface Thought extends Knowledge {
  readonly view: View;
  readonly seat: Seat;
  readonly card: Card;
}

const rank = (card: Card): number => rankIndex(rankOf(card));

/** The seats of others that can hold no more of a suit of which somebody still has some. */
const voidsIn = ({ unseen, masks, view, seat }: Thought, suit: Suit): readonly Seat[] => {
  const out = unseen.flatMap((card, at) => (suitOf(card) === suit ? [masks[at] ?? 0] : []));
  if (out.length === 0) return [];
  return SEATS.filter((one) => one !== seat && (view.hands[one]?.length ?? 0) > 0 && out.every((mask) => (mask & (1 << one)) === 0));
};

/** A suit in the hand that is better not led: somebody is out of it. */
const shunned = (thought: Thought): Suit | undefined => {
  const { view, seat, card } = thought;
  const held = (view.hands[seat] ?? []).flatMap((one) => (one === 'hidden' ? [] : [suitOf(one)]));
  return held.find((suit) => suit !== suitOf(card) && suit !== 'h' && voidsIn(thought, suit).length > 0);
};

const whyLead = (thought: Thought): CardWhy => {
  const { card, unseen } = thought;
  const suit = suitOf(card);
  const isQueenOut = unseen.includes(QUEEN);
  const voids = voidsIn(thought, suit);
  const higher = unseen.filter((one) => suitOf(one) === suit && rank(one) > rank(card)).length;
  if (voids.length > 0 && higher > 0) return { type: 'higher-to-come', suit, voids, isQueenOut, higher };
  const other = shunned(thought);
  if (other !== undefined) return { type: 'not-that-suit', suit: other, voids: voidsIn(thought, other), isQueenOut };
  if (suit === 's' && rank(card) < rank(QUEEN) && isQueenOut) return { type: 'drives-queen' };
  return higher === 0 ? { type: 'all-may-follow', suit } : { type: 'higher-out', suit, higher };
};

const whyDiscard = ({ view, card }: Thought, led: Suit): CardWhy => {
  const to = highest(view.trick)?.seat ?? 0;
  if (card === QUEEN) return { type: 'gives-queen', led, to };
  return isPenalty(card) ? { type: 'gives-heart', led, to } : { type: 'gets-rid', led, card };
};

const whyFollow = ({ view, card }: Thought): CardWhy => {
  const high = highest(view.trick);
  if (high === undefined) return { type: 'cheap-win' };
  if (rank(card) < rank(high.card)) return { type: 'stays-under', card: high.card };
  const after = SEATS.length - 1 - view.trick.length;
  if (after > 0) return { type: 'high-now', after };
  return view.trick.some((play) => isPenalty(play.card)) ? { type: 'cannot-duck', ...high } : { type: 'cheap-win' };
};

/** Why this card. */
export const whyCard = (view: View, seat: Seat, card: Card): CardWhy => {
  const thought: Thought = { ...knowledgeOf(view, seat), view, seat, card };
  const led = ledSuit(view.trick);
  if (led === undefined) return whyLead(thought);
  return suitOf(card) === led ? whyFollow(thought) : whyDiscard(thought, led);
};

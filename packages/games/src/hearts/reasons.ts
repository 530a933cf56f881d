/** Why a card is a good one, in words that a player would use: who has run out of a suit, what is still out, whom the points go to. */
import {
  type Audience,
  type Card,
  capital,
  cardName,
  inWords,
  listAnd,
  rankIndex,
  rankOf,
  type Seat,
  type Suit,
  seatName,
  suitOf,
} from '@baize/engine';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { suitWord } from './phrases.ts';
import { SEATS } from './seats.ts';
import type { View } from './state.ts';
import { highest, isPenalty, ledSuit } from './trick.ts';

const QUEEN: Card = 'Qs';

/** What a reason is made of. */
interface Thought extends Knowledge {
  readonly view: View;
  readonly seat: Seat;
  readonly card: Card;
  readonly company: Audience;
}

const rank = (card: Card): number => rankIndex(rankOf(card));

/** The seats of others that can hold no more of a suit of which somebody still has some. */
const voidsIn = ({ unseen, masks, view, seat }: Thought, suit: Suit): readonly Seat[] => {
  const out = unseen.flatMap((card, at) => (suitOf(card) === suit ? [masks[at] ?? 0] : []));
  if (out.length === 0) return [];
  return SEATS.filter((one) => one !== seat && (view.hands[one]?.length ?? 0) > 0 && out.every((mask) => (mask & (1 << one)) === 0));
};

const isQueenOut = ({ unseen }: Thought): boolean => unseen.includes(QUEEN);

/** "Dmitri has no clubs left"; empty where everybody may have some. */
const voidWords = (thought: Thought, suit: Suit): string => {
  const seats = voidsIn(thought, suit);
  const names = listAnd(seats.map((one) => seatName(one, thought.company)));
  return seats.length === 0 ? '' : `${names} ${seats.length === 1 ? 'has' : 'have'} no ${suitWord(suit)} left`;
};

/** What may fall on a suit that somebody is out of. */
const dangerWords = (thought: Thought): string => (isQueenOut(thought) ? 'the queen is out' : 'hearts may fall on it');

/** A suit in the hand that is better not led: somebody is out of it. */
const shunned = (thought: Thought): Suit | undefined => {
  const { view, seat, card } = thought;
  const held = (view.hands[seat] ?? []).flatMap((one) => (one === 'hidden' ? [] : [suitOf(one)]));
  return held.find((suit) => suit !== suitOf(card) && suit !== 'h' && voidsIn(thought, suit).length > 0);
};

const leadWords = (thought: Thought): string => {
  const { card, unseen } = thought;
  const suit = suitOf(card);
  const danger = voidWords(thought, suit);
  const higher = unseen.filter((one) => suitOf(one) === suit && rank(one) > rank(card)).length;
  if (danger !== '' && higher > 0)
    return `${danger} and ${dangerWords(thought)}, but ${higher === 1 ? 'a higher card is' : `${inWords(higher)} higher cards are`} still to come.`;
  const other = shunned(thought);
  if (other !== undefined) return `${voidWords(thought, other)} and ${dangerWords(thought)}: better not ${suitWord(other)}.`;
  if (suit === 's' && rank(card) < rank(QUEEN) && isQueenOut(thought)) return 'The queen is out, and low spades drive her from her hand.';
  if (higher === 0) return `Nothing is higher, but everybody may still follow ${suitWord(suit)}.`;
  return `${capital(inWords(higher))} higher ${higher === 1 ? 'card of its suit is' : `${suitWord(suit)} are`} out: somebody else is likely to take it.`;
};

const discardWords = ({ view, card, company: audience }: Thought, led: Suit): string => {
  const taker = highest(view.trick)?.seat ?? 0;
  const name = seatName(taker, audience);
  if (card === QUEEN) return `You have no ${suitWord(led)}: the queen goes to ${name}.`;
  if (isPenalty(card)) return `You have no ${suitWord(led)}: a heart goes to ${name}.`;
  return `You have no ${suitWord(led)}: a good moment to be rid of the ${cardName(card)}.`;
};

const followWords = (thought: Thought): string => {
  const { view, card, company: audience } = thought;
  const high = highest(view.trick);
  if (high === undefined) return '';
  if (rank(card) < rank(high.card)) return `It stays under the ${cardName(high.card)}: the trick is not yours.`;
  const isLast = view.trick.length === SEATS.length - 1;
  if (!isLast) {
    const after = SEATS.length - 1 - view.trick.length;
    return `It is high now, but ${after === 1 ? 'one plays' : `${inWords(after)} play`} after you.`;
  }
  if (view.trick.some((play) => isPenalty(play.card)))
    return `You cannot stay under ${seatName(high.seat, audience)}’s ${cardName(high.card)}.`;
  return 'Nobody plays after you, and there is nothing in it: a cheap way to be rid of a high card.';
};

/** Why this card, in a sentence. */
export const reasonWords = (view: View, seat: Seat, card: Card, audience: Audience): string => {
  const thought: Thought = { ...knowledgeOf(view, seat), view, seat, card, company: audience };
  const led = ledSuit(view.trick);
  if (led === undefined) return leadWords(thought);
  return suitOf(card) === led ? followWords(thought) : discardWords(thought, led);
};

/** The small words of Hearts: ranks and suits, lists, who does what. */
import {
  type Audience,
  type Card,
  capital,
  cardName,
  listAnd,
  type Rank,
  rankName,
  rankOf,
  type Seat,
  type Suit,
  seatName,
  suitName,
  suitOf,
} from '@baize/engine';
import { sortHand, suitOrder } from './hand-order.ts';
import { SEATS } from './seats.ts';
import type { PassDirection } from './state.ts';

const lower = (text: string): string => text.toLowerCase();

/** "clubs". */
export const suitWord = (suit: Suit): string => lower(suitName(suit));

const rankWord = (rank: Rank): string => lower(rankName(rank));

/** "3 8 10 jack", for cards of one suit. */
export const ranksOf = (cards: readonly Card[]): string =>
  sortHand(cards)
    .map((card) => rankWord(rankOf(card)))
    .join(' ');

/** "Clubs: 3 8 jack. Hearts: 2 king." */
export const handWords = (cards: readonly Card[]): string =>
  suitOrder
    .map((suit) => [suit, cards.filter((card) => suitOf(card) === suit)] as const)
    .filter(([, held]) => held.length > 0)
    .map(([suit, held]) => `${suitName(suit)}: ${ranksOf(held)}.`)
    .join(' ');

/** "Ace of Spades, King of Hearts". */
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');
/** "no points", "1 point", "13 points", "minus 10 points". */
export const pointsWords = (points: number): string => {
  if (points === 0) return 'no points';
  const count = Math.abs(points);
  return `${points < 0 ? 'minus ' : ''}${count} ${count === 1 ? 'point' : 'points'}`;
};
/** The seats in the order they are told: from the listener's left, the listener last. */
export const tellingOrder = ({ me }: Audience): readonly Seat[] => {
  const first = me === 'rail' ? 0 : me + 1;
  return SEATS.map((place) => (first + place) % SEATS.length);
};

/** "West 3, North 17, East 6, you 0". */
export const scoreList = (scores: readonly number[], audience: Audience): string =>
  tellingOrder(audience)
    .map((seat) => `${seatName(seat, audience)} ${scores[seat] ?? 0}`)
    .join(', ');

/** "West and you". */
export const seatList = (seats: readonly Seat[], audience: Audience): string =>
  capital(
    listAnd(
      tellingOrder(audience)
        .filter((seat) => seats.includes(seat))
        .map((seat) => seatName(seat, audience)),
    ),
  );

/** "to the left", "to the right", "across". */
export const directionWords = (direction: PassDirection): string => (direction === 'across' ? 'across' : `to the ${direction}`);

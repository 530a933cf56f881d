/** What is written on and beside the cards, and what is shown of a trick. Pure. */
import { type Card, isSeen, type Rank, rankOf, type Seat, type Suit, suitOf, whoIs } from '@baize/engine';
import {
  addPoints,
  handPoints,
  highest,
  isGameOver,
  lastTrick,
  lowestSeats,
  type MoonWay,
  type Play,
  receivedBy,
  sortHand,
  type View,
  whyNotCard,
} from '@baize/games/hearts';
import type { BarredWhy } from './language/hearts-table-words.ts';
import { heartsTableWords } from './language/index.ts';

/** The player's hand, as it is held. */
export const sortedHandAt = (view: View, seat: Seat): readonly Card[] => {
  const cards = (view.hands[seat] ?? []).filter(isSeen);
  const played = [...view.tricks.flatMap(({ plays }) => plays), ...view.trick].flatMap((play) => (play.seat === seat ? [play.card] : []));
  return sortHand(cards, [...cards, ...played]);
};

/** More than there are tricks in a hand. */
const TRICKS = 100;

/** What is told belongs to a trick: who took the last one is not told beside the first card of the next. A number of its own for each. */
export const trickNumber = ({ hand, tricks, trick }: Pick<View, 'hand' | 'tricks' | 'trick'>): number =>
  TRICKS * hand + tricks.length + (trick.length > 0 ? 1 : 0);

/** Where somebody sits, as the player sees it. */
export type Side = 'south' | 'west' | 'north' | 'east';
const sides: readonly Side[] = ['south', 'west', 'north', 'east'];

/** How many cards of a round are dealt before this seat's: the eldest hand, at the dealer's left, has the first. */
export const dealtAs = ({ dealer, hands }: View, seat: Seat): number => (seat - dealer - 1 + hands.length) % hands.length;

/** The side of a seat: play goes to the left, so the next seat is in the west. */
export const sideOf = (seat: Seat, me: Seat): Side => sides[(seat - me + sides.length) % sides.length] ?? 'south';

/** "−3", with a true minus sign. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));
/** "+13", "−26", "0": what a hand has brought. */
export const gained = (points: number): string => (points > 0 ? `+${points}` : pointsText(points));

/** Why this card may not be played now, when it is the player's turn; undefined when it may. */
export const whyBarred = (view: View, me: Seat, card: Card): BarredWhy | undefined => {
  const reason = whyNotCard(view, me, card);
  switch (reason) {
    case undefined:
    case 'follow-suit':
    case 'hearts-not-broken':
    case 'lead-two-of-clubs':
    case 'no-points-on-first-trick':
      return reason;
    default:
      return 'not-now';
  }
};

/** The cards that came with the pass, while they are still news: until the first trick is over. */
export const newCards = (view: View, me: Seat): { readonly from: Seat; readonly cards: readonly Card[] } | undefined =>
  view.phase === 'playing' && view.tricks.length === 0 ? receivedBy(view, me) : undefined;

/** A trick as it lies on the table. */
export interface LaidTrick {
  /** Which trick of the hand it is, from 1. */
  readonly number: number;
  readonly plays: readonly Play[];
  /** Whose card takes it, as it stands. */
  readonly taking: Seat | undefined;
  /** Whether it has been taken and is about to be gathered. */
  readonly isTaken: boolean;
}

/** What lies in the middle: the trick that was just taken, while it lingers, or the one that is played. */
export const trickOf = (view: View, lingers: boolean): LaidTrick => {
  const last = lingers ? lastTrick(view) : undefined;
  if (last !== undefined) return { number: view.tricks.length, plays: last.plays, taking: last.taker, isTaken: true };
  return { number: view.tricks.length + 1, plays: view.trick, taking: highest(view.trick)?.seat, isTaken: false };
};

/** Who took the last trick, and what it cost: "You take it: 13 points". */
export const tookWords = (view: View, me: Seat, names: readonly string[]): string | undefined => {
  const last = lastTrick(view);
  if (last === undefined) return undefined;
  const hasQueen = last.plays.some(({ card }) => card === 'Qs');
  return heartsTableWords().felt.took(whoIs(last.taker, { me, names }), hasQueen, last.points);
};

/** What the moon would do, taken this way. */
export interface MoonOutcome {
  readonly scores: readonly number[];
  /** Who wins, if that ends the game. */
  readonly winners: readonly Seat[];
}

/** The scores after the moon was taken this way. */
export const moonOutcome = (view: View, way: MoonWay): MoonOutcome => {
  const scores = addPoints(view.scores, handPoints(view, way));
  return { scores, winners: isGameOver(view, scores) ? lowestSeats(scores) : [] };
};

/** The keys of the ranks. */
export const rankKeys: Readonly<Record<string, Rank>> = {
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  0: 'T',
  t: 'T',
  j: 'J',
  q: 'Q',
  k: 'K',
  a: 'A',
};

/** The next of these cards that has this suit, after the one that is marked now; round and round. */
export const nextOfSuit = (cards: readonly Card[], suit: Suit, now: Card | undefined): Card | undefined => {
  const held = cards.filter((card) => suitOf(card) === suit);
  return held[(now === undefined ? 0 : held.indexOf(now) + 1) % held.length];
};

/** The card of this suit and rank. */
export const namedCard = (cards: readonly Card[], suit: Suit, rank: Rank): Card | undefined =>
  cards.find((card) => suitOf(card) === suit && rankOf(card) === rank);

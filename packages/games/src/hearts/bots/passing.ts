/** Passing by trial: some likely threes, each passed in many imagined deals that are then played out. */
import type { Card, Seat } from '@baize/engine';
import { type Board, cardIndex, copyBoard, emptyBoard, give } from '../board.ts';
import { drawDealing, planDealing } from '../dealing.ts';
import { knowledgeOf } from '../knowledge.ts';
import { handOf } from '../moves.ts';
import { receiverOf } from '../passing.ts';
import { SEATS } from '../seats.ts';
import type { View } from '../state.ts';
import { byWeight, passByWeight, passWeight } from './giving.ts';
import { playOut } from './playout.ts';
import type { Random } from './random.ts';
import { takenBy } from './stakes.ts';

/** Three cards to pass, and what the hand then cost on average. */
export interface Parcel {
  readonly cards: readonly Card[];
  readonly points: number;
}

const AMONG = 7;
const CANDIDATES = 12;
/** What a point of weight adds to what the trials say: they are few, and the rules of thumb are old. */
const THUMB = 0.04;

const threesOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));

/** The likeliest threes: the heaviest together, and those that empty a suit. */
const candidatesFor = (hand: readonly Card[]): readonly (readonly Card[])[] => {
  const weigh = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + passWeight(hand, card), 0);
  const heavy = threesOf(byWeight(hand).slice(0, AMONG)).toSorted((a, b) => weigh(b) - weigh(a));
  const emptying = ['c', 'd', 'h'].flatMap((suit) => {
    const held = hand.filter((card) => card.endsWith(suit));
    const rest = byWeight(hand).filter((card) => !held.includes(card));
    return held.length > 0 && held.length <= 3 ? [[...held, ...rest].slice(0, 3)] : [];
  });
  const seen = new Set<string>();
  return [...heavy.slice(0, CANDIDATES - emptying.length), ...emptying].filter((cards) => {
    const key = cards.toSorted().join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** The hands after everybody else has passed as most do; this seat has got its three and still holds all its own. */
const imaginePassing = (view: View, seat: Seat, hands: readonly (readonly Card[])[]): Board => {
  const board = emptyBoard(view.rules);
  for (const giver of SEATS) {
    const hand = hands[giver] ?? [];
    const gone = giver === seat ? [] : passByWeight(hand);
    for (const card of hand) give(board, gone.includes(card) ? receiverOf(view.direction, giver) : giver, cardIndex(card));
  }
  return board;
};

const take = (board: Board, seat: Seat, card: number): void => {
  const cell = 4 * seat + Math.floor(card / 13);
  board.hands[cell] = (board.hands[cell] ?? 0) & ~(1 << (card % 13));
};

const holderOfLead = (board: Board): Seat => SEATS.find((seat) => ((board.hands[4 * seat] ?? 0) & 1) === 1) ?? 0;

/** Tries what a seat might pass, the best first. */
export const searchPass = (view: View, seat: Seat, worlds: number, random: Random): readonly Parcel[] => {
  const hand = handOf(view, seat);
  const { unseen, masks } = knowledgeOf(view, seat);
  const dealing = planDealing(
    masks,
    view.hands.map((held, one) => (one === seat ? 0 : held.length)),
  );
  const parcels = candidatesFor(hand).map((cards) => ({ cards, points: 0 }));
  const board = emptyBoard(view.rules);
  const places = new Uint8Array(unseen.length);
  const to = receiverOf(view.direction, seat);
  for (let world = 0; world < worlds; world += 1) {
    drawDealing(dealing, random.unit, places);
    const dealt = SEATS.map((one) => (one === seat ? hand : unseen.filter((_, at) => places[at] === one)));
    const passed = imaginePassing(view, seat, dealt);
    for (const parcel of parcels) {
      copyBoard(passed, board);
      for (const card of parcel.cards.map(cardIndex)) {
        take(board, seat, card);
        give(board, to, card);
      }
      board.turn = holderOfLead(board);
      playOut(board, -1, random);
      parcel.points += takenBy(board, view.rules, seat) / worlds;
    }
  }
  const worth = ({ cards, points }: Parcel): number => -points + THUMB * cards.reduce((sum, card) => sum + passWeight(hand, card), 0);
  return parcels.toSorted((a, b) => worth(b) - worth(a));
};

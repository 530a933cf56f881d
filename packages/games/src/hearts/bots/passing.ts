/** Passing by trial: some likely threes, each passed in many imagined deals that are then played out. */
import type { Card, Seat, Sight } from '@baize/engine';
import { type Board, cardIndex, copyBoard, emptyBoard, give } from '../board.ts';
import { drawDealing, planDealing } from '../dealing.ts';
import { knowledgeOf } from '../knowledge.ts';
import { handOf } from '../moves.ts';
import { PASSED, receiverOf } from '../passing.ts';
import type { Rules } from '../rules.ts';
import { SEATS } from '../seats.ts';
import type { Hearts, View } from '../state.ts';
import { ALL_POINTS } from '../trick.ts';
import { byWeight, passWeight } from './giving.ts';
import { playOut } from './playout.ts';
import type { Random } from './random.ts';
import { moonRival } from './rival.ts';
import { MOON_WORTH, shooterOn, takenBy } from './stakes.ts';

/** A seat and what it sees. */
type Sighted = Pick<Sight<Hearts>, 'seat' | 'view'>;

/** Three cards to pass, and what the hand then cost on average. */
export interface Parcel {
  readonly cards: readonly Card[];
  readonly points: number;
}

const AMONG = 7;
const CANDIDATES = 12;
/** Of these so many are tried longest. */
const TRIED_LONGEST = 5;
/** What a point of weight adds to what the trials say: they are few, and the rules of thumb are old. */
const THUMB = 0.04;
/** How much a rival's moon counts that comes off: nobody knows yet who goes for it. */
const HALF_FEAR = 0.5;

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

/** The hands as they are dealt. */
const dealtBoard = (rules: Rules, hands: readonly (readonly Card[])[]): Board => {
  const board = emptyBoard(rules);
  for (const seat of SEATS) for (const card of hands[seat] ?? []) give(board, seat, cardIndex(card));
  return board;
};

/**
 * The hands after everybody else has passed as most do, but for one who keeps the high cards, or -1; this seat has got its three and
 * still holds all its own. The hands lie in the order in which their seats are glad to be rid of the cards.
 */
const imaginePassing = (view: View, seat: Seat, hands: readonly (readonly Card[])[], keeper: number): Board => {
  const board = emptyBoard(view.rules);
  for (const giver of SEATS) {
    const hand = hands[giver] ?? [];
    const gone = giver === seat ? [] : giver === keeper ? hand.slice(-PASSED) : hand.slice(0, PASSED);
    for (const card of hand) give(board, gone.includes(card) ? receiverOf(view.direction, giver) : giver, cardIndex(card));
  }
  return board;
};

const take = (board: Board, seat: Seat, card: number): void => {
  const cell = 4 * seat + Math.floor(card / 13);
  board.hands[cell] = (board.hands[cell] ?? 0) & ~(1 << (card % 13));
};

const holderOfLead = (board: Board): Seat => SEATS.find((seat) => ((board.hands[4 * seat] ?? 0) & 1) === 1) ?? 0;

/** What is tried: these threes in so many deals; and whether rivals are, who keep their high cards. */
interface Passes {
  readonly threes: readonly (readonly Card[])[];
  readonly worlds: number;
  readonly hasRivals: boolean;
}

/** A look at a board after a three has been passed, and at who has kept the high cards, or -1. */
type Look = (board: Board, three: number, rival: number) => void;

/**
 * Deals the unseen cards anew so many times, and shows for each of the threes the board once it has been passed; where rivals are
 * asked for, also the same deal with the strongest of the others keeping its high cards.
 */
export const eachPass = ({ view, seat }: Sighted, { threes, worlds, hasRivals }: Passes, random: Random, look: Look): void => {
  const hand = handOf(view, seat);
  const { unseen, masks } = knowledgeOf(view, seat);
  const dealing = planDealing(
    masks,
    view.hands.map((held, one) => (one === seat ? 0 : held.length)),
  );
  const numbers = threes.map((cards) => cards.map(cardIndex));
  const board = emptyBoard(view.rules);
  const places = new Uint8Array(unseen.length);
  const to = receiverOf(view.direction, seat);
  for (let world = 0; world < worlds; world += 1) {
    drawDealing(dealing, random.unit, places);
    const dealt = SEATS.map((one) => (one === seat ? hand : byWeight(unseen.filter((_, at) => places[at] === one))));
    for (const rival of hasRivals ? [-1, moonRival(dealtBoard(view.rules, dealt), seat)] : [-1]) {
      const passed = imaginePassing(view, seat, dealt, rival);
      for (const [three, cards] of numbers.entries()) {
        copyBoard(passed, board);
        for (const card of cards) {
          take(board, seat, card);
          give(board, to, card);
        }
        board.turn = holderOfLead(board);
        look(board, three, rival);
      }
    }
  }
};

/** What a played hand cost a seat, the moon counted. */
const costOf = (board: Board, rules: Rules, seat: Seat): number => {
  const shooter = shooterOn(board);
  return shooter < 0 ? takenBy(board, rules, seat) : shooter === seat ? -MOON_WORTH : ALL_POINTS;
};

/** What the hand costs on average after each of these threes, over so many deals. */
const costsOf = ({ view, seat }: Sighted, threes: readonly (readonly Card[])[], worlds: number, random: Random): Float64Array => {
  const sums = new Float64Array(threes.length);
  const last = new Float64Array(threes.length);
  eachPass({ view, seat }, { threes, worlds, hasRivals: true }, random, (board, three, rival) => {
    playOut(board, rival, random);
    if (rival < 0) {
      last[three] = costOf(board, view.rules, seat);
      sums[three] = (sums[three] ?? 0) + (last[three] ?? 0);
    } else if (shooterOn(board) === rival) {
      sums[three] = (sums[three] ?? 0) + HALF_FEAR * (ALL_POINTS - (last[three] ?? 0));
    }
  });
  return sums.map((sum) => sum / worlds);
};

/** Tries what a seat might pass, the best first: all of them in a third of the deals, and the best few in the others too. */
export const searchPass = (view: View, seat: Seat, worlds: number, random: Random): readonly Parcel[] => {
  const hand = handOf(view, seat);
  const worth = ({ cards, points }: Parcel): number => -points + THUMB * cards.reduce((sum, card) => sum + passWeight(hand, card), 0);
  const ranked = (parcels: readonly Parcel[]): readonly Parcel[] => parcels.toSorted((a, b) => worth(b) - worth(a));
  const threes = candidatesFor(hand);
  const first = Math.ceil(worlds / 3);
  const costs = costsOf({ view, seat }, threes, first, random);
  const all = ranked(threes.map((cards, three) => ({ cards, points: costs[three] ?? 0 })));
  const few = all.slice(0, TRIED_LONGEST);
  const more = Math.max(1, worlds - first);
  const later = costsOf(
    { view, seat },
    few.map(({ cards }) => cards),
    more,
    random,
  );
  const weighed = few.map(({ cards, points }, at) => ({ cards, points: (points * first + (later[at] ?? 0) * more) / (first + more) }));
  return [...ranked(weighed), ...all.slice(TRIED_LONGEST)];
};

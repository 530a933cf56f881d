/** Passing by trial: some likely threes, each passed in many imagined deals that are then played out. */
import type { Card, Seat, Sight } from '@baize/engine';
import { type Board, cardIndex, copyBoard, emptyBoard, give, HEARTS, JACK, QUEEN } from '../board.ts';
import { drawDealing, planDealing } from '../dealing.ts';
import { knowledgeOf } from '../knowledge.ts';
import { handOf } from '../moves.ts';
import { PASSED, receiverOf } from '../passing.ts';
import type { Rules } from '../rules.ts';
import { SEATS } from '../seats.ts';
import type { Hearts, View } from '../state.ts';
import { ALL_POINTS } from '../trick.ts';
import { byWeight, findHeaviest, passWeight } from './pass-value.ts';
import { playOut } from './playout.ts';
import { type Random, randomIn } from './random.ts';
import { shooterOn, takenBy } from './stakes.ts';

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
/** What a king or an ace feeds somebody else's moon, and a heart from the queen up, in points. */
const FEEDS_PLAIN = 2;
const FEEDS_HEART = 1.5;
/** What a heart up to the ten is in the way of it: somebody else is likely to take that trick. */
const SPOILS = 1.5;
/** What a moon of one's own costs in the trials: they let it come off, but at the table it is seen and stopped more often than not. */
const OWN_MOON = 10;
const BIG = 2 ** 31;

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

const take = (board: Board, seat: Seat, card: number): void => {
  const cell = 4 * seat + Math.floor(card / 13);
  board.hands[cell] = (board.hands[cell] ?? 0) & ~(1 << (card % 13));
};

/** Moves the cards that everybody else passes, as most do; this seat gets its three and still holds all its own. */
const passAsMost = (board: Board, direction: View['direction'], seat: Seat, gone: Uint8Array): void => {
  for (const giver of SEATS) if (giver !== seat) findHeaviest(board.hands, giver, gone, PASSED * giver);
  for (const giver of SEATS) {
    if (giver === seat) continue;
    for (let place = PASSED * giver; place < PASSED * (giver + 1); place += 1) {
      take(board, giver, gone[place] ?? 0);
      give(board, receiverOf(direction, giver), gone[place] ?? 0);
    }
  }
};

const holderOfLead = (board: Board): Seat => SEATS.find((seat) => ((board.hands[4 * seat] ?? 0) & 1) === 1) ?? 0;

/** A look at a board after a three has been passed. */
type Look = (board: Board, three: number) => void;

/** Deals the unseen cards so many times, lets the others pass, and shows for each of the threes the board once it has been passed. */
export const eachPass = (
  { view, seat }: Sighted,
  threes: readonly (readonly Card[])[],
  worlds: number,
  random: Random,
  look: Look,
): void => {
  const { unseen, masks } = knowledgeOf(view, seat);
  const dealing = planDealing(
    masks,
    view.hands.map((held, one) => (one === seat ? 0 : held.length)),
  );
  const unseenNumbers = unseen.map(cardIndex);
  const own = handOf(view, seat).map(cardIndex);
  const numbers = threes.map((cards) => cards.map(cardIndex));
  const empty = emptyBoard(view.rules);
  const dealt = emptyBoard(view.rules);
  const board = emptyBoard(view.rules);
  const places = new Uint8Array(unseen.length);
  const gone = new Uint8Array(PASSED * SEATS.length);
  const to = receiverOf(view.direction, seat);
  for (let world = 0; world < worlds; world += 1) {
    drawDealing(dealing, random.unit, places);
    copyBoard(empty, dealt);
    for (const card of own) give(dealt, seat, card);
    for (const [at, card] of unseenNumbers.entries()) give(dealt, places[at] ?? 0, card);
    passAsMost(dealt, view.direction, seat, gone);
    for (const [three, cards] of numbers.entries()) {
      copyBoard(dealt, board);
      for (const card of cards) {
        take(board, seat, card);
        give(board, to, card);
      }
      board.turn = holderOfLead(board);
      look(board, three);
    }
  }
};

/** What a played hand cost a seat, the moon counted. */
const costOf = (board: Board, rules: Rules, seat: Seat): number => {
  const shooter = shooterOn(board);
  return shooter < 0 ? takenBy(board, rules, seat) : shooter === seat ? OWN_MOON : ALL_POINTS;
};

/** What the hand costs on average after each of these threes, over so many deals. Every three has the same luck in the play that follows. */
const costsOf = ({ view, seat }: Sighted, threes: readonly (readonly Card[])[], worlds: number, random: Random): Float64Array => {
  const sums = new Float64Array(threes.length);
  const cell = new Uint32Array(1);
  const luck = randomIn(cell);
  let start = 1;
  eachPass({ view, seat }, threes, worlds, random, (board, three) => {
    if (three === 0) start = 1 + random.below(BIG);
    cell[0] = start;
    playOut(board, -1, luck);
    sums[three] = (sums[three] ?? 0) + costOf(board, view.rules, seat);
  });
  return sums.map((sum) => sum / worlds);
};

/** What a card feeds a moon of whoever gets it, in points: the trials do not see it, since nobody in them goes for one. */
const feeds = (card: Card): number => {
  const number = cardIndex(card);
  const rank = number % 13;
  if (Math.floor(number / 13) === HEARTS) return rank >= QUEEN ? FEEDS_HEART : rank < JACK ? -SPOILS : 0;
  return rank > QUEEN ? FEEDS_PLAIN : 0;
};

/** Tries what a seat might pass, the best first: all of them in a third of the deals, and the best few in the others too. */
export const searchPass = (view: View, seat: Seat, worlds: number, random: Random): readonly Parcel[] => {
  const hand = handOf(view, seat);
  const weigh = (card: Card): number => THUMB * passWeight(hand, card) - feeds(card);
  const worth = ({ cards, points }: Parcel): number => cards.reduce((sum, card) => sum + weigh(card), -points);
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

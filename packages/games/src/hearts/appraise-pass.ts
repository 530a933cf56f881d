/**
 * What three cards passed away leave a hand to cost. The trials show which pass seems better, and what really
 * follows does not confirm it: this is told as an opinion, and never as a mistake.
 */
import { type Appraised, type Card, type Chance, rankTried, type Seat, type Sight, type Tried } from '@baize/engine';
import { type Board, cardIndex, copyBoard, emptyBoard, give, playNumber } from './board.ts';
import { byWeight, passByWeight } from './bots/pass-value.ts';
import { playOut } from './bots/playout.ts';
import { randomFrom, randomIn } from './bots/random.ts';
import { takenBy } from './bots/stakes.ts';
import { drawDealing, planDealing } from './dealing.ts';
import { knowledgeOf } from './knowledge.ts';
import { handOf } from './moves.ts';
import { PASSED, receiverOf } from './passing.ts';
import { SEATS } from './seats.ts';
import type { Hearts, View } from './state.ts';

/** A world for a pass takes as long as many for a card, and says less: one in so many. */
const ONE_IN = 4;
const LEAD = 0;

/** The heaviest three, the three with the next in place of one of them, and those that were asked about. */
const parcelsOf = (hand: readonly Card[], asked: readonly (readonly Card[])[]): readonly (readonly Card[])[] => {
  const heavy = byWeight(hand);
  const usual = heavy.slice(0, PASSED);
  const next = heavy.slice(PASSED, PASSED + 2);
  const swapped = next.flatMap((card) => usual.map((_, place) => usual.with(place, card)));
  const seen = new Set<string>();
  return [...asked, usual, ...swapped].filter((cards) => {
    const name = cards.toSorted().join();
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};

/** A deal after the passes of the others, as most pass; this seat gives these three. */
const passedBoard = (
  { rules, direction }: View,
  seat: Seat,
  hands: readonly (readonly Card[])[],
  given: readonly Card[],
  board: Board,
): void => {
  copyBoard(emptyBoard(rules), board);
  for (const giver of SEATS) {
    const hand = hands[giver] ?? [];
    const gone = giver === seat ? given : passByWeight(hand);
    for (const card of hand) {
      const holder = gone.includes(card) ? receiverOf(direction, giver) : giver;
      give(board, holder, cardIndex(card));
      if (cardIndex(card) === LEAD) board.turn = holder;
    }
  }
  playNumber(board, LEAD);
};

/** What some passes cost, those asked about among them. */
export const appraisePass = (
  { seat, view }: Sight<Hearts>,
  chance: Chance,
  effort: number,
  asked: readonly (readonly Card[])[],
): Appraised<Hearts> | undefined => {
  const hand = handOf(view, seat);
  const { unseen, masks } = knowledgeOf(view, seat);
  const dealing = planDealing(
    masks,
    view.hands.map((held, one) => (one === seat ? 0 : held.length)),
  );
  const worlds = Math.max(8, Math.ceil(effort / ONE_IN));
  const tried = parcelsOf(hand, asked).map((cards): Tried<Hearts> & { readonly cards: readonly Card[] } => ({
    cards,
    action: { type: 'pass', cards },
    worth: new Float64Array(worlds),
  }));
  const [random, cell] = [randomFrom(chance), new Uint32Array(1)];
  const luck = randomIn(cell);
  const board = emptyBoard(view.rules);
  const places = new Uint8Array(unseen.length);
  for (let world = 0; world < worlds; world += 1) {
    drawDealing(dealing, random.unit, places);
    const dealt = SEATS.map((one) => (one === seat ? hand : unseen.filter((_, at) => places[at] === one)));
    const start = 1 + random.below(2 ** 31);
    for (const { cards, worth } of tried) {
      cell[0] = start;
      passedBoard(view, seat, dealt, cards, board);
      playOut(board, -1, luck);
      worth[world] = -takenBy(board, view.rules, seat);
    }
  }
  return { unit: 'points', basis: 'sampled', scale: 1, actions: rankTried(tried, new Float64Array(worlds).fill(1), -1) };
};

/**
 * Worlds: how the cards may lie and how the others may play, so that all agrees with what is known, and how likely each is. What
 * somebody played tells what they did not hold, once it is known what kind of player they are.
 */
import type { Seat } from '@baize/engine';
import { type Board, boardOf, cardIndex, copyBoard, emptyBoard, findLegal, give, playNumber, QUEEN, SPADES } from '../board.ts';
import { drawDealing, planDealing } from '../dealing.ts';
import { knowledgeOf } from '../knowledge.ts';
import { SEATS } from '../seats.ts';
import type { View } from '../state.ts';
import { playsOf } from '../trick.ts';
import { countLegal } from './playout.ts';
import { quickCard } from './policy.ts';
import type { Random } from './random.ts';
import { simpleCard } from './simple.ts';

/** How the cards may lie. */
export interface World {
  readonly board: Board;
  /** How likely it is that the others would have played as they did, against other worlds. */
  readonly likely: number;
}

/** Of so many worlds drawn, one is kept, by their likelihoods. */
const GROUP = 4;
/** How much less likely a play is than the one that a kind of player would make; and than the queen they would have thrown. */
const ODD = 0.55;
const KEPT_QUEEN = 0.15;
const QUEEN_OF_SPADES = 13 * SPADES + QUEEN;

interface Turn {
  readonly seat: Seat;
  readonly card: number;
}

const agreement = (guess: number, card: number): number => (guess === card ? 1 : guess === QUEEN_OF_SPADES ? KEPT_QUEEN : ODD);

/** How likely each seat's plays were, for a careful player and for a simple one, from the board before the first of them. */
const judge = (board: Board, turns: readonly Turn[], me: Seat, careful: Float64Array, simple: Float64Array): void => {
  careful.fill(1);
  simple.fill(1);
  for (const { seat, card } of turns) {
    findLegal(board);
    // A card that had to be played tells nothing.
    if (seat !== me && countLegal(board) > 1) {
      careful[seat] = (careful[seat] ?? 1) * agreement(quickCard(board, -1), card);
      simple[seat] = (simple[seat] ?? 1) * agreement(simpleCard(board), card);
    }
    playNumber(board, card);
  }
};

/** Worlds that look like this view to the seat that has it, as many as are asked for. */
export const worldsFrom = (view: View, me: Seat, random: Random): (() => World) => {
  const { unseen, masks } = knowledgeOf(view, me);
  const numbers = Uint8Array.from(unseen, cardIndex);
  const dealing = planDealing(
    masks,
    view.hands.map((hand, seat) => (seat === me ? 0 : hand.length)),
  );
  const turns = playsOf(view).map(({ seat, card }) => ({ seat, card: cardIndex(card) }));
  const now = boardOf(view);
  // Before the first card, whatever has been played was still in the hand it came from.
  const first = emptyBoard(view.rules);
  for (const [cell, bits] of now.hands.entries()) first.hands[cell] = bits;
  for (const { seat, card } of turns) give(first, seat, card);
  first.turn = turns[0]?.seat ?? view.turn;
  const past = emptyBoard(view.rules);
  const others = SEATS.filter((seat) => seat !== me);
  const careful = new Float64Array(4);
  const simple = new Float64Array(4);

  const places = new Uint8Array(numbers.length);
  // Two boards in turn, the one kept and the one drawn: whoever asks for a world is done with the one before.
  let kept = emptyBoard(view.rules);
  let spare = emptyBoard(view.rules);

  /** Draws a world onto the spare board, and says how likely it is. */
  const drawOne = (): number => {
    copyBoard(now, spare);
    copyBoard(first, past);
    drawDealing(dealing, random.unit, places);
    for (let card = 0; card < places.length; card += 1) {
      give(spare, places[card] ?? 0, numbers[card] ?? 0);
      give(past, places[card] ?? 0, numbers[card] ?? 0);
    }
    judge(past, turns, me, careful, simple);
    let likely = 1;
    for (const seat of others) {
      const both = (careful[seat] ?? 1) + (simple[seat] ?? 1);
      likely *= both / 2;
      if (random.unit() * both < (simple[seat] ?? 1)) spare.simple |= 1 << seat;
    }
    return likely;
  };

  return () => {
    let sum = 0;
    const group = turns.length > 4 ? GROUP : 1;
    for (let drawn = 0; drawn < group; drawn += 1) {
      const likely = drawOne();
      sum += likely;
      if (random.unit() * sum >= likely) continue;
      const swapped = kept;
      kept = spare;
      spare = swapped;
    }
    return { board: kept, likely: sum };
  };
};

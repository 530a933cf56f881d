/**
 * Worlds: how the cards may lie and how the others may play, so that all agrees with what is known, and how likely each is. What
 * somebody played tells what they did not hold, once it is known what kind of player they are.
 */
import type { Seat } from '@baize/engine';
import { type Board, boardOf, cardIndex, copyBoard, emptyBoard, findLegal, give, playNumber, QUEEN, SPADES } from '../board.ts';
import { drawDealing, planDealing } from '../dealing.ts';
import { knowledgeOf } from '../knowledge.ts';
import { giverTo } from '../passing.ts';
import { SEATS } from '../seats.ts';
import type { View } from '../state.ts';
import { playsOf } from '../trick.ts';
import { countLegal } from './playout.ts';
import { canStillShoot, quickCard } from './policy.ts';
import type { Random } from './random.ts';
import { simpleCard } from './simple.ts';

/** How the cards may lie. */
export interface World {
  readonly board: Board;
  /** How likely it is that the others would have played as they did, against other worlds. */
  readonly likely: number;
  /** By seat, how likely it is that somebody who plays like this goes for the moon. */
  readonly shooting: Float64Array;
}

/** Of so many worlds drawn, one is kept, by their likelihoods. */
const GROUP = 2;
/** How much less likely a play is than the one that a kind of player would make; and than the queen they would have thrown. */
const ODD = 0.45;
const KEPT_QUEEN = 0.15;
/** How likely a player is one who goes for the moon, against a careful one; and if they have passed nothing but low cards. */
const SHOOTS = 0.5;
const LOW_GIVER_SHOOTS = 2;
/** The lowest rank that is not low: a jack. */
const NOT_LOW = 9;
const QUEEN_OF_SPADES = 13 * SPADES + QUEEN;

/** A likelihood by seat for a careful player, for a simple one, and for one who goes for the moon while that is possible. */
interface Kinds {
  readonly careful: Float64Array;
  readonly simple: Float64Array;
  readonly shooting: Float64Array;
}

const times = (likely: Float64Array, seat: Seat, factor: number): void => {
  likely[seat] = (likely[seat] ?? 1) * factor;
};

interface Turn {
  readonly seat: Seat;
  readonly card: number;
}

const agreement = (guess: number, card: number): number => (guess === card ? 1 : guess === QUEEN_OF_SPADES ? KEPT_QUEEN : ODD);

/** How likely each seat's plays were, from the board before the first of them, for each kind of player. */
const judge = (board: Board, turns: readonly Turn[], me: Seat, { careful, simple, shooting }: Kinds): void => {
  careful.fill(1);
  simple.fill(1);
  shooting.fill(1);
  for (const { seat, card } of turns) {
    findLegal(board);
    // A card that had to be played tells nothing.
    if (seat !== me && countLegal(board) > 1) {
      const guess = quickCard(board, -1);
      times(careful, seat, agreement(guess, card));
      times(simple, seat, agreement(simpleCard(board), card));
      times(shooting, seat, agreement(canStillShoot(board, seat) ? quickCard(board, seat) : guess, card));
    }
    playNumber(board, card);
  }
};

/** Whether this seat has passed us nothing but low cards: who does that keeps the high ones. */
const givesLow = (view: View, me: Seat, seat: Seat): boolean => {
  if (view.direction === 'none' || giverTo(view.direction, me) !== seat) return false;
  const got = (view.passes[seat] ?? []).filter((card) => card !== 'hidden');
  return got.length === 3 && got.every((card) => card !== 'Qs' && cardIndex(card) % 13 < NOT_LOW);
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
  const kinds: Kinds = { careful: new Float64Array(4), simple: new Float64Array(4), shooting: new Float64Array(4) };
  const priors = SEATS.map((seat) => (givesLow(view, me, seat) ? LOW_GIVER_SHOOTS : SHOOTS));

  const places = new Uint8Array(numbers.length);
  // Two boards in turn, the one kept and the one drawn: whoever asks for a world is done with the one before.
  let kept = { board: emptyBoard(view.rules), shooting: new Float64Array(4) };
  let spare = { board: emptyBoard(view.rules), shooting: new Float64Array(4) };

  /** Draws a world onto the spare one, and says how likely it is. */
  const drawOne = (): number => {
    const { board } = spare;
    copyBoard(now, board);
    copyBoard(first, past);
    drawDealing(dealing, random.unit, places);
    for (let card = 0; card < places.length; card += 1) {
      give(board, places[card] ?? 0, numbers[card] ?? 0);
      give(past, places[card] ?? 0, numbers[card] ?? 0);
    }
    judge(past, turns, me, kinds);
    let likely = 1;
    for (const seat of others) {
      const [careful, simple, shooting] = [kinds.careful[seat] ?? 1, kinds.simple[seat] ?? 1, kinds.shooting[seat] ?? 1];
      const both = careful + simple;
      const prior = priors[seat] ?? 0;
      likely *= (both + prior * shooting) / (2 + prior);
      spare.shooting[seat] = (prior * shooting) / (both + prior * shooting);
      if (random.unit() * both < simple) board.simple |= 1 << seat;
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
    return { ...kept, likely: sum };
  };
};

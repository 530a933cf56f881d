/**
 * Search: every card a seat may play is tried in the same imagined worlds, each played out by the same quick rules, so that
 * two cards differ by what they do and not by luck. Half of the cards fall out after each round; the best are tried longest.
 */
import type { Seat } from '@baize/engine';
import { type Board, copyBoard, emptyBoard, findLegal, playNumber } from '../board.ts';
import { countLegal, legalAt, playOut } from './playout.ts';
import { canStillShoot, quickCard } from './policy.ts';
import type { Random } from './random.ts';
import { type Stakes, shooterOn, takenBy, weighHand } from './stakes.ts';
import type { World } from './worlds.ts';

/** A card that could be played now, with a plan behind it, and how it fared: sums over the worlds, weighed by their likelihood. */
export interface Arm {
  readonly card: number;
  /** Whether the moon is gone for from here. */
  readonly shoots: boolean;
  weight: number;
  value: number;
  points: number;
  moons: number;
}

const ROUNDS = 4;
/** More worlds than this a round tell two last cards apart no better. */
const MOST_WORLDS = 70;
const SURE_ENOUGH = 0.8;

const newArm = (card: number, shoots: boolean): Arm => ({ card, shoots, weight: 0, value: 0, points: 0, moons: 0 });

/** Every card that may be played; and, while nobody else has a penalty card, one to shoot the moon with. */
const armsOf = (board: Board, seat: Seat): readonly Arm[] => {
  findLegal(board);
  const plain = Array.from({ length: countLegal(board) }, (_, place) => newArm(legalAt(board, place), false));
  return canStillShoot(board, seat) && board.tricks > 0 ? [...plain, newArm(quickCard(board, seat), true)] : plain;
};

/** What a card was worth on average. The moon is gone for only where it comes off more often than not by far. */
const worthOf = ({ value, weight, shoots, moons }: Arm): number => (shoots && moons < SURE_ENOUGH * weight ? -1 : value / weight);

/** What a trial needs beside the card and the world. */
interface Bench {
  readonly seat: Seat;
  readonly stakes: Stakes;
  readonly random: Random;
  readonly board: Board;
  readonly values: Float64Array;
}

/** Plays a world out after a card, and notes how that went. */
const tryOut = (arm: Arm, { board: world, likely }: World, { seat, stakes, random, board, values }: Bench): void => {
  copyBoard(world, board);
  playNumber(board, arm.card);
  playOut(board, arm.shoots ? seat : -1, random);
  weighHand(board, stakes, values);
  const isMoon = shooterOn(board) === seat;
  arm.weight += likely;
  arm.value += likely * (values[seat] ?? 0);
  arm.points += isMoon ? 0 : likely * takenBy(board, stakes.rules, seat);
  arm.moons += isMoon ? likely : 0;
};

/** Tries the cards a seat may play in these worlds, and tells how each fared, the best first. */
export const searchCards = (draw: () => World, seat: Seat, stakes: Stakes, playouts: number, random: Random): readonly Arm[] => {
  const bench: Bench = { seat, stakes, random, board: emptyBoard(stakes.rules), values: new Float64Array(4) };
  let arms = armsOf(draw().board, seat);
  let out: readonly Arm[] = [];
  for (let round = 0; round < ROUNDS && arms.length > 1; round += 1) {
    const worlds = Math.min(MOST_WORLDS, Math.ceil(playouts / ROUNDS / arms.length));
    for (let world = 0; world < worlds; world += 1) {
      const drawn = draw();
      for (const arm of arms) tryOut(arm, drawn, bench);
    }
    const ranked = arms.toSorted((a, b) => worthOf(b) - worthOf(a));
    const keep = Math.max(2, Math.ceil(ranked.length / 2));
    arms = ranked.slice(0, keep);
    out = [...ranked.slice(keep), ...out];
  }
  return [...arms, ...out];
};

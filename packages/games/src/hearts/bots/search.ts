/**
 * Search: every card a seat may play is tried in the same imagined worlds, each played out by the same quick rules and with the same
 * luck, so that two cards differ by what they do. Some of the cards fall out after each round; the best are tried longest.
 */
import type { Seat } from '@baize/engine';
import { type Board, cardCount, cellAt, copyBoard, emptyBoard, findLegal, HEARTS, playNumber } from '../board.ts';
import type { Rules } from '../rules.ts';
import { ALL_POINTS } from '../trick.ts';
import { countLegal, legalAt, playOut } from './playout.ts';
import { canStillShoot, quickCard } from './policy.ts';
import { type Random, randomIn } from './random.ts';
import { type Stakes, shooterOn, takenBy, weighHand } from './stakes.ts';
import type { World } from './worlds.ts';

// A trial: a board played out as usual, and once more as if the rival who may still shoot the moon went for it.

// --- who else may be on the way to the moon --------------------------------------------------------------------------

/** How much a hand looks like the moon: its ace counts 4, its king 3, its queen 2, its jack 1, and a long suit makes more of them. */
const strengthOf = ({ hands }: Board, seat: number): number => {
  let sum = 0;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = cellAt(hands, 4 * seat + suit);
    const top = ((bits >> 12) & 1) * 4 + ((bits >> 11) & 1) * 3 + ((bits >> 10) & 1) * 2 + ((bits >> 9) & 1);
    const long = top > 3 ? 2 * Math.max(0, cardCount(bits) - 4) : 0;
    sum += top + long + (suit === HEARTS ? top / 2 : 0);
  }
  return sum;
};

const strongestBut = (board: Board, me: Seat): number => {
  let best = -1;
  let most = -1;
  for (let seat = 0; seat < 4; seat += 1) {
    const strength = seat === me ? -1 : strengthOf(board, seat);
    if (strength <= most) continue;
    most = strength;
    best = seat;
  }
  return best;
};

/** The other seat that has every penalty card so far; before the first, the one whose hand is strongest; -1 when there is none. */
const moonRival = (board: Board, me: Seat): number => {
  let taker = -1;
  for (let seat = 0; seat < 4; seat += 1) {
    if (cellAt(board.penalties, seat) === 0) continue;
    if (taker >= 0) return -1;
    taker = seat;
  }
  if (taker < 0) return strongestBut(board, me);
  return taker === me ? -1 : taker;
};

/** The boards of a trial, used again and again. */
interface Tryout {
  /** As it goes when nobody else goes for the moon. */
  readonly usual: Board;
  /** As it goes when a rival does. */
  readonly rivals: Board;
}

/** How much a rival's moon counts that comes off where it is tried: least for one who plays as if there were none, most for one who is after it. */
const MIN_FEAR = 0.9;

/** What it counts, by how likely the rival is after it. */
const fearOf = (shooting: number): number => MIN_FEAR + (1 - MIN_FEAR) * shooting;

/** Boards to try on. */
const newTryout = (rules: Rules): Tryout => ({ usual: emptyBoard(rules), rivals: emptyBoard(rules) });

/**
 * Plays a board out both ways, and tells whose moon came off, of the rivals', or -1. Of the others only this seat watches out for it: whoever leaves
 * it to somebody else to stop a moon finds that nobody does. Who shoots has no rival.
 */
const playTwice = ({ usual, rivals }: Tryout, start: Board, seat: Seat, shoots: boolean, random: Random): number => {
  copyBoard(start, usual);
  playOut(usual, shoots ? seat : -1, random);
  const rival = shoots ? -1 : moonRival(start, seat);
  if (rival < 0) return -1;
  copyBoard(start, rivals);
  playOut(rivals, rival, random, 1 << seat);
  return shooterOn(rivals) === rival ? rival : -1;
};

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

const ROUNDS = 5;
/** This part of the cards stays in after a round. */
const STAYS = 0.7;
/** More worlds than this a round tell two last cards apart no better. */
const MAX_WORLDS = 150;
const BIG = 2 ** 31;
const SURE_ENOUGH = 0.75;
const NEVER = Number.NEGATIVE_INFINITY;

const newArm = (card: number, shoots: boolean): Arm => ({ card, shoots, weight: 0, value: 0, points: 0, moons: 0 });

/** Every card that may be played; and, while nobody else has a penalty card, one to shoot the moon with. */
const armsOf = (board: Board, seat: Seat): readonly Arm[] => {
  findLegal(board);
  const plain = Array.from({ length: countLegal(board) }, (_, place) => newArm(legalAt(board, place), false));
  return canStillShoot(board, seat) && board.tricks > 0 ? [...plain, newArm(quickCard(board, seat), true)] : plain;
};

/** What a card was worth on average. The moon is gone for only where it comes off more often than not. */
const worthOf = ({ value, weight, shoots, moons }: Arm): number => (shoots && moons < SURE_ENOUGH * weight ? NEVER : value / weight);

/** What a trial needs beside the card and the world. */
interface Bench {
  readonly seat: Seat;
  readonly stakes: Stakes;
  /** The luck of the play, and where it begins. */
  readonly cell: Uint32Array;
  readonly luck: Random;
  readonly start: Board;
  readonly trial: Tryout;
  readonly values: Float64Array;
}

/** What a played board was worth to a seat. */
const valueOn = (board: Board, { seat, stakes, values }: Bench): number => {
  weighHand(board, stakes, values);
  return values[seat] ?? 0;
};

/** Plays a world out after a card, and notes how that went. */
const tryOut = (arm: Arm, { board: world, likely, shooting }: World, bench: Bench): void => {
  const { seat, stakes, luck, start, trial } = bench;
  copyBoard(world, start);
  playNumber(start, arm.card);
  const rival = playTwice(trial, start, seat, arm.shoots, luck);
  const usual = valueOn(trial.usual, bench);
  const isMoon = shooterOn(trial.usual) === seat;
  const points = isMoon ? 0 : takenBy(trial.usual, stakes.rules, seat);
  const part = rival < 0 ? 0 : fearOf(shooting[rival] ?? 0);
  arm.weight += likely;
  arm.value += likely * (part === 0 ? usual : usual + part * (valueOn(trial.rivals, bench) - usual));
  arm.points += likely * (points + part * (ALL_POINTS - points));
  arm.moons += isMoon ? likely : 0;
};

/** Tries the cards a seat may play in these worlds, and tells how each fared, the best first. */
export const searchCards = (draw: () => World, seat: Seat, stakes: Stakes, playouts: number, random: Random): readonly Arm[] => {
  const cell = new Uint32Array(1);
  const bench: Bench = {
    seat,
    stakes,
    cell,
    luck: randomIn(cell),
    start: emptyBoard(stakes.rules),
    trial: newTryout(stakes.rules),
    values: new Float64Array(4),
  };
  let arms = armsOf(draw().board, seat);
  let out: readonly Arm[] = [];
  for (let round = 0; round < ROUNDS && arms.length > 1; round += 1) {
    const worlds = Math.min(MAX_WORLDS, Math.ceil(playouts / ROUNDS / arms.length));
    for (let world = 0; world < worlds; world += 1) {
      const drawn = draw();
      const begin = 1 + random.below(BIG);
      for (const arm of arms) {
        cell[0] = begin;
        tryOut(arm, drawn, bench);
      }
    }
    const ranked = arms.toSorted((a, b) => worthOf(b) - worthOf(a));
    const keep = Math.max(2, Math.ceil(STAYS * ranked.length));
    arms = ranked.slice(0, keep);
    out = [...ranked.slice(keep), ...out];
  }
  return [...arms, ...out];
};

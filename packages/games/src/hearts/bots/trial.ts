/** A trial: a board played out as usual, and once more as if the rival who may still shoot the moon went for it. */
import type { Seat } from '@baize/engine';
import { type Board, copyBoard, emptyBoard } from '../board.ts';
import type { Rules } from '../rules.ts';
import { playOut } from './playout.ts';
import type { Random } from './random.ts';
import { moonRival } from './rival.ts';
import { shooterOn } from './stakes.ts';

/** The boards of a trial, used again and again. */
export interface Tryout {
  /** As it goes when nobody else goes for the moon. */
  readonly usual: Board;
  /** As it goes when a rival does. */
  readonly rivals: Board;
}

/** How much a rival's moon counts that comes off where it is tried: least for one who plays as if there were none, most for one who is after it. */
const LEAST_FEAR = 0.9;

/** What it counts, by how likely the rival is after it. */
export const fearOf = (shooting: number): number => LEAST_FEAR + (1 - LEAST_FEAR) * shooting;

/** Boards to try on. */
export const newTryout = (rules: Rules): Tryout => ({ usual: emptyBoard(rules), rivals: emptyBoard(rules) });

/**
 * Plays a board out both ways, and tells whose moon came off, of the rivals', or -1. Of the others only this seat watches out for it: whoever leaves
 * it to somebody else to stop a moon finds that nobody does. Who shoots has no rival.
 */
export const playTwice = ({ usual, rivals }: Tryout, start: Board, seat: Seat, shoots: boolean, random: Random): number => {
  copyBoard(start, usual);
  playOut(usual, shoots ? seat : -1, random);
  const rival = shoots ? -1 : moonRival(start, seat);
  if (rival < 0) return -1;
  copyBoard(start, rivals);
  playOut(rivals, rival, random, 1 << seat);
  return shooterOn(rivals) === rival ? rival : -1;
};

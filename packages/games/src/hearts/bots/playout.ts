/** Playing a hand to its end by quick rules. */
import { type Board, cardCount, cellAt, findLegal, lowestRank, playNumber } from '../board.ts';
import { PENALTY_CARDS } from '../trick.ts';
import { EVERYBODY, quickCard } from './policy.ts';
import type { Random } from './random.ts';
import { simpleCard } from './simple.ts';

/** One move in so many is made at random: the quick rules must not be trusted blindly, nor drowned in noise. */
const ONE_IN = 40;

/** How many cards the seat to play may choose from; after `findLegal`. */
export const countLegal = ({ legal }: Board): number =>
  cardCount(cellAt(legal, 0)) + cardCount(cellAt(legal, 1)) + cardCount(cellAt(legal, 2)) + cardCount(cellAt(legal, 3));

/** The legal card of this place in order, from 0. */
export const legalAt = ({ legal }: Board, place: number): number => {
  let left = place;
  for (let suit = 0; suit < 4; suit += 1) {
    let bits = cellAt(legal, suit);
    const count = cardCount(bits);
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; left > 0; left -= 1) bits &= bits - 1;
    return 13 * suit + lowestRank(bits);
  }
  return -1;
};

/** Whether nothing that counts is left to be taken. */
const isDecided = ({ penalties, jack, jackCounts }: Board): boolean =>
  cellAt(penalties, 0) + cellAt(penalties, 1) + cellAt(penalties, 2) + cellAt(penalties, 3) === PENALTY_CARDS && (!jackCounts || jack >= 0);

const usualCard = (board: Board, shooter: number, watchers: number): number =>
  (board.simple >> board.turn) & 1 ? simpleCard(board) : quickCard(board, shooter, watchers);

/** Plays the board out, as far as it matters; `shooter` is a seat bent on the moon, or -1, and `watchers` know of it. */
export const playOut = (board: Board, shooter: number, random: Random, watchers = EVERYBODY): void => {
  while (board.tricks < 13 && !(board.laid === 0 && isDecided(board))) {
    findLegal(board);
    const card = random.below(ONE_IN) === 0 ? legalAt(board, random.below(countLegal(board))) : usualCard(board, shooter, watchers);
    playNumber(board, card);
  }
};

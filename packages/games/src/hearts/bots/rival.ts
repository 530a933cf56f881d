/** Who else may be on the way to the moon. */
import type { Seat } from '@baize/engine';
import { type Board, cardCount, cellAt, HEARTS } from '../board.ts';

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
export const moonRival = (board: Board, me: Seat): number => {
  let taker = -1;
  for (let seat = 0; seat < 4; seat += 1) {
    if (cellAt(board.penalties, seat) === 0) continue;
    if (taker >= 0) return -1;
    taker = seat;
  }
  if (taker < 0) return strongestBut(board, me);
  return taker === me ? -1 : taker;
};

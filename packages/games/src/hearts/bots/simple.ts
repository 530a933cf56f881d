/** The rules of thumb of somebody who remembers nothing: low when following, low when leading, and points away when void. */
import { type Board, cellAt, HEARTS, highestOf, lowestRank, QUEEN, QUEEN_BIT, SPADES } from '../board.ts';

/** Low, whatever else; but the queen goes under a higher spade, and not before. */
const follow = ({ led, high, legal }: Board): number => {
  const held = cellAt(legal, led);
  if (led !== SPADES || (held & QUEEN_BIT) === 0) return lowestRank(held);
  if (high > QUEEN || held === QUEEN_BIT) return QUEEN;
  return lowestRank(held & ~QUEEN_BIT);
};

/** The legal card that is lowest of all. */
const lowestCard = ({ legal }: Board): number => {
  let best = -1;
  let least = 13;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = cellAt(legal, suit);
    if (bits === 0 || lowestRank(bits) >= least) continue;
    best = suit;
    least = lowestRank(bits);
  }
  return 13 * best + least;
};

/** The legal card that is highest of all. */
const highestCard = ({ legal }: Board): number => {
  let best = -1;
  let most = -1;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = cellAt(legal, suit);
    if (bits === 0 || highestOf(bits) <= most) continue;
    best = suit;
    most = highestOf(bits);
  }
  return 13 * best + most;
};

const discard = (board: Board): number => {
  const { legal } = board;
  if ((cellAt(legal, SPADES) & QUEEN_BIT) !== 0) return 13 * SPADES + QUEEN;
  return cellAt(legal, HEARTS) === 0 ? highestCard(board) : 13 * HEARTS + highestOf(cellAt(legal, HEARTS));
};

/** The card that a simple player chooses. Needs `findLegal` first. */
export const simpleCard = (board: Board): number => {
  const { led, legal } = board;
  if (led < 0) return lowestCard(board);
  return cellAt(legal, led) === 0 ? discard(board) : 13 * led + follow(board);
};

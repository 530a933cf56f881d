/**
 * Quick rules for one card: duck what costs, get rid of what will, flush the queen out, watch the moon. They look only at
 * what their seat may see: its own hand and what has been played.
 */
import {
  type Board,
  CLUBS,
  cardCount,
  cellAt,
  DIAMONDS,
  findLegal,
  HEARTS,
  highestOf,
  lowestRank,
  QUEEN,
  QUEEN_BIT,
  SPADES,
  SUIT,
  under,
} from '../board.ts';

const ABOVE_QUEEN = SUIT & ~under(QUEEN + 1);
/** How many penalty cards one seat must have taken alone before the others fear the moon, and before it goes for it. */
const FEARED = 5;
const GOES_FOR_IT = 9;
/** The same where only some watch out for a moon that is gone for: whoever relies on the rest to see it in time loses to it. */
const FEARED_LATE = 7;

/** All four seats, one bit each. */
export const EVERYBODY = 15;

/** Less than anything is worth. */
const NONE = -999;

const card = (suit: number, rank: number): number => 13 * suit + rank;

/** The seat that has taken every penalty card so far, if there are some; -1 when the moon cannot be shot any more, or not yet. */
const threatOn = ({ penalties }: Board, feared: number): number => {
  const a = cellAt(penalties, 0);
  const b = cellAt(penalties, 1);
  const c = cellAt(penalties, 2);
  const d = cellAt(penalties, 3);
  const all = a + b + c + d;
  if (all < feared) return -1;
  return a === all ? 0 : b === all ? 1 : c === all ? 2 : d === all ? 3 : -1;
};

const isQueenOut = (board: Board): boolean => (cellAt(board.played, SPADES) & QUEEN_BIT) === 0;

// --- following -------------------------------------------------------------------------------------------

/** Without the queen of spades, where there is another choice. */
const keepQueen = (suit: number, bits: number): number => (suit === SPADES && bits !== QUEEN_BIT ? bits & ~QUEEN_BIT : bits);

/** Nothing ducks: the last hand takes with its highest; others hope that somebody goes over them. */
const goOver = (board: Board, held: number): number => {
  const bits = keepQueen(board.led, held);
  return board.laid === 3 ? highestOf(bits) : lowestRank(bits);
};

/** The first round of clubs or diamonds: most can follow, so that nothing is thrown, and high cards are got rid of. */
const isFresh = ({ tricks, pot, led, laid, played }: Board): boolean =>
  tricks === 0 || (pot === 0 && (led === CLUBS || led === DIAMONDS) && cardCount(cellAt(played, led)) <= laid);

const duck = (board: Board, held: number): number => {
  if (isFresh(board)) return highestOf(held);
  const below = held & under(board.high);
  if (board.led === SPADES && (below & QUEEN_BIT) !== 0) return QUEEN;
  if (below === 0) return goOver(board, held);
  // The last hand takes a trick that costs nothing with a card it would rather not keep.
  if (board.laid === 3 && board.pot === 0 && board.led !== HEARTS) {
    const free = keepQueen(board.led, held);
    if (free > below && (board.led !== SPADES || !isQueenOut(board))) return highestOf(free);
  }
  return highestOf(below);
};

/** Against the moon: a trick with points is taken from the one who shoots. */
const spoil = (board: Board, held: number): number => {
  const over = held & ~under(board.high + 1);
  if (over === 0) return lowestRank(held);
  return board.laid === 3 ? lowestRank(over) : highestOf(over);
};

const followSuit = (board: Board, threat: number, shoots: boolean): number => {
  const held = cellAt(board.legal, board.led);
  if (shoots) return shootOver(board, held);
  const isFeared = threat >= 0 && threat !== board.turn && board.taker === threat;
  if (isFeared && (board.pot > 0 || board.led === HEARTS)) return spoil(board, held);
  return duck(board, held);
};

/** For the moon: take it with the highest, or with just enough when last; give up low what cannot be taken. */
const shootOver = (board: Board, held: number): number => {
  const over = held & ~under(board.high + 1);
  if (over === 0) return lowestRank(held);
  return board.laid === 3 ? lowestRank(over) : highestOf(over);
};

// --- discarding --------------------------------------------------------------------------------------------

/** How glad a seat is to be rid of a suit's highest card: high, and few of it. */
const burden = (board: Board, suit: number): number => {
  const bits = cellAt(board.legal, suit);
  if (bits === 0) return NONE;
  const held = cellAt(board.hands, 4 * board.turn + suit);
  const lower = SUIT & ~cellAt(board.played, suit) & ~held & under(highestOf(bits));
  // A card that nothing lies below cannot hurt.
  if (lower === 0) return 0;
  const weight = suit === HEARTS ? 5 : 0;
  return 2 * highestOf(bits) + weight - 4 * cardCount(held) + cardCount(lower);
};

const heaviest = (board: Board): number => {
  let best = -1;
  let most = NONE;
  for (let suit = 0; suit < 4; suit += 1) {
    const weight = burden(board, suit);
    if (weight <= most) continue;
    best = suit;
    most = weight;
  }
  return card(best, highestOf(cellAt(board.legal, best)));
};

/** Rid of what will cost: the queen, then what lies above her, then the heaviest. */
const throwAway = (board: Board, threat: number): number => {
  const { legal } = board;
  const spades = cellAt(legal, SPADES);
  const feeds = threat >= 0 && threat !== board.turn && board.taker === threat;
  if (feeds) return withhold(board);
  if ((spades & QUEEN_BIT) !== 0) return card(SPADES, QUEEN);
  // A single point elsewhere ends the moon.
  if (threat >= 0 && threat !== board.turn && cellAt(legal, HEARTS) !== 0) return card(HEARTS, lowestRank(cellAt(legal, HEARTS)));
  if ((spades & ABOVE_QUEEN) !== 0 && isQueenOut(board) && cardCount(cellAt(board.hands, 4 * board.turn + SPADES)) < 5) {
    return card(SPADES, highestOf(spades));
  }
  return heaviest(board);
};

const harmless = [DIAMONDS, CLUBS, SPADES] as const;

/** Gives nothing that the shooter wants, and keeps the high cards that may stop it. */
const withhold = (board: Board): number => {
  const { legal } = board;
  for (const suit of harmless) {
    const bits = keepQueen(suit, cellAt(legal, suit));
    if (bits !== 0 && !(suit === SPADES && bits === QUEEN_BIT)) return card(suit, lowestRank(bits));
  }
  const hearts = cellAt(legal, HEARTS);
  return hearts === 0 ? card(SPADES, QUEEN) : card(HEARTS, lowestRank(hearts));
};

/** For the moon: low cards that can win nothing go first, and never a point. */
const throwLow = (board: Board): number => {
  let best = -1;
  let least = 99;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = cellAt(board.legal, suit);
    if (bits === 0) continue;
    const rank = lowestRank(bits) + (suit === HEARTS ? 20 : 0);
    if (rank >= least) continue;
    best = suit;
    least = rank;
  }
  return card(best, lowestRank(cellAt(board.legal, best)));
};

// --- leading -----------------------------------------------------------------------------------------------

/** How safe it is to lead a suit's lowest card: the more lie above it and the fewer below, the better. */
const safety = (board: Board, suit: number): number => {
  const bits = cellAt(board.legal, suit);
  if (bits === 0) return NONE;
  const out = SUIT & ~cellAt(board.played, suit) & ~cellAt(board.hands, 4 * board.turn + suit);
  // Nobody else holds the suit: whoever leads it takes everything that the others throw.
  if (out === 0) return -50;
  const rank = lowestRank(bits);
  const over = cardCount(out & ~under(rank + 1));
  const below = cardCount(out & under(rank));
  if (over === 0) return -40;
  const held = cardCount(cellAt(board.hands, 4 * board.turn + suit));
  return 2 * over - 3 * below - held + (suit === HEARTS ? -1 : 0);
};

const leadSafely = (board: Board): number => {
  const spades = cellAt(board.legal, SPADES);
  const others = SUIT & ~cellAt(board.played, SPADES) & ~spades;
  // Whoever holds neither the queen nor what she catches makes the others find her.
  if ((others & QUEEN_BIT) !== 0 && spades !== 0 && spades < QUEEN_BIT) return card(SPADES, highestOf(spades));
  let best = -1;
  let most = NONE;
  for (let suit = 0; suit < 4; suit += 1) {
    const isBait = suit === SPADES && (others & QUEEN_BIT) !== 0;
    const isBare = suit === SPADES && (spades & QUEEN_BIT) !== 0;
    const safe = Math.max(NONE, safety(board, suit) - (isBait || isBare ? 20 : 0));
    if (safe <= most) continue;
    best = suit;
    most = safe;
  }
  const bits = cellAt(board.legal, best);
  return card(best, best === SPADES ? lowestRank(keepQueen(SPADES, bits)) : lowestRank(bits));
};

/** For the moon: a card that nobody can beat, from the longest suit; else the longest suit's highest. */
const leadToTake = (board: Board): number => {
  let best = -1;
  let most = -1;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = cellAt(board.legal, suit);
    if (bits === 0) continue;
    const out = SUIT & ~cellAt(board.played, suit) & ~cellAt(board.hands, 4 * board.turn + suit);
    const worth = (bits > out ? 20 : 0) + cardCount(bits) + (suit === HEARTS ? -1 : 0);
    if (worth <= most) continue;
    best = suit;
    most = worth;
  }
  return card(best, highestOf(cellAt(board.legal, best)));
};

// --- the choice --------------------------------------------------------------------------------------------

/**
 * The card that the quick rules choose for the seat to play; `shooter` is a seat bent on the moon, or -1, and `watchers`, one bit a seat,
 * know of it. Needs `findLegal` first.
 */
export const quickCard = (board: Board, shooter: number, watchers = EVERYBODY): number => {
  const { turn } = board;
  const isSeen = shooter !== turn && ((watchers >> turn) & 1) === 1 && isOnTheWay(board, shooter);
  const threat = isSeen ? shooter : threatOn(board, watchers === EVERYBODY ? FEARED : FEARED_LATE);
  const shoots = (shooter === turn && canStillShoot(board, turn)) || (threat === turn && cellAt(board.penalties, turn) >= GOES_FOR_IT);
  if (board.led < 0) return shoots && board.tricks > 0 ? leadToTake(board) : leadSafely(board);
  if (cellAt(board.legal, board.led) !== 0) return card(board.led, followSuit(board, threat, shoots));
  return shoots ? throwLow(board) : throwAway(board, threat);
};

/** Whether a seat has taken penalty cards, and nobody else. */
const isOnTheWay = (board: Board, seat: number): boolean => seat >= 0 && cellAt(board.penalties, seat) > 0 && canStillShoot(board, seat);

/** Whether nobody else has taken a penalty card yet. */
export const canStillShoot = ({ penalties }: Board, seat: number): boolean =>
  cellAt(penalties, 0) + cellAt(penalties, 1) + cellAt(penalties, 2) + cellAt(penalties, 3) === cellAt(penalties, seat);

/** Chooses by the quick rules, on a board whose seat to play has not looked yet. */
export const chooseQuickly = (board: Board, shooter = -1): number => {
  findLegal(board);
  return quickCard(board, shooter);
};

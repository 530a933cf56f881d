/**
 * The tricks of a hand on bit sets, for thinking fast: the same rules as the game's own, on a board that is changed in place.
 * A suit of a hand is 13 bits, the two lowest. A test plays both side by side and finds no difference.
 */
import { type Card, PACK, RANKS, type Seat, type SeenCard, SUITS } from '@baize/engine';
import { SEATS } from './seats.ts';
import type { Tableau } from './state.ts';

/** The suits as the board counts them. */
export const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
/** The rank of the queen. */
export const QUEEN = 10;
/** The rank of the jack. */
export const JACK = 9;
/** The queen of spades, as a bit of the spades. */
export const QUEEN_BIT = 1 << QUEEN;
/** A whole suit. */
export const SUIT = 0x1fff;

/** A hand being played. Cards are numbers: 13 times the suit and the rank. */
export interface Board {
  /** By 4 times the seat and the suit. */
  readonly hands: Int32Array;
  /** By suit, all that has been played. */
  readonly played: Int32Array;
  /** By suit, what the seat to play may play; set by `findLegal`. */
  readonly legal: Int32Array;
  /** By seat, the penalty points taken that count, and the penalty cards. */
  readonly points: Int32Array;
  readonly penalties: Int32Array;
  turn: number;
  /** The suit led, or -1; the highest rank of it, and who played that. */
  led: number;
  high: number;
  taker: number;
  /** Cards in the trick, penalty points and cards among them, and whether the jack of diamonds is. */
  laid: number;
  pot: number;
  potCards: number;
  potJack: boolean;
  tricks: number;
  broken: boolean;
  /** Who took the jack of diamonds, or -1. */
  jack: number;
  /** The seats that are taken to play simply, one bit a seat; see bots/. */
  simple: number;
  readonly firstCounts: boolean;
  readonly queenBreaks: boolean;
  readonly jackCounts: boolean;
}

// By the codes of a card's two letters: every card of every view is asked for, and a search through the pack takes ten times as long.
const places = new Uint8Array(128);
for (const [place, rank] of RANKS.entries()) places[rank.charCodeAt(0)] = place;
for (const [place, suit] of SUITS.entries()) places[suit.charCodeAt(0)] = place * RANKS.length;

/** The number of a card. */
export const cardIndex = (card: Card): number => (places[card.charCodeAt(0)] ?? 0) + (places[card.charCodeAt(1)] ?? 0);
/** The card of a number. */
export const cardAtIndex = (number: number): Card => {
  const card = PACK[number];
  if (card === undefined) throw new RangeError(`There is no card ${number}.`);
  return card;
};

/** The rank of the highest card of a suit's bits. */
export const highestOf = (bits: number): number => 31 - Math.clz32(bits);
/** The rank of the lowest card of a suit's bits. */
export const lowestRank = (bits: number): number => 31 - Math.clz32(bits & -bits);
/** The bits below a rank. */
export const under = (rank: number): number => (1 << rank) - 1;

const counts = Uint8Array.from({ length: SUIT + 1 }, (_, bits) => {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
});
/** How many cards a suit's bits hold. */
export const cardCount = (bits: number): number => counts[bits] ?? 0;

/** What a cell of the board holds. */
export const cellAt = (cells: Int32Array, index: number): number => cells[index] ?? 0;

/** A board before the first card, without any. */
export const emptyBoard = ({ firstTrickCounts, queenBreaksHearts, jackOfDiamonds }: Tableau<SeenCard>['rules']): Board => ({
  hands: new Int32Array(16),
  played: new Int32Array(4),
  legal: new Int32Array(4),
  points: new Int32Array(4),
  penalties: new Int32Array(4),
  turn: 0,
  led: -1,
  high: 0,
  taker: 0,
  laid: 0,
  pot: 0,
  potCards: 0,
  potJack: false,
  tricks: 0,
  broken: false,
  jack: -1,
  simple: 0,
  firstCounts: firstTrickCounts,
  queenBreaks: queenBreaksHearts,
  jackCounts: jackOfDiamonds !== 0,
});

/** The suit of a card's number. */
const suitOfNumber = (card: number): number => (card / 13) | 0;

/** Puts a card into a hand. */
export const give = (board: Board, seat: Seat, card: number): void => {
  const suit = suitOfNumber(card);
  board.hands[4 * seat + suit] = cellAt(board.hands, 4 * seat + suit) | (1 << (card - 13 * suit));
};

/** Makes one board the same as another. */
export const copyBoard = (from: Board, to: Board): void => {
  for (let cell = 0; cell < 16; cell += 1) to.hands[cell] = cellAt(from.hands, cell);
  for (let cell = 0; cell < 4; cell += 1) {
    to.played[cell] = cellAt(from.played, cell);
    to.points[cell] = cellAt(from.points, cell);
    to.penalties[cell] = cellAt(from.penalties, cell);
  }
  to.turn = from.turn;
  to.led = from.led;
  to.high = from.high;
  to.taker = from.taker;
  to.laid = from.laid;
  to.pot = from.pot;
  to.potCards = from.potCards;
  to.potJack = from.potJack;
  to.tricks = from.tricks;
  to.broken = from.broken;
  to.jack = from.jack;
  to.simple = from.simple;
};

const allLegal = ({ hands, legal }: Board, seat: number): void => {
  for (let suit = 0; suit < 4; suit += 1) legal[suit] = cellAt(hands, 4 * seat + suit);
};

const legalLead = (board: Board): void => {
  const { legal, turn } = board;
  allLegal(board, turn);
  if (board.tricks === 0) {
    legal[CLUBS] = 1;
    legal[DIAMONDS] = 0;
    legal[HEARTS] = 0;
    legal[SPADES] = 0;
  } else if (!board.broken && (cellAt(legal, CLUBS) | cellAt(legal, DIAMONDS) | cellAt(legal, SPADES)) !== 0) {
    legal[HEARTS] = 0;
  }
};

/** No heart and no queen on the first trick, unless there is nothing else. */
const spareFirstTrick = ({ legal }: Board): void => {
  const spades = cellAt(legal, SPADES) & ~QUEEN_BIT;
  if ((cellAt(legal, CLUBS) | cellAt(legal, DIAMONDS) | spades) === 0) return;
  legal[SPADES] = spades;
  legal[HEARTS] = 0;
};

/** Finds what the seat to play may play. */
export const findLegal = (board: Board): void => {
  const { hands, legal, turn, led } = board;
  if (led < 0) {
    legalLead(board);
    return;
  }
  const follow = cellAt(hands, 4 * turn + led);
  if (follow === 0) {
    allLegal(board, turn);
    if (board.tricks === 0) spareFirstTrick(board);
    return;
  }
  // By hand: a built-in for four cells would cost more than the rest of this function.
  legal[CLUBS] = 0;
  legal[DIAMONDS] = 0;
  legal[HEARTS] = 0;
  legal[SPADES] = 0;
  legal[led] = follow;
};

const layPenalty = (board: Board, suit: number, rank: number): void => {
  if (suit === HEARTS) {
    board.pot += 1;
    board.potCards += 1;
    board.broken = true;
  } else if (suit === SPADES && rank === QUEEN) {
    board.pot += 13;
    board.potCards += 1;
    if (board.queenBreaks) board.broken = true;
  } else if (suit === DIAMONDS && rank === JACK) board.potJack = true;
};

const gather = (board: Board): void => {
  const { taker } = board;
  if (board.tricks > 0 || board.firstCounts) board.points[taker] = cellAt(board.points, taker) + board.pot;
  board.penalties[taker] = cellAt(board.penalties, taker) + board.potCards;
  if (board.potJack) board.jack = taker;
  board.potJack = false;
  board.pot = 0;
  board.potCards = 0;
  board.laid = 0;
  board.led = -1;
  board.tricks += 1;
  board.turn = taker;
};

/** The seat to play plays a card that is legal, by its number. */
export const playNumber = (board: Board, card: number): void => {
  const suit = suitOfNumber(card);
  playOn(board, suit, card - 13 * suit);
};

/** The seat to play plays a card that is legal. */
export const playOn = (board: Board, suit: number, rank: number): void => {
  const { turn } = board;
  const bit = 1 << rank;
  board.hands[4 * turn + suit] = cellAt(board.hands, 4 * turn + suit) & ~bit;
  board.played[suit] = cellAt(board.played, suit) | bit;
  if (board.led < 0 || (suit === board.led && rank > board.high)) {
    board.led = suit;
    board.high = rank;
    board.taker = turn;
  }
  layPenalty(board, suit, rank);
  board.laid += 1;
  board.turn = (turn + 1) & 3;
  if (board.laid === 4) gather(board);
};

const playAs = (board: Board, seat: Seat, card: Card): void => {
  board.turn = seat;
  playNumber(board, cardIndex(card));
};

/** The board of a table: the cards that can be seen, and all that has been played. */
export const boardOf = (table: Tableau<SeenCard>): Board => {
  const board = emptyBoard(table.rules);
  for (const seat of SEATS) for (const card of table.hands[seat] ?? []) if (card !== 'hidden') give(board, seat, cardIndex(card));
  for (const { plays } of table.tricks) for (const { seat, card } of plays) playAs(board, seat, card);
  for (const { seat, card } of table.trick) playAs(board, seat, card);
  board.turn = table.turn;
  return board;
};

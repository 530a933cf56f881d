/**
 * Equity: what each of several hands has of the pot, over every board that may still come, or over many of them by chance.
 *
 * The exact count does not deal board by board. Suits matter only for flushes, so boards are first counted by their ranks
 * alone, each with the number of ways its suits can fall; then, suit by suit, the boards on which somebody has a flush are
 * put right. Before the flop that is a few ten thousand comparisons in place of 1.7 million.
 */
import type { Reader } from '@baize/engine';
import { type CardCode, entry, lookUp, real, whole } from './ranking/codes.ts';
import { type Evaluator, evaluator, maskOf, strengthOfCodes } from './ranking/evaluate.ts';
import { CARD_KEYS, FLUSH } from './ranking/tables.ts';

/** What one hand has of all boards. */
export interface Share {
  /** Boards on which it wins alone, and on which it ties for the best. */
  readonly wins: number;
  readonly ties: number;
  /** Its part of the pot, on average, from 0 to 1. */
  readonly equity: number;
}

/** What every hand has. */
export interface Equity {
  readonly boards: number;
  readonly exact: boolean;
  readonly shares: readonly Share[];
}

const RANKS = 13;
const BOARD = 5;

const add = (list: Float64Array, place: number, amount: number): void => {
  list[place] = real(list, place) + amount;
};

/** Counts who wins. */
class Tally {
  boards = 0;
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  readonly parts: Float64Array;
  /** The strengths to be compared. */
  readonly strengths: Int32Array;

  constructor(hands: number) {
    this.wins = new Float64Array(hands);
    this.ties = new Float64Array(hands);
    this.parts = new Float64Array(hands);
    this.strengths = new Int32Array(hands);
  }
  /** Gives this many boards to the strongest. */
  count(weight: number): void {
    const { strengths } = this;
    let best = 0;
    let many = 0;
    let first = 0;
    for (let hand = 0; hand < strengths.length; hand += 1) {
      const strength = whole(strengths, hand);
      if (strength > best) {
        best = strength;
        many = 1;
        first = hand;
      } else if (strength === best) many += 1;
    }
    this.boards += weight;
    if (many === 1) add(this.wins, first, weight);
    else this.split(best, weight, weight / many);
  }
  private split(best: number, weight: number, part: number): void {
    for (let hand = 0; hand < this.strengths.length; hand += 1) {
      if (this.strengths[hand] !== best) continue;
      add(this.ties, hand, weight);
      add(this.parts, hand, part);
    }
  }
  result(exact: boolean): Equity {
    const shares = Array.from(this.wins, (wins, hand) => {
      const equity = this.boards === 0 ? 0 : (wins + real(this.parts, hand)) / this.boards;
      return { wins, ties: real(this.ties, hand), equity };
    });
    return { boards: this.boards, exact, shares };
  }
}

/** In how many ways k of n cards can be taken, at `5 * n + k`. */
const CHOOSE: readonly number[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]].flatMap((row) =>
  [...row, 0, 0, 0, 0].slice(0, 5),
);

const keyOf = (cards: readonly CardCode[]): number => cards.reduce((sum, code) => sum + whole(CARD_KEYS, code), 0);

/** How many of these cards there are of each rank. */
const countRanks = (cards: readonly CardCode[]): readonly number[] => {
  const counts = Array.from({ length: RANKS }, () => 0);
  for (const code of cards) counts[code >> 2] = entry(counts, code >> 2) + 1;
  return counts;
};

/** Every way to take some cards by their ranks: the sum of their keys, and in how many ways their suits can fall. */
const eachByRank = (counts: readonly number[], take: number, visit: (key: number, ways: number) => void): void => {
  const from = (rank: number, left: number, key: number, ways: number): void => {
    if (left === 0) {
      visit(key, ways);
      return;
    }
    const there = entry(counts, rank);
    for (let count = 0; rank < RANKS && count <= Math.min(left, there); count += 1) {
      from(rank + 1, left - count, key + count * whole(CARD_KEYS, rank * 4), ways * entry(CHOOSE, 5 * there + count));
    }
  };
  from(0, take, 0, 1);
};

/** Every way to take some cards by their ranks, as two lists: who goes through them again and again does not have to count again. */
const listByRank = (counts: readonly number[], take: number): { readonly keys: Int32Array; readonly ways: Int32Array } => {
  const [keys, ways]: [number[], number[]] = [[], []];
  eachByRank(counts, take, (key, many) => {
    keys.push(key);
    ways.push(many);
  });
  return { keys: Int32Array.from(keys), ways: Int32Array.from(ways) };
};

/** Every way to take some of these cards: the sum of their keys, and the mask of their ranks. */
const eachOfSuit = (cards: readonly CardCode[], take: number, visit: (key: number, mask: number) => void): void => {
  const from = (first: number, left: number, key: number, mask: number): void => {
    if (left === 0) {
      visit(key, mask);
      return;
    }
    for (let place = first; place <= cards.length - left; place += 1) {
      const code = entry(cards, place);
      from(place + 1, left - 1, key + whole(CARD_KEYS, code), mask | (1 << (code >> 2)));
    }
  };
  from(0, take, 0, 0);
};

/** The cards that are neither held nor on the board. */
const unseenOf = (hands: readonly (readonly CardCode[])[], board: readonly CardCode[]): readonly CardCode[] => {
  const seen = new Set([...hands.flat(), ...board]);
  return Array.from({ length: 52 }, (_, code) => code).filter((code) => !seen.has(code));
};

interface Deal {
  readonly hands: readonly (readonly CardCode[])[];
  readonly board: readonly CardCode[];
  readonly unseen: readonly CardCode[];
  readonly keys: readonly number[];
}

const compareByRank = ({ keys }: Deal, { ofSum }: Evaluator, { strengths }: Tally, key: number): void => {
  for (let hand = 0; hand < keys.length; hand += 1) strengths[hand] = ofSum(key + entry(keys, hand));
};

/** Puts the boards right on which this suit makes a flush. */
const countFlushes = (deal: Deal, suit: number, evaluate: Evaluator, tally: Tally): void => {
  const { hands, board, unseen } = deal;
  const held = hands.map((hand) => maskOf(hand, suit) | maskOf(board, suit));
  const sizes = hands.map((hand) => [...hand, ...board].filter((code) => (code & 3) === suit).length);
  const [suited, others] = [unseen.filter((code) => (code & 3) === suit), countRanks(unseen.filter((code) => (code & 3) !== suit))];
  const take = BOARD - board.length;
  for (let count = Math.max(0, BOARD - Math.max(...sizes)); count <= Math.min(take, suited.length); count += 1) {
    const rest = listByRank(others, take - count);
    eachOfSuit(suited, count, (suitKey, mask) => {
      for (let place = 0; place < rest.keys.length; place += 1) {
        const ways = whole(rest.ways, place);
        compareByRank(deal, evaluate, tally, whole(rest.keys, place) + suitKey);
        tally.count(-ways);
        for (let hand = 0; hand < held.length; hand += 1) {
          if (entry(sizes, hand) + count >= 5) tally.strengths[hand] = lookUp(FLUSH, entry(held, hand) | mask);
        }
        tally.count(ways);
      }
    });
  }
};

/** The exact equity of two to ten hands of two cards, with up to five cards on the board. */
export const exactEquity = (hands: readonly (readonly CardCode[])[], board: readonly CardCode[] = []): Equity => {
  const evaluate = evaluator();
  const boardKey = keyOf(board);
  const unseen = unseenOf(hands, board);
  const deal: Deal = { hands, board, unseen, keys: hands.map((hand) => keyOf(hand) + boardKey) };
  const tally = new Tally(hands.length);
  eachByRank(countRanks(unseen), BOARD - board.length, (key, ways) => {
    compareByRank(deal, evaluate, tally, key);
    tally.count(ways);
  });
  for (let suit = 0; suit < 4; suit += 1) countFlushes(deal, suit, evaluate, tally);
  return tally.result(true);
};

/** The equity over boards dealt by chance. */
export const sampledEquity = (
  hands: readonly (readonly CardCode[])[],
  board: readonly CardCode[],
  samples: number,
  reader: Reader,
): Equity => {
  const tally = new Tally(hands.length);
  const pack = [...unseenOf(hands, board)];
  const cards = [0, 0, ...board, 0, 0, 0, 0, 0].slice(0, 7);
  for (let sample = 0; sample < samples; sample += 1) {
    for (let place = 2 + board.length; place < 7; place += 1) cards[place] = drawFrom(pack, place - 2 - board.length, reader);
    for (const [hand, held] of hands.entries()) {
      [cards[0], cards[1]] = [entry(held, 0), entry(held, 1)];
      tally.strengths[hand] = strengthOfCodes(cards);
    }
    tally.count(1);
  }
  return tally.result(false);
};

/** Brings a card by chance to this place of the pack, and gives it. */
const drawFrom = (pack: CardCode[], place: number, reader: Reader): CardCode => {
  const pick = place + reader.below(pack.length - place);
  const card = entry(pack, pick);
  pack[pick] = entry(pack, place);
  pack[place] = card;
  return card;
};

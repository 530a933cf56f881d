/** What a hand is called, and which five cards make it. */
import { type Card, RANKS, type Rank, rankOf } from '@baize/engine';
import { type Code, cardOf, codeOf } from './codes.ts';
import { strengthOfCodes } from './evaluate.ts';
import { entry } from './numbers.ts';
import { CATEGORIES, type Category, straightOf } from './score.ts';
import { FIRST_STRENGTHS } from './tables.ts';

/** A hand as it is read out. */
export interface Made {
  readonly strength: number;
  readonly category: Category;
  /** "full house, kings over fours". */
  readonly name: string;
  /** The five cards that count, those that name the hand first. */
  readonly five: readonly Card[];
}

/** The strength of a royal flush. */
export const ROYAL = 7462;

/** The kind of hand of this strength. */
export const categoryOf = (strength: number): Category =>
  CATEGORIES[FIRST_STRENGTHS.findLastIndex((first) => first <= strength)] ?? 'high-card';

/** The place of a hand among the ten kinds that players count, from 1, a royal flush, to 10, a high card. */
export const placeOf = (strength: number): number => (strength === ROYAL ? 1 : 10 - CATEGORIES.indexOf(categoryOf(strength)));

const LOW_NAMES: Readonly<Record<Rank, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const one = (rank: Rank): string => LOW_NAMES[rank];
const many = (rank: Rank): string => (rank === '6' ? 'sixes' : `${LOW_NAMES[rank]}s`);

/** The highest rank, other than one, that is held at least so often; the cards are sorted. */
const rankHeld = (codes: readonly Code[], times: number, except = -1): number => {
  for (let place = 0; place + times <= codes.length; place += 1) {
    const rank = entry(codes, place) >> 2;
    if (rank !== except && entry(codes, place + times - 1) >> 2 === rank) return rank;
  }
  return -1;
};

/** So many cards of one rank, or as many as there are. */
const ofRank = (codes: readonly Code[], rank: number, most: number): readonly Code[] =>
  codes.filter((code) => code >> 2 === rank).slice(0, most);

/** Those that name the hand, and the highest of the others beside them. */
const withKickers = (codes: readonly Code[], lead: readonly Code[]): readonly Code[] =>
  lead.concat(codes.filter((code) => !lead.includes(code)).slice(0, 5 - lead.length));

/** The best run among these cards, highest first; an ace may end it under the two. */
const runOf = (codes: readonly Code[]): readonly Code[] => {
  const high = straightOf(codes.reduce((mask, code) => mask | (1 << (code >> 2)), 0));
  return [0, 1, 2, 3, 4].flatMap((down) => ofRank(codes, (high - down + 13) % 13, 1));
};

const suitedOf = (codes: readonly Code[]): readonly Code[] =>
  [0, 1, 2, 3].map((suit) => codes.filter((code) => (code & 3) === suit)).find((suited) => suited.length >= 5) ?? [];

/** The five cards that make a hand of this kind, of cards that are sorted: those that name it first. */
const fiveOf = (category: Category, codes: readonly Code[]): readonly Code[] => {
  switch (category) {
    case 'straight-flush':
      return runOf(suitedOf(codes));
    case 'straight':
      return runOf(codes);
    case 'flush':
      return suitedOf(codes).slice(0, 5);
    case 'four-of-a-kind':
      return withKickers(codes, ofRank(codes, rankHeld(codes, 4), 4));
    case 'full-house': {
      const three = rankHeld(codes, 3);
      return ofRank(codes, three, 3).concat(ofRank(codes, rankHeld(codes, 2, three), 2));
    }
    case 'three-of-a-kind':
      return withKickers(codes, ofRank(codes, rankHeld(codes, 3), 3));
    case 'two-pair': {
      const high = rankHeld(codes, 2);
      return withKickers(codes, ofRank(codes, high, 2).concat(ofRank(codes, rankHeld(codes, 2, high), 2)));
    }
    case 'pair':
      return withKickers(codes, ofRank(codes, rankHeld(codes, 2), 2));
    case 'high-card':
      return codes.slice(0, 5);
  }
};

const sorted = (cards: readonly Card[]): readonly Code[] => cards.map(codeOf).sort((a, b) => b - a);

const nameOf = (category: Category, five: readonly Card[]): string => {
  const ranks = [...new Set(five.map(rankOf))];
  const [first = '2', second = '2'] = ranks;
  switch (category) {
    case 'high-card':
      return `${one(first)} high`;
    case 'pair':
      return `a pair of ${many(first)}`;
    case 'two-pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'three-of-a-kind':
      return `three ${many(first)}`;
    case 'straight':
      return `a straight, ${one(first)} high`;
    case 'flush':
      return `a flush, ${one(first)} high`;
    case 'full-house':
      return `a full house, ${many(first)} over ${many(second)}`;
    case 'four-of-a-kind':
      return `four ${many(first)}`;
    case 'straight-flush':
      return first === 'A' ? 'a royal flush' : `a straight flush, ${one(first)} high`;
  }
};

/** What five to seven cards make. */
export const madeOf = (cards: readonly Card[]): Made => {
  const codes = sorted(cards);
  const strength = strengthOfCodes(codes);
  const category = categoryOf(strength);
  const five = fiveOf(category, codes).map(cardOf);
  return { strength, category, name: nameOf(category, five), five };
};

/** What two to four cards make by themselves, before there are five: a pair, or the higher card. */
export const holdingName = (cards: readonly Card[]): string => {
  const codes = sorted(cards);
  const pair = rankHeld(codes, 2);
  if (pair >= 0) return `a pair of ${many(RANKS[pair] ?? '2')}`;
  const [first] = codes;
  return first === undefined ? 'nothing' : `${one(RANKS[first >> 2] ?? '2')} high`;
};

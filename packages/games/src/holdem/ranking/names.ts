/** What a hand is called by, and which five cards make it. How it is said is up to each language. */
import { type Card, RANKS, type Rank, rankOf } from '@baize/engine';
import { type CardCode, cardCode, cardOfCode, entry } from './codes.ts';
import { strengthOfCodes } from './evaluate.ts';
import { CATEGORIES, type Category, straightOf } from './score.ts';
import { FIRST_STRENGTHS } from './tables.ts';

/** What some cards make. */
export interface Made {
  readonly strength: number;
  readonly category: Category;
  /** The five cards that count, those that name the hand first. */
  readonly five: readonly Card[];
}

/** What a hand is called by: its kind, and the rank that is said with it. Two pair and a full house have a second one. */
export interface NamedHand {
  readonly category: Category;
  readonly rank: Rank;
  readonly second?: Rank;
}

/** A kind of hand as players count them: the highest straight flush is one of its own. */
export type PokerKind = Category | 'royal-flush';

/** The kind that a hand belongs to. */
export const pokerKindOf = ({ category, rank }: NamedHand): PokerKind =>
  category === 'straight-flush' && rank === 'A' ? 'royal-flush' : category;

/** The strength of a royal flush. */
export const ROYAL = 7462;

/** The kind of hand of this strength. */
export const categoryOf = (strength: number): Category => {
  let kind = CATEGORIES.length - 1;
  while (kind > 0 && entry(FIRST_STRENGTHS, kind) > strength) kind -= 1;
  return CATEGORIES[kind] ?? 'high-card';
};

/** The place of a hand among the ten kinds that players count, from 1, a royal flush, to 10, a high card. */
export const categoryPlace = (strength: number): number => (strength === ROYAL ? 1 : 10 - CATEGORIES.indexOf(categoryOf(strength)));

/** The highest rank, other than one, that is held at least so often; the cards are sorted. */
const rankHeld = (codes: readonly CardCode[], times: number, except = -1): number => {
  for (let place = 0; place + times <= codes.length; place += 1) {
    const rank = entry(codes, place) >> 2;
    if (rank !== except && entry(codes, place + times - 1) >> 2 === rank) return rank;
  }
  return -1;
};

// Every hand of a showdown passes here: cards are added to one short list, and nothing is copied on the way.

/** Adds so many cards of one rank, or as many as there are. */
const addRank = (five: CardCode[], codes: readonly CardCode[], rank: number, most: number): void => {
  let left = most;
  for (const code of codes) {
    if (code >> 2 !== rank || left === 0) continue;
    five.push(code);
    left -= 1;
  }
};

/** Adds the highest of the other cards, up to five in all. */
const addKickers = (five: CardCode[], codes: readonly CardCode[]): void => {
  for (const code of codes) if (five.length < 5 && !five.includes(code)) five.push(code);
};

/** Adds the best run among these cards, highest first; an ace may end it under the two. */
const addRun = (five: CardCode[], codes: readonly CardCode[]): void => {
  let mask = 0;
  for (const code of codes) mask |= 1 << (code >> 2);
  const high = straightOf(mask);
  for (let down = 0; down < 5; down += 1) addRank(five, codes, (high - down + 13) % 13, 1);
};

/** The cards of the suit that is held five times or more. */
const suitedOf = (codes: readonly CardCode[]): readonly CardCode[] =>
  [0, 1, 2, 3].map((suit) => codes.filter((code) => (code & 3) === suit)).find((suited) => suited.length >= 5) ?? [];

/** Adds the cards of one rank, then those of another, then kickers. */
const addSets = (five: CardCode[], codes: readonly CardCode[], first: number, second: number): void => {
  const rank = rankHeld(codes, first);
  addRank(five, codes, rank, first);
  if (second > 0) addRank(five, codes, rankHeld(codes, second, rank), second);
  addKickers(five, codes);
};

/** The five cards that make a hand of this kind, of cards that are sorted: those that name it first. */
const fiveOf = (category: Category, codes: readonly CardCode[]): readonly CardCode[] => {
  const five: CardCode[] = [];
  switch (category) {
    case 'straight-flush':
      addRun(five, suitedOf(codes));
      break;
    case 'straight':
      addRun(five, codes);
      break;
    case 'flush':
      addKickers(five, suitedOf(codes));
      break;
    case 'four-of-a-kind':
      addSets(five, codes, 4, 0);
      break;
    case 'full-house':
      addSets(five, codes, 3, 2);
      break;
    case 'three-of-a-kind':
      addSets(five, codes, 3, 0);
      break;
    case 'two-pair':
      addSets(five, codes, 2, 2);
      break;
    case 'pair':
      addSets(five, codes, 2, 0);
      break;
    case 'high-card':
      addKickers(five, codes);
      break;
  }
  return five;
};

/** Puts cards as numbers among others, highest first: one by one, since seven are too few to pay for a call of `sort`. */
const sortIn = (codes: CardCode[], cards: readonly Card[]): void => {
  for (const card of cards) {
    const code = cardCode(card);
    let place = codes.length;
    codes.push(code);
    for (; place > 0 && entry(codes, place - 1) < code; place -= 1) codes[place] = entry(codes, place - 1);
    codes[place] = code;
  }
};

const sorted = (cards: readonly Card[], others: readonly Card[] = []): readonly CardCode[] => {
  const codes: CardCode[] = [];
  sortIn(codes, cards);
  sortIn(codes, others);
  return codes;
};

const cardsOf = (codes: readonly CardCode[]): readonly Card[] => {
  const cards: Card[] = [];
  for (const code of codes) cards.push(cardOfCode(code));
  return cards;
};

/** What five to seven cards make, some of which may come as a second list. */
export const madeOf = (cards: readonly Card[], others?: readonly Card[]): Made => {
  const codes = sorted(cards, others);
  const strength = strengthOfCodes(codes);
  const category = categoryOf(strength);
  return { strength, category, five: cardsOf(fiveOf(category, codes)) };
};

/** What a hand is called by. */
export const namedBy = ({ category, five }: Pick<Made, 'category' | 'five'>): NamedHand => {
  const [rank = '2', second] = new Set(five.map(rankOf));
  return second !== undefined && (category === 'two-pair' || category === 'full-house') ? { category, rank, second } : { category, rank };
};

/** What cards make before there are five: a pair, or the higher card. */
const holdingOf = (cards: readonly Card[]): NamedHand | undefined => {
  const codes = sorted(cards);
  const pair = rankHeld(codes, 2);
  const [first] = codes;
  if (first === undefined) return undefined;
  return pair >= 0 ? { category: 'pair', rank: RANKS[pair] ?? '2' } : { category: 'high-card', rank: RANKS[first >> 2] ?? '2' };
};

/** What these cards are called by with this board; undefined where there are none. */
export const namedHand = (cards: readonly Card[], board: readonly Card[]): NamedHand | undefined =>
  cards.length === 0 || board.length < 3 ? holdingOf(cards) : namedBy(madeOf(cards, board));

/** Whether two hands have the same name. */
export const isNamedAlike = (one: NamedHand | undefined, other: NamedHand | undefined): boolean =>
  one?.category === other?.category && one?.rank === other?.rank && one?.second === other?.second;

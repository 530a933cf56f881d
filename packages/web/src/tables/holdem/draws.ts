/** What a hand may still become: four cards to a flush or to a straight, told beside what it is. Pure. */
import { type Card, RANKS, rankOf, SUITS, suitOf } from '@baize/engine';
import { type Category, madeOf } from '@baize/games/holdem';

/** The ace counts below the two as well. */
const LADDER = ['A', ...RANKS] as const;
const RUN = 5;

/** The highest rank of a run of which exactly four cards are there; undefined when there is none. */
const fourInARun = (cards: readonly Card[]): string | undefined => {
  const ranks = new Set<string>(cards.map(rankOf));
  for (let top = LADDER.length; top >= RUN; top -= 1) {
    const run = LADDER.slice(top - RUN, top);
    if (run.filter((rank) => ranks.has(rank)).length === RUN - 1) return run.at(-1);
  }
  return undefined;
};

const suitsOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit));

const DONE: readonly Category[] = ['flush', 'full-house', 'four-of-a-kind', 'straight-flush'];

/** "four to a flush", with a card or two still to come; undefined when nothing is in sight, or the hand has it already. */
export const drawWords = (hand: readonly Card[], board: readonly Card[]): string | undefined => {
  if (board.length < 3 || board.length > 4 || hand.length < 2) return undefined;
  const all = [...hand, ...board];
  const { category } = madeOf(all);
  // What the board offers to everybody is no draw of one's own.
  const mine = (cards: readonly Card[]): boolean => cards.some((card) => hand.includes(card));
  const suited = suitsOf(all).find((cards) => cards.length >= 4 && mine(cards)) ?? [];
  const top = category === 'straight-flush' ? undefined : fourInARun(suited);
  if (top !== undefined) return top === 'A' ? 'four to a royal flush' : 'four to a straight flush';
  if (DONE.includes(category)) return undefined;
  if (suited.length === 4) return 'four to a flush';
  return category !== 'straight' && fourInARun(all) !== undefined && fourInARun(board) === undefined ? 'four to a straight' : undefined;
};

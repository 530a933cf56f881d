/** Hearts: what thirteen cards of a fair deal hold, exactly. How a hand is played nobody can say; what is dealt can be counted. */

/** How often so many hearts are dealt. */
export interface HeartsDealt {
  readonly hearts: number;
  readonly chance: number;
}

/** What can be said of a hand before a card is passed. */
export interface DealtOdds {
  readonly hearts: readonly HeartsDealt[];
  /** On average. */
  readonly averageHearts: number;
  readonly queen: number;
  /** The queen with fewer than three other spades to hide behind. */
  readonly bareQueen: number;
  /** No card of one suit at least. */
  readonly void: number;
}

const [DECK, HAND, SUIT] = [52, 13, 13];

/** In how many ways k of n things can be taken. */
const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
  return ways;
};

const ALL = choose(DECK, HAND);

/** So many of one suit in a hand. */
const ofSuit = (count: number): number => (choose(SUIT, count) * choose(DECK - SUIT, HAND - count)) / ALL;

/** At least one suit is missing: by inclusion and exclusion. */
const missing = (): number =>
  [1, 2, 3].reduce((sum, suits) => sum + (suits % 2 === 1 ? 1 : -1) * choose(4, suits) * choose(DECK - SUIT * suits, HAND), 0) / ALL;

/** The queen and so many other spades. */
const queenWith = (others: number): number => (choose(SUIT - 1, others) * choose(DECK - SUIT, HAND - 1 - others)) / ALL;

/** The odds of a deal. */
export const dealtOdds = (): DealtOdds => {
  const hearts = Array.from({ length: SUIT + 1 }, (_, count) => ({ hearts: count, chance: ofSuit(count) }));
  return {
    hearts,
    averageHearts: hearts.reduce((sum, one) => sum + one.hearts * one.chance, 0),
    queen: HAND / DECK,
    bareQueen: [0, 1, 2].reduce((sum, others) => sum + queenWith(others), 0),
    void: missing(),
  };
};

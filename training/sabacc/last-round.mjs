/**
 * The last round of Sabacc between two who have all their chips in: each acts once, then the dice fall and the hands are shown. Only the
 * numbers of cards count at `house`, so a hand is a set of numbers. Cards are counted exactly: what lies open or is held is not in the pack.
 *
 * One thing is simpler than at the table: after a double both are dealt again from a whole pack.
 *
 * What is won is told for the first seat, as half of what it is ahead of the second: the sabacc pot counts half for whoever wins it.
 */
export const VALUES = 21;
export const ZERO = 10;
/** How many cards there are of each number from -10 to 10. */
export const COUNTS = Int32Array.from({ length: VALUES }, (_, value) => (value === ZERO ? 2 : 3));
export const PACK = COUNTS.reduce((sum, count) => sum + count, 0);

/** Hands of two and of three, smaller numbers first. */
export const PAIRS = [];
export const TRIPLES = [];
for (let i = 0; i < VALUES; i += 1) {
  for (let j = i; j < VALUES; j += 1) {
    PAIRS.push([i, j]);
    for (let k = j; k < VALUES; k += 1) TRIPLES.push([i, j, k]);
  }
}
const pairAt = new Int32Array(VALUES * VALUES);
const tripleAt = new Int32Array(VALUES ** 3);
for (const [at, [i, j]] of PAIRS.entries()) pairAt[i * VALUES + j] = at;
for (const [at, [i, j, k]] of TRIPLES.entries()) tripleAt[(i * VALUES + j) * VALUES + k] = at;
/** The number of a hand of two. */
export const pairOf = (a, b) => (a <= b ? pairAt[a * VALUES + b] : pairAt[b * VALUES + a]);
/** The number of a hand of three. */
export const tripleOf = (a, b, c) => {
  const [low, middle, high] = [a, b, c].sort((x, y) => x - y);
  return tripleAt[(low * VALUES + middle) * VALUES + high];
};
/** In how many orders two cards can be dealt. */
export const ordersOf = ([i, j]) => (i === j ? 1 : 2);

/** What can be done with two cards, and after a draw with three. Choices 1 and 2 give a card for the top of the pile. */
export const [STAND, DRAW, JUNK] = [0, 3, 4];
export const [FIRST_CHOICES, LATER_CHOICES] = [5, 4];

/** What the second seat sees of the first: it stood, kept three, gave a number for the top, or let a number go. */
export const [STOOD, KEPT, GAVE, LET_GO] = [0, 1, 2, 2 + VALUES];
export const CODES = 2 + 2 * VALUES;
export const topAfter = (opened, code) => (code >= LET_GO ? code - LET_GO : code >= GAVE ? code - GAVE : opened);

/** A hand's place in the order of hands, the higher the better; from `AT_ZERO` on it is a zero. */
const placeOf = (total, cards) => (40 - Math.abs(total)) * 8 + (total >= 0 ? 4 : 0) + cards;
const AT_ZERO = placeOf(0, 0);
/** No hand has a higher place. */
export const PLACES = placeOf(0, 3) + 1;
/** The same for a hand by its numbers. */
export const placeOfHand = (hand) =>
  placeOf(
    hand.reduce((sum, value) => sum + value - ZERO, 0),
    hand.length,
  );

/** The places of all hands of two; and of three, and of what is left without each of its cards. */
export const PAIR_PLACES = Int32Array.from(PAIRS, placeOfHand);
export const TRIPLE_PLACES = Int32Array.from(
  TRIPLES.flatMap((three) => [three, ...three.map((_, gone) => three.filter((_, at) => at !== gone))].map(placeOfHand)),
);
/** The hand of three that a hand of two becomes with a card: at pair * 21 + card. */
export const AFTER_DRAW = Int32Array.from(PAIRS.flatMap(([a, b]) => Array.from({ length: VALUES }, (_, card) => tripleOf(a, b, card))));

const DOUBLE = 1 / 6;

/** What one of two wins on average who are dealt three cards and two from a whole pack, in parts of the bet and of half the pot. */
const redealtThreeToTwo = () => {
  let [bet, pot, all] = [0, 0, 0];
  for (const three of TRIPLES) {
    const left = COUNTS.slice();
    let ways = 1;
    for (const value of three) {
      ways *= Math.max(0, left[value]);
      left[value] -= 1;
    }
    ways *= new Set(three).size === 3 ? 6 : new Set(three).size === 2 ? 3 : 1;
    const own = placeOfHand(three);
    for (const two of PAIRS) {
      const weight = ways * ordersOf(two) * left[two[0]] * (two[0] === two[1] ? left[two[1]] - 1 : left[two[1]]);
      if (weight <= 0) continue;
      const other = placeOfHand(two);
      const sign = Math.sign(own - other);
      all += weight;
      bet += weight * sign;
      if (Math.max(own, other) >= AT_ZERO) pot += weight * sign;
    }
  }
  return { bet: bet / all, pot: pot / all };
};

/** The stakes: what both have bet, and the sabacc pot. Gives what the first seat wins at the end. */
export const stakes = (bet, pot) => {
  const { bet: betPart, pot: potPart } = redealtThreeToTwo();
  const again = betPart * bet + (potPart * pot) / 2;
  /** By the places of both hands. */
  const shown = (first, second) => {
    const won = Math.sign(first - second) * (bet + (Math.max(first, second) >= AT_ZERO ? pot / 2 : 0));
    // A place ends in the number of cards.
    const more = (first & 3) - (second & 3);
    return (1 - DOUBLE) * won + DOUBLE * more * again;
  };
  return { bet, pot, shown };
};

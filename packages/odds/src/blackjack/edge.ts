/** The house edge of a table: what the house keeps of every chip bet, if the player does the best with every hand. */
import {
  barredBy,
  type Counts,
  countAt,
  holdingOf,
  INFINITE,
  mayDouble,
  packs,
  type Rules,
  type Solver,
  solver,
  without,
} from '@baize/games/blackjack';

/** How many decks: a number, or so many that no card is missed. */
export type Decks = number | 'infinite';

const PIPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The pips that would make a natural of the card that shows; 0 when none would. */
const matchOf = (up: number): number => (up === 1 ? 10 : up === 10 ? 1 : 0);

/** The chance that the dealer has a natural, or will draw it, with these cards left. */
const chanceOfNatural = ({ natural }: Rules, up: number, left: Counts): number =>
  natural === null || matchOf(up) === 0 ? 0 : countAt(left, matchOf(up)) / countAt(left, 0);

/** Splits are the dearest to reckon: one that is so far behind when cards are put back is not reckoned when they are not. */
const HOPELESS = 0.1;

/** The tables that values against one card are read from: exact, and quick. */
interface Tables {
  readonly exact: Solver;
  readonly quick: Solver;
}

/** What the best move with two cards is worth, once they are taken. */
const bestOf = (rules: Rules, { exact: table, quick }: Tables, a: number, b: number): number => {
  const hand = holdingOf([a, b]);
  const unsplit = Math.max(
    table.stand(hand),
    hand.total < 21 ? table.hit(hand) : -1,
    mayDouble(rules, hand, false) ? table.double(hand) : -2,
    rules.surrender ? -0.5 : -1,
  );
  const splits = a === b && rules.split !== 'none' && quick.split(a) > unsplit - HOPELESS;
  return splits ? Math.max(unsplit, table.split(a)) : unsplit;
};

/** What two cards are worth on the deal, before anybody knows whether the dealer has a natural. */
const worthOf = (rules: Rules, tables: Tables, up: number, left: Counts, [a, b]: readonly [number, number]): number => {
  const { natural } = rules;
  const chance = chanceOfNatural(rules, up, without(left, a, b));
  if (natural !== null && a === 1 && b === 10) return ((1 - chance) * natural.pays) / natural.for;
  const best = tables.exact.taking([a, b], () => bestOf(rules, tables, a, b));
  // A dealer who has looked ends the round at once with a natural, and takes the bet; the values hold for when there is none.
  return barredBy(rules, up) === 0 ? best : (1 - chance) * best - chance;
};

/** What the player's two cards are worth against a card that shows, weighed by how often they are dealt. */
const worthAgainst = (rules: Rules, up: number, left: Counts, depth: number): number => {
  const tables = { exact: solver(rules, up, left, depth), quick: solver(rules, up, left, 0) };
  const all = countAt(left, 0);
  let worth = 0;
  for (const a of PIPS) {
    for (const b of PIPS.filter((pips) => pips >= a)) {
      const ways = a === b ? countAt(left, a) * (countAt(left, a) - 1) : 2 * countAt(left, a) * countAt(left, b);
      worth += (ways / (all * (all - 1))) * worthOf(rules, tables, up, left, [a, b]);
    }
  }
  return worth;
};

/**
 * The house edge from a fresh shoe, positive for the house, for each chip of the first bet. The player looks at every card in the
 * hand and at the one that shows, never insures, which does not pay from a fresh shoe, and plays one half of a split pair without
 * regard to the other.
 */
export const houseEdge = (rules: Rules, decks: Decks = rules.decks): number => {
  const shoe = packs(decks === 'infinite' ? INFINITE : decks);
  let worth = 0;
  for (const up of PIPS) {
    worth +=
      (countAt(shoe, up) / countAt(shoe, 0)) *
      worthAgainst(rules, up, without(shoe, up), decks === 'infinite' ? 0 : Number.POSITIVE_INFINITY);
  }
  return -worth;
};

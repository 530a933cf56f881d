/** The totals of so many cards from a full deck of Sabacc: exact, every set of cards counted once. */
import { cardValue, DECK, totalsOf, waysTo } from '@baize/games/sabacc';

/** How one total comes about. */
export interface TotalOdds {
  readonly total: number;
  /** The sets of cards that make it. */
  readonly ways: number;
  /** The chance of it. */
  readonly chance: number;
}

/** All there is to know about the totals of a number of cards. */
export interface TotalsOdds {
  readonly cards: number;
  /** How many sets of so many cards there are. */
  readonly sets: number;
  /** Every total that can be, the lowest first. */
  readonly totals: readonly TotalOdds[];
  /** The chance of a sabacc: a total of zero. */
  readonly sabacc: number;
  /** The chance to come within so far of zero: `within[2]` is a total from -2 to 2. */
  readonly within: readonly number[];
  /** How far from zero a hand is on average. */
  readonly distance: number;
}

/** Most cards that can be asked for: past them the sets are more than whole numbers can count. */
export const MAX_COUNTED = 10;

/** The odds of so many cards, from 1 to `MAX_CARDS`. Any other number is a mistake, and throws. */
export const handOdds = (cards: number): TotalsOdds => {
  if (!Number.isInteger(cards) || cards < 1 || cards > MAX_COUNTED)
    throw new RangeError(`The cards are 1 to ${MAX_COUNTED}, not ${cards}.`);
  const all = totalsOf(DECK.map(cardValue), cards);
  const totals = Array.from({ length: 2 * all.reach + 1 }, (_, at) => at - all.reach)
    .map((total) => ({ total, ways: waysTo(all, total), chance: waysTo(all, total) / all.sets }))
    .filter(({ ways }) => ways > 0);
  const within = Array.from(
    { length: all.reach + 1 },
    (_, far) => totals.filter(({ total }) => Math.abs(total) <= far).reduce((sum, { ways }) => sum + ways, 0) / all.sets,
  );
  const distance = totals.reduce((sum, { total, ways }) => sum + Math.abs(total) * ways, 0) / all.sets;
  return { cards, sets: all.sets, totals, sabacc: within[0] ?? 0, within, distance };
};

/** In how many ways some of these cards make each total: exact, every set of cards counted once. */

/** The ways to each total: `ways[total + reach]`, from `-reach` to `reach`. */
export interface Totals {
  readonly reach: number;
  readonly ways: readonly number[];
  /** How many sets of cards there are in all. */
  readonly sets: number;
}

const HIGHEST = 10;

/** So many of these cards, without replacement, by their total. Exact as long as the sets can be counted in whole numbers. */
export const totalsOf = (values: readonly number[], cards: number): Totals => {
  const reach = HIGHEST * cards;
  const width = 2 * reach + 1;
  // rows[n][total + reach]: sets of n cards among those looked at so far.
  const rows = Array.from({ length: cards + 1 }, () => new Array<number>(width).fill(0));
  const [empty] = rows;
  if (empty !== undefined) empty[reach] = 1;
  for (const value of values) addCard(rows, value);
  const ways = rows[cards] ?? [];
  return { reach, ways, sets: ways.reduce((sum, count) => sum + count, 0) };
};

/** One card more: each set of one card less may take it. From the largest sets down, so that no set takes it twice. */
const addCard = (rows: readonly number[][], value: number): void => {
  for (let count = rows.length - 1; count > 0; count -= 1) {
    const [to, from] = [rows[count], rows[count - 1]];
    if (to === undefined || from === undefined) continue;
    for (let at = Math.max(0, value); at < Math.min(to.length, to.length + value); at += 1)
      to[at] = (to[at] ?? 0) + (from[at - value] ?? 0);
  }
};

/** The ways to one total. */
export const waysTo = ({ reach, ways }: Totals, total: number): number => ways[total + reach] ?? 0;

/** The pack, shuffled from few words of chance: a hand of cards needs no more of it than 52 cards have orders. */
import { type Card, type Chance, PACK, read } from '@baize/engine';

const MOST = 2 ** 32;

/** How many choices, from this bound downwards, fit into one word: 52 · 51 · 50 · 49 · 48 is below 2^32. */
const groupFrom = (bound: number): { readonly size: number; readonly last: number } => {
  let [size, last] = [1, bound];
  while (last > 1 && size * last <= MOST) {
    size *= last;
    last -= 1;
  }
  return { size, last };
};

/** Choices that are drawn with one word: from a bound down to another, and how many ways there are. */
interface Group {
  readonly first: number;
  readonly size: number;
  readonly last: number;
}

/** The groups in which the choices of a shuffle are drawn. */
const GROUPS: readonly Group[] = (() => {
  const groups: Group[] = [];
  for (let first = PACK.length; first > 1; ) {
    const { size, last } = groupFrom(first);
    groups.push({ first, size, last });
    first = last;
  }
  return groups;
})();

/** All 52 cards in a fair new order, and chance after it: each group of choices is one fair number, taken apart. */
export const shuffled = (chance: Chance): readonly [readonly Card[], Chance] => {
  const reader = read(chance);
  const order = PACK.slice();
  for (const { first, size, last } of GROUPS) {
    let number = reader.below(size);
    for (let bound = first; bound > last; bound -= 1) {
      // Numbers of this size divide without loss, and `%` on them would be several times as slow.
      const rest = Math.floor(number / bound);
      const pick = number - rest * bound;
      number = rest;
      const card = order[bound - 1];
      const other = order[pick];
      if (card === undefined || other === undefined) continue;
      order[bound - 1] = other;
      order[pick] = card;
    }
  }
  return [order, reader.chance()];
};

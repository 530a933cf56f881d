/**
 * Shuffling. Every pack and every shoe of every game is put in order here and nowhere else, so there is one place to prove fair: tests
 * count, for each game, how often each card ends up in each place.
 */
import { type Chance, read } from './chance.ts';
import { ownList } from './own.ts';

/** How a shuffle reads its choices: a word of chance for each, or few words for all. A game that changes it raises its version. */
export type Reading = 'a-word-each' | 'few-words';

const MOST = 2 ** 32;

/**
 * The same things in a fair new order (Fisher and Yates), and chance after it.
 *
 * With few words several choices come out of one: 52 · 51 · 50 · 49 · 48 ways are fewer than a word has values, so one fair number
 * below that many is five fair choices, taken apart. A pack takes 12 words so, in place of 51.
 */
export const shuffle = <T>(things: readonly T[], chance: Chance, reading: Reading = 'a-word-each'): readonly [readonly T[], Chance] => {
  const reader = read(chance);
  const order = things.slice();
  for (let left = order.length; left > 1; ) {
    let ways = left;
    let after = left - 1;
    if (reading === 'few-words') for (; after > 1 && ways * after <= MOST; after -= 1) ways *= after;
    let number = reader.below(ways);
    for (; left > after; left -= 1) {
      // Numbers of this size divide without loss, and `%` on them would be several times as slow.
      const rest = Math.floor(number / left);
      const pick = number - rest * left;
      number = rest;
      const a = order[left - 1];
      const b = order[pick];
      if (a === undefined || b === undefined) continue;
      order[left - 1] = b;
      order[pick] = a;
    }
  }
  return [order, reader.chance()];
};

// The row that was drawn from last: its first places hold what has come out, in order, and `taken` says where each of them lay before.
// Who draws on from the same list goes on from there. What the row holds follows from that list alone, so whoever draws sees no difference.
const row = { out: [] as readonly number[], count: 0, numbers: new Uint16Array(0), taken: new Uint16Array(0) };

/** What lies at this place of the row comes out next. */
const takeFrom = (place: number): number => {
  const { numbers, taken, count } = row;
  const number = numbers[place] ?? 0;
  numbers[place] = numbers[count] ?? 0;
  numbers[count] = number;
  taken[count] = place;
  row.count = count + 1;
  return number;
};

/** Everything lies at its own place again. */
const putBack = (): void => {
  const { numbers, taken } = row;
  while (row.count > 0) {
    row.count -= 1;
    const number = numbers[row.count] ?? 0;
    const place = taken[row.count] ?? 0;
    numbers[row.count] = numbers[place] ?? 0;
    numbers[place] = number;
  }
};

/** Makes the row ready: so long, with these out of it. */
const lay = (size: number, out: readonly number[]): void => {
  if (row.numbers.length !== size) {
    row.count = 0;
    row.numbers = Uint16Array.from({ length: size }, (_, place) => place);
    row.taken = new Uint16Array(size);
  } else if (row.out === out && row.count === out.length) return;
  putBack();
  for (const number of out) takeFrom(row.numbers.indexOf(number, row.count));
};

/**
 * A shuffle that is made as far as it is needed: some more places of a row, after these have come out, each a fair one of those that are
 * left (Fisher and Yates, from the front); and chance after it. As many come out as find room in so many words of chance: three a word
 * from a shoe of six decks, five and more from a pack.
 */
export const drawPlaces = (size: number, out: readonly number[], words: number, chance: Chance): readonly [readonly number[], Chance] => {
  lay(size, out);
  const reader = read(chance);
  const drawn = ownList(out);
  for (let word = 0; word < words && row.count < size; word += 1) {
    let left = size - row.count;
    let after = left - 1;
    let ways = left;
    for (; after > 0 && ways * after <= MOST; after -= 1) ways *= after;
    for (let number = reader.below(ways); left > after; left -= 1) {
      const rest = Math.floor(number / left);
      drawn.push(takeFrom(size - left + number - rest * left));
      number = rest;
    }
  }
  row.out = drawn;
  return [drawn, reader.chance()];
};

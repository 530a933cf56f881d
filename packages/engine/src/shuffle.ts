/**
 * Shuffling. Every pack and every shoe of every game is put in order here and nowhere else, so there is one place to prove fair: tests
 * count, for each game, how often each card ends up in each place.
 */
import { type Chance, read } from './chance.ts';

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

/** Whether a place is among these. Written out: for a list as short as this, a call of `includes` costs more than the search. */
const holds = (places: readonly number[], place: number): boolean => {
  for (let at = 0; at < places.length; at += 1) if (places[at] === place) return true;
  return false;
};

/**
 * A shuffle that is made as far as it is needed: so many more places of a row, after these have come out, each a fair one of those that
 * are left; and chance after it. For a shoe of six decks, out of which a round takes six cards.
 */
export const drawPlaces = (size: number, out: readonly number[], count: number, chance: Chance): readonly [readonly number[], Chance] => {
  const reader = read(chance);
  const drawn = out.slice();
  const enough = Math.min(out.length + count, size);
  while (drawn.length < enough) {
    const place = reader.below(size);
    if (!holds(drawn, place)) drawn.push(place);
  }
  return [drawn, reader.chance()];
};

/**
 * Dealing under conditions: each card may go to some places only, and each place takes so many. Every deal that fits is
 * equally likely, and none runs into a dead end: the ways to finish are counted before the first card is laid.
 */

/** A deal that can be drawn again and again. */
export interface Dealing {
  readonly masks: readonly number[];
  readonly needs: readonly number[];
  /** The place whose count follows from the others'. */
  readonly rest: number;
  /** How far apart counts of a place lie in the table. */
  readonly strides: readonly number[];
  readonly size: number;
  /** The ways to deal on from a card, by what each place still needs. */
  readonly ways: Float64Array;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The ways to go on after this card has gone to a place that still needs so many. */
const waysAfter = ({ masks, strides, size, ways }: Dealing, card: number, at: number, place: number, need: number): number =>
  need > 0 && ((masks[card] ?? 0) >> place) & 1 ? (ways[(card + 1) * size + at - (strides[place] ?? 0)] ?? 0) : 0;

/** Reads into `left` what each place still needs at this entry of the table; false when it is not one that can come up. */
const readNeeds = ({ masks, needs, rest, strides }: Dealing, card: number, at: number, left: number[]): boolean => {
  let open = masks.length - card;
  for (let place = 0; place < needs.length; place += 1) {
    if (place === rest) continue;
    const need = Math.floor(at / (strides[place] ?? 1)) % ((needs[place] ?? 0) + 1);
    left[place] = need;
    open -= need;
  }
  left[rest] = open;
  return open >= 0 && open <= (needs[rest] ?? 0);
};

/** The ways to go on from an entry of the table. */
const countWays = (dealing: Dealing, card: number, at: number, left: number[]): number => {
  if (!readNeeds(dealing, card, at, left)) return 0;
  let ways = 0;
  for (let place = 0; place < left.length; place += 1) ways += waysAfter(dealing, card, at, place, left[place] ?? 0);
  return ways;
};

/** Counts the deals in which card number `i` lies in a place of `masks[i]` (a bit for each), and each place gets `needs`. */
export const planDealing = (masks: readonly number[], needs: readonly number[]): Dealing => {
  const rest = needs.indexOf(Math.max(...needs));
  const strides: number[] = [];
  let size = 1;
  for (const [place, need] of needs.entries()) {
    strides.push(place === rest ? 0 : size);
    if (place !== rest) size *= need + 1;
  }
  const dealing: Dealing = { masks, needs, rest, strides, size, ways: new Float64Array((masks.length + 1) * size) };
  dealing.ways[masks.length * size] = 1;
  // The table can have many entries, so they share one list.
  const left = [...needs];
  for (let card = masks.length - 1; card >= 0; card -= 1) {
    for (let at = 0; at < size; at += 1) dealing.ways[card * size + at] = countWays(dealing, card, at, left);
  }
  if (sum(needs) !== masks.length || !((dealing.ways[size - 1] ?? 0) > 0)) throw new RangeError('No deal fits what is known.');
  return dealing;
};

/** One of the deals, by chance: the place of each card, into `places`. `random` gives numbers from 0 up to 1. */
export const drawDealing = (dealing: Dealing, random: () => number, places: Uint8Array): void => {
  const { needs, strides, size, ways } = dealing;
  const left = [...needs];
  let at = size - 1;
  for (let card = 0; card < places.length; card += 1) {
    let pick = random() * (ways[card * size + at] ?? 0);
    let chosen = 0;
    for (let place = 0; place < needs.length && pick >= 0; place += 1) {
      const here = waysAfter(dealing, card, at, place, left[place] ?? 0);
      if (here === 0) continue;
      chosen = place;
      pick -= here;
    }
    left[chosen] = (left[chosen] ?? 0) - 1;
    at -= strides[chosen] ?? 0;
    places[card] = chosen;
  }
};

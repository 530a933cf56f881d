/**
 * How the dealer's hand ends.
 *
 * The dealer has no choice, so the ways to get from the card that shows to an end can be listed once for all: as sets of cards,
 * each with the number of orders in which the rule lets it happen. What a set is likely to be then takes one product a card.
 * Sets that begin alike share that part, as in a dictionary.
 */
import { hitsOn } from '../dealer.ts';
import { softWith, totalWith } from '../hand.ts';
import { type Counts, countAt, placeValue } from './counts.ts';

/** The end after 17 to 21: bust. */
export const BUST = 5;
/** The last end: a natural. */
export const NATURAL = 6;
const ENDS = 7;
/** No set of cards is larger: an ace that shows, and twenty more. */
const DEEPEST = 24;

/** How often each end comes about, under its number. */
export type EndOdds = Readonly<Float64Array>;

/** The dealer's way of playing, as far as it changes an end. */
export interface DealerWay {
  readonly hitsSoft17: boolean;
  /** Whether an ace and a ten card are more than 21. */
  readonly naturals: boolean;
  /** The pips that the dealer's second card is known not to have; 0 when nothing is known. */
  readonly barred: number;
}

/** Some cards drawn to the one that shows, the highest first, and in how many orders the dealer can have drawn them. */
interface Drawn {
  readonly pips: readonly number[];
  readonly total: number;
  readonly soft: boolean;
  orders: number;
}

const endOf = ({ pips, total }: Drawn, { naturals }: DealerWay): number => {
  if (total > 21) return BUST;
  return naturals && total === 21 && pips.length === 1 ? NATURAL : total - 17;
};

/** Sets of cards, each under its name. */
type Sets = ReadonlyMap<number, Drawn>;

const withCard = (pips: readonly number[], card: number): readonly number[] => {
  const place = pips.findIndex((other) => other < card);
  return place === -1 ? [...pips, card] : pips.toSpliced(place, 0, card);
};

/** One card more to each of these that is not done: what the same cards make is gathered. */
const drawOn = (before: Sets, { hitsSoft17 }: DealerWay, barred: number): Sets => {
  const after = new Map<number, Drawn>();
  for (const [name, { pips, total, soft, orders }] of before) {
    if (pips.length > 0 && !hitsOn(total, soft, hitsSoft17)) continue;
    for (let card = 1; card <= 10; card += 1) {
      if (card === barred) continue;
      const whole = name + placeValue(card);
      const same = after.get(whole);
      if (same !== undefined) same.orders += orders;
      else after.set(whole, { pips: withCard(pips, card), total: totalWith(total, soft, card), soft: softWith(total, soft, card), orders });
    }
  }
  return after;
};

/** Every set of cards that ends the dealer's hand. */
const endingsFrom = (up: number, way: DealerWay): readonly Drawn[] => {
  const endings: Drawn[] = [];
  let drawn: Sets = new Map([[0, { pips: [], total: totalWith(0, false, up), soft: up === 1, orders: 1 }]]);
  for (let { barred } = way; drawn.size > 0; barred = 0) {
    drawn = drawOn(drawn, way, barred);
    for (const one of drawn.values()) if (!hitsOn(one.total, one.soft, way.hitsSoft17)) endings.push(one);
  }
  return endings.sort((a, b) => compare(a.pips, b.pips));
};

/** Highest cards first, and a set before those that go on from it. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [at, pips] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (pips !== other) return other - pips;
  }
  return a.length - b.length;
};

/** The sets as one list of cards: each goes on from the last card before it that is one place less deep. */
interface Listing {
  readonly pips: Uint8Array;
  readonly depth: Uint8Array;
  /** How many of the same pips come before it in its set. */
  readonly before: Uint8Array;
  /** Where to go on when no set with this card can be. */
  readonly skip: Uint16Array;
  readonly orders: Float64Array;
  readonly end: Uint8Array;
}

/** How many cards the one set has in common with the beginning of the other. */
const shared = (a: readonly number[], b: readonly number[]): number => {
  const parting = b.findIndex((pips, at) => pips !== a[at]);
  return parting === -1 ? b.length : parting;
};

interface Entry {
  readonly pips: number;
  readonly depth: number;
  readonly before: number;
  readonly orders: number;
  readonly end: number;
}

const entriesOf = (endings: readonly Drawn[], way: DealerWay): readonly Entry[] => {
  const entries: Entry[] = [];
  let last: readonly number[] = [];
  for (const ending of endings) {
    const { pips } = ending;
    for (let depth = shared(last, pips); depth < pips.length; depth += 1) {
      const here = pips[depth] ?? 0;
      const isLast = depth === pips.length - 1;
      // The cards of a set lie in order, so the same pips stand together.
      entries.push({
        pips: here,
        depth,
        before: depth - pips.indexOf(here),
        orders: isLast ? ending.orders : 0,
        end: isLast ? endOf(ending, way) : 0,
      });
    }
    last = pips;
  }
  return entries;
};

const listingOf = (entries: readonly Entry[]): Listing => {
  const skip = new Uint16Array(entries.length);
  // From the end: where the list goes on that is no deeper than this.
  const onwards = new Array<number>(DEEPEST).fill(entries.length);
  for (const [at, { depth }] of [...entries.entries()].reverse()) {
    skip[at] = onwards[depth] ?? entries.length;
    onwards.fill(at, depth);
  }
  return {
    pips: Uint8Array.from(entries, ({ pips }) => pips),
    depth: Uint8Array.from(entries, ({ depth }) => depth),
    before: Uint8Array.from(entries, ({ before }) => before),
    skip,
    orders: Float64Array.from(entries, ({ orders }) => orders),
    end: Uint8Array.from(entries, ({ end }) => end),
  };
};

const listings = new Map<string, Listing>();

const listingFor = (up: number, way: DealerWay): Listing => {
  const name = `${up} ${way.hitsSoft17} ${way.naturals} ${way.barred}`;
  const listing = listings.get(name) ?? listingOf(entriesOf(endingsFrom(up, way), way));
  listings.set(name, listing);
  return listing;
};

// Lists that are read many million times, each kind by a reader of its own, so that neither has to ask what it is given.
const byteAt = (list: Uint8Array, at: number): number => list[at] ?? 0;
const realAt = (list: Float64Array, at: number): number => list[at] ?? 0;

/** How often each end comes about from the card that shows, with these cards left to come. */
export const endsFrom = (up: number, way: DealerWay): ((left: Counts) => EndOdds) => {
  const { pips, depth, before, skip, orders, end } = listingFor(up, way);
  const chances = new Float64Array(DEEPEST);
  const shares = new Float64Array(DEEPEST);

  /** Under each depth, one part of the cards that the card at it is drawn from. */
  const share = (left: Counts): void => {
    const all = countAt(left, 0);
    shares[0] = 1 / (all - (way.barred === 0 ? 0 : countAt(left, way.barred)));
    for (let deep = 1; deep < DEEPEST; deep += 1) shares[deep] = 1 / (all - deep);
  };

  return (left) => {
    const counts = Float64Array.from(left);
    const ends = new Float64Array(ENDS);
    share(left);
    for (let at = 0; at < pips.length; ) {
      const deep = byteAt(depth, at);
      const cards = realAt(counts, byteAt(pips, at)) - byteAt(before, at);
      if (cards > 0) {
        const chance = (deep === 0 ? 1 : realAt(chances, deep - 1)) * cards * realAt(shares, deep);
        const which = byteAt(end, at);
        chances[deep] = chance;
        ends[which] = realAt(ends, which) + realAt(orders, at) * chance;
        at += 1;
      } else {
        at = skip[at] ?? pips.length;
      }
    }
    return ends;
  };
};

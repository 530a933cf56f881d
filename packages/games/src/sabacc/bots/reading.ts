/** What the others may hold: every total their covered cards can make, weighed by how they have played. */
import { isSeen, type Seat } from '@baize/engine';
import { totalOf } from '../hand.ts';
import { cardsAt, seatsIn } from '../places.ts';
import type { LastMove, View } from '../state.ts';
import { totalsOf, waysTo } from '../totals.ts';

/** No hand of five cards totals more. */
const REACH = 50;

/** A total's place in the order of hands: 0 first, then 1, -1, 2, -2 and so on. */
const placeOf = (total: number): number => 2 * Math.abs(total) - (total > 0 ? 1 : 0);

/** Everybody works towards zero: each step away from it makes a hand so much less likely at the end of a game. */
const PULL = 0.4;
/** What somebody did last says more. Who stands or swaps is near; who has bet is nearer. */
const tells: Readonly<Partial<Record<LastMove['type'], number>>> = { stood: 0.2, swapped: 0.1, bet: 0.1, raised: 0.2, 'all-in': 0.05 };

/** One of the others who are in: how many cards they hold, and how likely each place in the order of hands is. */
export interface Rival {
  readonly cards: number;
  readonly likely: readonly number[];
  /** The chance of any later place. */
  readonly worse: readonly number[];
}

/** How likely each total is for somebody at the end, as far as what they show and do tells it. */
const weighed = (view: View, seat: Seat, unseen: readonly number[]): number[] => {
  const cards = cardsAt(view, seat);
  const open = totalOf(cards.filter(isSeen));
  const totals = totalsOf(unseen, cards.filter((card) => !isSeen(card)).length);
  const pull = PULL + (tells[view.deeds[seat]?.type ?? 'checked'] ?? 0);
  const weights = new Array<number>(2 * REACH + 1).fill(0);
  for (let total = -REACH; total <= REACH; total += 1) {
    weights[placeOf(total)] = waysTo(totals, total - open) * Math.exp(-pull * Math.abs(total));
  }
  return weights;
};

const readSeat = (view: View, seat: Seat, unseen: readonly number[]): Rival => {
  const weights = weighed(view, seat, unseen);
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = 1;
  const likely = weights.map((weight) => weight / sum);
  const worse = likely.map((chance) => {
    left -= chance;
    return left;
  });
  return { cards: cardsAt(view, seat).length, likely, worse };
};

/** All the others who are in. */
export const readRivals = (view: View, me: Seat, unseen: readonly number[]): readonly Rival[] =>
  seatsIn(view)
    .filter((seat) => seat !== me)
    .map((seat) => readSeat(view, seat, unseen));

/** The chance that a hand beats them all. An equal hand of as many cards is half a win. */
export const chanceToBeat = (rivals: readonly Rival[], total: number, cards: number): number => {
  const place = placeOf(total);
  return rivals.reduce((product, rival) => {
    const tie = cards === rival.cards ? 0.5 : cards > rival.cards ? 1 : 0;
    return product * ((rival.worse[place] ?? 0) + tie * (rival.likely[place] ?? 0));
  }, 1);
};

/** How often each number is there, from -10 to 10. */
export const countsOf = (values: readonly number[]): readonly number[] => {
  const counts = new Array<number>(21).fill(0);
  for (const value of values) counts[value + 10] = (counts[value + 10] ?? 0) + 1;
  return counts;
};

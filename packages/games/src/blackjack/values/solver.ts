/**
 * What a hand is worth: the expected result of standing, hitting, doubling and splitting, for each chip bet.
 *
 * One solver answers for one table, one card that shows and one set of cards left. It takes every card that the player draws out
 * of those left, so each value is exact for the cards at hand. Splits are valued as is customary: see `split`.
 */
import { softWith, totalWith } from '../hand.ts';
import type { Rules } from '../rules.ts';
import { type Counts, countAt, placeValue } from './counts.ts';
import { BUST, type EndOdds, endsFrom, NATURAL } from './ends.ts';

/** Some of the player's cards, as far as they count. */
export interface Held {
  readonly total: number;
  readonly soft: boolean;
}

/** Values for one card that shows, in chips for each chip of the hand's bet. A peeking dealer has looked, and has no natural. */
export interface Solver {
  /** Left as it is. */
  stand(hand: Held): number;
  /** With one card more, and then played as well as can be without doubling. */
  hit(hand: Held): number;
  /** With the bet doubled and one card more. */
  double(hand: Held): number;
  /** With a second card for each half of a pair of these pips, and both played as well as can be. The pair has been taken. */
  split(pips: number, hands?: number): number;
  /** Asks something when these cards, too, have been taken from those left. */
  taking<T>(pips: readonly number[], ask: () => T): T;
}

/** What a hand of these pips holds. */
export const holdingOf = (pips: readonly number[]): Held =>
  pips.reduce<Held>(({ total, soft }, card) => ({ total: totalWith(total, soft, card), soft: softWith(total, soft, card) }), {
    total: 0,
    soft: false,
  });

/** The pips that a peeking dealer's second card is known not to have; 0 when nothing is known. */
export const barredBy = ({ hole, natural }: Rules, up: number): number =>
  hole !== 'peek' || natural === null ? 0 : up === 1 ? 10 : up === 10 ? 1 : 0;

/** Whether a hand of two cards may be doubled, before or after a split. */
export const mayDouble = ({ double, doubleAfterSplit }: Rules, { total, soft }: Held, split: boolean): boolean => {
  if (double === 'none' || (split && !doubleAfterSplit)) return false;
  return double === 'any' || (!soft && double.includes(total));
};

/** More than there are totals, soft and hard. */
const TOTALS = 64;

/** What the bet brings against these ends. */
const against = (ends: EndOdds, total: number): number => {
  if (total > 21) return -1;
  let value = (ends[BUST] ?? 0) - (ends[NATURAL] ?? 0);
  for (let end = 17; end <= 21; end += 1) value += (end < total ? 1 : end > total ? -1 : 0) * (ends[end - 17] ?? 0);
  return value;
};

/**
 * A solver for a card that shows. `left` are all the cards that are not seen, but for the player's own, which are taken as they are
 * asked about. With a `depth` only so many of the cards drawn to them are taken, and the rest put back: much quicker, and nearly as
 * good. With 0 nothing is ever taken, as from a shoe without end.
 */
export const solver = (rules: Rules, up: number, left: Counts, depth = Number.POSITIVE_INFINITY): Solver => {
  const counts = [...left];
  const barred = barredBy(rules, up);
  const endsOf = endsFrom(up, { hitsSoft17: rules.hitsSoft17, naturals: rules.natural !== null, barred });
  const ends = new Map<number, EndOdds>();
  let taken = 0;
  let drawn = 0;

  /** A value that follows from the hand and the cards taken, reckoned once. */
  const remember = (reckon: (hand: Held) => number): ((hand: Held) => number) => {
    const known = new Map<number, number>();
    return (hand) => {
      const name = taken * TOTALS + hand.total * 2 + (hand.soft ? 1 : 0);
      const found = known.get(name) ?? reckon(hand);
      known.set(name, found);
      return found;
    };
  };

  const take = (pips: number, cards: 1 | -1): void => {
    counts[pips] = countAt(counts, pips) - cards;
    counts[0] = countAt(counts, 0) - cards;
    taken += cards * placeValue(pips);
  };

  /** The chance that the next card has these pips, when the dealer's hidden card is known to be none of the barred ones. */
  const chanceOf = (pips: number): number => {
    const all = countAt(counts, 0);
    const cards = countAt(counts, pips);
    if (barred === 0) return cards / all;
    if (pips === barred) return cards / (all - 1);
    const hidden = all - countAt(counts, barred);
    return (cards * (hidden - 1)) / (hidden * (all - 1));
  };

  /** Asks something with the next card drawn. */
  const withNext = (pips: number, ask: (pips: number) => number): number => {
    const missed = drawn < depth;
    drawn += 1;
    if (missed) take(pips, 1);
    const answer = ask(pips);
    if (missed) take(pips, -1);
    drawn -= 1;
    return answer;
  };

  /** The average of something over the next card, with that card taken while it is asked. */
  const overNextCard = (ask: (pips: number) => number): number => {
    let sum = 0;
    for (let pips = 1; pips <= 10; pips += 1) if (countAt(counts, pips) > 0) sum += chanceOf(pips) * withNext(pips, ask);
    return sum;
  };

  const stand = ({ total }: Held): number => {
    const found = ends.get(taken) ?? endsOf(counts);
    ends.set(taken, found);
    return against(found, total);
  };

  const plus = ({ total, soft }: Held, pips: number): Held => ({ total: totalWith(total, soft, pips), soft: softWith(total, soft, pips) });

  const hit = remember((hand) => overNextCard((pips) => playOn(plus(hand, pips))));

  /** A hand of three cards or more, played as well as can be. */
  const playOn = (hand: Held): number => {
    if (hand.total > 21) return -1;
    if (hand.total === 21) return stand(hand);
    // A card on 11 or less, or on a soft total below 18, only makes the hand better: standing need not be weighed.
    if (hand.total <= 11 || (hand.soft && hand.total <= 17)) return hit(hand);
    // Nor need a hit on a hard 18 or more, which standing beats whatever shows.
    if (!hand.soft && hand.total >= 18) return stand(hand);
    return Math.max(stand(hand), hit(hand));
  };

  const double = remember((hand) => 2 * overNextCard((pips) => (plus(hand, pips).total > 21 ? -1 : stand(plus(hand, pips)))));

  /** One half of a pair with its second card: split aces have no choice left. */
  const half = (pips: number, second: number): number => {
    const hand = holdingOf([pips, second]);
    if (pips === 1) return stand(hand);
    return Math.max(playOn(hand), mayDouble(rules, hand, true) ? double(hand) : Number.NEGATIVE_INFINITY);
  };

  /**
   * A split pair, so many hands in all. A half that meets its like makes two of them, as long as the table lets it. The cards that
   * other halves have drawn, apart from their pairs, are left out of account.
   */
  const split = (pips: number, hands = 1): number => {
    const most = pips === 1 && !rules.resplitAces ? 2 : rules.mostHands;
    const known = new Map<string, number>();
    /** What is still to come of halves without their second card. */
    const halves = (open: number, all: number): number => {
      const name = `${open} ${all}`;
      const found = open === 0 ? 0 : (known.get(name) ?? reckon(open, all));
      known.set(name, found);
      return found;
    };
    const reckon = (open: number, all: number): number => {
      const rest = halves(open - 1, all);
      return overNextCard((second) => {
        const kept = half(pips, second) + rest;
        return second === pips && all < most ? Math.max(kept, halves(open + 1, all + 1)) : kept;
      });
    };
    return halves(2, hands + 1);
  };

  const taking = <T>(pips: readonly number[], ask: () => T): T => {
    if (depth === 0) return ask();
    for (const card of pips) take(card, 1);
    const answer = ask();
    for (const card of pips) take(card, -1);
    return answer;
  };

  return { stand, hit, double, split, taking };
};

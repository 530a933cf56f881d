/** What a hand is worth in chips: what it may win and lose, through the rounds and the dice that are still to come. */
import type { Seat } from '@baize/engine';
import { cardValue } from '../cards.ts';
import { potOf } from '../places.ts';
import type { View } from '../state.ts';
import { unseenBy } from '../view.ts';
import { chanceToBeat, countsOf, readRivals } from './reading.ts';

/** One time in six the dice change every hand. */
const DOUBLE = 1 / 6;
/** What a round of betting costs each of those who are in, about. */
const USUAL_BET = 50;

/** A measure of a hand by its total and its number of cards. */
export type Measure = (total: number, cards: number) => number;

/** A look ahead: what a hand brings, and how often it wins, with so many actions still to come. */
export interface Outlook {
  readonly chips: (actions: number) => Measure;
  readonly wins: (actions: number) => Measure;
  /** The cards that may come, as counts from -10 to 10. */
  readonly counts: readonly number[];
}

const remembered = (measure: Measure): Measure => {
  const known = new Map<number, number>();
  return (total, cards) => {
    const key = total * 16 + cards;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = measure(total, cards);
    known.set(key, value);
    return value;
  };
};

/** The average over a card that is drawn and kept, or let go again. */
const afterCard = (counts: readonly number[], measure: Measure): Measure => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (total, cards) => {
    const stay = measure(total, cards);
    if (all === 0) return stay;
    return (
      counts.reduce((sum, count, at) => (count === 0 ? sum : sum + count * Math.max(stay, measure(total + at - 10, cards + 1))), 0) / all
    );
  };
};

/** The measure at the end, carried back over the dice and the actions that come before it. */
const outlookOver = (counts: readonly number[], end: Measure, redealt: number): ((actions: number) => Measure) => {
  const throughDice =
    (measure: Measure): Measure =>
    (total, cards) =>
      DOUBLE * redealt + (1 - DOUBLE) * measure(total, cards);
  const levels: Measure[] = [remembered(throughDice(end))];
  return (actions) => {
    for (let level = levels.length; level <= actions; level += 1) {
      const later = levels[level - 1] ?? end;
      levels.push(remembered(throughDice(afterCard(counts, later))));
    }
    return levels[actions] ?? end;
  };
};

/** Looks ahead from a seat. */
export const outlookFrom = (view: View, seat: Seat): Outlook => {
  const unseen = unseenBy(view).map(cardValue);
  const counts = countsOf(unseen);
  const rivals = readRivals(view, seat, unseen);
  const even = 1 / (rivals.length + 1);
  const chance = remembered((total, cards) => chanceToBeat(rivals, total, cards));
  const pot = potOf(view);
  const bet = USUAL_BET * (view.rules.rounds - view.round + 1);
  const stake = (win: number): number => win * (pot + bet * rivals.length) - (1 - win) * bet;
  const end: Measure = (total, cards) => {
    const win = chance(total, cards);
    return stake(win) + (total === 0 ? win * view.sabaccPot : 0);
  };
  // New hands are as good as anybody's, and one in fifteen or so is a zero.
  const redealt = stake(even) + (even * view.sabaccPot) / 15;
  return { counts, chips: outlookOver(counts, end, redealt), wins: outlookOver(counts, chance, even) };
};

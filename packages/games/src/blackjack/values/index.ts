/** What can be done at a table is worth, from every card that has not been seen. */
import type { Card } from '@baize/engine';
import { upCard } from '../dealer.ts';
import { pipsOf } from '../hand.ts';
import { handInTurn, spotAt } from '../places.ts';
import type { Action, View } from '../state.ts';
import { unseenIn } from '../view.ts';
import { type ChartMove, SURRENDERED, type Values } from './chart.ts';
import { type Counts, countAt, countCards } from './counts.ts';
import { solver } from './solver.ts';

export { type ChartMove, chartOf, type Plan, planOf, type Row, type StrategyChart, type Values } from './chart.ts';
export { type Counts, countAt, INFINITE, packs, without } from './counts.ts';
export { barredBy, type Held, holdingOf, mayDouble, type Solver, solver } from './solver.ts';

/** With fewer cards than this to come, the spent ones may be shuffled in before the hand is over, and are counted too. */
const FEW = 12;

const leftIn = (view: View): Counts => {
  const spent: readonly Card[] = view.cardsInShoe < FEW ? view.spent : [];
  return countCards([...unseenIn(view), ...spent]);
};

const isMove = (type: Action['type']): type is ChartMove =>
  type === 'hit' || type === 'stand' || type === 'double' || type === 'split' || type === 'surrender';

const reckon = (view: View, moves: readonly ChartMove[]): Values => {
  const card = upCard(view);
  if (card === undefined) return {};
  const table = solver(view.rules, pipsOf(card), leftIn(view));
  const hand = handInTurn(view);
  const worth: Readonly<Record<ChartMove, () => number>> = {
    hit: () => table.hit(hand),
    stand: () => table.stand(hand),
    double: () => table.double(hand),
    split: () => table.split(hand.soft ? 1 : hand.total / 2, spotAt(view, view.seat).hands.length),
    surrender: () => SURRENDERED,
  };
  return Object.fromEntries(moves.map((move) => [move, worth[move]()]));
};

// A bot, a hint and a coach ask about the same view one after another, and views never change.
const known = new WeakMap<View, Values>();

/** What each of these moves with the hand in turn is worth, for each chip bet on it. */
export const valuesIn = (view: View, offers: readonly { readonly type: Action['type'] }[]): Values => {
  const moves = offers.map(({ type }) => type).filter(isMove);
  const found = known.get(view) ?? reckon(view, moves);
  known.set(view, found);
  return found;
};

/** What insurance is worth, for each chip of it: it pays two to one if the card that is to come counts ten. */
export const valueOfInsurance = (view: View): number => {
  const left = leftIn(view);
  return (3 * countAt(left, 10)) / countAt(left, 0) - 1;
};

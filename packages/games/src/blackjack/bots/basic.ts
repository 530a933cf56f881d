/** Plays by the chart of the table: the best that can be done by total and by the card that shows. */
import type { Bot, SeenCard, Sight } from '@baize/engine';
import { hitsOn, upCard } from '../dealer.ts';
import { isPair, pipsOf } from '../hand.ts';
import { handInTurn } from '../places.ts';
import type { Rules } from '../rules.ts';
import type { Action, Blackjack, Tableau } from '../state.ts';
import { chartOf, type Plan, type StrategyChart } from '../values/index.ts';

// Plays as the dealer has to: hits to 17, and does nothing else. A common mistake.

/** Plays by the dealer's rule. */
export const mimic: Bot<Blackjack> = (sight) => {
  const bet = betweenRounds(sight);
  if (bet !== undefined) return bet;
  if (sight.view.phase === 'insurance') return { type: 'decline' };
  const { total, soft } = handInTurn(sight.view);
  const offered = sight.offers.some(({ type }) => type === 'hit');
  return { type: offered && hitsOn(total, soft, sight.view.rules.hitsSoft17) ? 'hit' : 'stand' };
};

// --- what every bot does before the cards: the smallest bet, again and again -------------------------

/** Whether something is offered. A plain loop: a simulation asks several times for each decision. */
const isOffered = ({ offers }: Sight<Blackjack>, type: Action['type']): boolean => {
  for (const offer of offers) if (offer.type === type) return true;
  return false;
};

/** The next step towards a round; undefined in the middle of one. */
export const betweenRounds = (sight: Sight<Blackjack>): Action | undefined => {
  const { offers } = sight;
  if (isOffered(sight, 'stand') || isOffered(sight, 'decline')) return undefined;
  for (const type of ['deal', 'again', 'ready'] as const) if (isOffered(sight, type)) return { type };
  const bet = offers.find((offer) => offer.type === 'bet');
  if (bet !== undefined) return { type: 'bet', amount: bet.amount.min };
  return isOffered(sight, 'sit-out') ? { type: 'sit-out' } : undefined;
};

const charts = new WeakMap<Rules, StrategyChart>();

/** The chart of a table, made once. */
export const chartFor = (rules: Rules): StrategyChart => {
  const known = charts.get(rules);
  if (known !== undefined) return known;
  const chart = chartOf(rules);
  charts.set(rules, chart);
  return chart;
};

/** A hand that the chart does not have is on 21, where the table lets it go on. */
const STAND: Plan = ['stand'];

/** What the chart says about the hand in turn: the first of these that is offered. */
export const planFor = (view: Tableau<SeenCard>): Plan => {
  const { total, soft, cards } = handInTurn(view);
  const chart = chartFor(view.rules);
  const up = upCard(view);
  const row = isPair(view.rules, cards) ? chart.pairs[soft ? 1 : total / 2] : (soft ? chart.soft : chart.hard)[total];
  return (up === undefined ? undefined : row?.[pipsOf(up)]) ?? STAND;
};

/** Plays basic strategy, and never insures. */
export const basic: Bot<Blackjack> = (sight) => {
  const bet = betweenRounds(sight);
  if (bet !== undefined) return bet;
  if (isOffered(sight, 'decline')) return { type: 'decline' };
  // A pair that cannot be split again is played by its total.
  for (const move of planFor(sight.view)) if (isOffered(sight, move)) return { type: move };
  return { type: 'stand' };
};

/** What is counted of a player at Blackjack: how hands ended, and what the odds would have brought with the same bets. */
import type { Counters, GameStatistics } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Blackjack, Event, State } from './state.ts';

/**
 * What the house keeps of every chip bet where the player does the best with every hand, from a fresh shoe. A test in the package of odds
 * reckons them: to do so here would take seconds.
 */
export const EDGES: Readonly<Record<Rules['preset'], number>> = {
  classic: -0.000248,
  casino: 0.044572,
  vegas: 0.00527,
  european: 0.0061,
};

/** How far a round strays from what is due, in bets: the usual figure for a game with doubling and splitting. */
export const SPREAD = 1.15;

/** What a hand brought, in bets, to the nearest half. */
const inBets = (net: number, bet: number): number => (bet === 0 ? 0 : Math.round((2 * net) / bet) / 2);

const settledAdds = ({ verdicts, insurance }: Extract<Event, { type: 'settled' }>, { rules, bet }: State): Counters => {
  const sums: Record<string, number> = { bets: bet, due: -EDGES[rules.preset] * bet, variance: (SPREAD * bet) ** 2 };
  const add = (name: string, more: number): void => {
    sums[name] = (sums[name] ?? 0) + more;
  };
  for (const { outcome, net } of verdicts) {
    add('hands', 1);
    add(`end.${outcome}`, 1);
    add(`result.${inBets(net, bet)}`, 1);
  }
  if (insurance !== 0) add('insurance', insurance);
  return sums;
};

/** The counters of Blackjack. */
export const counters: GameStatistics<Blackjack> = {
  traced: ['due', 'variance'],
  adds: ({ event, state }) => (event.type === 'settled' ? settledAdds(event, state) : {}),
};

/** What is counted of a player at Pontoon: how hands ended, and what the bank brought. */
import type { Card, Counters, GameStatistics, Seat } from '@baize/engine';
import { totalOf } from './hand.ts';
import type { Event, Hand, Pontoon, State } from './state.ts';

const LOWEST_TOLD = 17;

/** How a hand ended: bust, a pontoon, a five card trick, or with a total; low ones together. */
const endOf = ({ status, cards }: Hand<Card>): string => {
  if (status === 'bust' || status === 'pontoon' || status === 'trick') return status;
  return `${Math.max(LOWEST_TOLD, totalOf(cards.map(({ card }) => card)).total)}`;
};

const settledAdds = ({ results }: Extract<Event, { type: 'settled' }>, { hands, banker }: State, seat: Seat): Counters => {
  const settlement = results[seat];
  if (settlement == null) return {};
  const sums: Record<string, number> = banker === seat ? { bank: 1, 'bank.net': settlement.net } : {};
  for (const hand of hands[seat] ?? []) {
    sums['hands'] = (sums['hands'] ?? 0) + 1;
    sums[`end.${endOf(hand)}`] = (sums[`end.${endOf(hand)}`] ?? 0) + 1;
  }
  return sums;
};

/** The counters of Pontoon. */
export const counters: GameStatistics<Pontoon> = {
  traced: [],
  adds: ({ event, state }, seat) => (event.type === 'settled' ? settledAdds(event, state, seat) : {}),
};

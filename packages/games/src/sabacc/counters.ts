/** What is counted of a player at Sabacc: how close to nothing the hands came, sabacc pots, and hands lost to the dice. */
import type { Counters, GameStatistics, Seat } from '@baize/engine';
import { isSabacc, totalOf } from './hand.ts';
import type { Event, Sabacc, State } from './state.ts';

/** Totals further from nothing than this are counted with it. */
const FURTHEST = 10;

const settledAdds = ({ results, finish }: Extract<Event, { type: 'settled' }>, { hands, standing }: State, seat: Seat): Counters => {
  if (results[seat] == null) return {};
  if (standing[seat] === 'junked') return { games: 1, junked: 1 };
  const cards = (hands[seat] ?? []).map(({ card }) => card);
  const total = Math.max(-FURTHEST, Math.min(FURTHEST, totalOf(cards)));
  const isCalled = finish.by === 'showdown';
  const isWon = finish.pots.some(({ winners }) => winners.includes(seat));
  const { amount, winners } = finish.sabacc;
  return {
    games: 1,
    [`total.${total}`]: 1,
    ...(isCalled ? { called: 1, ...(isWon ? { 'called.won': 1 } : {}) } : {}),
    ...(isCalled && isSabacc(cards) ? { sabaccs: 1 } : {}),
    ...(winners.includes(seat) ? { 'sabacc-pots': 1, 'sabacc-pots.chips': Math.floor(amount / winners.length) } : {}),
  };
};

/** The counters of Sabacc. */
export const counters: GameStatistics<Sabacc> = {
  traced: [],
  adds: ({ event, state }, seat) => {
    if (event.type === 'settled') return settledAdds(event, state, seat);
    return event.type === 'hands-swept' && state.standing[seat] === 'in' ? { swept: 1 } : {};
  },
};

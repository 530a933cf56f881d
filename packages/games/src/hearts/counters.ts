/** What is counted of a player at Hearts: points a hand, places, moons, and what became of the queen of spades. */
import type { Counters, GameStatistics, Seat } from '@baize/engine';
import { giverTo } from './passing.ts';
import type { Event, Hearts, State } from './state.ts';

const QUEEN = 'Qs';

/** What became of the queen where she was dealt to this seat; nothing where she was not. */
const queenDealt = ({ passes, direction, tricks }: State, seat: Seat): Counters => {
  if (passes[seat]?.includes(QUEEN) === true) return { 'queen.passed': 1 };
  const wasGiven = direction !== 'none' && passes[giverTo(direction, seat)]?.includes(QUEEN) === true;
  const trick = tricks.find(({ plays }) => plays.some((play) => play.card === QUEEN && play.seat === seat));
  if (wasGiven || trick === undefined) return {};
  return { [trick.taker === seat ? 'queen.kept' : 'queen.given']: 1 };
};

const handAdds = (event: Extract<Event, { type: 'hand-scored' }>, state: State, seat: Seat): Counters => {
  const points = event.points[seat] ?? 0;
  const tookQueen = state.tricks.some(({ taker, plays }) => taker === seat && plays.some(({ card }) => card === QUEEN));
  const isMoon = event.moon === seat;
  return {
    hands: 1,
    points,
    [isMoon ? 'moons' : `hand.${points}`]: 1,
    ...(event.moon !== null && !isMoon ? { 'moons.others': 1 } : {}),
    ...(tookQueen ? { queens: 1 } : {}),
    ...queenDealt(state, seat),
    [`pass.${event.direction}.hands`]: 1,
    [`pass.${event.direction}.points`]: points,
  };
};

const gameAdds = ({ scores }: Extract<Event, { type: 'settled' }>, seat: Seat): Counters => {
  const mine = scores[seat] ?? 0;
  return { games: 1, [`place.${1 + scores.filter((score) => score < mine).length}`]: 1 };
};

/** The counters of Hearts. */
export const counters: GameStatistics<Hearts> = {
  traced: ['points', 'hands'],
  adds: ({ event, state }, seat) => {
    if (event.type === 'hand-scored') return handAdds(event, state, seat);
    return event.type === 'settled' ? gameAdds(event, seat) : {};
  },
};

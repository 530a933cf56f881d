/** What is counted of a player at Roulette: the numbers that came, and exactly what the bets were due. */
import type { Counters, GameStatistics } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { netOn } from './settle.ts';
import type { Event, Roulette, State } from './state.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

const settledAdds = ({ number, verdicts }: Extract<Event, { type: 'settled' }>, { rules }: State): Counters => {
  const nets = NUMBERS.map((one) => netOn(rules, verdicts, one));
  const due = nets.reduce((sum, net) => sum + net, 0) / POCKETS;
  const variance = nets.reduce((sum, net) => sum + (net - due) ** 2, 0) / POCKETS;
  return { spins: 1, staked: stakeOf(verdicts), due, variance, [`number.${number}`]: 1 };
};

/** The counters of Roulette. */
export const counters: GameStatistics<Roulette> = {
  traced: ['due', 'variance'],
  adds: ({ event, state }) => (event.type === 'settled' ? settledAdds(event, state) : {}),
};

/** What is counted of a player at Roulette: the numbers that came, and exactly what the bets were due. */
import type { Counters, GameStatistics, LuckReport, Step } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { netOn } from './settle.ts';
import type { Event, Roulette, State } from './state.ts';
import { sumUp } from './summary.ts';
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

// --- luck at Roulette: what the spins brought beside what the bets bring on average ----------------------------------

/** What the spins of a sitting brought and what was to be expected of the bets as they lay. */
export const luck = (steps: Iterable<Step<Roulette>>): LuckReport => {
  let [count, result, expected, variance] = [0, 0, 0, 0];
  for (const { beats } of steps) {
    for (const { event, state } of beats) {
      if (event.type !== 'settled') continue;
      const bets = event.verdicts.map(({ spot, amount }) => ({ spot, amount }));
      const { average } = sumUp(state.rules, bets);
      count += 1;
      result += event.results[0]?.net ?? 0;
      expected += average;
      variance += NUMBERS.reduce((sum, number) => sum + (netOn(state.rules, bets, number) - average) ** 2, 0) / POCKETS;
    }
  }
  return { of: 'rounds', count, result, expected, width: Math.sqrt(variance), decisionsApart: false };
};

/** Luck at Roulette: what the spins brought beside what the bets bring on average. */
import type { LuckReport, Step } from '@baize/engine';
import { netOn } from './settle.ts';
import type { Roulette } from './state.ts';
import { sumUp } from './summary.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

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

/** Luck at Blackjack: what the rounds brought beside what the house keeps of every chip bet. */
import type { LuckReport, Step } from '@baize/engine';
import { EDGES, SPREAD } from './counters.ts';
import type { Blackjack } from './state.ts';

/** What the rounds of a sitting brought and what was to be expected. */
export const luck = (steps: Iterable<Step<Blackjack>>): LuckReport => {
  let [count, result, expected, squares] = [0, 0, 0, 0];
  for (const { beats } of steps) {
    for (const { event, state } of beats) {
      if (event.type !== 'settled') continue;
      count += 1;
      result += event.results[0]?.net ?? 0;
      expected -= EDGES[state.rules.preset] * state.bet;
      squares += (SPREAD * state.bet) ** 2;
    }
  }
  return { of: 'rounds', count, result, expected, width: Math.sqrt(squares), decisionsApart: true };
};

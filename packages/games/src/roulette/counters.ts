/** What is counted of a player at Roulette: the numbers that came, and exactly what the bets were due. */
import type { Chips, Counters, GameStatistics, LuckReport, Seat, Step } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { isBanker } from './places.ts';
import { netOn } from './settle.ts';
import type { Event, Roulette, State } from './state.ts';
import { NUMBERS, POCKETS } from './wheel.ts';

type SettledEvent = Extract<Event, { type: 'settled' }>;

/** What each number would have brought a seat: by its own bets, or by everybody's against it, where it keeps the bank. */
const netsOf = ({ verdicts }: SettledEvent, state: State, seat: Seat): readonly Chips[] =>
  isBanker(state, seat)
    ? NUMBERS.map((number) => -netOn(state.rules, verdicts.flat(), number))
    : NUMBERS.map((number) => netOn(state.rules, verdicts[seat] ?? [], number));

/** What a spin was due to bring a seat, and the average square of how far it strays. */
const dueOf = (event: SettledEvent, state: State, seat: Seat): { readonly due: number; readonly variance: number } => {
  const nets = netsOf(event, state, seat);
  const due = nets.reduce((sum, net) => sum + net, 0) / POCKETS;
  return { due, variance: nets.reduce((sum, net) => sum + (net - due) ** 2, 0) / POCKETS };
};

/** Whether a seat had a part in a spin. */
const tookPart = ({ results }: SettledEvent, seat: Seat): boolean => results[seat] != null;

const settledAdds = (event: SettledEvent, state: State, seat: Seat): Counters =>
  tookPart(event, seat)
    ? { spins: 1, staked: stakeOf(event.verdicts[seat] ?? []), ...dueOf(event, state, seat), [`number.${event.number}`]: 1 }
    : {};

/** The counters of Roulette. */
export const counters: GameStatistics<Roulette> = {
  traced: ['due', 'variance'],
  adds: ({ event, state }, seat) => (event.type === 'settled' ? settledAdds(event, state, seat) : {}),
};

// --- luck at Roulette: what the spins brought beside what the bets bring on average ----------------------------------

/** What the spins of a sitting brought a seat and what was to be expected of the bets as they lay. */
export const luck = (steps: Iterable<Step<Roulette>>, me: Seat): LuckReport => {
  let [count, result, expected, spread] = [0, 0, 0, 0];
  for (const { beats } of steps) {
    for (const { event, state } of beats) {
      if (event.type !== 'settled' || !tookPart(event, me)) continue;
      const { due, variance } = dueOf(event, state, me);
      count += 1;
      result += event.results[me]?.net ?? 0;
      expected += due;
      spread += variance;
    }
  }
  return { of: 'rounds', count, result, expected, width: Math.sqrt(spread), decisionsApart: false };
};

/** The scenes of a spin: each is one thing that happens, and the table after it. */
import { drawNumber, type Scene } from '@baize/engine';
import { type Bet, betsOnBoard, type Placement, stakeOf, takenAway } from './bets.ts';
import { betsOfCall, betsOnNeighbours, type CallName } from './calls.ts';
import { paidOut, settlementOf, verdictOn } from './settle.ts';
import type { Event, Roulette, State } from './state.ts';
import { POCKETS } from './wheel.ts';

/** How many of the last numbers the table remembers. */
const HISTORY = 20;

/** The table with other layings; what is not on the board is in the stack. */
const withLayings = (state: State, layings: readonly Placement[]): State => {
  const bets = betsOnBoard(layings);
  return { ...state, layings, bets, stack: state.stack + stakeOf(state.bets) - stakeOf(bets) };
};

const lay = (state: State, event: Event, laying: Placement): readonly [Event, State] => [
  event,
  withLayings(state, [...state.layings, laying]),
];

/** Chips on a spot, beside what lies there. */
export const placeBet =
  (bet: Bet): Scene<Roulette> =>
  (state) =>
    lay(state, { type: 'bet-placed', ...bet }, [bet]);

/** The bets of a call. */
export const placeCall =
  (name: CallName, unit: number): Scene<Roulette> =>
  (state) => {
    const bets = betsOfCall(name, unit);
    return lay(state, { type: 'call-placed', name, bets }, bets);
  };

/** A chip on a number and on each of its neighbours. */
export const placeNeighbours =
  (of: number, unit: number): Scene<Roulette> =>
  (state) => {
    const bets = betsOnNeighbours(of, unit);
    return lay(state, { type: 'neighbours-placed', of, bets }, bets);
  };

/** The last laying is undone, whatever it was. */
export const undoLaying: Scene<Roulette> = (state) => [
  { type: 'laying-undone', laying: state.layings.at(-1) ?? [] },
  withLayings(state, state.layings.slice(0, -1)),
];

/** Everything is taken back. This, too, can be undone. */
export const clearBets: Scene<Roulette> = (state) => lay(state, { type: 'bets-cleared', bets: state.bets }, takenAway(state.bets));

/** The bets of the last spin are laid once more. */
export const repeatBets: Scene<Roulette> = (state) => lay(state, { type: 'bets-repeated', bets: state.last }, state.last);

/** As much again on every bet. */
export const doubleBets: Scene<Roulette> = (state) => lay(state, { type: 'bets-doubled', bets: state.bets }, state.bets);

/** The number is drawn, and nobody sees it: the ball runs. */
export const spinWheel: Scene<Roulette> = (state) => {
  const [number, chance] = drawNumber(POCKETS, state.chance);
  return [{ type: 'wheel-spun' }, { ...state, phase: 'spinning', spins: state.spins + 1, number, chance, layings: [], verdicts: [] }];
};

const drawnOf = ({ number }: State): number => {
  if (number === null) throw new RangeError('No number is drawn.');
  return number;
};

/** The ball comes to rest in the pocket that was drawn. */
export const restBall: Scene<Roulette> = (state) => {
  const number = drawnOf(state);
  return [
    { type: 'ball-rested', number },
    { ...state, phase: 'resting', history: [number, ...state.history].slice(0, HISTORY) },
  ];
};

/** Every bet is paid or taken, and the board is free again. */
export const settleBets: Scene<Roulette> = (state) => {
  const number = drawnOf(state);
  const verdicts = state.bets.map((bet) => verdictOn(state.rules, bet, number));
  const result = settlementOf(verdicts);
  const stack = state.stack + paidOut(state.bets, result);
  return [
    { type: 'settled', results: [result], number, verdicts },
    { ...state, phase: 'betting', stack, bets: [], last: state.bets, verdicts },
  ];
};

/** The last chip is gone. */
export const endSitting: Scene<Roulette> = (state) => [{ type: 'sitting-ended' }, { ...state, phase: 'ended' }];

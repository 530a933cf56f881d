/** The scenes of a spin: each is one thing that happens, and the table after it. */
import { drawNumber, type NextState, type Scene } from '@baize/engine';
import { type Bet, betsOnBoard, type Placement, stakeOf, takenAway } from './bets.ts';
import { betsOfCall, betsOnNeighbours, type CallName } from './calls.ts';
import type { SpotId } from './layout.ts';
import { paidOut, settlementOf, verdictOn } from './settle.ts';
import type { Roulette, State } from './state.ts';
import { POCKETS } from './wheel.ts';

// --- a fresh copy of a table, to be filled in before it is handed out ------------------------------------------------

/** A table that nobody has seen yet. */
type NextTable = NextState<Roulette>;

/** A copy of a table. */
export const copyOf = (state: State): NextTable => ({
  rules: state.rules,
  spins: state.spins,
  phase: state.phase,
  stack: state.stack,
  bets: state.bets,
  layings: state.layings,
  last: state.last,
  number: state.number,
  verdicts: state.verdicts,
  history: state.history,
  chance: state.chance,
});

/** How many of the last numbers the table remembers. */
const HISTORY = 20;

/** Other layings; what is not on the board is in the stack. */
const setLayings = (table: NextTable, layings: readonly Placement[]): void => {
  const bets = betsOnBoard(layings);
  table.stack += stakeOf(table.bets) - stakeOf(bets);
  table.layings = layings;
  table.bets = bets;
};

const lay = (table: NextTable, laying: Placement): void => setLayings(table, [...table.layings, laying]);

/** Chips on a spot, beside what lies there. */
export const placeBet: Scene<Roulette, [Bet]> = (table, { spot, amount }) => {
  lay(table, [{ spot, amount }]);
  return { type: 'bet-placed', spot, amount };
};

/** The bets of a call. */
export const placeCall: Scene<Roulette, [name: CallName, unit: number]> = (table, name, unit) => {
  const bets = betsOfCall(name, unit);
  lay(table, bets);
  return { type: 'call-placed', name, bets };
};

/** A chip on a number and on each of its neighbours. */
export const placeNeighbours: Scene<Roulette, [of: number, unit: number]> = (table, of, unit) => {
  const bets = betsOnNeighbours(of, unit);
  lay(table, bets);
  return { type: 'neighbours-placed', of, bets };
};

/** The last laying is undone, whatever it was. */
export const undoLaying: Scene<Roulette> = (table) => {
  const laying = table.layings.at(-1) ?? [];
  setLayings(table, table.layings.slice(0, -1));
  return { type: 'laying-undone', laying };
};

/** The bet on one spot is taken back. This, too, can be undone. */
export const takeBetBack: Scene<Roulette, [at: SpotId]> = (table, at) => {
  const taken = table.bets.filter(({ spot }) => spot === at);
  lay(table, takenAway(taken));
  return { type: 'bet-taken-back', spot: at, amount: stakeOf(taken) };
};

/** Everything is taken back. This, too, can be undone. */
export const clearBets: Scene<Roulette> = (table) => {
  const { bets } = table;
  lay(table, takenAway(bets));
  return { type: 'bets-cleared', bets };
};

/** The bets of the last spin are laid once more. */
export const repeatBets: Scene<Roulette> = (table) => {
  lay(table, table.last);
  return { type: 'bets-repeated', bets: table.last };
};

/** As much again on every bet. */
export const doubleBets: Scene<Roulette> = (table) => {
  const { bets } = table;
  lay(table, bets);
  return { type: 'bets-doubled', bets };
};

/** The number is drawn, and nobody sees it: the ball runs. */
export const spinWheel: Scene<Roulette> = (table) => {
  const [number, chance] = drawNumber(POCKETS, table.chance);
  table.phase = 'spinning';
  table.spins += 1;
  table.number = number;
  table.chance = chance;
  table.layings = [];
  table.verdicts = [];
  return { type: 'wheel-spun' };
};

const drawnOf = ({ number }: State): number => {
  if (number === null) throw new RangeError('No number is drawn.');
  return number;
};

/** The ball comes to rest in the pocket that was drawn. */
export const restBall: Scene<Roulette> = (table) => {
  const number = drawnOf(table);
  table.phase = 'resting';
  table.history = [number, ...table.history].slice(0, HISTORY);
  return { type: 'ball-rested', number };
};

/** Every bet is paid or taken, and the board is free again. */
export const settleBets: Scene<Roulette> = (table) => {
  const number = drawnOf(table);
  const { bets, rules } = table;
  const verdicts = bets.map((bet) => verdictOn(rules, bet, number));
  const result = settlementOf(verdicts);
  table.phase = 'betting';
  table.stack += paidOut(bets, result);
  table.bets = [];
  table.last = bets;
  table.verdicts = verdicts;
  return { type: 'settled', results: [result], number, verdicts };
};

/** The last chip is gone. */
export const endSitting: Scene<Roulette> = (table) => {
  table.phase = 'ended';
  return { type: 'sitting-ended' };
};

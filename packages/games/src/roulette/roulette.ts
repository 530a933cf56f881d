/** Roulette: lay chips, spin, and see where the ball comes to rest. Read it as a table of contents. */
import { type Game, type Opening, type Outcome, perform, type Scene, type Seat, type Sequence, type Step } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { isCallName } from './calls.ts';
import { isSpotId } from './layout.ts';
import { offersTo, refusalOf, whyNot } from './moves.ts';
import { BANKER, bettorsOf, isIn, isNobodyLeft, playerAt, seatsInPlay } from './places.ts';
import { isForSeveral, presets } from './rules.ts';
import {
  clearBets,
  copyOf,
  doubleBets,
  endSitting,
  leaveSeat,
  openBets,
  placeBet,
  placeCall,
  placeNeighbours,
  repeatBets,
  restBall,
  sayDone,
  sayReady,
  settleBets,
  spinWheel,
  takeBetBack,
  undoLaying,
} from './scenes.ts';
import type { Action, Roulette, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

/** Whether there is nobody left to play with: who bets, and a bank that can be bet against. */
const isPlayedOut = (state: State): boolean =>
  isNobodyLeft(state) || (state.rules.bank === 'player' && playerAt(state, BANKER).stack === 0);

/** The ball rests, every bet is settled, and only then may a player be found broke. */
const comeToRest: Sequence<Roulette> = (spin) =>
  (isForSeveral(spin.state.rules) ? settleAll(spin) : spin.do(restBall).do(settleBets)).when(isPlayedOut, (s) => s.do(endSitting));

/** Several go on without who is broke. */
const settleAll: Sequence<Roulette> = (spin) => {
  const before = seatsInPlay(spin.state);
  return spin
    .do(restBall)
    .do(settleBets)
    .go((s) =>
      s.each(
        before.filter((seat) => playerAt(s.state, seat).stack === 0),
        leaveSeat,
      ),
    );
};

/** A player has laid all they want; when everybody has, no more bets are taken. */
const finish: Sequence<Roulette, [seat: Seat]> = (spin, seat) =>
  spin.do(sayDone, seat).when(
    (s) => bettorsOf(s).every((one) => s.said.includes(one)),
    (s) => s.do(spinWheel).go(comeToRest),
  );

/** A player waits for the next spin; when everybody does, the bets are open again. */
const readyUp: Sequence<Roulette, [seat: Seat]> = (spin, seat) =>
  spin.do(sayReady, seat).when(
    (s) => seatsInPlay(s).every((one) => s.said.includes(one)),
    (s) => s.do(openBets),
  );

// --- the contract ---------------------------------------------------------------------------------------------

const open = ({ rules, stacks, chance }: Opening<Roulette>): Step<Roulette> => {
  const { min, max } = rules.players;
  if (stacks.length < min || stacks.length > max) throw new RangeError(`Roulette seats ${min} to ${max}.`);
  if (!stacks.every((stack) => Number.isSafeInteger(stack) && stack >= 1)) throw new RangeError('A player needs a chip to bet.');
  const table: State = {
    rules,
    spins: 0,
    phase: 'betting',
    players: stacks.map((stack) => ({ stack, bets: [], layings: [], last: [], verdicts: [] })),
    said: [],
    houseWon: 0,
    number: null,
    history: [],
    chance,
  };
  // To somebody alone nothing happens until a chip is laid.
  return perform<Roulette>(table, copyOf, (spin) => (isForSeveral(rules) ? spin.do(openBets) : spin));
};

const ALONE: readonly Seat[] = Object.freeze([0]);

const toAct = (state: State): readonly Seat[] => {
  if (state.phase === 'ended') return [];
  if (!isForSeveral(state.rules)) return ALONE;
  const asked = state.phase === 'between' ? seatsInPlay(state) : bettorsOf(state);
  return state.said.length === 0 ? asked : asked.filter((seat) => !state.said.includes(seat));
};

/** One thing happens, and nothing follows from it. */
const only =
  <About extends readonly unknown[]>(scene: Scene<Roulette, About>, ...about: About): Sequence<Roulette> =>
  (spin) =>
    spin.do(scene, ...about);

/** All that follows from an action. */
const courseOf = (seat: Seat, action: Action): Sequence<Roulette> => {
  switch (action.type) {
    case 'place':
      return only(placeBet, seat, { spot: action.spot, amount: action.amount });
    case 'call':
      return only(placeCall, seat, action.name, action.unit);
    case 'neighbours':
      return only(placeNeighbours, seat, action.of, action.unit);
    case 'take-back':
      return only(takeBetBack, seat, action.spot);
    case 'undo':
      return only(undoLaying, seat);
    case 'clear':
      return only(clearBets, seat);
    case 'repeat':
      return only(repeatBets, seat);
    case 'double':
      return only(doubleBets, seat);
    case 'spin':
      return only(spinWheel);
    case 'rest':
      return comeToRest;
    case 'done':
      return (spin) => finish(spin, seat);
    case 'ready':
      return (spin) => readyUp(spin, seat);
  }
};

/** Players leave a roulette table with what is left. Where one keeps the bank, somebody has won it all from somebody. */
const outcome = ({ phase, players }: State): Outcome | undefined => {
  if (phase !== 'ended') return undefined;
  const scores = players.map(({ stack }) => stack);
  const most = Math.max(...scores);
  return { winners: most === 0 ? [] : Array.from(scores.keys()).filter((seat) => scores[seat] === most), scores };
};

// -0 would pass for a number of the wheel, and JSON would turn it into another.
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);

/** The game of Roulette. */
export const roulette: Game<Roulette> = {
  id: 'roulette',
  title: 'Roulette',
  version: 1,
  presets,
  seats: ({ players }) => ({ ...players, buyIn: 1 }),
  passive: ['done'],
  shapes: {
    place: { spot: isSpotId, amount: isWhole },
    call: { name: isCallName, unit: isWhole },
    neighbours: { of: isWhole, unit: isWhole },
    'take-back': { spot: isSpotId },
    undo: {},
    clear: {},
    repeat: {},
    double: {},
    spin: {},
    rest: {},
    done: {},
    ready: {},
  },
  open,
  toAct,
  legal: (state, seat) => (toAct(state).includes(seat) ? offersTo(state, seat) : []),
  whyNot,
  apply: (state, seat, action) => perform(state, copyOf, courseOf(seat, action)),
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  chips: (state, seat) => {
    const { stack, bets } = playerAt(state, seat);
    return { stack, atRisk: stakeOf(bets) };
  },
  unowned: ({ houseWon }) => houseWon,
  houseBanks: ({ bank }) => bank === 'house',
  isIn,
  outcome,
};

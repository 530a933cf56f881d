/** Roulette: lay chips, spin, and see where the ball comes to rest. Read it as a table of contents. */
import { type Game, type Opening, type Outcome, perform, type Scene, type Seat, type Sequence, type Step } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { isCallName } from './calls.ts';
import { isSpotId } from './layout.ts';
import { offersTo, refusalOf, whyNot } from './moves.ts';
import { presets } from './rules.ts';
import {
  clearBets,
  copyOf,
  doubleBets,
  endSitting,
  placeBet,
  placeCall,
  placeNeighbours,
  repeatBets,
  restBall,
  settleBets,
  spinWheel,
  takeBetBack,
  undoLaying,
} from './scenes.ts';
import type { Action, Roulette, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

/** The only seat there is. */
const PLAYER: Seat = 0;

/** The ball rests, every bet is settled, and only then may the player be found broke. */
const comeToRest: Sequence<Roulette> = (spin) =>
  spin
    .do(restBall)
    .do(settleBets)
    .when(
      ({ stack }) => stack === 0,
      (s) => s.do(endSitting),
    );

// --- the contract ---------------------------------------------------------------------------------------------

const open = ({ rules, stacks, chance }: Opening<Roulette>): Step<Roulette> => {
  const [stack, ...others] = stacks;
  if (stack === undefined || others.length > 0) throw new RangeError('Roulette seats one.');
  if (!Number.isSafeInteger(stack) || stack < 1) throw new RangeError('A player needs a chip to bet.');
  const table: State = {
    rules,
    spins: 0,
    phase: 'betting',
    stack,
    bets: [],
    layings: [],
    last: [],
    number: null,
    verdicts: [],
    history: [],
    chance,
  };
  // Nothing happens until a chip is laid.
  return perform<Roulette>(table, copyOf, (spin) => spin);
};

const toAct = ({ phase }: State): readonly Seat[] => (phase === 'ended' ? [] : [PLAYER]);

/** One thing happens, and nothing follows from it. */
const only =
  <About extends readonly unknown[]>(scene: Scene<Roulette, About>, ...about: About): Sequence<Roulette> =>
  (spin) =>
    spin.do(scene, ...about);

/** All that follows from an action. */
const courseOf = (action: Action): Sequence<Roulette> => {
  switch (action.type) {
    case 'place':
      return only(placeBet, { spot: action.spot, amount: action.amount });
    case 'call':
      return only(placeCall, action.name, action.unit);
    case 'neighbours':
      return only(placeNeighbours, action.of, action.unit);
    case 'take-back':
      return only(takeBetBack, action.spot);
    case 'undo':
      return only(undoLaying);
    case 'clear':
      return only(clearBets);
    case 'repeat':
      return only(repeatBets);
    case 'double':
      return only(doubleBets);
    case 'spin':
      return only(spinWheel);
    case 'rest':
      return comeToRest;
  }
};

/** A player leaves a roulette table with what is left; nobody wins it. */
const outcome = ({ phase, stack }: State): Outcome | undefined => (phase === 'ended' ? { winners: [], scores: [stack] } : undefined);

// -0 would pass for a number of the wheel, and JSON would turn it into another.
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);

/** The game of Roulette. */
export const roulette: Game<Roulette> = {
  id: 'roulette',
  title: 'Roulette',
  version: 1,
  presets,
  seats: () => ({ min: 1, max: 1, buyIn: 1 }),
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
  },
  open,
  toAct,
  legal: (state, seat) => (toAct(state).includes(seat) ? offersTo(state) : []),
  whyNot: (state, _seat, action) => whyNot(state, action),
  apply: (state, _seat, action) => perform(state, copyOf, courseOf(action)),
  refuse: (state, _seat, action) => refusalOf(state, action),
  view,
  viewEvent,
  imagine,
  chips: ({ stack, bets }, seat) => (seat === PLAYER ? { stack, atRisk: stakeOf(bets) } : { stack: 0, atRisk: 0 }),
  isIn: ({ phase }, seat) => seat === PLAYER && phase !== 'ended',
  outcome,
};

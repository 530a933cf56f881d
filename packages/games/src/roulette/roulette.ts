/** Roulette: lay chips, spin, and see where the ball comes to rest. Read it as a table of contents. */
import { type Game, type Opening, type Outcome, type Seat, type Sequence, type Step, script } from '@baize/engine';
import { stakeOf } from './bets.ts';
import { isCallName } from './calls.ts';
import { isSpotId } from './layout.ts';
import { offersTo, refusalOf } from './moves.ts';
import { presets } from './rules.ts';
import {
  clearBets,
  doubleBets,
  endSitting,
  placeBet,
  placeCall,
  placeNeighbours,
  repeatBets,
  restBall,
  settleBets,
  spinWheel,
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
  return script<Roulette>({
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
  });
};

const toAct = ({ phase }: State): readonly Seat[] => (phase === 'ended' ? [] : [PLAYER]);

const apply = (state: State, _seat: Seat, action: Action): Step<Roulette> => {
  const spin = script<Roulette>(state);
  switch (action.type) {
    case 'place':
      return spin.do(placeBet({ spot: action.spot, amount: action.amount }));
    case 'call':
      return spin.do(placeCall(action.name, action.unit));
    case 'neighbours':
      return spin.do(placeNeighbours(action.of, action.unit));
    case 'undo':
      return spin.do(undoLaying);
    case 'clear':
      return spin.do(clearBets);
    case 'repeat':
      return spin.do(repeatBets);
    case 'double':
      return spin.do(doubleBets);
    case 'spin':
      return spin.do(spinWheel);
    case 'rest':
      return spin.go(comeToRest);
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
  apply,
  refuse: (state, _seat, action) => refusalOf(state, action),
  view,
  viewEvent,
  imagine,
  chips: ({ stack, bets }, seat) => (seat === PLAYER ? { stack, atRisk: stakeOf(bets) } : { stack: 0, atRisk: 0 }),
  isIn: ({ phase }, seat) => seat === PLAYER && phase !== 'ended',
  outcome,
};

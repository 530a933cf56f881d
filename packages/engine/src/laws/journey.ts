/** A journey: one random sitting from a seed, every step of it written down. The laws look at journeys. */
import { type Chance, fork, openChance, type Reader, read } from '../chance.ts';
import type { Chips, GameModule, GameTypes, Opening, Seat, Step, Viewer } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { fillAny } from '../offers.ts';
import { rulesOf } from '../record.ts';

/** Which sitting to play, and what only the game's author can tell of it. */
export interface Trial<T extends GameTypes> {
  readonly preset: string;
  readonly seed: string;
  /** The most actions to take; 40 by default. */
  readonly actions?: number;
  /** How many sit down; by chance by default. */
  readonly seats?: number;
  /** What each seat sits down with, if the rules let it; 100 by default. */
  readonly stack?: Chips;
  /** How many positions the costly laws examine, picked by chance; all of them by default. */
  readonly examined?: number;
  /** Every card on the table, wherever it lies. Without it nobody can tell whether a card is lost. */
  readonly cards?: (state: T['state']) => readonly string[];
  /** Every card that this viewer may not see. Without it a leak that `imagine` goes along with stays unseen. */
  readonly hidden?: (state: T['state'], viewer: Viewer) => readonly string[];
  /** Events that show everybody cards which are then shuffled in again, such as a cut: the table keeps nothing of them. */
  readonly inPassing?: readonly T['event']['type'][];
}

/** One action of a journey. */
export interface JourneyMove<T extends GameTypes> {
  readonly before: T['state'];
  readonly seat: Seat;
  readonly action: T['action'];
  readonly step: Step<T>;
}

/** The table between two moves. */
export interface Position<T extends GameTypes> {
  readonly at: number;
  readonly state: T['state'];
  /** What was done here; undefined at the journey's end. */
  readonly move: JourneyMove<T> | undefined;
}

/** A position as one viewer sees it, beside another state that looks the same to them. */
export interface TwinPosition<T extends GameTypes> extends Position<T> {
  readonly viewer: Viewer;
  readonly view: T['view'];
  readonly other: T['state'];
}

/** A sitting that was played, in states frozen to the last leaf. */
export interface Journey<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly trial: Trial<T>;
  readonly opening: Opening<T>;
  readonly start: Step<T>;
  readonly moves: readonly JourneyMove<T>[];
  /** The table before each move, and after the last. */
  readonly positions: readonly Position<T>[];
  /** The positions that the costly laws examine. */
  readonly examined: readonly Position<T>[];
  /** The same positions in the eyes of every viewer. Imagined when first asked for, and once: it is the dearest thing of all. */
  looks(): readonly TwinPosition<T>[];
  /** What the game threw, if it did; the journey ends there. */
  readonly thrown: string | undefined;
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Chance for one purpose on a journey, apart from the game's own. */
export const chanceFor = <T extends GameTypes>({ trial }: Pick<Journey<T>, 'trial'>, purpose: string): Chance => fork(trial.seed, purpose);

/** What the seats of a journey are called. */
export const namesAt = <T extends GameTypes>({ opening }: Pick<Journey<T>, 'opening'>): readonly string[] =>
  opening.stacks.map((_, seat) => `Player ${seat + 1}`);

/** Everybody who may look: each seat, and the rail. */
export const viewersOf = <T extends GameTypes>({ opening }: Pick<Journey<T>, 'opening'>): readonly Viewer[] => [
  ...opening.stacks.keys(),
  'rail',
];

const freezeStep = <T extends GameTypes>(step: Step<T>): Step<T> => {
  deepFreeze(step.beats);
  deepFreeze(step.state);
  return step;
};

/** Somebody who is to act does something by chance; undefined when nobody is. */
export const moveByChance = <T extends GameTypes>(
  { game }: GameModule<T>,
  state: T['state'],
  reader: Reader,
): JourneyMove<T> | undefined => {
  const seats = game.toAct(state);
  const seat = seats.length === 0 ? undefined : seats[reader.below(seats.length)];
  const offers = seat === undefined ? [] : game.legal(state, seat);
  if (seat === undefined || offers.length === 0) return undefined;
  const action = deepFreeze(fillAny<T['action']>(offers, reader));
  return { before: state, seat, action, step: freezeStep(game.apply(state, seat, action)) };
};

const openingOf = <T extends GameTypes>({ game }: GameModule<T>, trial: Trial<T>, reader: Reader): Opening<T> => {
  const rules = rulesOf(game, trial.preset);
  const { min, max, buyIn } = game.seats(rules);
  const seats = trial.seats ?? min + reader.below(max - min + 1);
  return deepFreeze({
    rules,
    stacks: Array.from({ length: seats }, () => Math.max(buyIn, trial.stack ?? 100)),
    chance: openChance(trial.seed),
  });
};

const wander = <T extends GameTypes>(
  module: GameModule<T>,
  start: Step<T>,
  most: number,
  reader: Reader,
): Pick<Journey<T>, 'moves' | 'thrown'> => {
  const moves: JourneyMove<T>[] = [];
  try {
    for (let state = start.state; moves.length < most; ) {
      const move = moveByChance(module, state, reader);
      if (move === undefined) break;
      moves.push(move);
      state = move.step.state;
    }
    return { moves, thrown: undefined };
  } catch (error) {
    return { moves, thrown: messageOf(error) };
  }
};

const pick = <X>(things: readonly X[], most: number, reader: Reader): readonly X[] => {
  const left = [...things];
  return most >= left.length ? left : Array.from({ length: most }, () => left.splice(reader.below(left.length), 1)).flat(1);
};

const lookAt = <T extends GameTypes>(journey: Omit<Journey<T>, 'looks'>): readonly TwinPosition<T>[] => {
  const { game } = journey.module;
  return journey.examined.flatMap((position) =>
    viewersOf(journey).map((viewer) => {
      const view = deepFreeze(game.view(position.state, viewer));
      const other = game.imagine(view, viewer, chanceFor(journey, `imagine ${position.at} ${viewer}`));
      return { ...position, viewer, view, other: deepFreeze(other) };
    }),
  );
};

/** Plays a sitting by chance, each seat filling in any offer it has. */
export const travel = <T extends GameTypes>(module: GameModule<T>, trial: Trial<T>): Journey<T> => {
  const reader = read(fork(trial.seed, 'journey'));
  const opening = openingOf(module, trial, reader);
  const start = freezeStep(module.game.open(opening));
  const { moves, thrown } = wander(module, start, trial.actions ?? 40, reader);
  const states = [start.state, ...moves.map(({ step }) => step.state)];
  const positions = states.map((state, at) => ({ at, state, move: moves[at] }));
  const examined = pick(positions, trial.examined ?? positions.length, reader);
  const journey = { module, trial, opening, start, moves, positions, examined, thrown };
  let looks: readonly TwinPosition<T>[] | undefined;
  return {
    ...journey,
    looks: () => {
      looks ??= lookAt(journey);
      return looks;
    },
  };
};

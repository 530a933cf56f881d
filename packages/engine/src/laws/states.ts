/** Laws of states: pure, plain, and the same every time. */
import type { Game, GameTypes, Step } from '../contract.ts';
import { isEqual } from '../json.ts';
import { openLane } from '../lane.ts';
import { play } from '../play.ts';
import { allChanges, type Law } from './law.ts';
import { lostInJson, throughJson } from './plain.ts';

/** A game changes nothing that it is given. */
export const purityLaw: Law = {
  name: 'pure',
  says: 'A legal action never throws, and no state, action or event is changed after it was handed out.',
  *check({ thrown, moves }) {
    if (thrown !== undefined) yield `after ${moves.length} actions the game threw ${thrown}`;
  },
};

const sameBeats = <T extends GameTypes>(a: Step<T>, b: Step<T>): boolean => isEqual(a.beats, b.beats) && isEqual(a.state, b.state);

/** All data is plain. */
export const jsonLaw: Law = {
  name: 'json',
  says: 'States, imagined ones too, events and views are plain JSON, and the game goes on from a copy just as from the original.',
  *check(journey) {
    for (const { event, state } of allChanges(journey)) {
      const lost = lostInJson('state', state) ?? lostInJson(`event ${event.type}`, event);
      if (lost !== undefined) yield lost;
    }
    for (const { viewer, view, other } of journey.looks()) {
      const lost = lostInJson(`view for ${viewer}`, view) ?? lostInJson(`state imagined by ${viewer}`, other);
      if (lost !== undefined) yield lost;
    }
    for (const { at, state, move } of journey.examined) {
      if (move === undefined) continue;
      const again = play(journey.module.game, throughJson(state), move.seat, throughJson(move.action));
      if (!again.ok || !sameBeats(again.step, move.step)) yield `${move.action.type} from a copy of position ${at} goes another way`;
    }
  },
};

/** A log tells the whole sitting. */
export const replayLaw: Law = {
  name: 'replay',
  says: 'The same opening and the same actions give the same beats.',
  *check({ module, opening, start, moves }) {
    let step = module.game.open(opening);
    if (!sameBeats(step, start)) return yield 'the opening is not the same again';
    for (const [at, { seat, action, step: first }] of moves.entries()) {
      const played = play(module.game, step.state, seat, action);
      if (!played.ok || !sameBeats(played.step, first)) return yield `action ${at}, ${action.type}, is not the same again`;
      step = played.step;
    }
  },
};

/** Beats tell all of a step. */
export const stepsLaw: Law = {
  name: 'steps',
  says: 'Every action has a beat, and a step ends in the state of its last beat.',
  *check({ start, moves }) {
    for (const [at, { step, action }] of moves.entries()) if (step.beats.length === 0) yield `action ${at}, ${action.type}, has no beat`;
    for (const { beats, state } of [start, ...moves.map((move) => move.step)]) {
      const last = beats.at(-1);
      if (last !== undefined && !isEqual(last.state, state)) yield `after ${last.event.type} the step says another state`;
    }
  },
};

const eventsIn = <T extends GameTypes>({ beats }: Step<T>, types: readonly string[]): readonly T['event'][] =>
  beats.map(({ event }) => event).filter(({ type }) => types.includes(type));

/** A table to the byte, but for these fields. */
const bytesOf = (state: object, without: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(state).filter(([field]) => !without.includes(field))));

/** How a lane strays from `play`: by the table, to the byte, by what may be done at it, or by what it tells of a round's end. */
const straying = <T extends GameTypes>(game: Game<T>, played: Step<T>, lane: Step<T>, without: readonly string[]): string | undefined => {
  const ends = game.roundEnds ?? ['settled'];
  if (bytesOf(lane.state, without) !== bytesOf(played.state, without)) return 'reaches another state';
  const asked = game.toAct(played.state);
  if (!isEqual(game.toAct(lane.state), asked)) return 'asks somebody else';
  if (asked.some((seat) => !isEqual(game.legal(lane.state, seat), game.legal(played.state, seat)))) return 'offers something else';
  return isEqual(eventsIn(lane, ends), eventsIn(played, ends)) ? undefined : 'tells of another end';
};

/**
 * The lane goes the same way. Two are played side by side: they must have nothing in common. Where a game says that a part of its state
 * is history, so is one that keeps none: all the rest of it must be the same.
 */
export const laneLaw: Law = {
  name: 'lane',
  says: 'A lane reaches the states of play after every action, to the byte, tells of the same ends of rounds, and touches no other table.',
  *check({ module: { game }, opening, start, moves }) {
    // A game that cannot be opened twice alike breaks another law.
    if (!isEqual(game.open(opening).state, start.state)) return;
    const tells = game.roundEnds ?? ['settled'];
    const lanes = [[], [], ...(game.history === undefined ? [] : [game.history])].map((without) => ({
      without,
      lane: openLane(game, opening, { tells, history: without.length === 0 }),
    }));
    for (const { lane, without } of lanes) {
      const fault = straying(game, start, lane.opening, without);
      if (fault !== undefined) yield `at the opening it ${fault}`;
    }
    for (const [at, { seat, action, step }] of moves.entries()) {
      const taken = lanes.map(({ lane, without }) => ({ without, step: lane.take(seat, action) }));
      for (const one of taken) {
        const fault = straying(game, step, one.step, one.without);
        if (fault !== undefined) return yield `after action ${at}, ${action.type}, it ${fault}`;
      }
    }
  },
};

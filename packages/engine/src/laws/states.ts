/** Laws of states: pure, plain, and the same every time. */
import type { GameTypes, Step } from '../contract.ts';
import { isEqual } from '../json.ts';
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

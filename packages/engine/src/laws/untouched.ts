/** The law of what is handed out: whoever writes to it changes nothing but what they hold. */
import { read } from '../chance.ts';
import type { Game, GameTypes, Seat } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { fillAny } from '../offers.ts';
import { chanceFor } from './journey.ts';
import type { Law } from './law.ts';
import { throughJson } from './plain.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Writes to everything in a value, however deep, as far as it lets itself be written to. */
const scribble = (value: unknown): void => {
  if (!isObject(value)) return;
  for (const key of Reflect.ownKeys(value)) {
    const inner: unknown = Reflect.get(value, key);
    scribble(inner);
    // A list is written to by its length as well: one more is as much a change as a million, of which each would have to be made.
    if (typeof inner === 'number') Reflect.set(value, key, inner + 1);
    else if (typeof inner === 'boolean') Reflect.set(value, key, !inner);
    else Reflect.set(value, key, 'scribbled');
  }
  Reflect.set(value, 'more', 'scribbled');
};

/** All that a seat can be shown of a state, as text. */
const shownTo = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): string =>
  JSON.stringify([game.view(state, seat), game.legal(state, seat), game.toAct(state), game.chips(state, seat), game.outcome(state)]);

/** What a seat is shown can be written to, and the table shows it. */
const faultInSight = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): string | undefined => {
  const before = shownTo(game, state, seat);
  scribble([game.view(state, seat), game.legal(state, seat), game.toAct(state), game.chips(state, seat), game.outcome(state)]);
  return shownTo(game, state, seat) === before ? undefined : `seat ${seat} can write to what it is shown`;
};

/** What a seat has done can be changed afterwards. */
const faultInStep = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, action: T['action']): string | undefined => {
  const truth = game.apply(state, seat, throughJson(action));
  const given = throughJson(action);
  const step = game.apply(state, seat, given);
  scribble(given);
  const isSame = JSON.stringify([step.state, step.beats]) === JSON.stringify([truth.state, truth.beats]);
  return isSame ? undefined : `${action.type} can be written to after it is done`;
};

/** Nobody can touch the table but through `play`. */
export const untouchedLaw: Law = {
  name: 'untouched',
  says: 'Whoever writes to a view, to offers or to an action that was taken changes nothing at the table, and no rule.',
  *check(journey) {
    const { game } = journey.module;
    const rules = JSON.stringify(game.presets);
    const reader = read(chanceFor(journey, 'untouched'));
    for (const position of journey.examined) {
      // A state of its own, frozen as the engine hands it out where it is guarded: what the game itself remembers is not.
      const state = deepFreeze(throughJson(position.state));
      for (const seat of game.toAct(state)) {
        const offers = throughJson(game.legal(state, seat));
        const fault =
          faultInSight(game, state, seat) ?? (offers.length === 0 ? undefined : faultInStep(game, state, seat, fillAny(offers, reader)));
        if (fault !== undefined) yield `position ${position.at}: ${fault}`;
      }
    }
    if (JSON.stringify(game.presets) !== rules) yield 'the rules can be written to';
  },
};

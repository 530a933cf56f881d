/** Laws of what every game shares beside its rules: where chance lies, who is ready, and what is done for somebody who is late. */
import type { Game, GameTypes, Seat } from '../contract.ts';
import { isSettled } from '../events.ts';
import { endsRound, isReady, rekey } from '../play.ts';
import { chanceFor, type TwinPosition } from './journey.ts';
import { allChanges, type Law } from './law.ts';

/** All chance of a table lies in `state.chance`: with another key the old one is nowhere, and what is drawn next comes from the new. */
export const chanceLaw: Law = {
  name: 'chance',
  says: 'All chance of a table lies in state.chance, and a table with another key plays on by that key.',
  *check(journey) {
    const { game } = journey.module;
    const { seed } = journey.opening.chance;
    const other = chanceFor(journey, 'another key');
    for (const { at, state, move } of journey.positions) {
      const rekeyed = rekey(state, other);
      if (JSON.stringify(rekeyed).includes(seed)) yield `position ${at}: the seed lies somewhere else too`;
      if (move === undefined) continue;
      const { chance } = game.apply(rekeyed, move.seat, move.action).state;
      const draws = move.step.state.chance.at !== state.chance.at;
      if (chance.seed !== other.seed) yield `position ${at}: ${move.action.type} goes back to another key`;
      if (draws && chance.at === 0) yield `position ${at}: ${move.action.type} draws from somewhere else`;
    }
  },
};

/** Ready is all that can be said when it can be said, and only the last who is ready deals. */
export const readyLaw: Law = {
  name: 'ready',
  says: 'Who may be ready may do nothing else, and only the last who is ready draws from chance.',
  *check({ module: { game }, positions }) {
    for (const { at, state, move } of positions) {
      const asked = new Set(game.toAct(state)).size;
      for (const seat of game.toAct(state)) {
        const offers = game.legal(state, seat);
        if (asked > 1 && offers.length > 1 && offers.some(isReady)) yield `position ${at}: seat ${seat} is offered ready and more`;
      }
      if (move === undefined || !isReady(move.action) || asked === 1) continue;
      if (move.step.state.chance.at !== state.chance.at)
        yield `position ${at}: seat ${move.seat} is ready and draws, and others are not ready yet`;
    }
  },
};

const emptyShape = <T extends GameTypes>(shapes: object, type: T['action']['type']): boolean =>
  Object.entries(shapes).some(([name, fields]) => name === type && Object.keys(fields).length === 0);

/** Whether somebody who looks at a table can tell what a seat has in all. */
const tellsChips = <T extends GameTypes>({ chips }: Game<T>, { state, other }: TwinPosition<T>, seat: Seat): boolean => {
  const [truth, seen] = [chips(state, seat), chips(other, seat)];
  return truth.stack + truth.atRisk === seen.stack + seen.atRisk;
};

/** What a game says about rounds and chips can be relied on without knowing the game. */
export const roundsLaw: Law = {
  name: 'rounds',
  says: 'Every settled round ends a round, what is passive has no blanks, and chips look the same from every seat.',
  *check(journey) {
    const { game } = journey.module;
    for (const type of game.passive ?? []) if (!emptyShape(game.shapes, type)) yield `${type} is passive and has blanks`;
    const isLost = allChanges(journey).some(({ event }) => isSettled(event) && !endsRound(game, event));
    if (isLost) yield 'a settled round does not end a round';
    for (const look of journey.looks())
      for (const seat of journey.opening.stacks.keys())
        if (!tellsChips(game, look, seat)) yield `position ${look.at}: ${look.viewer} cannot tell the chips of seat ${seat}`;
  },
};

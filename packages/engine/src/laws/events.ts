/** The law of events: what a viewer is told of is what the table shows them. */
import { isCard } from '../cards.ts';
import type { GameTypes, Step, Viewer } from '../contract.ts';
import { isEqual, textsIn } from '../json.ts';
import { play } from '../play.ts';
import { chanceFor, type Journey, viewersOf } from './journey.ts';
import { type Change, examinedChanges, type Law } from './law.ts';
import { showsChance } from './secrets.ts';

const isInPassing = <T extends GameTypes>({ trial }: Journey<T>, { type }: T['event']): boolean => trial.inPassing?.includes(type) === true;

/** A card in the event that the viewer sees neither on the table before it nor on the table after it. */
const shownByEventOnly = <T extends GameTypes>(
  { module: { game }, trial }: Journey<T>,
  change: Change<T>,
  viewer: Viewer,
): string | undefined => {
  const views = [change.before, change.state].map((state) => state && game.view(state, viewer));
  const seen = textsIn(views);
  // Not every pack is of 52: what the game calls hidden is a card too.
  const hidden = trial.hidden?.(change.state, viewer) ?? [];
  return [...textsIn(game.viewEvent(change.event, viewer))].find((text) => !seen.has(text) && (isCard(text) || hidden.includes(text)));
};

function* faultsInEvents<T extends GameTypes>(journey: Journey<T>): Iterable<string> {
  for (const change of examinedChanges(journey)) {
    for (const viewer of viewersOf(journey)) {
      const card = isInPassing(journey, change.event) ? undefined : shownByEventOnly(journey, change, viewer);
      if (card !== undefined) yield `${change.event.type} shows ${viewer} the ${card}, which no view shows`;
      if (showsChance(journey.module.game.viewEvent(change.event, viewer))) yield `${change.event.type} shows ${viewer} chance`;
    }
  }
}

/** The event that a viewer sees differently although all that they see of the table goes the same way. */
const toldApart = <T extends GameTypes>(journey: Journey<T>, viewer: Viewer, truth: Step<T>, guess: Step<T>): string | undefined => {
  const { game } = journey.module;
  const table = (state: T['state']): T['view'] => game.view(state, viewer);
  const told = (event: T['event']): unknown => (isInPassing(journey, event) ? event.type : game.viewEvent(event, viewer));
  for (const [at, { event, state }] of truth.beats.entries()) {
    const echo = guess.beats[at];
    // From here on the tables look different, and so may the events.
    if (echo === undefined || !isEqual(table(state), table(echo.state))) return undefined;
    if (!isEqual(told(event), told(echo.event))) return event.type;
  }
  return undefined;
};

function* toldInOpening<T extends GameTypes>(journey: Journey<T>): Iterable<string> {
  const { module, opening, start } = journey;
  const guess = module.game.open({ ...opening, chance: chanceFor(journey, 'another opening') });
  for (const viewer of viewersOf(journey)) {
    const told = toldApart(journey, viewer, start, guess);
    if (told !== undefined) yield `${told} tells ${viewer} more than the table shows`;
  }
}

/** An event tells no more than the table shows. */
export const eventsLaw: Law = {
  name: 'events',
  says: 'An event shows a viewer no card that the views around it hide, and where the views are the same the events are.',
  *check(journey) {
    const { game } = journey.module;
    yield* faultsInEvents(journey);
    if (journey.examined.some(({ at }) => at === 0)) yield* toldInOpening(journey);
    for (const { at, viewer, move, other } of journey.looks()) {
      // In the other state the action may be impossible: then there is nothing to compare.
      const echo = move && play(game, other, move.seat, move.action);
      const told = move && echo?.ok === true ? toldApart(journey, viewer, move.step, echo.step) : undefined;
      if (told !== undefined) yield `position ${at}: ${told} tells ${viewer} more than the table shows`;
    }
  },
};

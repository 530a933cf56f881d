/** The one door to a game: everything that is done at a table goes through `play`. */
import type { Game, GameTypes, Played, Seat, Settled, Sight, Tagged } from './contract.ts';
import { guarded } from './guard.ts';
import { accepts, isAction } from './offers.ts';

const isOffered = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, action: T['action']): boolean => {
  for (const offer of game.legal(state, seat)) if (accepts<T['action']>(offer, action)) return true;
  return false;
};

/** Takes an action if it is legal, and says why not if it is not. Any value may be tried; none throws. */
export const play = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, action: unknown): Played<T> => {
  const asked = game.toAct(state);
  // Most often one seat is asked, and to look at it is quicker than to search for it.
  if (asked[0] !== seat && !asked.includes(seat)) return { ok: false, refusal: { reason: 'not-your-turn' } };
  if (!isAction<T['action']>(game.shapes, action)) return { ok: false, refusal: { reason: 'not-an-action' } };
  const may = game.whyNot === undefined ? isOffered(game, state, seat, action) : game.whyNot(state, seat, action) === undefined;
  if (!may) return { ok: false, refusal: guarded(game.refuse(state, seat, action)) };
  const step = game.apply(state, seat, action);
  guarded(step.state);
  return { ok: true, step };
};

/** What this seat is shown: its view, and what it may do now. */
export const sightOf = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): Sight<T> =>
  guarded({
    seat,
    view: game.view(state, seat),
    offers: game.toAct(state).includes(seat) ? game.legal(state, seat) : [],
  });

/** Whether an event settles a round. */
export const isSettled = (event: Tagged): event is Settled => event.type === 'settled';

/** The one door to a game: everything that is done at a table goes through `play`. */
import type { Game, GameTypes, Played, Seat, Sight } from './contract.ts';
import { accepts, isAction } from './offers.ts';

/** Takes an action if it is legal, and says why not if it is not. Any value may be tried; none throws. */
export const play = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, action: unknown): Played<T> => {
  if (!game.toAct(state).includes(seat)) return { ok: false, refusal: { reason: 'not-your-turn' } };
  if (!isAction<T['action']>(game.shapes, action)) return { ok: false, refusal: { reason: 'not-an-action' } };
  return game.legal(state, seat).some((offer) => accepts<T['action']>(offer, action))
    ? { ok: true, step: game.apply(state, seat, action) }
    : { ok: false, refusal: game.refuse(state, seat, action) };
};

/** What this seat is shown: its view, and what it may do now. */
export const sightOf = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): Sight<T> => ({
  seat,
  view: game.view(state, seat),
  offers: game.toAct(state).includes(seat) ? game.legal(state, seat) : [],
});

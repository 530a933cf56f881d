/** The one entrance to a game: everything that is done at a table goes through `play`. */
import type { Chance } from './chance.ts';
import type { Game, GameTypes, Played, Ready, Seat, Sight, Tagged } from './contract.ts';
import { guarded } from './freeze.ts';
import { isFields } from './json.ts';
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

/** Whether an action, which may come from anywhere, only says that a seat is ready for the next round. */
export const isReady = (action: unknown): action is Ready => isFields(action) && action['type'] === 'ready';

/** Whether an event ends a round of this game. */
export const endsRound = <T extends GameTypes>({ roundEnds = ['settled'] }: Game<T>, event: T['event']): boolean =>
  roundEnds.includes(event.type);

/** The table with chance of its own from here on. */
export const rekey = <S extends GameTypes['state']>(state: S, chance: Chance): S => ({ ...state, chance });

/** What is done for a seat whose time is up: ready, or the first that is passive and on offer; undefined where the game has no such way. */
export const passiveFor = <T extends GameTypes>({ passive = [] }: Game<T>, { offers }: Sight<T>): Tagged | undefined =>
  ['ready', ...passive].map((type) => ({ type })).find(({ type }) => offers.some((offer) => offer.type === type));

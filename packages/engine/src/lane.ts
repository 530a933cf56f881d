/**
 * The quick lane: the same rules at a table that is never copied, for simulations and for bots that play on in thought. Nothing is
 * checked, kept or told: actions come from `legal`, each of them changes the state, and what was before is gone. The law `lane` holds
 * every game to reach the states that `play` does.
 */
import type { Game, GameTypes, Offer, Opening, Seat, Sight, Step } from './contract.ts';
import { enterLane, leaveLane } from './own.ts';

/** What a seat at a lane is shown, until the next action. The view is made when it is read: most decisions take no more than the offers. */
class LaneSight<T extends GameTypes> implements Sight<T> {
  readonly seat: Seat;
  readonly offers: readonly Offer<T['action']>[];
  readonly #game: Game<T>;
  readonly #state: T['state'];
  #view: T['view'] | undefined;

  constructor(game: Game<T>, state: T['state'], seat: Seat) {
    this.seat = seat;
    this.offers = game.legal(state, seat);
    this.#game = game;
    this.#state = state;
  }
  get view(): T['view'] {
    this.#view ??= this.#game.view(this.#state, this.seat);
    return this.#view;
  }
}

/** A sitting at a table that changes in place. */
export interface Lane<T extends GameTypes> {
  /** The table as it is now: the next action changes it. */
  readonly state: T['state'];
  /** What is told of the opening, until the first action. */
  readonly opening: Step<T>;
  /** What a seat is shown, until the next action. */
  sight(seat: Seat): Sight<T>;
  /** Takes an action that is among the legal ones. The answer holds until the next one. */
  take(seat: Seat, action: T['action']): Step<T>;
}

class OpenLane<T extends GameTypes> implements Lane<T> {
  readonly #game: Game<T>;
  readonly #tells: readonly string[];
  readonly opening: Step<T>;
  state: T['state'];

  constructor(game: Game<T>, { rules, stacks, chance }: Opening<T>, tells: readonly string[]) {
    this.#game = game;
    this.#tells = tells;
    enterLane(tells);
    try {
      this.opening = game.open({ rules, stacks: stacks.slice(), chance });
    } finally {
      leaveLane();
    }
    this.state = this.opening.state;
  }
  sight(seat: Seat): Sight<T> {
    return new LaneSight(this.#game, this.state, seat);
  }
  take(seat: Seat, action: T['action']): Step<T> {
    enterLane(this.#tells);
    try {
      const step = this.#game.apply(this.state, seat, action);
      this.state = step.state;
      return step;
    } finally {
      leaveLane();
    }
  }
}

/** Opens a lane. Of what happens in it, only events of these types are told, and none by default; a beat's state is the table itself. */
export const openLane = <T extends GameTypes>(game: Game<T>, opening: Opening<T>, tells: readonly T['event']['type'][] = []): Lane<T> =>
  new OpenLane(game, opening, tells);

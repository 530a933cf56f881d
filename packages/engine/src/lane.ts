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

const NOTHING: readonly never[] = [];
const NO_OPTIONS = {};

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

/** What else is asked of a lane. */
export interface LaneOptions<T extends GameTypes> {
  /** The types of the events that are told; none by default. A beat's state is the table itself. */
  readonly tells?: readonly T['event']['type'][];
  /** Whether the table remembers what was done, as views show it; it does by default. What that is, a game says in its `history`. */
  readonly history?: boolean;
}

class OpenLane<T extends GameTypes> implements Lane<T> {
  readonly #game: Game<T>;
  readonly #tells: readonly string[];
  readonly #history: boolean;
  readonly opening: Step<T>;
  state: T['state'];

  constructor(game: Game<T>, { rules, stacks, chance }: Opening<T>, { tells = NOTHING, history = true }: LaneOptions<T>) {
    this.#game = game;
    this.#tells = tells;
    this.#history = history;
    enterLane(tells, history);
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
    enterLane(this.#tells, this.#history);
    try {
      const step = this.#game.apply(this.state, seat, action);
      this.state = step.state;
      return step;
    } finally {
      leaveLane();
    }
  }
}

/** Opens a lane. */
export const openLane = <T extends GameTypes>(game: Game<T>, opening: Opening<T>, options: LaneOptions<T> = NO_OPTIONS): Lane<T> =>
  new OpenLane(game, opening, options);

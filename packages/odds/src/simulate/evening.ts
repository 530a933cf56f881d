/** One evening: so many rounds from one seed, and what each of them brought every player. */
import {
  type Bot,
  type BySeat,
  type Chance,
  fork,
  type GameModule,
  type GameTypes,
  openSitting,
  play,
  type Seat,
  type Step,
  sightOf,
} from '@baize/engine';
import { roundsAt, type SimulationPlan } from './plan.ts';
import { type Yardstick, yardstickFor } from './yardstick.ts';

/** A game with the players of a plan, each by the name that the plan has for them. */
export interface Field<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly strategies: Readonly<Record<string, Bot<T>>>;
}

/** What a round brought each player, in the order of the plan; null for one who sat out. */
export type RoundResult = BySeat<number | null>;

/** A sitting in progress, and who sits where. */
interface Sitting<T extends GameTypes> {
  readonly seed: string;
  /** The player at each seat, as a place in the plan's list. */
  readonly players: readonly number[];
  state: T['state'];
  turns: number;
}

const seatsAfter = (count: number, shift: number): readonly number[] => Array.from({ length: count }, (_, seat) => (seat + shift) % count);

/** The same results by player instead of by seat. */
const byPlayer = (results: BySeat<number | null>, players: readonly number[]): RoundResult => {
  const sorted: (number | null)[] = players.map(() => null);
  for (const [seat, player] of players.entries()) sorted[player] = results[seat] ?? null;
  return sorted;
};

const chanceOf = ({ seed, turns }: { readonly seed: string; readonly turns: number }, seat: Seat): Chance =>
  fork(seed, `player ${seat} at ${turns}`);

/** Plays rounds, one after another, and hands each result to whoever counts them. */
class Evening<T extends GameTypes> {
  readonly #field: Field<T>;
  readonly #plan: SimulationPlan;
  readonly #yardstick: Yardstick<T>;
  readonly #count: (result: RoundResult) => void;
  #left: number;

  constructor(field: Field<T>, plan: SimulationPlan, rounds: number, count: (result: RoundResult) => void) {
    this.#field = field;
    this.#plan = plan;
    this.#yardstick = yardstickFor(field.module, plan);
    this.#count = count;
    this.#left = rounds;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  #read(step: Step<T>, players: readonly number[]): boolean {
    let isEnd = false;
    for (const { event } of step.beats) {
      const results = this.#yardstick.read(event);
      if (results === undefined || this.isOver) continue;
      this.#count(byPlayer(results, players));
      this.#left -= 1;
      isEnd = true;
    }
    return isEnd;
  }

  #act(sitting: Sitting<T>, seat: Seat): Step<T> {
    const { module, strategies } = this.#field;
    const name = this.#plan.players[sitting.players[seat] ?? 0] ?? '';
    const strategy = strategies[name];
    if (strategy === undefined) throw new RangeError(`Nobody here plays as "${name}".`);
    const action = strategy(sightOf(module.game, sitting.state, seat), chanceOf(sitting, seat));
    const played = play(module.game, sitting.state, seat, action);
    if (!played.ok) throw new Error(`"${name}" chose what may not be done: ${played.refusal.reason}.`);
    return played.step;
  }

  /** Opens a sitting and plays it until the evening or the sitting is over, or, where rounds are fresh, one round is. */
  sit(seed: string, players: readonly number[]): void {
    const { game } = this.#field.module;
    const stacks = players.map(() => this.#yardstick.stack);
    const opening = openSitting(game, { preset: this.#plan.preset, seed, stacks });
    const sitting: Sitting<T> = { seed, players, state: opening.state, turns: 0 };
    let hasEnded = this.#read(opening, players);
    while (!(this.isOver || (hasEnded && this.#yardstick.isFresh))) {
      const [seat] = game.toAct(sitting.state);
      if (seat === undefined) return;
      const step = this.#act(sitting, seat);
      sitting.state = step.state;
      sitting.turns += 1;
      hasEnded = this.#read(step, players);
    }
  }
}

/**
 * Plays one evening of a plan. `count` hears of every round. The seats go round from sitting to sitting; in a duplicate, each deal is
 * played once from every seat before the next one is dealt.
 */
export const playEvening = <T extends GameTypes>(
  field: Field<T>,
  plan: SimulationPlan,
  index: number,
  count: (result: RoundResult) => void,
): void => {
  const { seed } = fork(plan.seed, `evening ${index}`);
  const evening = new Evening(field, plan, roundsAt(plan, index), count);
  const seats = plan.players.length;
  for (let sitting = 0; !evening.isOver; sitting += 1) {
    const deal = plan.duplicate ? Math.floor(sitting / seats) : sitting;
    evening.sit(fork(seed, `sitting ${deal}`).seed, seatsAfter(seats, sitting));
  }
};

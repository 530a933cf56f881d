/** One evening: so many rounds from one seed, and what each of them brought every player. */
import {
  type Bot,
  type BySeat,
  type Chance,
  fork,
  type GameModule,
  type GameTypes,
  openChance,
  openLane,
  rulesOf,
  type Seat,
  type Step,
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

const seatsAfter = (count: number, shift: number): readonly number[] => Array.from({ length: count }, (_, seat) => (seat + shift) % count);

/** The same results by player instead of by seat. */
const byPlayer = (results: BySeat<number | null>, players: readonly number[]): RoundResult => {
  if (players.length === 1) return results;
  const sorted: (number | null)[] = players.map(() => null);
  for (const [seat, player] of players.entries()) sorted[player] = results[seat] ?? null;
  return sorted;
};

/** What a player may draw from at one turn. Most never do, so the seed is made when it is asked for. */
class TurnChance implements Chance {
  readonly at = 0;
  readonly #sitting: string;
  readonly #seat: Seat;
  readonly #turn: number;
  #seed: string | undefined;

  constructor(sitting: string, seat: Seat, turn: number) {
    this.#sitting = sitting;
    this.#seat = seat;
    this.#turn = turn;
  }
  get seed(): string {
    this.#seed ??= fork(this.#sitting, `player ${this.#seat} at ${this.#turn}`).seed;
    return this.#seed;
  }
}

/** Plays rounds in a lane, one after another, and hands each result to whoever counts them. */
class Evening<T extends GameTypes> {
  readonly #module: GameModule<T>;
  readonly #strategies: readonly Bot<T>[];
  readonly #plan: SimulationPlan;
  readonly #yardstick: Yardstick<T>;
  readonly #count: (result: RoundResult) => void;
  #left: number;

  constructor({ module, strategies }: Field<T>, plan: SimulationPlan, rounds: number, count: (result: RoundResult) => void) {
    this.#module = module;
    this.#strategies = plan.players.map((name) => {
      const strategy = strategies[name];
      if (strategy === undefined) throw new RangeError(`Nobody here plays as "${name}".`);
      return strategy;
    });
    this.#plan = plan;
    this.#yardstick = yardstickFor(module, plan);
    this.#count = count;
    this.#left = rounds;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** Counts the rounds that end in a step. */
  #read({ beats }: Step<T>, players: readonly number[]): boolean {
    let isEnd = false;
    for (const { event } of beats) {
      const results = this.#yardstick.read(event);
      if (results === undefined || this.isOver) continue;
      this.#count(byPlayer(results, players));
      this.#left -= 1;
      isEnd = true;
    }
    return isEnd;
  }

  /** Opens a sitting and plays it until the evening or the sitting is over, or, where rounds are fresh, one round is. */
  sit(seed: string, players: readonly number[]): void {
    const { game } = this.#module;
    const { preset, players: names } = this.#plan;
    const stacks = players.map(() => this.#yardstick.stack);
    const lane = openLane(
      game,
      { rules: rulesOf(game, preset), stacks, chance: openChance(seed) },
      { tells: game.roundEnds ?? ['settled'] },
    );
    let hasEnded = this.#read(lane.opening, players);
    for (let turn = 0; !(this.isOver || (hasEnded && this.#yardstick.isFresh)); turn += 1) {
      const seat = game.toAct(lane.state)[0];
      if (seat === undefined) return;
      const player = players[seat] ?? 0;
      const action = this.#strategies[player]?.(lane.sight(seat), new TurnChance(seed, seat, turn));
      const reason = action === undefined ? 'not-an-action' : game.whyNot?.(lane.state, seat, action);
      if (action === undefined || reason !== undefined) throw new Error(`"${names[player]}" chose what may not be done: ${reason}.`);
      hasEnded = this.#read(lane.take(seat, action), players);
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

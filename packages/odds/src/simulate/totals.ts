/**
 * What many evenings came to, as sums that can be added in any grouping: whole numbers alone, so that a run that was spread over
 * machines and put together again gives the same figures to the last digit.
 */

import type { GameTypes } from '@baize/engine';
import { type Field, playEvening, type RoundResult } from './evening.ts';
import { pointEvery, type SimulationPlan, type Stretch } from './plan.ts';
import { yardstickFor } from './yardstick.ts';

/** How often each step of a histogram came up: the step's number, and the count. */
export type Histogram = Readonly<Record<string, number>>;

/** The course of a sum: where it ended, how low and how high it was, and the deepest fall from a height. */
export interface Course {
  readonly net: number;
  readonly low: number;
  readonly high: number;
  readonly drawdown: number;
}

/** What one player came to. */
export interface PlayerTotals {
  readonly rounds: number;
  readonly won: number;
  readonly lost: number;
  readonly sum: number;
  /** The sum of the squares of what a round brought, and of what an evening brought; written out, for they grow past whole numbers. */
  readonly squares: string;
  readonly eveningSquares: string;
  readonly evenings: number;
  /** The evenings on which the purse was lost. */
  readonly ruined: number;
  readonly byRound: Histogram;
  readonly byEvening: Histogram;
  readonly course: Course;
  /** The sum after every so many evenings of the plan, from the beginning of this stretch. */
  readonly points: readonly number[];
}

/** What a stretch of a plan came to. */
export interface SimulationTotals {
  readonly stretch: Stretch;
  readonly players: readonly PlayerTotals[];
}

const LEVEL: Course = { net: 0, low: 0, high: 0, drawdown: 0 };

/** One course after another. */
export const followCourse = (first: Course, then: Course): Course => ({
  net: first.net + then.net,
  low: Math.min(first.low, first.net + then.low),
  high: Math.max(first.high, first.net + then.high),
  drawdown: Math.max(first.drawdown, then.drawdown, first.high - (first.net + then.low)),
});

const addHistograms = (one: Histogram, other: Histogram): Histogram => {
  const sum: Record<string, number> = { ...one };
  for (const [step, count] of Object.entries(other)) sum[step] = (sum[step] ?? 0) + count;
  return sum;
};

const nothing: PlayerTotals = {
  rounds: 0,
  won: 0,
  lost: 0,
  sum: 0,
  squares: '0',
  eveningSquares: '0',
  evenings: 0,
  ruined: 0,
  byRound: {},
  byEvening: {},
  course: LEVEL,
  points: [],
};

const addWritten = (one: string, other: string): string => String(BigInt(one) + BigInt(other));

const addPlayers = (one: PlayerTotals, other: PlayerTotals): PlayerTotals => ({
  rounds: one.rounds + other.rounds,
  won: one.won + other.won,
  lost: one.lost + other.lost,
  sum: one.sum + other.sum,
  squares: addWritten(one.squares, other.squares),
  eveningSquares: addWritten(one.eveningSquares, other.eveningSquares),
  evenings: one.evenings + other.evenings,
  ruined: one.ruined + other.ruined,
  byRound: addHistograms(one.byRound, other.byRound),
  byEvening: addHistograms(one.byEvening, other.byEvening),
  course: followCourse(one.course, other.course),
  points: [...one.points, ...other.points.map((point) => one.course.net + point)],
});

/** Nothing played yet, at the beginning of a stretch. */
export const noTotals = (plan: SimulationPlan, from: number): SimulationTotals => ({
  stretch: { from, to: from },
  players: plan.players.map(() => nothing),
});

/** Two stretches that follow one another. Others cannot be added, and throw. */
export const addTotals = (one: SimulationTotals, other: SimulationTotals): SimulationTotals => {
  if (one.stretch.to !== other.stretch.from) throw new RangeError(`Evening ${one.stretch.to} is missing.`);
  return {
    stretch: { from: one.stretch.from, to: other.stretch.to },
    players: one.players.map((player, at) => addPlayers(player, other.players[at] ?? nothing)),
  };
};

/** One evening of one player, while it is played. Every round of a run passes here, so it counts in place. */
class Tally {
  rounds = 0;
  won = 0;
  lost = 0;
  /** What is exact as a number, and what has grown past that. */
  squares = 0;
  large = 0n;
  net = 0;
  low = 0;
  high = 0;
  drawdown = 0;
  readonly byRound = new Map<number, number>();

  add(result: number, bucket: number): void {
    this.rounds += 1;
    if (result > 0) this.won += 1;
    if (result < 0) this.lost += 1;
    const squares = this.squares + result * result;
    if (Number.isSafeInteger(squares)) this.squares = squares;
    else this.large += BigInt(result) * BigInt(result);
    this.net += result;
    this.low = Math.min(this.low, this.net);
    this.high = Math.max(this.high, this.net);
    this.drawdown = Math.max(this.drawdown, this.high - this.net);
    const step = Math.round(result / bucket);
    this.byRound.set(step, (this.byRound.get(step) ?? 0) + 1);
  }

  totals(bucket: number, purse: number | null, isPoint: boolean): PlayerTotals {
    const { net, low, high, drawdown } = this;
    return {
      rounds: this.rounds,
      won: this.won,
      lost: this.lost,
      sum: net,
      squares: String(BigInt(this.squares) + this.large),
      eveningSquares: String(BigInt(net) * BigInt(net)),
      evenings: 1,
      ruined: purse !== null && low <= -purse ? 1 : 0,
      byRound: Object.fromEntries(this.byRound),
      byEvening: { [Math.round(net / bucket)]: 1 },
      course: { net, low, high, drawdown },
      points: isPoint ? [net] : [],
    };
  }
}

/** What one evening of a plan came to. */
const eveningTotals = <T extends GameTypes>(field: Field<T>, plan: SimulationPlan, index: number): SimulationTotals => {
  const { bucket } = yardstickFor(field.module, plan);
  const tallies = plan.players.map(() => new Tally());
  playEvening(field, plan, index, (result: RoundResult) => {
    for (let player = 0; player < tallies.length; player += 1) {
      const brought = result[player];
      if (brought != null) tallies[player]?.add(brought, bucket);
    }
  });
  const isPoint = (index + 1) % pointEvery(plan) === 0;
  return { stretch: { from: index, to: index + 1 }, players: tallies.map((tally) => tally.totals(bucket, plan.purse, isPoint)) };
};

/** Plays a stretch of a plan. It is halved again and again: to add one evening after another would copy all that came before each time. */
export const simulate = <T extends GameTypes>(field: Field<T>, plan: SimulationPlan, { from, to }: Stretch): SimulationTotals => {
  if (to <= from) return noTotals(plan, from);
  if (to - from === 1) return eveningTotals(field, plan, from);
  const middle = Math.floor((from + to) / 2);
  return addTotals(simulate(field, plan, { from, to: middle }), simulate(field, plan, { from: middle, to }));
};

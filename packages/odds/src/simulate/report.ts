/** What a run says: averages with their intervals, how results spread, the course and its falls, the chance of ruin. */
import type { GameModule, GameTypes } from '@baize/engine';
import { eveningsOf, pointEvery, type SimulationPlan } from './plan.ts';
import type { Course, Histogram, PlayerTotals, SimulationTotals } from './totals.ts';
import { type Yardstick, yardstickFor } from './yardstick.ts';

/** A figure, and how far it may be off: nineteen of twenty such intervals hold the truth. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

/** One bar of a histogram: where it begins, and how many results lie in it. */
export interface Bar {
  readonly from: number;
  readonly count: number;
}

/** What one player came to. */
export interface PlayerReport {
  readonly player: string;
  readonly rounds: number;
  /** What a round brought on average. */
  readonly perRound: Estimate;
  /** How far a single round strays from that. */
  readonly spread: number;
  /** The share of rounds won and lost; the rest were pushed. */
  readonly won: Estimate;
  readonly lost: Estimate;
  readonly course: Course;
  /** The sum after every so many evenings. */
  readonly points: readonly number[];
  /** The chance to lose the purse on one evening; null where none was named. */
  readonly ruin: Estimate | null;
  readonly byRound: readonly Bar[];
  readonly byEvening: readonly Bar[];
}

/** A run in figures, ready for JSON. */
export interface SimulationReport {
  readonly plan: SimulationPlan;
  readonly unit: Yardstick<GameTypes>['unit'];
  /** How many rounds and evenings were played: fewer than planned where the run was stopped. */
  readonly rounds: number;
  readonly evenings: number;
  readonly isWhole: boolean;
  /** After how many evenings the course has a point. */
  readonly pointEvery: number;
  readonly players: readonly PlayerReport[];
}

/** Half the width of an interval that holds nineteen of twenty. */
const NINETEEN_OF_TWENTY = 1.959963984540054;

/** The average of evenings, told for each round: evenings are independent of one another, rounds of one shoe or one deal are not. */
const perRound = ({ rounds, evenings, sum, eveningSquares }: PlayerTotals): Estimate => {
  if (rounds === 0) return { mean: 0, margin: 0 };
  const mean = sum / rounds;
  if (evenings < 2) return { mean, margin: Number.POSITIVE_INFINITY };
  const average = sum / evenings;
  const variance = Math.max(0, (Number(BigInt(eveningSquares)) - evenings * average * average) / (evenings - 1));
  return { mean, margin: (NINETEEN_OF_TWENTY * Math.sqrt(variance * evenings)) / rounds };
};

const shareOf = (count: number, all: number): Estimate => {
  const mean = all === 0 ? 0 : count / all;
  return { mean, margin: all === 0 ? 0 : NINETEEN_OF_TWENTY * Math.sqrt((mean * (1 - mean)) / all) };
};

const spreadOf = ({ rounds, sum, squares }: PlayerTotals): number =>
  rounds < 2 ? 0 : Math.sqrt(Math.max(0, (Number(BigInt(squares)) - (sum * sum) / rounds) / (rounds - 1)));

const barsOf = (histogram: Histogram, bucket: number): readonly Bar[] =>
  Object.entries(histogram)
    .map(([step, count]) => ({ from: Number(step) * bucket, count }))
    .sort((a, b) => a.from - b.from);

/** The figures of a run, as far as it went. */
export const simulationReport = <T extends GameTypes>(
  module: GameModule<T>,
  plan: SimulationPlan,
  totals: SimulationTotals,
): SimulationReport => {
  const { unit, bucket } = yardstickFor(module, plan);
  const { from, to } = totals.stretch;
  const players = totals.players.map(
    (one, at): PlayerReport => ({
      player: plan.players[at] ?? '',
      rounds: one.rounds,
      perRound: perRound(one),
      spread: spreadOf(one),
      won: shareOf(one.won, one.rounds),
      lost: shareOf(one.lost, one.rounds),
      course: one.course,
      points: one.points,
      ruin: plan.purse === null ? null : shareOf(one.ruined, one.evenings),
      byRound: barsOf(one.byRound, bucket),
      byEvening: barsOf(one.byEvening, bucket),
    }),
  );
  return {
    plan,
    unit,
    rounds: Math.max(0, ...players.map(({ rounds }) => rounds)),
    evenings: to - from,
    isWhole: from === 0 && to === eveningsOf(plan),
    pointEvery: pointEvery(plan),
    players,
  };
};

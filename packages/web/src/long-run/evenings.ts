/** What evenings came to, as lines and bars. Pure. */

import type { GameTypes } from '@baize/engine';
import type { Field, SimulationPlan } from '@baize/odds/simulate';
import { playEvening } from '@baize/odds/simulate';
import { type ChartScale, scaleOf } from '../statistics/scale.ts';

/** One evening of the first player: the sum after each round. */
export type EveningCourse = readonly number[];

/** Plays one evening of a plan. */
export const eveningCourse = <T extends GameTypes>(field: Field<T>, plan: SimulationPlan, index: number): EveningCourse => {
  const course: number[] = [];
  let sum = 0;
  playEvening(field, plan, index, ([first]) => {
    sum += first ?? 0;
    course.push(sum);
  });
  return course;
};

/** What the evenings so far say. */
export interface LongRunSummary {
  readonly evenings: number;
  /** The average of an evening. */
  readonly mean: number;
  readonly best: number;
  readonly worst: number;
  readonly ahead: number;
  readonly behind: number;
}

const endOf = (course: EveningCourse): number => course.at(-1) ?? 0;

/** Sums up evenings. */
export const summaryOfEvenings = (courses: readonly EveningCourse[]): LongRunSummary => {
  const ends = courses.map(endOf);
  return {
    evenings: ends.length,
    mean: ends.length === 0 ? 0 : ends.reduce((sum, end) => sum + end, 0) / ends.length,
    best: Math.max(0, ...ends),
    worst: Math.min(0, ...ends),
    ahead: ends.filter((end) => end > 0).length,
    behind: ends.filter((end) => end < 0).length,
  };
};

/** The size of the drawing. */
export const DRAWING = { width: 600, height: 260 } as const;

/** How far the lines reach up and down, to the next round numbers. Zero is always among them. */
export const reachOf = (courses: readonly EveningCourse[]): ChartScale => {
  let [low, high] = [0, 0];
  for (const course of courses) for (const sum of course) [low, high] = [Math.min(low, sum), Math.max(high, sum)];
  return scaleOf([low, high]);
};

/** Where a sum lies in the drawing. */
export const heightAt = ({ low, high }: ChartScale, sum: number): number =>
  Math.round(((high - sum) / (high - low)) * DRAWING.height * 10) / 10;

/** An evening as a path. */
export const pathOf = (course: EveningCourse, reach: ChartScale): string => {
  const step = DRAWING.width / Math.max(1, course.length);
  return `M0 ${heightAt(reach, 0)}${course.map((sum, at) => `L${Math.round((at + 1) * step * 10) / 10} ${heightAt(reach, sum)}`).join('')}`;
};

const BARS = 15;

/** How the evenings ended, in so many bars from the worst to the best: the share of the longest each has. */
export const barsOfEvenings = (courses: readonly EveningCourse[]): readonly { readonly from: number; readonly count: number }[] => {
  const { best, worst } = summaryOfEvenings(courses);
  const width = Math.max(1, (best - worst) / BARS);
  const counts = Array.from({ length: BARS }, () => 0);
  for (const course of courses) {
    const at = Math.min(BARS - 1, Math.floor((endOf(course) - worst) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ from: Math.round(worst + at * width), count }));
};

/** The course of some figures, round by round, in a bounded number of points: a million rounds need no more room than a thousand. */

/** A course: plain JSON. */
export interface ChipTrend {
  /** How many rounds had been played at the first point. */
  readonly from: number;
  /** Every `every`-th point, the oldest first: the net, then the sums that the game traces. */
  readonly line: readonly (readonly number[])[];
  readonly every: number;
  /** Rounds since the last point. */
  readonly since: number;
}

/** Most points of a course; past it every second one goes. */
export const TREND_POINTS = 120;

/** A course that begins after so many rounds. */
export const startTrend = (from: number, point: readonly number[]): ChipTrend => ({ from, line: [point], every: 1, since: 0 });

/** The course after one more round. */
export const extendTrend = (course: ChipTrend, point: readonly number[]): ChipTrend => {
  if (course.since + 1 < course.every) return { ...course, since: course.since + 1 };
  const line = [...course.line, point];
  if (line.length <= TREND_POINTS) return { ...course, line, since: 0 };
  return { ...course, line: line.filter((_, place) => place % 2 === 0), every: course.every * 2, since: 0 };
};

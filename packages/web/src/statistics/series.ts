/** What the charts of the statistics are drawn from: the course of a purse and of a game, as rows of points. */
import { type Bankroll, EVEN_SHARE, type Statistics } from '@baize/casino';
import type { Chips } from '@baize/engine';
import type { GameId } from '@baize/games';

/** The points of a chart, the oldest first. */
export interface Series {
  readonly unit: 'chips' | 'points';
  /** How many rounds had been played at each point. */
  readonly rounds: readonly number[];
  readonly values: readonly number[];
  /** What was to be expected; undefined where nobody can say. */
  readonly expected?: readonly number[];
  /** How far two players in three stray from that. */
  readonly usual?: readonly number[];
}

/** The purse, and what it is worth now. */
export const purseSeries = ({ line, every, since }: Bankroll, now: Chips): Series => {
  const last = (line.length - 1) * every;
  // A purse that has not moved is a line as well: it needs two points.
  const isNews = since > 0 || line.at(-1) !== now || line.length === 1;
  return {
    unit: 'chips',
    rounds: [...line.map((_, place) => place * every), ...(isNews ? [last + Math.max(1, since)] : [])],
    values: [...line, ...(isNews ? [now] : [])],
  };
};

/** The points of a game's course with the present one at the end, and the rounds at each. */
const pointsOf = ({ rounds, net, course, sums = {} }: Statistics, traced: readonly string[]) => {
  if (course === undefined) return { rounds: [], points: [] };
  const now = [net, ...traced.map((name) => sums[name] ?? 0)];
  const at = course.line.map((_, place) => course.from + place * course.every);
  return at.at(-1) === rounds ? { rounds: at, points: course.line } : { rounds: [...at, rounds], points: [...course.line, now] };
};

const column = (points: readonly (readonly number[])[], place: number): readonly number[] => points.map((point) => point[place] ?? 0);
const sinceFirst = (values: readonly number[]): readonly number[] => values.map((value) => value - (values[0] ?? 0));

/** Points a hand from one point to the next. */
const trendOf = (points: readonly (readonly number[])[]): readonly number[] =>
  points.slice(1).map((point, place) => {
    const [, before = 0, handsBefore = 0] = points[place] ?? [];
    const [, after = 0, hands = 0] = point;
    return hands === handsBefore ? 0 : (after - before) / (hands - handsBefore);
  });

/** The sums whose course a game keeps, in their order there. */
const TRACED: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  hearts: ['points', 'hands'],
  holdem: ['all-in.luck'],
  blackjack: ['due', 'variance'],
  roulette: ['due', 'variance'],
};

/** What is drawn of the points of a course, and the rounds at each. */
type Drawing = (rounds: readonly number[], points: readonly (readonly number[])[]) => Series;

const pointsDrawing: Drawing = (rounds, points) => {
  const values = trendOf(points);
  return { unit: 'points', rounds: rounds.slice(1), values, expected: values.map(() => EVEN_SHARE) };
};

const chipsDrawing: Drawing = (rounds, points) => ({ unit: 'chips', rounds, values: sinceFirst(column(points, 0)) });

const dueDrawing: Drawing = (rounds, points) => ({
  ...chipsDrawing(rounds, points),
  expected: sinceFirst(column(points, 1)),
  usual: sinceFirst(column(points, 2)).map(Math.sqrt),
});

const allInDrawing: Drawing = (rounds, points) => {
  const chips = chipsDrawing(rounds, points);
  const luck = sinceFirst(column(points, 1));
  // Without a pot that went all-in the second line would lie on the first.
  return luck.every((one) => one === 0) ? chips : { ...chips, expected: chips.values.map((net, at) => net - (luck[at] ?? 0)) };
};

const drawings: Readonly<Partial<Record<GameId, Drawing>>> = {
  hearts: pointsDrawing,
  holdem: allInDrawing,
  blackjack: dueDrawing,
  roulette: dueDrawing,
};

/** The course of a game: its chips, or the points a hand. Undefined as long as there is none. */
export const gameSeries = (id: GameId, statistics: Statistics): Series | undefined => {
  const { rounds, points } = pointsOf(statistics, TRACED[id] ?? []);
  return points.length < 2 ? undefined : (drawings[id] ?? chipsDrawing)(rounds, points);
};

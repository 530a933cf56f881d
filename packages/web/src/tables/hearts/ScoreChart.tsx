/** The game as lines: each player's score, hand by hand, towards the score that ends it. */
import type { SheetLine } from '@baize/games/hearts';

/** The scores of a seat from the start, after each hand. */
export const courseOf = (sheet: readonly SheetLine[], seat: number): readonly number[] => {
  let score = 0;
  return [
    0,
    ...sheet.map(({ points }) => {
      score += points[seat] ?? 0;
      return score;
    }),
  ];
};

const [WIDTH, HEIGHT] = [300, 100];

interface ChartProps {
  readonly sheet: readonly SheetLine[];
  /** The seats in the order in which they are named beside the chart. */
  readonly seats: readonly number[];
  readonly endsAt: number;
}

/** The lines. They are for the eye: the sheet has the numbers. */
export const ScoreChart = ({ sheet, seats, endsAt }: ChartProps) => {
  const courses = seats.map((seat) => courseOf(sheet, seat));
  const [least, most] = [Math.min(0, ...courses.flat()), Math.max(endsAt, ...courses.flat())];
  const x = (hand: number): number => (WIDTH * hand) / Math.max(1, sheet.length);
  const y = (score: number): number => HEIGHT - (HEIGHT * (score - least)) / (most - least);
  return (
    <div className="ht-chart">
      <span className="ht-height" style={{ '--at': y(endsAt) / HEIGHT }}>
        {endsAt}
      </span>
      <span className="ht-height" style={{ '--at': y(0) / HEIGHT }}>
        0
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="edge" d={`M0 ${y(endsAt)}H${WIDTH}M0 ${y(0)}H${WIDTH}`} />
        {courses.map((course, place) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is the place of its player
            key={place}
            className={`line-${place}`}
            points={course.map((score, hand) => `${x(hand).toFixed(1)},${y(score).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
    </div>
  );
};

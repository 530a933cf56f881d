/** The bankroll as a chart of block characters. */
import type { Bankroll } from '@baize/casino';
import type { Chips } from '@baize/engine';
import { type Block, type Line, line, type Span, span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import { inFrame } from '../kit/sayings.ts';
import { floorWords } from './language/index.ts';

const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** The round number that the chart reaches up to. */
export const chartTop = (peak: Chips): Chips => {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(peak, 1))));
  return (STEPS.find((step) => step * power >= peak) ?? 10) * power;
};

/** The course in exactly so many values; the last is where it stands now. */
const courseOf = ({ line: points }: Bankroll, now: Chips, width: number): readonly Chips[] =>
  Array.from({ length: width }, (_, at) => (at === width - 1 ? now : (points[Math.floor((at * points.length) / width)] ?? now)));

/** A column in eighths of a row: how full each row is, from the top. */
const cell = (value: Chips, top: Chips, rows: number, row: number): string => {
  const eighths = Math.round((value / top) * rows * 8);
  // Whoever has a chip sees it.
  const seen = value > 0 ? Math.max(1, eighths) : 0;
  return EIGHTHS[Math.max(0, Math.min(8, seen - (rows - 1 - row) * 8))] ?? ' ';
};

/** What a chart is drawn from. */
export interface BankrollChart {
  readonly bankroll: Bankroll;
  readonly now: Chips;
  readonly width: number;
  readonly rows: number;
}

/** The chart: rows of blocks and a line under them. */
export const bankrollBlock = ({ bankroll, now, width, rows }: BankrollChart): Block => {
  const course = courseOf(bankroll, now, width);
  const top = chartTop(Math.max(bankroll.peak, now));
  return [
    ...Array.from({ length: rows }, (_, row) => line(course.map((value) => cell(value, top, rows, row)).join(''), 'yellow')),
    line('─'.repeat(width), 'dim'),
  ];
};

const laid = (cells: string[], text: string, from: number): void => {
  for (const [at, char] of [...text].entries()) cells[from + at] = char;
};

/** Where the line began, its lowest and its highest where they were, and where it stands, in one row. */
export const markLine = ({ bankroll, now, width }: BankrollChart, frame: FrameWidth): Line => {
  const { mark } = floorWords().statistics;
  const course = courseOf(bankroll, now, width);
  const { start, low, peak } = bankroll;
  const [first, last] = [inFrame(mark.start(start), frame), inFrame(mark.now(now), frame)];
  const marks = [
    { text: mark.low(Math.min(low, now)), at: course.indexOf(Math.min(...course)) },
    { text: mark.peak(Math.max(peak, now)), at: course.indexOf(Math.max(...course)) },
  ].toSorted((a, b) => a.at - b.at);
  const cells = Array.from({ length: width }, () => ' ');
  laid(cells, first, 0);
  laid(cells, last, width - last.length);
  let from = first.length + 2;
  let left = marks.reduce((sum, { text }) => sum + text.length + 2, 0);
  for (const { text, at } of marks) {
    const latest = width - last.length - left;
    const begins = Math.max(from, Math.min(latest, at - Math.floor(text.length / 2)));
    laid(cells, text, begins);
    from = begins + text.length + 2;
    left -= text.length + 2;
  }
  return [span(cells.join(''), 'dim')] satisfies readonly Span[];
};

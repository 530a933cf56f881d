/** The frame of every screen: header, status, a felt of 16 rows, log, prompt and action bar, at 80 and at 44 columns. */
import {
  type Block,
  blockWidth,
  type Cell,
  type Line,
  line,
  type Placed,
  paint,
  place,
  placeCells,
  placeMiddle,
  type Screen,
  type Size,
  span,
  widthOf,
} from './cells.ts';
import { kitWords } from './language/index.ts';
import { spread } from './text.ts';

/** The two widths of the frame. */
export type FrameWidth = 80 | 44;
/** The height of the frame. */
export const FRAME_ROWS = 24;
/** The least that a window must have for a frame: rows without anything on them go first, then the rules and the lower border. */
const LEAST: Size = { columns: 44, rows: 20 };
/** How many rows the felt has. */
export const FELT_ROWS = 16;

/** What stands in a frame. */
export interface FrameParts {
  /** In the header, left: the preset. */
  readonly preset: string;
  /** In the header, in the middle. */
  readonly title: Line;
  /** In the header, right: `[?] Help`. */
  readonly corner: Line;
  readonly statusLeft: Line;
  readonly statusRight: Line;
  /** On the felt; row 0 and column 0 are its upper left cell. */
  readonly felt: readonly Placed[];
  readonly log: Line;
  readonly prompt: Line;
  /** At the right end of the prompt's row. */
  readonly promptRight?: Line;
  readonly barLeft: Line;
  readonly barRight: Line;
}

/** The frame for a window of this size; undefined when the window has no room for one. */
export const frameWidth = ({ columns, rows }: Size): FrameWidth | undefined => {
  if (rows < LEAST.rows || columns < LEAST.columns) return undefined;
  return columns >= 80 ? 80 : 44;
};

// --- windows that are too small -------------------------------------------------------------------------------------

const WIDE = 80;

/** What is said where there is room for the compact form only. */
export const compactWords = (): string => kitWords().compact(WIDE);

/** A warning where the table is drawn in its compact form; undefined where there is room for all of it. */
export const narrowWords = ({ columns }: Size): string | undefined =>
  columns < WIDE && columns >= LEAST.columns ? compactWords() : undefined;

/** The same when a window has just become too narrow. */
export const narrowNews = (before: Size, now: Size): string | undefined =>
  narrowWords(before) === undefined ? narrowWords(now) : undefined;

/** Why there is no table to be seen, and what would help. */
export const tooSmall = ({ columns, rows }: Size): string => kitWords().tooSmall(columns, rows, LEAST.columns, LEAST.rows);

// --- the frame ------------------------------------------------------------------------------------------------------

/** How wide the felt is in a frame. */
export const feltWidth = (width: FrameWidth): number => width - 2;
/** How many cells a row of text has in a frame, between its margins. */
export const textWidth = (width: FrameWidth): number => (width === 80 ? 74 : 40);
const margin = (width: FrameWidth): number => (width === 80 ? 3 : 2);

const rule = (left: string, fill: string, right: string, width: number): Line => line(left + fill.repeat(width - 2) + right, 'dim');
const side = (width: number): Block => [rule('║', ' ', '║', width)];

const borders = (width: FrameWidth): readonly Placed[] => [
  place(0, 0, [rule('╔', '═', '╗', width)]),
  ...Array.from({ length: FRAME_ROWS - 2 }, (_, row) => place(row + 1, 0, side(width))),
  place(2, 0, [rule('╟', '─', '╢', width)]),
  place(19, 0, [rule('╟', '─', '╢', width)]),
  place(FRAME_ROWS - 1, 0, [rule('╚', '═', '╝', width)]),
];

const spaced = (spans: Line): Line => [span(' '), ...spans, span(' ')];

const header = (width: FrameWidth, { preset, title, corner }: FrameParts): readonly Placed[] => {
  const right = spaced(corner);
  const rightWidth = right.reduce((sum, { text }) => sum + text.length, 0);
  return [
    place(0, 2, [spaced(line(preset, 'dim'))]),
    placeMiddle(0, width, [spaced(title)]),
    ...(corner.length === 0 ? [] : [place(0, width - 2 - rightWidth, [right])]),
  ];
};

const narrowGaps = (spans: Line): Line => spans.map((one) => (one.text.trim() === '' ? { ...one, text: one.text.slice(0, 1) } : one));

/** The keys of a bar without their names. */
const keysAlone = (spans: Line): Line =>
  spans.filter(({ text }) => text.startsWith('[')).flatMap((one, at) => (at === 0 ? [one] : [span(' '), one]));

/** A row: where it is too long, its gaps are narrowed first; then a bar has its keys alone, and any other row loses its right end. */
const row = (at: number, width: FrameWidth, left: Line, right: Line, isBar = false): Placed => {
  const inner = width - 2 * margin(width);
  const [near, end] = [narrowGaps(left), narrowGaps(right)];
  const ways = [[left, right], [near, end], isBar ? [keysAlone(left), keysAlone(right)] : [near, []]] as const;
  const fits = ways.find(([one, other]) => widthOf(one) + (other.length > 0 ? 1 : 0) + widthOf(other) <= inner);
  const [first, last] = fits ?? [left, right];
  return place(at, margin(width), [spread(first, last, inner)]);
};

/** A frame with its parts, its upper left cell at row 0 and column 0. */
const frame = (width: FrameWidth, parts: FrameParts): readonly Placed[] => [
  ...borders(width),
  ...header(width, parts),
  row(1, width, parts.statusLeft, parts.statusRight),
  // Whatever a language makes longer than the felt ends there, and leaves the border whole.
  placeCells(3, 1, paint({ columns: feltWidth(width), rows: FELT_ROWS }, parts.felt).cells),
  row(20, width, parts.log, []),
  row(21, width, parts.prompt, parts.promptRight ?? []),
  row(22, width, parts.barLeft, parts.barRight, true),
];

const isBlank = (cells: readonly Cell[]): boolean => cells.every(({ char }) => char === ' ' || char === '║');

/** Which rows go where a window is too low, the first first: blank ones of the felt from below, then rules and borders. */
const dispensable = (rows: Screen['cells']): readonly number[] => {
  const felt = Array.from({ length: FELT_ROWS }, (_, row) => 3 + FELT_ROWS - 1 - row);
  return [...felt.filter((row) => isBlank(rows[row] ?? [])), 2, FRAME_ROWS - 1, 19, 0];
};

/** A frame without the rows that a window of so many rows has no room for. */
const lowered = (rows: Screen['cells'], room: number): Screen['cells'] => {
  const gone = new Set(dispensable(rows).slice(0, Math.max(0, rows.length - room)));
  return rows.filter((_, row) => !gone.has(row));
};

/** A frame in the middle of a window, and what stands to the right of it. */
export const framed = (size: Size, width: FrameWidth, parts: FrameParts, beside: Block = []): Screen => {
  const whole = paint({ columns: width, rows: FRAME_ROWS }, frame(width, parts));
  const rows = lowered(whole.cells, size.rows);
  // In a window of its very size there is nothing round it.
  if (beside.length === 0 && size.columns === width && size.rows === rows.length) return { ...size, cells: rows };
  const used = width + (beside.length === 0 ? 0 : 1 + blockWidth(beside));
  const across = Math.floor((size.columns - used) / 2);
  const down = (height: number): number => Math.max(0, Math.floor((size.rows - height) / 2));
  return paint(size, [
    placeCells(down(rows.length), across, rows),
    ...(beside.length === 0 ? [] : [place(down(beside.length), across + width + 1, beside)]),
  ]);
};

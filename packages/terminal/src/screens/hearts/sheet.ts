/** The score sheet of a game of Hearts, hand by hand, and a small chart of the totals. */
import { type BySeat, type Seat, whoIs } from '@baize/engine';
import { lowestSeats, type SheetLine } from '@baize/games/hearts';
import { type Block, blank, type Line, line, type Role, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { heartsScreenWords } from './language/index.ts';

/** What a sheet is made of. The seats stand from the player's left, the player last. */
export interface SheetColumns {
  readonly lines: readonly SheetLine[];
  readonly scores: BySeat<number>;
  readonly names: BySeat<string>;
  readonly seat: Seat;
  readonly endsAt: number;
}

/** How the columns lie: the number of the hand, the pass, one for each seat, what is noted at the end. */
interface Columns {
  readonly left: number;
  readonly pass: boolean;
  readonly seat: number;
  /** The player's own column, the last one. */
  readonly own: number;
  readonly rule: number;
}
/** On the bare felt, and in the narrower sheet that Tab lays over it. */
const COLUMNS: Readonly<Record<'felt' | 'sheet', Readonly<Record<FrameWidth, Columns>>>> = {
  felt: { 80: { left: 8, pass: true, seat: 10, own: 10, rule: 60 }, 44: { left: 1, pass: false, seat: 7, own: 7, rule: 40 } },
  sheet: { 80: { left: 4, pass: true, seat: 10, own: 10, rule: 60 }, 44: { left: 1, pass: false, seat: 7, own: 5, rule: 38 } },
};

/** Where a game can last longer than the sheet has rows, its first hands are one row. */
interface Row {
  readonly name: string;
  readonly pass: string;
  readonly points: BySeat<number>;
  readonly moon: Seat | null;
}

const orderAt = (seat: Seat): readonly Seat[] => [1, 2, 3, 4].map((place) => (seat + place) % 4);

const sum = (lines: readonly SheetLine[]): BySeat<number> =>
  [0, 1, 2, 3].map((seat) => lines.reduce((total, { points }) => total + (points[seat] ?? 0), 0));

const rowsOf = (lines: readonly SheetLine[], most: number): readonly Row[] => {
  const hidden = lines.length > most ? lines.length - most + 1 : 0;
  const earlier: readonly Row[] = hidden === 0 ? [] : [{ name: `1-${hidden}`, pass: '', points: sum(lines.slice(0, hidden)), moon: null }];
  const shown = lines.slice(hidden).map(
    ({ direction, points, moon }, at): Row => ({
      name: String(hidden + at + 1),
      pass: heartsScreenWords().sheet.ways[direction],
      points,
      moon,
    }),
  );
  return [...earlier, ...shown];
};

const figure = (text: string, width: number, role: Role): Line => [span(text.padStart(width), role)];

/** How wide the column of a seat is; the first stands closer to the pass. */
const seatWidth = ({ pass, seat, own }: Columns, place: number): number => (place === 3 ? own : place === 0 && pass ? seat - 4 : seat);

/** The number of the hand, or what stands in its place, and the pass where there is room for it. */
const beginning = ({ left, pass }: Columns, name: string, way: string): string =>
  ' '.repeat(left) + (pass ? `${name.padStart(4)}   ${way}`.padEnd(16) : name.padStart(4).padEnd(5));

const sheetRow = ({ seat }: SheetColumns, columns: Columns, { name, pass: way, points }: Omit<Row, 'moon'>): Line => [
  span(beginning(columns, name, way)),
  ...orderAt(seat).flatMap((one, at) => figure(String(points[one] ?? 0), seatWidth(columns, at), one === seat ? 'bold' : 'text')),
];

const heading = ({ names, seat }: SheetColumns, columns: Columns): Line => [
  span(beginning(columns, heartsScreenWords().sheet.hand, heartsScreenWords().sheet.pass), 'dim'),
  ...orderAt(seat).flatMap((one, at) => figure(names[one] ?? '', seatWidth(columns, at), 'dim')),
];

/** One word for the player, and who it is otherwise; the compact sheet has room for the one word. */
const lowestWords = ({ scores, names, seat }: SheetColumns, width: FrameWidth): Line => {
  const lowest = lowestSeats(scores);
  const words = heartsScreenWords().sheet;
  if (width === 44) return lowest.includes(seat) ? line(words.mineLowest, 'green') : [];
  if (lowest.length === 1 && lowest[0] === seat) return line(words.mineLowest, 'green');
  const text = words.lowest(lowest.map((one) => whoIs(one, { me: seat, names })));
  return lowest.includes(seat) ? line(text, 'green') : line(text);
};

const noted = (row: Line, note: Line, width: FrameWidth): Line => [...row, span(width === 80 ? '    ' : ' '), ...note];

const moonNote = ({ names }: SheetColumns, moon: Seat | null, width: FrameWidth): Line => {
  if (moon === null) return [];
  const { label, short } = heartsScreenWords().sheet.moon(names[moon] ?? '');
  return line(width === 80 ? label : short, 'yellow');
};

/** The hands and the total, in at most so many rows. */
export const sheetBlock = (sheet: SheetColumns, width: FrameWidth, rows: number, on: keyof typeof COLUMNS = 'sheet'): Block => {
  const columns = COLUMNS[on][width];
  const rule: Line = [span(' '.repeat(columns.left)), span('─'.repeat(columns.rule), 'dim')];
  const total = sheetRow(sheet, columns, { name: heartsScreenWords().sheet.total, pass: '', points: sheet.scores });
  return [
    heading(sheet, columns),
    rule,
    ...rowsOf(sheet.lines, rows - 4).map((row) => noted(sheetRow(sheet, columns, row), moonNote(sheet, row.moon, width), width)),
    rule,
    noted(total, lowestWords(sheet, width), width),
  ];
};

// --- the chart ------------------------------------------------------------------------------------------------------

/** Cells for 100 points, and where the bars begin. */
const SCALE: Readonly<Record<FrameWidth, { readonly cells: number; readonly left: number; readonly steps: number }>> = {
  80: { cells: 50, left: 10, steps: 5 },
  44: { cells: 26, left: 9, steps: 2 },
};
/** How far a bar goes past the end of the scale, if need be. */
const LONGEST: Readonly<Record<FrameWidth, number>> = { 80: 62, 44: 30 };

/** Half cells count, too. */
const bar = (points: number, perPoint: number, most: number): string => {
  const halves = Math.max(0, Math.min(2 * most, Math.round(2 * points * perPoint)));
  return '█'.repeat(Math.floor(halves / 2)) + (halves % 2 === 1 ? '▌' : '');
};

const axis = (endsAt: number, { cells, left, steps }: { readonly cells: number; readonly left: number; readonly steps: number }): Line => {
  const marks = Array.from({ length: steps }, (_, at) => String(Math.round((endsAt * (at + 1)) / steps)).padStart(cells / steps));
  return line(`${'0'.padStart(left + 1)}${marks.join('')}`, 'dim');
};

const barLine = ({ scores, names, seat: me, endsAt }: SheetColumns, seat: Seat, width: FrameWidth): Line => {
  const { cells, left } = SCALE[width];
  const drawn = bar(scores[seat] ?? 0, cells / endsAt, LONGEST[width]);
  const role: Role = lowestSeats(scores).includes(seat) ? 'green' : seat === me ? 'bold' : 'text';
  const rest = cells - [...drawn].length;
  return [
    span(`${(names[seat] ?? '').padStart(left - 2)}  `, seat === me ? 'bold' : 'text'),
    span(drawn, role),
    ...(rest < 0 ? [] : [span(`${' '.repeat(rest)}│`, 'dim')]),
  ];
};

/** Everybody's total as a bar, up to the score that ends the game. */
export const totalsBlock = (sheet: SheetColumns, width: FrameWidth): Block => [
  axis(sheet.endsAt, SCALE[width]),
  ...orderAt(sheet.seat).map((seat) => barLine(sheet, seat, width)),
];

/** The whole felt between two hands: the sheet, and under it the chart. */
export const sheetFelt = (sheet: SheetColumns, width: FrameWidth): Block => {
  const ROOM = 16;
  const block = [...sheetBlock(sheet, width, ROOM - 6, 'felt'), blank, ...totalsBlock(sheet, width)];
  return block.length < ROOM ? [blank, ...block] : block;
};

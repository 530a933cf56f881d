/** The floor: a tile for each table, or a line for each in the compact frame and where there are more than tiles have room for. */

import { handBlock } from '../kit/cards.ts';
import { type Block, blank, hitArea, type Line, line, type Placed, place, placeMiddle, span, widthOf } from '../kit/cells.ts';
import { compactWords, type FrameWidth, feltWidth } from '../kit/frame.ts';
import { keyed } from '../kit/panel.ts';
import { fitLine } from '../kit/text.ts';
import { floorWords } from './language/index.ts';
import type { FloorTile } from './tiles.ts';

/** A table on the floor, and whether the player's hand waits at it. */
export interface FloorEntry {
  readonly tile: FloorTile;
  readonly isKept: boolean;
}

const INNER = 22;
const TILE = INNER + 2;
const TILE_ROWS = 6;
const MAX_TILES = 6;

const filled = (spans: Line): Line => [
  span('│', 'dim'),
  span(' '),
  ...spans,
  span(' '.repeat(Math.max(0, INNER - 1 - widthOf(spans)))),
  span('│', 'dim'),
];

const heading = ({ name, art }: FloorTile): Line => {
  const title = name.toUpperCase();
  return [span(title, 'bold'), span(' '.repeat(Math.max(1, INNER - 2 - title.length - widthOf(art)))), ...art];
};

const stakes = ({ tile, isKept }: FloorEntry): Line =>
  isKept ? line(floorWords().page.returns, 'bold') : line(floorWords().tiles[tile.id].stakes, 'dim');

const tileBlock = (entry: FloorEntry, key: number): Block => [
  [span('┌─', 'dim'), span(`[${key}]`, 'bold-cyan'), span(`${'─'.repeat(INNER - 4)}┐`, 'dim')],
  filled(heading(entry.tile)),
  ...floorWords().tiles[entry.tile.id].lines.map((text) => filled(line(text))),
  filled(stakes(entry)),
  [span(`└${'─'.repeat(INNER)}┘`, 'dim')],
];

/** How many of the tiles stand in each row: at most three, and the rows as even as can be. */
const rowsOf = (count: number): readonly number[] => {
  if (count <= 3) return [count];
  const first = Math.ceil(count / 2);
  return [first, count - first];
};

const tileRow = (entries: readonly FloorEntry[], from: number, row: number): readonly Placed[] => {
  const width = entries.length * (TILE + 1) - 1;
  const left = Math.floor((feltWidth(80) - width) / 2);
  return entries.flatMap((entry, at) => {
    const column = left + at * (TILE + 1);
    return [place(row, column, tileBlock(entry, from + at + 1)), hitArea(String(from + at + 1), row, column, TILE, TILE_ROWS)];
  });
};

/** With a single row of tiles there is room for a hand above them. */
const wideFelt = (entries: readonly FloorEntry[]): readonly Placed[] => {
  const [first = 0, second = 0] = rowsOf(entries.length);
  if (second === 0) return [placeMiddle(1, feltWidth(80), handBlock(['As', 'Kh', 'Qc', 'Jd', 'Ts'], 40)), ...tileRow(entries, 0, 8)];
  return [...tileRow(entries.slice(0, first), 0, 1), ...tileRow(entries.slice(first), first, 2 + TILE_ROWS)];
};

const entryLine = (entry: FloorEntry, key: number): Line =>
  [span(`[${key}]`, 'bold-cyan'), span('  '), span(entry.tile.name.toUpperCase().padEnd(15), 'bold'), ...stakes(entry)].map((one) => ({
    ...one,
    key: String(key),
  }));

/** The tables in lines, one row apart where nothing else needs the rows. */
const compactFelt = (entries: readonly FloorEntry[], words: readonly string[]): readonly Placed[] => {
  const isLoose = entries.length <= MAX_TILES && words.length === 0;
  return [
    place(
      isLoose ? 1 : 0,
      2,
      entries.flatMap((entry, at) => [entryLine(entry, at + 1), ...(isLoose ? [blank] : [])]),
    ),
    ...wordsUnder(entries.length + 1, 2, words, COMPACT_ROOM),
    place(13, 1, [line(compactWords(), 'dim'), line(` ${'─'.repeat(38)}`, 'dim'), keyed(` ${floorWords().page.more}`)]),
  ];
};

const LIST = 46;
/** How many rows there are for what has to be said at length. */
const COMPACT_ROOM = 5;
const WIDE_ROOM = 6;

/** What is said at length, below the tables: it hides none of them. */
const wordsUnder = (row: number, column: number, words: readonly string[], rows: number): readonly Placed[] => {
  const last = words.length > rows ? [`${words[rows - 1]}…`] : words.slice(rows - 1, rows);
  return words.length === 0
    ? []
    : [
        place(
          row,
          column,
          [...words.slice(0, rows - 1), ...last].map((text) => line(text)),
        ),
      ];
};

/** A line for each table, with its picture at the end. */
const listFelt = (entries: readonly FloorEntry[], words: readonly string[]): readonly Placed[] => [
  placeMiddle(
    2,
    feltWidth(80),
    entries.map((entry, at) => [...fitLine(entryLine(entry, at + 1), LIST), ...entry.tile.art]),
  ),
  ...wordsUnder(3 + entries.length, 4, words, WIDE_ROOM),
];

/** How wide the lines are in which something is said at length on the floor. */
export const saidWidth = (width: FrameWidth): number => (width === 80 ? 70 : 38);

/** The felt of the floor; what has to be said at length stands below the tables. */
export const floorFelt = (entries: readonly FloorEntry[], width: FrameWidth, words: readonly string[] = []): readonly Placed[] => {
  if (width === 44) return compactFelt(entries, words);
  return entries.length > MAX_TILES || words.length > 0 ? listFelt(entries, words) : wideFelt(entries);
};

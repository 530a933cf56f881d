/** The felt while three cards are picked: the seats, and where the cards go and come from. */
import { line, type Placed, place, type Role } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { heartsScreenWords } from './language/index.ts';
import { type HeartsSight, seatLabel, seatsAround } from './stage.ts';
import { pointsPlaced } from './table.ts';

type Where = 'north' | 'west' | 'east';

/** Where the names stand, and the two lines that go to West and East or, across, to North. */
interface Layout {
  readonly names: Readonly<Record<Where, readonly [row: number, column: number]>>;
  readonly west: number;
  readonly east: number;
  readonly across: number;
}
const LAYOUTS: Readonly<Record<FrameWidth, Layout>> = {
  80: { names: { north: [1, 23], west: [4, 6], east: [4, 41] }, west: 8, east: 43, across: 24 },
  44: { names: { north: [1, 10], west: [4, 2], east: [4, 20] }, west: 4, east: 21, across: 12 },
};

/** A piece of a path: each is placed by itself, so that the blanks between them hide no name. */
type Piece = readonly [text: string, role: Role];

const lineOf = (text: string): Piece => [text, 'dim'];
const word = (text: string): Piece => [text, 'text'];

/** Pieces in a row with a blank between them. */
const inARow = (row: number, column: number, pieces: readonly Piece[]): readonly Placed[] => {
  let at = column;
  return pieces.map(([text, role]) => {
    const placed = place(row, at, [line(text, role)]);
    at += [...text].length + 1;
    return placed;
  });
};

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, [text]) => sum + [...text].length + 1, -1);

const [UNDER, AROUND] = [5, 2] as const;

const upTo = (column: number, arrow: string, row = UNDER): readonly Placed[] => [
  place(row, column, [line(arrow, arrow === '│' ? 'dim' : 'text')]),
  place(row + 1, column, [line('│', 'dim')]),
];

/** From one side to the player and on to the other: the line is as long as the words leave room for. */
const around = (direction: 'left' | 'right', { west, east }: Layout): readonly Placed[] => {
  const { you, arrows } = heartsScreenWords();
  const player: Piece = [you, 'bold'];
  const isLeft = direction === 'left';
  const behind: readonly Piece[] = isLeft
    ? [word(arrows.yours), lineOf('─'), player, word('◂─'), word(arrows.back), lineOf('─┘')]
    : [word(arrows.back), word('─▸'), player, lineOf('─'), word(arrows.yours), lineOf('─┘')];
  const from = '└─'.padEnd(east - west - widthOf(behind), '─');
  return [...upTo(west, isLeft ? '▴' : '│'), ...upTo(east, isLeft ? '│' : '▴'), ...inARow(UNDER + 2, west, [lineOf(from), ...behind])];
};

/** The same where there is room for one way only. */
const aroundNarrow = (direction: 'left' | 'right', { west, east }: Layout): readonly Placed[] => {
  const { you, arrows } = heartsScreenWords();
  const player: Piece = [you, 'bold'];
  if (direction === 'left')
    return [...upTo(west, '▴'), ...inARow(UNDER + 2, west, [lineOf('└─'), word(arrows.three), lineOf('─'), player])];
  const pieces = [player, lineOf('─'), word(arrows.three), lineOf('─┘')];
  return [...upTo(east, '▴'), ...inARow(UNDER + 2, east + 1 - widthOf(pieces), pieces)];
};

const across = (width: FrameWidth, { across: column }: Layout): readonly Placed[] => {
  const { you, arrows } = heartsScreenWords();
  const upright = (at: number, signs: string): readonly Placed[] =>
    [...signs].map((sign, row) => place(AROUND + row, at, [line(sign, sign === '│' ? 'dim' : 'text')]));
  const endingAt = (row: number, text: string): Placed => place(row, column - 1 - [...text].length, [line(text)]);
  if (width === 44)
    return [...upright(column, '▴││││'), endingAt(AROUND + 3, arrows.three), place(AROUND + 5, column - 1, [line(you, 'bold')])];
  return [
    ...upright(column, '▴││││'),
    ...upright(column + 2, '││││▾'),
    endingAt(AROUND + 1, arrows.yours),
    place(AROUND + 1, column + 4, [line(arrows.back)]),
    place(AROUND + 5, column, [line(you, 'bold')]),
  ];
};

const path = ({ view: { direction } }: HeartsSight, width: FrameWidth): readonly Placed[] => {
  const layout = LAYOUTS[width];
  switch (direction) {
    case 'left':
    case 'right':
      return (width === 80 ? around : aroundNarrow)(direction, layout);
    case 'across':
      return across(width, layout);
    case 'none':
      return [];
  }
};

/** The felt of the pass, without the hand. */
export const passPlaced = (sight: HeartsSight, width: FrameWidth): readonly Placed[] => {
  const seats = seatsAround(sight);
  const names = (['north', 'west', 'east'] as const).map((where) => {
    const [row, column] = LAYOUTS[width].names[where];
    return place(row, column, [line(seatLabel(sight, seats[where]), 'bold')]);
  });
  return [...path(sight, width), ...names, ...pointsPlaced(sight, width)];
};

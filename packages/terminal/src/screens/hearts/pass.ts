/** The felt while three cards are picked: the seats, and where the cards go and come from. */
import type { PassDirection } from '@baize/games/hearts';
import { line, type Placed, place, type Role } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { type HeartsSight, seatsAround } from './stage.ts';
import { pointsPlaced } from './table.ts';

type Ways = Readonly<Record<PassDirection, readonly string[]>>;

/** Under the names, from the row under West and East on; across, from the row under North on. */
const WIDE: Ways = {
  left: [
    '        ▴                                  │',
    '        │                                  │',
    '        └─ your three ─ You ◂─ three back ─┘',
  ],
  right: [
    '        │                                  ▴',
    '        │                                  │',
    '        └─ three back ─▸ You ─ your three ─┘',
  ],
  across: [
    '                        ▴ │',
    '             your three │ │ three back',
    '                        │ │',
    '                        │ │',
    '                        │ ▾',
    '                        You',
  ],
  none: [],
};

const COMPACT: Ways = {
  left: ['    ▴', '    │', '    └─ three ─ You'],
  right: ['                     ▴', '                     │', '        You ─ three ─┘'],
  across: ['            ▴', '            │', '            │', '      three │', '            │', '           You'],
  none: [],
};

const roleOf = (piece: string): Role => (piece === 'You' ? 'bold' : /^[a-z▴▾◂▸]/.test(piece) ? 'text' : 'dim');

/** The pieces of a path are placed one by one, so that the blanks between them hide no name. */
const path = (row: number, lines: readonly string[]): readonly Placed[] =>
  lines.flatMap((text, at) =>
    [...text.matchAll(/[A-Za-z]+|[▴▾◂▸]|[─│└┘]+/g)].map((piece) => place(row + at, piece.index, [line(piece[0], roleOf(piece[0]))])),
  );

const PLACES = {
  80: { north: [1, 23], west: [4, 6], east: [4, 41] },
  44: { north: [1, 10], west: [4, 2], east: [4, 20] },
} as const;

/** The felt of the pass, without the hand. */
export const passPlaced = (sight: HeartsSight, width: FrameWidth): readonly Placed[] => {
  const { direction } = sight.view;
  const seats = seatsAround(sight);
  const around = (['north', 'west', 'east'] as const).map((where) => {
    const [row, column] = PLACES[width][where];
    return place(row, column, [line(sight.names[seats[where]] ?? '', 'bold')]);
  });
  const lines = (width === 80 ? WIDE : COMPACT)[direction];
  return [...path(direction === 'across' ? 2 : 5, lines), ...around, ...pointsPlaced(sight, width)];
};

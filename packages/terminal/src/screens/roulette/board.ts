/** The board in box drawing, lying: numbers, chips where they were laid, and the cursor over cells, edges and crossings. */
import { cellOf, isOutside, NUMBERS, type Rules, type Spot, spotById, spots } from '@baize/games/roulette';
import { hitArea, type Line, line, type Placed, place, type Role } from '../../kit/cells.ts';
import { betColumns } from './bets.ts';
import { chipsOnBoard, laidRows } from './company.ts';
import { rouletteScreenWords } from './language/index.ts';
import { cursorOf, type RouletteSight, spotKey } from './stage.ts';
import { numberLine, RED_MARK } from './wheel.ts';

// What is printed on the felt. Numbers and names come over it.
const PRINT = [
  '┌────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┬────┐',
  '│    │    │    │    │    │    │    │    │    │    │    │    │    │    │',
  '│    ├────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┤',
  '│    │    │    │    │    │    │    │    │    │    │    │    │    │    │',
  '│    ├────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┼────┤',
  '│    │    │    │    │    │    │    │    │    │    │    │    │    │    │',
  '└────┼────┴────┴────┴────┼────┴────┴────┴────┼────┴────┴────┴────┼────┘',
  '     │                   │                   │                   │',
  '     ├─────────┬─────────┼─────────┬─────────┼─────────┬─────────┤',
  '     │         │         │         │         │         │         │',
  '     └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘',
];

const LEFT = 3;
const CELL = 5;

/** The column of the line at the left of a place, and the row of a place. */
const columnAt = (x: number): number => LEFT + CELL * Math.floor(x);
const rowAt = (y: number): number => Math.round(2 * y);

/** A text at a place of the felt, in one role. */
const put = (row: number, column: number, text: string, role: Role): Placed => place(row, column, [line(text, role)]);

/** What is printed in the boxes: the columns say what they pay, the others their names. */
const printIn = ({ id, kind }: Spot): string => (kind === 'column' ? '2:1' : (rouletteScreenWords().cloth[id] ?? ''));

/** In the middle of a box, half a cell to the right rather than to the left. */
const printedName = (spot: Spot): readonly Placed[] => {
  const { id, at, box } = spot;
  const text = printIn(spot);
  const inner = CELL * (box?.w ?? 0) - 1;
  const column = columnAt(box?.x ?? 0) + 1 + Math.ceil((inner - text.length) / 2);
  const mark = id === 'red' ? [place(rowAt(at.y), column, [[RED_MARK]])] : [];
  return [put(rowAt(at.y), column, text, id === 'red' ? 'red' : 'text'), ...mark];
};

const printedNumber = (number: number): Placed => {
  const { x, y, h } = cellOf(number);
  return place(rowAt(y + h / 2), columnAt(x) + 1, [numberLine(number, 3)]);
};

/** Where the chips of a bet lie: in a box before its name, on an edge or a crossing in its middle. */
const chipColumn = ({ kind, at, box }: Spot): number => {
  if (kind === 'dozen') return columnAt(box?.x ?? 0) + 5;
  if (box !== undefined) return columnAt(box.x) + 1;
  return Number.isInteger(at.x) ? columnAt(at.x) : columnAt(at.x) + 2;
};

/** The two brackets of the cursor. A number with a chip on it makes room for both. */
const brackets = (spot: Spot, hasChip: boolean): readonly [number, number] => {
  const { kind, box } = spot;
  if (box === undefined) return [chipColumn(spot) - 1, chipColumn(spot) + 1];
  const [left, right] = [columnAt(box.x), columnAt(box.x + box.w)];
  if (kind === 'column') return [left + 1, right];
  return [hasChip && kind === 'straight' ? left : left + 1, right - 1];
};

const cursor = (sight: RouletteSight): readonly Placed[] => {
  const spot = cursorOf(sight);
  const hasChip = sight.view.bets.some((bet) => bet.spot === spot.id);
  const [left, right] = brackets(spot, hasChip);
  const row = rowAt(spot.at.y);
  return [put(row, left, '[', 'bold-cyan'), put(row, right, ']', 'bold-cyan')];
};

const tabList = (): Line => [
  { text: '[Tab]', role: 'bold-cyan' },
  { text: ` ${rouletteScreenWords().bets.list}`, role: 'text' },
];

/** Where a bet is clicked: its box, or the edge or crossing where its chip lies. */
const spotHit = (spot: Spot): Placed => {
  const { id, at, box } = spot;
  if (box === undefined)
    return hitArea(
      spotKey(id),
      rowAt(at.y),
      Number.isInteger(at.x) ? chipColumn(spot) : chipColumn(spot) - 1,
      Number.isInteger(at.x) ? 1 : 4,
      1,
    );
  const [left, right] = [columnAt(box.x), columnAt(box.x + box.w)];
  return hitArea(spotKey(id), rowAt(box.y) + 1, left + 1, right - left - 1, Math.max(1, 2 * box.h - 1));
};

/** How small the place of a bet is: edges lie between boxes, and crossings on edges, so the smaller come last. */
const smallness = ({ box, at }: Spot): number => (box === undefined ? (Number.isInteger(at.x) ? 2 : 1) : 0);

const known = new Map<Rules['preset'], readonly Placed[]>();

/** The places of all bets of a table for the mouse. They never change, and are worked out once. */
const spotHits = (rules: Rules): readonly Placed[] => {
  const hits =
    known.get(rules.preset) ??
    spots(rules)
      .toSorted((a, b) => smallness(a) - smallness(b))
      .map(spotHit);
  known.set(rules.preset, hits);
  return hits;
};

/** The felt while bets are laid, in the wide frame. */
export const wideBoard = (sight: RouletteSight): readonly Placed[] => {
  const { view } = sight;
  return [
    place(
      0,
      LEFT,
      PRINT.map((row) => line(row, 'dim')),
    ),
    ...NUMBERS.map(printedNumber),
    ...spots(view.rules).flatMap((spot) => (isOutside(spot.kind) ? printedName(spot) : [])),
    ...chipsOnBoard(sight).map(({ spot, mark }) => place(rowAt(spotById(spot).at.y), chipColumn(spotById(spot)), [[mark]])),
    ...cursor(sight),
    ...spotHits(view.rules),
    put(11, LEFT, rouletteScreenWords().bets.heading, 'bold'),
    place(11, 65, [tabList()]),
    place(12, LEFT, betColumns(view)),
    place(15, LEFT, laidRows(sight, 74).slice(0, 1)),
  ];
};

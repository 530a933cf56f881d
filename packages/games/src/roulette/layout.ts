/**
 * The board: every bet that can be laid on it, found from where its numbers lie.
 *
 * A unit is the width of a number. Zero is the box at the left, three high; the numbers stand in twelve rows of three to
 * its right, 1 at the bottom; boxes for the outside bets follow to the right and below. The far edge, furthest from the
 * dozens, is the line y = 0.
 */
import { deepFreeze } from '@baize/engine';
import { type BetKind, isTaken, type Rules } from './rules.ts';
import { colourOf, NUMBERS } from './wheel.ts';

/** A point of the board, in units from its top left. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}
/** A rectangle of the board. */
export interface Box extends BoardPoint {
  readonly w: number;
  readonly h: number;
}

/** A bet's name, short and lasting: `'17'`, `'17/20'`, `'13-15'`, `'25/26/28/29'`, `'31-36'`, `'dozen-2'`, `'red'`. */
export type SpotId = string;

/** A place for chips. */
export interface Spot {
  readonly id: SpotId;
  readonly kind: BetKind;
  /** The numbers it wins on, the lowest first. */
  readonly numbers: readonly number[];
  /** Where its chips lie: the middle of a box or an edge, or a crossing. */
  readonly at: BoardPoint;
  /** The box it fills; a bet on an edge or a crossing has none. */
  readonly box?: Box;
}

/** The board from edge to edge. */
export const BOARD: Box = { x: 0, y: 0, w: 14, h: 5 };
/** The part of it where numbers meet: twelve rows of three. */
export const FIELD: Box = { x: 1, y: 0, w: 12, h: 3 };

/** Where a number is printed. */
export const cellOf = (number: number): Box =>
  number === 0
    ? { x: FIELD.x - 1, y: 0, w: 1, h: FIELD.h }
    : { x: FIELD.x + Math.floor((number - 1) / 3), y: FIELD.h - 1 - ((number - 1) % 3), w: 1, h: 1 };

/** The middle of a box. */
const middleOf = ({ x, y, w, h }: Box): BoardPoint => ({ x: x + w / 2, y: y + h / 2 });

/** Whether a point lies in a box or on its edge. */
export const touches = (box: Box, { x, y }: BoardPoint): boolean => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

// --- inside: on numbers, edges and crossings ---------------------------------------------------------------------

/** How many numbers make which bet: those that meet at a point, and those whose rows end at a point of the far edge. */
const meeting: Readonly<Partial<Record<number, BetKind>>> = { 1: 'straight', 2: 'split', 3: 'trio', 4: 'corner' };
const atFarEdge: Readonly<Partial<Record<number, BetKind>>> = { 3: 'street', 4: 'first-four', 6: 'six-line' };

/** The numbers that stand in one row across the board with this one; zero stands alone. */
const rowOf = (number: number): readonly number[] => NUMBERS.filter((other) => cellOf(other).x === cellOf(number).x);

/** "17", "17/20", and "13-15" for rows: whole rows are read from their first number to their last. */
const nameInside = (kind: BetKind, numbers: readonly number[]): SpotId =>
  kind === 'street' || kind === 'six-line' ? `${numbers[0]}-${numbers.at(-1)}` : numbers.join('/');

const insideAt = (at: BoardPoint): readonly Spot[] => {
  const touched = NUMBERS.filter((number) => touches(cellOf(number), at));
  const isFarEdge = at.y === FIELD.y;
  const numbers = isFarEdge ? NUMBERS.filter((number) => touched.some((one) => rowOf(one).includes(number))) : touched;
  const kind = (isFarEdge ? atFarEdge : meeting)[numbers.length];
  if (kind === undefined) return [];
  const [first = 0] = numbers;
  return [{ id: nameInside(kind, numbers), kind, numbers, at, ...(kind === 'straight' ? { box: cellOf(first) } : {}) }];
};

/** Every half unit of the field: cells, edges and crossings, row by row. Its last lines belong to the boxes behind them. */
const points: readonly BoardPoint[] = Array.from({ length: 2 * FIELD.w }, (_, x) =>
  Array.from({ length: 2 * FIELD.h }, (_, y) => ({ x: FIELD.x + x / 2, y: FIELD.y + y / 2 })),
).flat();

// --- outside: in boxes ----------------------------------------------------------------------------------------------

const boxed = (id: SpotId, kind: BetKind, box: Box, isIn: (number: number) => boolean): Spot => ({
  id,
  kind,
  numbers: NUMBERS.filter((number) => number > 0 && isIn(number)),
  at: middleOf(box),
  box,
});

/** A dozen lies along its numbers, a column at the end of them. */
const dozens: readonly Spot[] = [0, 1, 2].map((third) => {
  const box = { x: FIELD.x + 4 * third, y: FIELD.h, w: 4, h: 1 };
  return boxed(`dozen-${third + 1}`, 'dozen', box, (number) => cellOf(number).x >= box.x && cellOf(number).x < box.x + box.w);
});
const columns: readonly Spot[] = [1, 2, 3].map((column) => {
  const box = { x: FIELD.x + FIELD.w, y: cellOf(column).y, w: 1, h: 1 };
  return boxed(`column-${column}`, 'column', box, (number) => cellOf(number).y === box.y);
});

const chances: readonly (readonly [SpotId, BetKind, (number: number) => boolean])[] = [
  ['low', 'low-high', (number) => number <= 18],
  ['even', 'odd-even', (number) => number % 2 === 0],
  ['red', 'red-black', (number) => colourOf(number) === 'red'],
  ['black', 'red-black', (number) => colourOf(number) === 'black'],
  ['odd', 'odd-even', (number) => number % 2 === 1],
  ['high', 'low-high', (number) => number > 18],
];
const evenChances: readonly Spot[] = chances.map(([id, kind, isIn], place) =>
  boxed(id, kind, { x: FIELD.x + 2 * place, y: FIELD.h + 1, w: 2, h: 1 }, isIn),
);

// --- all of them ------------------------------------------------------------------------------------------------------

const allSpots: readonly Spot[] = [...insideAt(middleOf(cellOf(0))), ...points.flatMap(insideAt), ...dozens, ...columns, ...evenChances];
const byId: ReadonlyMap<unknown, Spot> = new Map(allSpots.map((spot) => [spot.id, spot]));
const byNumbers: ReadonlyMap<string, Spot> = new Map(allSpots.map((spot) => [spot.numbers.join(), spot]));

/** Whether this value names a bet of any roulette table. */
export const isSpotId = (value: unknown): value is SpotId => byId.has(value);

// What a table takes never changes, and is asked for at every turn; a screen may also count on getting the same list again.
const atTables = new WeakMap<Rules, { readonly spots: readonly Spot[]; readonly ids: readonly SpotId[] }>();
const atTable = (rules: Rules): { readonly spots: readonly Spot[]; readonly ids: readonly SpotId[] } => {
  const known = atTables.get(rules);
  if (known !== undefined) return known;
  const taken = allSpots.filter(({ kind }) => isTaken(rules, kind));
  const found = deepFreeze({ spots: taken, ids: taken.map(({ id }) => id) });
  atTables.set(rules, found);
  return found;
};

/** Every bet that can be laid at this table. */
export const spots = (rules: Rules): readonly Spot[] => atTable(rules).spots;
/** Their names. */
export const spotIds = (rules: Rules): readonly SpotId[] => atTable(rules).ids;

/** The bet of this name, at whatever table; undefined when there is none. */
export const findSpot = (id: string): Spot | undefined => byId.get(id);

/** The bet on exactly these numbers, the lowest first, at whatever table; undefined when there is none. */
export const findSpotOn = (numbers: readonly number[]): Spot | undefined => byNumbers.get(numbers.join());

/** A bet that has to be there. */
export const spotById = (id: SpotId): Spot => {
  const spot = findSpot(id);
  if (spot === undefined) throw new RangeError(`There is no bet "${id}" on the board.`);
  return spot;
};

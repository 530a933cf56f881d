/** Where the board's places are on the screen: lying on a wide one, on its end on a narrow one. The bets themselves are the engine's. */
import {
  type ArrowDirection,
  areaOf,
  BOARD,
  type BoardPoint,
  type Box,
  cellOf,
  isOutside,
  type Rules,
  type Spot,
  spotAt,
  turned,
} from '@baize/games/roulette';

/** How the board lies, and how large a unit of it is drawn. */
export interface Layout {
  /** With the wheel above or beside it; or `low` and `slim` under a strip with a small wheel, lying and on its end. */
  readonly name: 'wide' | 'tall' | 'slim' | 'low';
  readonly isTurned: boolean;
  readonly unit: { readonly w: number; readonly h: number };
  /** What the wheel and the words have: a row above the board, or a column beside it, in pixels. */
  readonly beside: number;
}

/** What is left free about the board, in units, for bets that are laid on its edge. */
export const MARGIN = 0.28;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much longer than wide a cell of a lying board may be. Where little is wide, a thumb is glad of the length. */
const LONGEST = { wide: 1.6, low: 2.4 };

/** A board under or beside what it leaves free: as large as the felt allows. */
const lying = (name: 'wide' | 'low', w: number, h: number, beside: number, most: number): Layout => {
  const across = Math.min((w - 4) / (BOARD.w + 2 * MARGIN), most);
  return {
    name,
    isTurned: false,
    unit: { w: across, h: clamp(8, (h - beside - 4) / (BOARD.h + 2 * MARGIN), across * LONGEST[name]) },
    beside,
  };
};
const onItsEnd = (name: Layout['name'], w: number, h: number, beside: number): Layout => {
  const down = clamp(8, (h - 4) / (BOARD.w + 2 * MARGIN), 78);
  return { name, isTurned: true, unit: { w: clamp(8, (w - 4) / (BOARD.h + 2 * MARGIN), down * 2), h: down }, beside };
};

/** The board on a felt of this size: cells as large as it allows, and nothing to scroll. */
export const fitBoard = (w: number, h: number): Layout => {
  const strip = clamp(52, h * 0.155, 104);
  if (w >= h * 1.2) return h < 460 ? lying('low', w, h, strip, 80) : lying('wide', w, h, Math.max(200, h * 0.42), Math.max(120, h * 0.12));
  if (w >= 600) {
    const column = clamp(224, w * 0.36, 340);
    return onItsEnd('tall', w - column, h, column);
  }
  const [slim, low] = [onItsEnd('slim', w, h - strip, strip), lying('low', w, h, strip, 80)];
  const least = ({ unit }: Layout): number => Math.min(unit.w, unit.h);
  return least(slim) >= least(low) ? slim : low;
};

/** How large figures are drawn on a board. */
export const figureSize = ({ unit }: Layout): number =>
  clamp(14, Math.min(unit.w, unit.h) * 0.42, Math.max(26, Math.min(unit.w, unit.h) * 0.3));

/** The size of the drawing, with its margins. */
export const drawingSize = ({ isTurned, unit }: Layout): { readonly w: number; readonly h: number } => {
  const [across, down] = isTurned ? [BOARD.h, BOARD.w] : [BOARD.w, BOARD.h];
  return { w: (across + 2 * MARGIN) * unit.w, h: (down + 2 * MARGIN) * unit.h };
};

/** A point of the board in the drawing. */
export const drawnAt = ({ isTurned, unit }: Layout, point: BoardPoint): BoardPoint => {
  const { x, y } = isTurned ? turned(point) : point;
  return { x: (x + MARGIN) * unit.w, y: (y + MARGIN) * unit.h };
};

/** A rectangle of the board in the drawing. */
export const drawnBox = (layout: Layout, { x, y, w, h }: Box): Box => {
  const [a, b] = [drawnAt(layout, { x, y }), drawnAt(layout, { x: x + w, y: y + h })];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
};

/** Where a bet is hit, in the drawing. */
export const hitBox = (layout: Layout, spot: Spot): Box => drawnBox(layout, areaOf(spot));

/** The point of the board at a place of the screen, where the drawing fills this rectangle. */
export const boardPoint = (layout: Layout, frame: DOMRectReadOnly, at: BoardPoint): BoardPoint => {
  const { w, h } = drawingSize(layout);
  const x = (((at.x - frame.left) / frame.width) * w) / layout.unit.w - MARGIN;
  const y = (((at.y - frame.top) / frame.height) * h) / layout.unit.h - MARGIN;
  // On its end: what is across there is down here, from the other side.
  return layout.isTurned ? { x: y, y: BOARD.h - x } : { x, y };
};

/** The bet that a place of the screen means. */
export const spotUnder = (rules: Rules, layout: Layout, frame: DOMRectReadOnly, at: BoardPoint): Spot | undefined =>
  spotAt(rules, boardPoint(layout, frame, at));

const ways: Readonly<Record<string, ArrowDirection>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const waysTurned: Readonly<Record<string, ArrowDirection>> = { ArrowLeft: 'down', ArrowRight: 'up', ArrowUp: 'left', ArrowDown: 'right' };

/** How far chips lie from the middle of a cell, in cells as they are drawn: what is printed there stays to be read. */
const LEANS: Readonly<Record<Layout['name'], BoardPoint>> = {
  wide: { x: 0.3, y: 0.3 },
  tall: { x: 0.32, y: 0.1 },
  slim: { x: 0.34, y: 0 },
  low: { x: 0, y: 0.33 },
};

/** How far the chips on zero lie from its figure, in cells: along its long side, and away from the numbers. */
const ZERO = { along: 0.9, away: -0.16 };

/** Where the chips of a bet lie in the drawing: on an edge or a crossing at its place, in a cell beside its number, in a long box before its name. */
export const chipPoint = (layout: Layout, { at, box, kind, numbers }: Spot): BoardPoint => {
  if (box === undefined) return drawnAt(layout, at);
  if (kind === 'straight' && numbers[0] === 0) {
    // Beside its figure, and away from the edge where the splits of zero lie.
    const [x, y] = layout.isTurned ? [ZERO.along, ZERO.away] : [ZERO.away, ZERO.along];
    const middle = drawnAt(layout, at);
    return { x: middle.x + x * layout.unit.w, y: middle.y + y * layout.unit.h };
  }
  const isLong = box.w > 1;
  const { x, y } = drawnAt(layout, isLong ? { x: box.x + 0.36, y: at.y } : at);
  // Lying on a wide board a long box has room enough before its name.
  const lean = isLong && layout.name === 'wide' ? { x: 0, y: 0 } : LEANS[layout.name];
  return { x: x + lean.x * layout.unit.w, y: y + lean.y * layout.unit.h };
};

/** Where an arrow key leads on the board as it lies. */
export const wayOf = ({ isTurned }: Layout, key: string): ArrowDirection | undefined => (isTurned ? waysTurned : ways)[key];

/** The upper edge, in the drawing, of the numbers that an inside bet covers, or of an outside bet's box. */
export const spotTop = (layout: Layout, spot: Spot): number =>
  Math.min(
    ...(isOutside(spot.kind) && spot.box !== undefined ? [spot.box] : spot.numbers.map(cellOf)).map((box) => drawnBox(layout, box).y),
  );

const area = ({ w, h }: Box): number => w * h;

/** What to light for a bet: the rectangle of its numbers, where they fill one, or each of their cells. */
export const litBoxes = ({ numbers }: Spot): readonly Box[] => {
  const cells = numbers.map(cellOf);
  const [x, y] = [Math.min(...cells.map((cell) => cell.x)), Math.min(...cells.map((cell) => cell.y))];
  const w = Math.max(...cells.map((cell) => cell.x + cell.w)) - x;
  const h = Math.max(...cells.map((cell) => cell.y + cell.h)) - y;
  return area({ x, y, w, h }) === cells.reduce((sum, cell) => sum + area(cell), 0) ? [{ x, y, w, h }] : cells;
};

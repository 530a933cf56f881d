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
  readonly name: 'wide' | 'tall' | 'slim';
  readonly isTurned: boolean;
  readonly unit: { readonly w: number; readonly h: number };
}

/** The three ways it can lie. */
export const layouts: Readonly<Record<Layout['name'], Layout>> = {
  wide: { name: 'wide', isTurned: false, unit: { w: 64, h: 64 } },
  tall: { name: 'tall', isTurned: true, unit: { w: 78, h: 54 } },
  slim: { name: 'slim', isTurned: true, unit: { w: 63, h: 44 } },
};

/** What is left free about the board, for chips that lie on its edge. */
export const MARGIN = 18;

/** The size of the drawing, with its margins. */
export const drawingSize = ({ isTurned, unit }: Layout): { readonly w: number; readonly h: number } => {
  const [across, down] = isTurned ? [BOARD.h, BOARD.w] : [BOARD.w, BOARD.h];
  return { w: across * unit.w + 2 * MARGIN, h: down * unit.h + 2 * MARGIN };
};

/** A point of the board in the drawing. */
export const drawnAt = ({ isTurned, unit }: Layout, point: BoardPoint): BoardPoint => {
  const { x, y } = isTurned ? turned(point) : point;
  return { x: MARGIN + x * unit.w, y: MARGIN + y * unit.h };
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
  const x = (((at.x - frame.left) / frame.width) * w - MARGIN) / layout.unit.w;
  const y = (((at.y - frame.top) / frame.height) * h - MARGIN) / layout.unit.h;
  // On its end: what is across there is down here, from the other side.
  return layout.isTurned ? { x: y, y: BOARD.h - x } : { x, y };
};

/** The bet that a place of the screen means. */
export const spotUnder = (rules: Rules, layout: Layout, frame: DOMRectReadOnly, at: BoardPoint): Spot | undefined =>
  spotAt(rules, boardPoint(layout, frame, at));

const ways: Readonly<Record<string, ArrowDirection>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const waysTurned: Readonly<Record<string, ArrowDirection>> = { ArrowLeft: 'down', ArrowRight: 'up', ArrowUp: 'left', ArrowDown: 'right' };

/** Where the chips of a bet lie: at its place, but in a long box before its name rather than on it. */
export const chipPoint = ({ at, box }: Spot): BoardPoint => (box !== undefined && box.w > 1 ? { x: box.x + 0.36, y: at.y } : at);

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

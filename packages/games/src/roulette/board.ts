/** Finding one's way on the board: which bet a finger or a pointer means, and which one the arrow keys come to next. */
import { type BoardPoint, type Box, FIELD, type Spot, spots, touches } from './layout.ts';
import { isOutside, type Rules } from './rules.ts';

/** How far from a line, in units, it is still the line that is meant and not the cell beside it. */
export const REACH = 0.22;

/** What a place between two lines has of the way between them, and what a line has of it. The last line carries no bets. */
const reachOf = (at: number, end: number): readonly [number, number] => {
  if (Number.isInteger(at)) return [at - REACH, at + REACH];
  return [Math.floor(at) + REACH, Math.ceil(at) === end ? end : Math.ceil(at) - REACH];
};

/**
 * Where a bet is hit. These areas fill the board and never overlap: a crossing is a square about its point, an edge the
 * strip between two crossings, a number what is left of its cell. Bets of the far edge reach a little over it.
 */
export const areaOf = ({ kind, numbers, at, box }: Spot): Box => {
  if (box !== undefined && isOutside(kind)) return box;
  if (box !== undefined && numbers[0] === 0) return { ...box, w: box.w - REACH };
  const [left, right] = reachOf(at.x, FIELD.x + FIELD.w);
  const [top, bottom] = reachOf(at.y, FIELD.y + FIELD.h);
  return { x: left, y: top, w: right - left, h: bottom - top };
};

/** The bet that a point of the board means; undefined beside the board, and where no bet lies at this table. */
export const spotAt = (rules: Rules, point: BoardPoint): Spot | undefined => spots(rules).find((spot) => touches(areaOf(spot), point));

/** The board stood on its end, zero at the top and the outside bets at the left, as on a narrow screen: it is 5 wide then. */
export const turned = ({ x, y }: BoardPoint): BoardPoint => ({ x: 5 - y, y: x });

// --- walking with the arrow keys --------------------------------------------------------------------------------------

/** Where an arrow key points. */
export type ArrowDirection = 'left' | 'right' | 'up' | 'down';

const headings: Readonly<Record<ArrowDirection, { readonly along: 'x' | 'y'; readonly across: 'x' | 'y'; readonly sign: 1 | -1 }>> = {
  left: { along: 'x', across: 'y', sign: -1 },
  right: { along: 'x', across: 'y', sign: 1 },
  up: { along: 'y', across: 'x', sign: -1 },
  down: { along: 'y', across: 'x', sign: 1 },
};

/** From where to where a bet reaches across the way: as wide as its box, or only a point. */
const spanOf = ({ at, box }: Spot, across: 'x' | 'y'): readonly [number, number] => {
  if (box === undefined) return [at[across], at[across]];
  return [box[across], box[across] + (across === 'x' ? box.w : box.h)];
};

/** Whether the one lies before the other. A box looks out over its whole width; a point sees what it would touch. */
const isInWay = (from: Spot, to: Spot, across: 'x' | 'y'): boolean => {
  const [a, b] = spanOf(from, across);
  const [c, d] = spanOf(to, across);
  return from.box === undefined ? c <= a && a <= d : Math.max(a, c) < Math.min(b, d) || (c === d && a < c && c < b);
};

/** The next bet in a direction, over cells, edges and crossings; the same one at the end of the board. */
export const stepFrom = (rules: Rules, from: Spot, direction: ArrowDirection): Spot => {
  const { along, across, sign } = headings[direction];
  const ahead = (to: Spot): number => sign * (to.at[along] - from.at[along]);
  const aside = (to: Spot): number => Math.abs(to.at[across] - from.at[across]);
  // Coming out of a wide box one lands on a number rather than on a line that happens to be nearer.
  const onLine = (to: Spot): number => (from.box !== undefined && to.box === undefined ? 1 : 0);
  const [next] = spots(rules)
    .filter((to) => ahead(to) > 0 && isInWay(from, to, across))
    .sort((a, b) => ahead(a) - ahead(b) || onLine(a) - onLine(b) || aside(a) - aside(b));
  return next ?? from;
};

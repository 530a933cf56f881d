/**
 * The pens that draw a card on its grid of 100 by 140. What is larger, moved or turned is so in the path itself: a group with a place of
 * its own would cost the browser one more of everything it keeps, for every card on the table.
 */
import type { Rank, Suit } from '@baize/engine';
import { figurePaths } from './shapes.ts';

/** A place on the card. */
export type Point = readonly [x: number, y: number];

const isLetter = (token: string): boolean => /[a-z]/i.test(token);

/** Which of the two ways on the grid a number of a path goes; undefined for one that says something else about an arc. */
const axisOf = (letter: string, nth: number): number | undefined => {
  switch (letter.toLowerCase()) {
    case 'h':
      return 0;
    case 'v':
      return 1;
    case 'a':
      return nth % 7 < 5 ? undefined : (nth % 7) - 5;
    default:
      return nth % 2;
  }
};

/** A path made so much larger, and then moved. Below nothing it is turned over; arcs must be parts of circles. */
export const moved = (path: string, wide: number, high: number, [x, y]: Point): string => {
  const [scale, by] = [
    [wide, high],
    [x, y],
  ];
  let [letter, nth] = ['', 0];
  const arc = (value: number): number => {
    if (nth % 7 < 2) return value * Math.abs(wide);
    return nth % 7 === 4 && wide * high < 0 ? 1 - value : value;
  };
  const place = (value: number): number => {
    const axis = axisOf(letter, nth);
    if (axis === undefined) return arc(value);
    // Small letters are steps, large ones are places.
    return value * (scale[axis] ?? 1) + (letter < 'a' ? (by[axis] ?? 0) : 0);
  };
  return path.replace(/[a-z]|\s*-?(?:\d+\.?\d*|\.\d+)/gi, (token) => {
    if (isLetter(token)) {
      [letter, nth] = [token, 0];
      return token;
    }
    const value = Number(place(Number(token)).toFixed(3));
    nth += 1;
    return ` ${value}`;
  });
};

/** The same, turned about the middle of the card. */
export const halfTurned = (path: string): string => moved(path, -1, -1, [100, 140]);

/** A shape of relative steps, in a box 20 wide, centred on each of some points: one path however many they are. Below nothing it is turned. */
export const stamp = (shape: string, at: readonly Point[], w: number): string => {
  const drawn = moved(shape, w / 20, w / 20, [0, 0]);
  return at.map(([x, y]) => `M${x} ${y}${drawn}`).join('');
};

/** A rank's figure, centred on a point: a box 20 wide is so wide on the card. */
export const rankFigure = (rank: Rank, at: Point, w: number): string => stamp(figurePaths[rank], [at], rank === '9' ? -w : w);

/** One touch of a pen: a path, and what it is drawn with. */
export interface Touch {
  readonly d: string;
  readonly className?: string;
  readonly fill?: string;
  readonly strokeWidth?: number;
}

/** A shape in the suit's own colour. */
export const ink = (d: string): Touch => ({ d });
/** A shape in brass. */
export const gilt = (d: string): Touch => ({ d, className: 'gilt' });
/** A shape in the card's ivory. */
export const paper = (d: string): Touch => ({ d, className: 'paper' });
/** A line in the suit's own colour. */
export const inkLine = (d: string, strokeWidth = 0.9): Touch => ({ d, className: 'line', strokeWidth });
/** A line in ivory, on cloth or hair. */
export const ivoryLine = (d: string, strokeWidth = 0.7): Touch => ({ d, className: 'thread', strokeWidth });
/** A shape in the woven cloth of a suit, over its own colour. */
export const cloth = (suit: Suit, d: string): Touch => ({ d, fill: `url(#cloth-${suit})` });

/** Touches on the upper half of a card and, turned, on the lower: each is one path still. A cloth is turned with it. */
export const onBothHalves = (touches: readonly Touch[]): readonly Touch[] =>
  touches.flatMap((touch) => {
    const low = halfTurned(touch.d);
    return touch.fill === undefined
      ? [{ ...touch, d: touch.d + low }]
      : [touch, { ...touch, d: low, fill: touch.fill.replace('#', '#turned-') }];
  });

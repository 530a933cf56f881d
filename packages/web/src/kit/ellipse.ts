/** Where opponents sit: on an ellipse, clockwise from the player, who has its lower end. */

/** A point of the unit circle; y grows downwards. */
export interface EllipsePoint {
  readonly x: number;
  readonly y: number;
}

/** How far the outermost opponents sit below the middle, in degrees, by their number: few sit above, many close the ring. */
const droop = (count: number): number => (count <= 2 ? -38 : count <= 4 ? -8 : 24);

/** Where the opponent sits who is this many places to the player's left, of so many. */
export const ellipsePoint = (index: number, count: number): EllipsePoint => {
  const span = 180 + 2 * droop(count);
  const turn = count === 1 ? 90 : 180 + droop(count) - (index * span) / (count - 1);
  const radians = (turn * Math.PI) / 180;
  return { x: Math.cos(radians), y: -Math.sin(radians) };
};

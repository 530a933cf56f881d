/** Where opponents sit: round a long table, clockwise from the player, who has its lower side. */

/** Across from the middle, −1 to 1; and down, where 0 is the far side of the table and 1 its ends. */
export interface SeatPosition {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): SeatPosition => ({ x, y });

/** The left half of the table by the number of opponents, from the player's left to the far side; the right half mirrors it. */
const halves: Readonly<Record<number, readonly SeatPosition[]>> = {
  1: [],
  2: [at(-0.62, 0.06)],
  3: [at(-0.94, 0.5)],
  4: [at(-1, 0.86), at(-0.44, 0)],
  5: [at(-1, 1), at(-0.7, 0.07)],
  6: [at(-1, 1.32), at(-0.93, 0.24), at(-0.36, 0)],
  7: [at(-1, 1.36), at(-1, 0.42), at(-0.56, 0)],
  8: [at(-1, 1.5), at(-1, 0.72), at(-0.84, 0.02), at(-0.28, 0)],
  9: [at(-1, 1.58), at(-1, 0.8), at(-0.92, 0.02), at(-0.46, 0)],
};

/** The place of the opponent who is this many places to the player's left, of so many. */
export const seatPosition = (index: number, count: number): SeatPosition => {
  const half = halves[count] ?? [];
  const mirrored = half[count - 1 - index];
  return half[index] ?? (mirrored === undefined ? at(0, 0) : at(-mirrored.x, mirrored.y));
};

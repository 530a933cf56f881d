/** Whoever comes to a table takes a name and a face that nobody there has. */
import { FACES } from './manners.ts';
import type { SeatSeen } from './protocol.ts';

/** Who has each face at a table: only friends, as the house gives way. */
export const takenFaces = (seats: readonly SeatSeen[]): ReadonlyMap<string, string> =>
  new Map(
    seats.flatMap(({ held, name, face, coming }) => [
      ...(held ? [[face, name] as const] : []),
      ...(coming ? [[coming.face, coming.name] as const] : []),
    ]),
  );

/** The first face that nobody has. */
export const freeFace = (seats: readonly SeatSeen[]): string => {
  const taken = takenFaces(seats);
  return FACES.find((face) => !taken.has(face)) ?? 'Ks';
};

/** A name that no other friend at the table has: a second Bruno becomes "Bruno 2". */
export const freeName = (name: string, seats: readonly SeatSeen[]): string => {
  const taken = new Set(seats.flatMap((seat) => [seat.held ? seat.name : '', seat.coming?.name ?? '']));
  for (let count = 2; count < 100; count += 1) {
    if (!taken.has(name)) return name;
    const other = `${name.replace(/ \d+$/, '')} ${count}`;
    if (!taken.has(other)) return other;
  }
  return name;
};

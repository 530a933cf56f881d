/** The faces that somebody can choose, as the deck draws them. */
import { SUITS } from '@baize/engine';
import type { SeatSeen } from '@baize/rooms';
import type { Face } from '../kit/deck/Portrait.tsx';

/** All faces: the heads of the court cards, in the order of the drawing. */
export const courtFaces: readonly Face[] = (['Q', 'K', 'J'] as const).flatMap((rank) => SUITS.map((suit): Face => `${rank}${suit}`));

/** The face of this name; one that the deck does not have looks like the king of spades. */
export const faceNamed = (name: string): Face => courtFaces.find((face) => face === name) ?? 'Ks';

/** Who has each face at a table: only friends, as the house gives way. */
export const takenFaces = (seats: readonly SeatSeen[]): ReadonlyMap<string, string> =>
  new Map(
    seats.flatMap(({ held, name, face, coming }) => [
      ...(held ? [[face, name] as const] : []),
      ...(coming ? [[coming.face, coming.name] as const] : []),
    ]),
  );

/** A name that nobody else at the table has: a second Bruno becomes "Bruno 2". */
export const freeName = (name: string, seats: readonly SeatSeen[]): string => {
  const taken = new Set(seats.flatMap((seat) => [seat.held ? seat.name : '', seat.coming?.name ?? '']));
  for (let count = 2; count < 100; count += 1) {
    if (!taken.has(name)) return name;
    const other = `${name.replace(/ \d+$/, '')} ${count}`;
    if (!taken.has(other)) return other;
  }
  return name;
};

/** The faces that somebody can choose, as the deck draws them, and who sits where with theirs. */
import type { Face, Persona } from '@baize/casino';
import { type BySeat, SUITS } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { RoomFrame } from '@baize/rooms';

/** All faces: the heads of the court cards, in the order of the drawing. */
export const courtFaces: readonly Face[] = (['Q', 'K', 'J'] as const).flatMap((rank) => SUITS.map((suit): Face => `${rank}${suit}`));

/** The face of this name; one that the deck does not have looks like the king of spades. */
export const faceNamed = (name: string): Face => courtFaces.find((face) => face === name) ?? 'Ks';

/** Who sits where, as a table screen is told; null is the player. */
export const personasOf = ({ seats, me }: RoomFrame<Games[GameId]>): BySeat<Persona | null> =>
  seats.map(({ name, face }, seat) => (seat === me ? null : { name, face: faceNamed(face) }));

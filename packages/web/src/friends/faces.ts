/** The faces that somebody can choose, as the deck draws them. */
import { SUITS } from '@baize/engine';
import type { Face } from '../kit/deck/Portrait.tsx';

/** All faces: the heads of the court cards, in the order of the drawing. */
export const courtFaces: readonly Face[] = (['Q', 'K', 'J'] as const).flatMap((rank) => SUITS.map((suit): Face => `${rank}${suit}`));

/** The face of this name; one that the deck does not have looks like the king of spades. */
export const faceNamed = (name: string): Face => courtFaces.find((face) => face === name) ?? 'Ks';

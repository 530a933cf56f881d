/** The signs on the pages of friends, and the faces that somebody can choose there. */
import type { Face, Persona } from '@baize/casino';
import { type BySeat, SUITS } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { RoomFrame } from '@baize/rooms';

// --- the faces that somebody can choose, as the deck draws them, and who sits where with theirs ----------------------

/** All faces: the heads of the court cards, in the order of the drawing. */
export const courtFaces: readonly Face[] = (['Q', 'K', 'J'] as const).flatMap((rank) => SUITS.map((suit): Face => `${rank}${suit}`));

/** The face of this name; one that the deck does not have looks like the king of spades. */
export const faceNamed = (name: string): Face => courtFaces.find((face) => face === name) ?? 'Ks';

/** Who sits where, as a table screen is told; null is the player. */
export const personasOf = ({ seats, me }: RoomFrame<Games[GameId]>): BySeat<Persona | null> =>
  seats.map(({ name, face }, seat) => (seat === me ? null : { name, face: faceNamed(face) }));

/** The line icons that only these pages need, on the same grid as the others. */
const paths = {
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.2M18 14.3c2.2.8 3.3 2.7 3.5 5.7',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M5 12v8.5h14V12',
  check: 'M5 12.5l4.5 4.5L19 7',
  speak: 'M4 5.5h16v11h-9L7 20v-3.5H4z',
  away: 'M3.5 9.5A12.5 12.5 0 0 1 8 7M20.5 9.5a12.5 12.5 0 0 0-7.5-3.4M7 13a8 8 0 0 1 3-1.6M17 13a8 8 0 0 0-1.5-1M12 17.5h.01M4 4l16 16',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.3l3 1.7',
  seal: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM8.8 12l2.4 2.4 4.2-4.6',
  save: 'M12 4v11M8 11l4 4 4-4M5 16v4h14v-4',
  arrow: 'M4 12h16M14.5 6.5 20 12l-5.5 5.5',
  end: 'M9.5 6l6 6-6 6',
} as const;

/** A line icon; the control that holds it has the name. */
export const FriendsIcon = ({ name }: { readonly name: keyof typeof paths }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** What players may put before each other: a name, a face and a few set phrases. */
import { FACES, type Face, type Persona, personasFor } from '@baize/casino';
import { digest } from '@baize/engine';

/** All that can be said at a table with one tap, by the word that is sent for it. */
export const PHRASES = ['well-played', 'thanks', 'luck', 'moment', 'ha', 'ouch', 'nice-hand', 'good-night'] as const;

/** A phrase, by its word. */
export type Phrase = (typeof PHRASES)[number];

/** Whether this is one of the phrases. */
export const isPhrase = (value: unknown): value is Phrase => PHRASES.some((phrase) => phrase === value);

/** Somebody as a frame tells of them: a face is the server's word, and a deck may not have it. */
export interface PersonaSeen {
  readonly name: string;
  readonly face: string;
}

/** What of a seat says whose it is: who holds it, if anybody does, and who takes it with the next deal. */
export interface SeatTaken extends PersonaSeen {
  readonly held: boolean;
  readonly coming: PersonaSeen | null;
}

/** More than there are bots. */
const ALL_OF_THEM = 100;

/**
 * Who the bots are that sit where nobody does. They follow from the room's code, so everybody meets the same; and whoever of
 * them is called as a friend at the table is, or has the same face, gives way to another.
 */
export const botPersonas = (code: string, held: readonly boolean[], friends: readonly PersonaSeen[] = []): readonly Persona[] => {
  const all = personasFor(digest(code), ALL_OF_THEM);
  const own = all.slice(0, held.length);
  const hasName = ({ name }: Persona): boolean => friends.some((friend) => friend.name.toLowerCase() === name.toLowerCase());
  const hasFace = ({ face }: Persona): boolean => friends.some((friend) => friend.face === face);
  const clashes = (one: Persona): boolean => hasName(one) || hasFace(one);
  const others = [...all.slice(held.length), ...own.filter((_, seat) => held[seat] === true)].filter((one) => !hasName(one));
  // With many friends there may be no face left that none of them has; a name there always is.
  const spare = [...others.filter((one) => !hasFace(one)), ...others.filter(hasFace)];
  return own.map((one, seat) => (held[seat] !== true && clashes(one) ? (spare.shift() ?? one) : one));
};

// --- whoever comes to a table takes a name and a face that nobody there has ------------------------------------------------

/** Who has each face at a table: only friends, as bots give way. */
export const takenFaces = (seats: readonly SeatTaken[]): ReadonlyMap<string, string> =>
  new Map(
    seats.flatMap(({ held, name, face, coming }) => [
      ...(held ? [[face, name] as const] : []),
      ...(coming ? [[coming.face, coming.name] as const] : []),
    ]),
  );

/** The first face that nobody has. */
export const freeFace = (seats: readonly SeatTaken[]): Face => {
  const taken = takenFaces(seats);
  return FACES.find((face) => !taken.has(face)) ?? 'Ks';
};

/** A name that no other friend at the table has: a second Bruno becomes "Bruno 2". */
export const freeName = (name: string, seats: readonly SeatTaken[]): string => {
  const taken = new Set(seats.flatMap((seat) => [seat.held ? nameLook(seat.name) : '', nameLook(seat.coming?.name ?? '')]));
  if (!taken.has(nameLook(name))) return name;
  for (let count = 2; count < 100; count += 1) {
    const other = `${name.replace(/ \d+$/, '').slice(0, 17)} ${count}`;
    if (!taken.has(nameLook(other))) return other;
  }
  return name;
};

/** Letters that look like others: Cyrillic and Greek ones, and what is taken for an `l` or an `o`. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  'аa еe оo рp сc уy хx іl їl јj ѕs һh ԁd ԛq ԝw вb кk мm нh тt гr пn αa οo νv ρp τt υu ιl κk χx ηn μu εe ωw γy βb ıl łl øo đd ßb il 1l |l 0o'
    .split(' ')
    .map((pair) => [...pair]),
);

/** What a name looks like: two names that look the same at a table are one name too many. */
export const nameLook = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\s'’.-]/gu, ''),
  ]
    .map((letter) => LOOKS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm');

/** What strangers may put before each other: a name, a face and a few set phrases. Nothing else that one types reaches another. */
import { guestsFor } from '@baize/casino';
import { digest, SUITS } from '@baize/engine';

/** All that can be said at a table, by the word that is sent for it. */
export const phrases = {
  'well-played': 'Well played',
  thanks: 'Thank you',
  luck: 'Good luck',
  moment: 'One moment',
  ha: 'Ha!',
  ouch: 'Ouch',
  'nice-hand': 'Nice hand',
  'good-night': 'Good night',
} as const;

/** A phrase, by its word. */
export type Phrase = keyof typeof phrases;

/** Whether this is one of the phrases. */
export const isPhrase = (value: unknown): value is Phrase => typeof value === 'string' && Object.hasOwn(phrases, value);

const LONGEST_NAME = 20;
// Letters with their marks, digits, and what stands in names between them. No markup, no control character, no other direction of writing.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.-]*$/u;
const MARKS_IN_A_ROW = /\p{M}{2}/u;

/** A name as it may stand at a table; undefined when it may not. */
export const tidyName = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 4 * LONGEST_NAME) return undefined;
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const isFit = NAME.test(name) && [...name].length <= LONGEST_NAME && !MARKS_IN_A_ROW.test(name);
  return isFit ? name : undefined;
};

/** The faces that somebody can choose: the court cards. */
export const FACES: readonly string[] = SUITS.flatMap((suit) => ['J', 'Q', 'K'].map((rank) => `${rank}${suit}`));

/** Whether this is one of the faces. */
export const isFace = (value: unknown): value is string => typeof value === 'string' && FACES.includes(value);

/** Somebody at a table: what they are called, and the court card whose face they have. */
export interface Persona {
  readonly name: string;
  readonly face: string;
}

/** More than there are who play for the house. */
const ALL_OF_THEM = 100;

/**
 * Who sits for the house at each seat that nobody holds. They follow from the room's code, so everybody meets the same; and whoever of
 * them is called as a friend at the table is, or has the same face, gives way to another.
 */
export const housePersonas = (code: string, held: readonly boolean[], friends: readonly Persona[] = []): readonly Persona[] => {
  const all = guestsFor(digest(code), ALL_OF_THEM);
  const own = all.slice(0, held.length);
  const hasName = ({ name }: Persona): boolean => friends.some((friend) => friend.name.toLowerCase() === name.toLowerCase());
  const hasFace = ({ face }: Persona): boolean => friends.some((friend) => friend.face === face);
  const clashes = (one: Persona): boolean => hasName(one) || hasFace(one);
  const others = [...all.slice(held.length), ...own.filter((_, seat) => held[seat] === true)].filter((one) => !hasName(one));
  // With many friends there may be no face left that none of them has; a name there always is.
  const spare = [...others.filter((one) => !hasFace(one)), ...others.filter(hasFace)];
  return own.map((one, seat) => (held[seat] !== true && clashes(one) ? (spare.shift() ?? one) : one));
};

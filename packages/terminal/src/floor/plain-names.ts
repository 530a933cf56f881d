/** Which table an answer names on the plain floor: by its number, its name or another name of it; and which was probably meant. */
import { inWords } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { commandNamed } from '../commands.ts';
import { quoted } from '../kit/clean.ts';
import { nearest } from '../kit/nearest.ts';
import { floorTiles } from './tiles.ts';

const namesOf = (id: GameId): readonly string[] => [
  id,
  floorTiles[id].name.toLowerCase(),
  floorTiles[id].short.toLowerCase(),
  ...(commandNamed(id)?.aliases ?? []),
];

/** The game of this number, name or letter. */
export const gameNamed = (answer: string): GameId | undefined =>
  gameIds[Number(answer) - 1] ?? gameIds.find((id) => floorTiles[id].key === answer || namesOf(id).includes(answer));

/** A game, and what was said behind its name. */
export interface NamedTable {
  readonly id: GameId;
  readonly wishes: readonly string[];
}

const LONGEST_NAME = 2;

/** The game that a line begins with: the longest name that fits, as in `texas hold'em tda 5 500`. */
export const tableNamed = (line: string): NamedTable | undefined => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const id = gameNamed(words.slice(0, count).join(' '));
    if (id !== undefined) return { id, wishes: words.slice(count) };
  }
  return undefined;
};

/** Of fewer letters nobody can tell what was meant. */
const FEWEST_LETTERS = 3;

/** What is said to an answer that names no table. */
export const noSuchTable = (answer: string): string => {
  const [word = ''] = answer.split(/\s+/);
  const known = gameIds.flatMap(namesOf).filter((name) => name.length > FEWEST_LETTERS && !name.includes(' '));
  const near = word.length < FEWEST_LETTERS ? undefined : nearest(word, known);
  if (near !== undefined) return `There is no table ${quoted(word)}. Did you mean ${near}?`;
  return `There are ${inWords(gameIds.length)} tables. Type 1 to ${gameIds.length}, or a name such as ${gameIds.at(-1)}.`;
};

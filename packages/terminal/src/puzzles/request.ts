/** What `baize puzzle …` was asked for. Pure. */
import { parseArgs } from 'node:util';
import { PUZZLE_GAMES, PUZZLES_A_GAME, type PuzzleGame } from '@baize/casino';
import { commandNamed } from '../commands.ts';
import { quoted } from '../kit/text.ts';
import { puzzlePageWords } from './language/index.ts';

/** Today's puzzle, the next one of a game, one by its number, or a mistake of one's own. */
export type PuzzleRequest =
  | {
      readonly kind: 'puzzle';
      readonly game: PuzzleGame | undefined;
      readonly number: number | undefined;
      readonly plain: boolean;
      readonly ascii: boolean;
    }
  | { readonly kind: 'own'; readonly plain: boolean; readonly ascii: boolean }
  | { readonly kind: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): PuzzleRequest => ({ kind: 'wrong', sentence });

/** What asks for a mistake of one's own. */
const OWN = 'own';

const OPTIONS = { plain: { type: 'boolean' }, ascii: { type: 'boolean' } } as const;

const readNumber = (given: string | undefined): number | undefined => {
  const number = given !== undefined && /^\d{1,3}$/.test(given) ? Number(given) : 0;
  return number >= 1 && number <= PUZZLES_A_GAME ? number : undefined;
};

/** Reads what stands after `baize puzzle`. */
export const readPuzzle = (args: readonly string[]): PuzzleRequest => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [given, count, more] = positionals;
    const { plain = false, ascii = false } = values;
    if (given === OWN) return count === undefined ? { kind: 'own', plain, ascii } : wrong(puzzlePageWords().ownInTurn);
    const game = PUZZLE_GAMES.find((one) => one === (given && commandNamed(given)?.name));
    if (given !== undefined && game === undefined) return wrong(puzzlePageWords().noneOf(PUZZLE_GAMES, quoted(given)));
    const number = readNumber(count);
    if (count !== undefined && number === undefined) return wrong(puzzlePageWords().numbers(PUZZLES_A_GAME));
    if (more !== undefined) return wrong(puzzlePageWords().tooMany(quoted(more)));
    return { kind: 'puzzle', game, number, plain, ascii };
  } catch {
    // parseArgs throws for nothing but options that it does not know.
    return wrong(puzzlePageWords().takes);
  }
};

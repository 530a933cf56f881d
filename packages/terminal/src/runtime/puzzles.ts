/** `baize puzzle`: "What would you play?" at the real table, and the count of what was solved, kept beside the save. */
import {
  type Asked,
  afterAnswer,
  decisions,
  loadBook,
  PUZZLES_A_GAME,
  type Puzzle,
  type PuzzleGame,
  type PuzzleProgress,
  puzzleIn,
  puzzleOfDay,
} from '@baize/casino';
import { figure, type GameTypes } from '@baize/engine';
import { type GameId, type Games, isGameId } from '@baize/games';
import { floorTiles } from '../floor/tiles.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { openPlainPuzzle } from '../puzzles/plain-puzzle.ts';
import { type PuzzleRequest, readPuzzle } from '../puzzles/request.ts';
import { drawTrial, openTrial, type TrialTask, turnTrial } from '../review/trial.ts';
import { screens } from '../screens/registry.ts';
import type { TableScreen } from '../screens/screen.ts';
import { noteRunning } from './exit.ts';
import { type Program, runFullScreen, sizeNow } from './full-screen.ts';
import { type ExitCode, refuse, say } from './named-file.ts';
import { readProgressFile, writeProgressFile } from './profile-files.ts';
import { echo, openReader } from './reader.ts';
import type { ReviewSetting } from './review.ts';

const DAY = 86_400_000;

/** Today, counted in days since 1970, by the clock on the wall here. */
const today = (now: Date = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

/** Counts an answer. A count of puzzles that cannot be kept is no loss that anybody has to be told of. */
const count = (folder: string, asked: Asked, isRight: boolean): PuzzleProgress => {
  const after = afterAnswer(readProgressFile(folder), asked, isRight, PUZZLES_A_GAME);
  try {
    writeProgressFile(folder, after);
  } catch {
    // A full disk: the puzzle was solved all the same.
  }
  return after;
};

const countWords = ({ solved, run, days }: PuzzleProgress, { kind }: Asked): string =>
  `${figure(solved)} solved, ${figure(run)} in a row${kind === 'daily' && days > 1 ? `, ${figure(days)} days in a row` : ''}.`;

/** The puzzle as a task at its table; undefined where the rules have changed since. */
const taskOf = <T extends GameTypes>({ module }: TableScreen<T>, { record, judgment }: Puzzle, name: string): TrialTask<T> | undefined => {
  const made = [...decisions(module, record, record.me)].find(({ line }) => line === judgment.line);
  return made && { record, judgment, made, asks: `${name}: what would you play? No clock, and nothing at stake.` };
};

/** The table in full screen. How it stands with the puzzles stays behind in the window. */
const showPuzzle = <T extends GameTypes>(
  screen: TableScreen<T>,
  task: TrialTask<T>,
  asked: Asked,
  setting: ReviewSetting,
  ascii: boolean,
) => {
  const opened = openTrial(screen, task, sizeNow(), 0);
  if (opened === undefined) return refuse(OTHER_RULES);
  let [trial] = opened;
  let last: readonly string[] = [];
  const act: Program = {
    send: (message) => {
      const [after, commands] = turnTrial(trial, message);
      if (trial.answer === undefined && after.answer !== undefined)
        last = [`${after.answer.title}. ${countWords(count(setting.folder, asked, after.answer.isRight), asked)}`];
      trial = after;
      return commands.map((command) => (command.type === 'quit' ? { ...command, lines: last } : command));
    },
    settle: () => [],
    draw: () => drawTrial(trial),
  };
  noteRunning({ isFullScreen: true, end: () => ({ safe: undefined, trouble: undefined }) }, setting.folder);
  runFullScreen(act, setting.look(ascii)).run(opened[1]);
  return undefined;
};

/** The same line by line. */
const tellPuzzle = async <T extends GameTypes>(
  screen: TableScreen<T>,
  task: TrialTask<T>,
  asked: Asked,
  folder: string,
): Promise<ExitCode> => {
  let puzzle = openPlainPuzzle(screen, task, PLAIN_WIDTH);
  if (puzzle === undefined) return refuse(OTHER_RULES);
  const reader = openReader();
  reader.say(puzzle.text);
  while (!puzzle.isOver) {
    const line = await reader.next();
    if (line === undefined) break;
    echo(line);
    puzzle = puzzle.hear(line);
    reader.say(puzzle.text);
  }
  reader.close();
  if (puzzle.answer !== undefined)
    process.stdout.write(lined([countWords(count(folder, asked, puzzle.answer.isRight), asked)], PLAIN_WIDTH));
  return 0;
};

const OTHER_RULES = 'This puzzle was made under rules that are no longer here.';

/** How it is to be shown. */
interface PuzzleOptions {
  readonly plain: boolean;
  readonly ascii: boolean;
}

/** Asks a puzzle at its table. */
const askPuzzle = <T extends GameTypes>(
  screen: TableScreen<T>,
  puzzle: Puzzle | undefined,
  { name, asked }: { readonly name: string; readonly asked: Asked },
  { plain, ascii }: PuzzleOptions,
  setting: ReviewSetting,
): ExitCode | undefined | Promise<ExitCode> => {
  const task = puzzle && taskOf(screen, puzzle, name);
  if (task === undefined) return refuse(OTHER_RULES);
  return setting.hasScreen && !plain ? showPuzzle(screen, task, asked, setting, ascii) : tellPuzzle(screen, task, asked, setting.folder);
};

/** Today's, the next of a game, or one by its number. */
const openNumbered = (request: Extract<PuzzleRequest, { readonly kind: 'puzzle' }>, setting: ReviewSetting) => {
  const day = today();
  const game = request.game ?? puzzleOfDay(day).game;
  const number =
    request.number ?? (request.game === undefined ? puzzleOfDay(day).number : (readProgressFile(setting.folder).next[game] ?? 1));
  const asked: Asked = request.game === undefined ? { kind: 'daily', day } : { kind: 'numbered', game, number };
  const name = `${request.game === undefined ? 'Today’s puzzle' : `Puzzle ${number} of ${PUZZLES_A_GAME}`}, ${floorTiles[game].short}`;
  const open = async <Game extends PuzzleGame>(id: Game): Promise<ExitCode | undefined> => {
    const screen: TableScreen<Games[Game]> = await screens[id]();
    return askPuzzle(screen, puzzleIn(screen.module, id, await loadBook(id), number), { name, asked }, request, setting);
  };
  return open(game);
};

/** A mistake of one's own: the one that has waited longest. */
const openOwn = (request: PuzzleOptions, setting: ReviewSetting): ExitCode | Promise<ExitCode | undefined> => {
  const { own } = readProgressFile(setting.folder);
  const [first] = own;
  if (first === undefined) return say('No mistake of yours waits to be mended. baize review finds them.');
  const { game } = first.record;
  const named = { name: `One of your own, ${own.length} to mend`, asked: { kind: 'own', name: first.name } } as const;
  const open = async <Id extends GameId>(id: Id): Promise<ExitCode | undefined> => {
    const screen: TableScreen<Games[Id]> = await screens[id]();
    return askPuzzle(screen, first, named, request, setting);
  };
  return isGameId(game) ? open(game) : refuse(OTHER_RULES);
};

/** Does what `baize puzzle …` asks; the exit code, unless a table is on the screen now. */
export const puzzleFrom = (args: readonly string[], setting: ReviewSetting): ExitCode | 2 | Promise<ExitCode | undefined> => {
  const request = readPuzzle(args);
  if (request.kind === 'wrong') {
    refuse(request.sentence);
    return 2;
  }
  return request.kind === 'own' ? openOwn(request, setting) : openNumbered(request, setting);
};

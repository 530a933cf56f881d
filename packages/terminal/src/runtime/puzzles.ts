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
import type { GameTypes } from '@baize/engine';
import { type GameId, type Games, isGameId } from '@baize/games';
import { floorTiles } from '../floor/tiles.ts';
import type { Size } from '../kit/cells.ts';
import type { Message } from '../model.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { puzzlePageWords } from '../puzzles/language/index.ts';
import type { PuzzleNamed } from '../puzzles/language/puzzle-page-words.ts';
import { openPlainPuzzle } from '../puzzles/plain-puzzle.ts';
import { type PuzzleRequest, readPuzzle } from '../puzzles/request.ts';
import type { LookBack } from '../review/look-back.ts';
import { type AnotherTry, drawTrial, openTrial, type TrialTask, turnTrial } from '../review/trial.ts';
import { screens } from '../screens/registry.ts';
import type { TableScreen } from '../screens/screen.ts';
import type { Disk } from './disk.ts';
import { type Program, runFullScreen } from './full-screen.ts';
import { type ExitCode, refuse, say } from './named-file.ts';
import { readProgressFile, writeProgressFile } from './profile-files.ts';
import { echo, openReader } from './reader.ts';
import type { ReviewSetting } from './review.ts';
import { localTerminal } from './terminal.ts';

const DAY = 86_400_000;

/** Today, counted in days since 1970, by the clock on the wall here. */
const today = (now: Date = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

/** Counts an answer. A count of puzzles that cannot be kept is no loss that anybody has to be told of. */
const count = (disk: Disk, asked: Asked, isRight: boolean): PuzzleProgress => {
  const after = afterAnswer(readProgressFile(disk), asked, isRight, PUZZLES_A_GAME);
  try {
    writeProgressFile(disk, after);
  } catch {
    // A full disk: the puzzle was solved all the same.
  }
  return after;
};

const countWords = ({ solved, run, days }: PuzzleProgress, { kind }: Asked): string =>
  puzzlePageWords().solved(solved, run, kind === 'daily' ? days : 0);

/** The puzzle as a task at its table; undefined where the rules have changed since. */
const taskOf = <T extends GameTypes>(
  { module }: TableScreen<T>,
  { record, judgment }: Puzzle,
  named: PuzzleNamed,
): TrialTask<T> | undefined => {
  const made = [...decisions(module, record, record.me)].find(({ line }) => line === judgment.line);
  return made && { record, judgment, made, asks: puzzlePageWords().asks(named), goesOn: true };
};

/** A puzzle that can be shown and told, whichever its game. */
export interface OpenedPuzzle {
  readonly asked: Asked;
  /** The table in full screen. Pauses are counted from `ticket` on; `goOn` asks for the next puzzle. */
  show(size: Size, ticket: number, goOn: () => void): ReturnType<LookBack['send']> | undefined;
  /** The same line by line. */
  tell(): Promise<ExitCode>;
}

/** The page after something came in at its table. Only the first answer counts, and what it came to is said with it. */
const turned = <T extends GameTypes>(
  page: PuzzlePage<T>,
  trial: AnotherTry<T>,
  size: Size,
  counted: string | undefined,
  message: Message,
): ReturnType<LookBack['send']> => {
  const [after, commands] = turnTrial(trial, message);
  const isNew = trial.answer === undefined && after.answer !== undefined;
  const now =
    isNew && counted === undefined ? countWords(count(page.disk, page.asked, after.answer?.isRight === true), page.asked) : undefined;
  const answer = after.answer && { ...after.answer, text: [after.answer.text, ...(now === undefined ? [] : [now])].join(' ').trim() };
  const last = after.answer === undefined ? [] : [`${after.answer.title}. ${now ?? counted ?? ''}`.trim()];
  return [
    pageOf(page, { ...after, answer }, size, now ?? counted),
    commands.map((command) => (command.type === 'quit' ? { ...command, lines: last } : command)),
  ];
};

/** The page of a puzzle: its first answer counts, and Enter goes on as the table says. */
const pageOf = <T extends GameTypes>(page: PuzzlePage<T>, trial: AnotherTry<T>, size: Size, counted: string | undefined): LookBack => ({
  ticket: trial.model.ticket,
  send: (message) => {
    const { answer } = trial;
    const isEnter = message.type === 'key' && message.key === 'enter' && answer !== undefined;
    if (isEnter && !answer.isRight)
      return openPage(page, size, trial.model.ticket + 1, counted) ?? [pageOf(page, trial, size, counted), []];
    if (!isEnter) return turned(page, trial, message.type === 'resized' ? message.size : size, counted, message);
    page.goOn();
    return [pageOf(page, trial, size, counted), []];
  },
  draw: () => drawTrial(trial),
});

/** What stays the same as long as a puzzle is asked. */
interface PuzzlePage<T extends GameTypes> {
  readonly screen: TableScreen<T>;
  readonly task: TrialTask<T>;
  readonly asked: Asked;
  readonly disk: Disk;
  goOn(): void;
}

const openPage = <T extends GameTypes>(
  page: PuzzlePage<T>,
  size: Size,
  ticket: number,
  counted: string | undefined,
): ReturnType<LookBack['send']> | undefined => {
  const opened = openTrial(page.screen, page.task, size, ticket);
  return opened && [pageOf(page, opened[0], size, counted), opened[1]];
};

/** Shows puzzles one after another, until the player has had enough. */
const showPuzzles = (
  first: OpenedPuzzle,
  next: (last: Asked) => Promise<OpenedPuzzle | string>,
  setting: ReviewSetting,
  ascii: boolean,
): ExitCode | undefined => {
  const { visit } = setting;
  const sizeNow = (): Size => visit.terminal.size();
  const goOn = (): void => visit.follow(next(now.asked).then(turnTo));
  const turnTo = (found: OpenedPuzzle | string): void => {
    now = typeof found === 'string' ? now : found;
    const turned = typeof found === 'string' ? undefined : found.show(sizeNow(), page.ticket + 1, goOn);
    if (turned === undefined) stage.run([{ type: 'quit', lines: [typeof found === 'string' ? found : puzzlePageWords().otherRules] }]);
    else {
      [page] = turned;
      stage.run(turned[1]);
    }
  };
  let now = first;
  const opened = first.show(sizeNow(), 0, goOn);
  if (opened === undefined) return refuse(puzzlePageWords().otherRules);
  let [page] = opened;
  const act: Program = {
    send: (message) => {
      const [after, commands] = page.send(message);
      page = after;
      return commands;
    },
    settle: () => undefined,
    draw: () => page.draw(),
  };
  visit.noteRunning({ isFullScreen: true, end: () => ({ safe: undefined, trouble: undefined }) });
  const stage = runFullScreen(visit, act, setting.look(ascii));
  stage.run(opened[1]);
  return undefined;
};

/** The same line by line. */
const tellPuzzle = async <T extends GameTypes>(screen: TableScreen<T>, task: TrialTask<T>, asked: Asked, disk: Disk): Promise<ExitCode> => {
  let puzzle = openPlainPuzzle(screen, task, PLAIN_WIDTH);
  if (puzzle === undefined) return refuse(puzzlePageWords().otherRules);
  const reader = openReader(localTerminal);
  reader.say(puzzle.text);
  while (!puzzle.isOver) {
    const line = await reader.next();
    if (line === undefined) break;
    echo(localTerminal, line);
    puzzle = puzzle.hear(line);
    reader.say(puzzle.text);
  }
  reader.close();
  if (puzzle.answer !== undefined) process.stdout.write(lined([countWords(count(disk, asked, puzzle.answer.isRight), asked)], PLAIN_WIDTH));
  return 0;
};

/** A puzzle at its table, named. */
const openedAt = <T extends GameTypes>(
  screen: TableScreen<T>,
  puzzle: Puzzle | undefined,
  { named, asked }: { readonly named: PuzzleNamed; readonly asked: Asked },
  disk: Disk,
): OpenedPuzzle | string => {
  const task = puzzle && taskOf(screen, puzzle, named);
  if (task === undefined) return puzzlePageWords().otherRules;
  return {
    asked,
    show: (size, ticket, goOn) => openPage({ screen, task, asked, disk, goOn }, size, ticket, undefined),
    tell: () => tellPuzzle(screen, task, asked, disk),
  };
};

/** One of the two hundred of a game, or today's. */
const openNumbered = <Game extends PuzzleGame>(game: Game, number: number, asked: Asked, disk: Disk): Promise<OpenedPuzzle | string> => {
  const { short } = floorTiles[game];
  const named: PuzzleNamed =
    asked.kind === 'daily' ? { kind: 'daily', game: short } : { kind: 'numbered', game: short, number, of: PUZZLES_A_GAME };
  const open = async <Id extends PuzzleGame>(id: Id): Promise<OpenedPuzzle | string> => {
    const screen: TableScreen<Games[Id]> = await screens[id]();
    return openedAt(screen, puzzleIn(screen.module, id, await loadBook(id), number), { named, asked }, disk);
  };
  return open(game);
};

/** The next of a game. */
const nextOf = (game: PuzzleGame, disk: Disk): Promise<OpenedPuzzle | string> => {
  const number = readProgressFile(disk).next[game] ?? 1;
  return openNumbered(game, number, { kind: 'numbered', game, number }, disk);
};

/** A mistake of one's own: the one that has waited longest. */
const nextOwn = (disk: Disk): Promise<OpenedPuzzle | string> => {
  const { own } = readProgressFile(disk);
  const [first] = own;
  if (first === undefined) return Promise.resolve(puzzlePageWords().noneOfYours);
  const { game } = first.record;
  const shown = { named: { kind: 'own', left: own.length }, asked: { kind: 'own', name: first.name } } as const;
  const open = async <Id extends GameId>(id: Id): Promise<OpenedPuzzle | string> =>
    openedAt<Games[Id]>(await screens[id](), first, shown, disk);
  return isGameId(game) ? open(game) : Promise.resolve(puzzlePageWords().otherRules);
};

/** Today's as long as it is not solved; then mistakes of one's own; then the next of the day's game. None comes twice in a row. */
export const nextPuzzle = (disk: Disk, last?: Asked): Promise<OpenedPuzzle | string> => {
  const day = today();
  const { game, number } = puzzleOfDay(day);
  const { day: solved, own } = readProgressFile(disk);
  if (solved < day && last?.kind !== 'daily') return openNumbered(game, number, { kind: 'daily', day }, disk);
  const [first] = own;
  return first === undefined || (last?.kind === 'own' && last.name === first.name) ? nextOf(game, disk) : nextOwn(disk);
};

/** Which puzzle is asked first, and which after it. */
const puzzlesFor = (request: Exclude<PuzzleRequest, { readonly kind: 'wrong' }>, disk: Disk) => {
  if (request.kind === 'own') return { first: () => nextOwn(disk), next: () => nextOwn(disk) };
  const { game, number } = request;
  if (game === undefined) return { first: () => nextPuzzle(disk), next: (last: Asked) => nextPuzzle(disk, last) };
  const first = () => (number === undefined ? nextOf(game, disk) : openNumbered(game, number, { kind: 'numbered', game, number }, disk));
  return { first, next: () => nextOf(game, disk) };
};

/** Does what `baize puzzle …` asks; the exit code, unless a table is on the screen now. */
export const puzzleFrom = async (args: readonly string[], setting: ReviewSetting): Promise<ExitCode | 2 | undefined> => {
  const request = readPuzzle(args);
  if (request.kind === 'wrong') {
    refuse(request.sentence);
    return 2;
  }
  const { first, next } = puzzlesFor(request, setting.disk);
  const opened = await first();
  if (typeof opened === 'string') return opened === puzzlePageWords().noneOfYours ? say(opened) : refuse(opened);
  return setting.hasScreen && !request.plain ? showPuzzles(opened, next, setting, request.ascii) : opened.tell();
};

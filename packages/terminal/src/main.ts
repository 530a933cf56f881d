/** The command: reads what was asked, loads what it takes, and hands it to a runtime. */

import { homedir } from 'node:os';
import { parse } from 'node:path';
import { parseArgs } from 'node:util';
import { levelsAt, PACES } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { type GameId, type Games, gameIds } from '@baize/games';
import { version } from '../package.json';
import {
  type CommandLine,
  type FileWork,
  type LookRequest,
  type OddsAsked,
  type Playing,
  readArguments,
  type ThreadWork,
  unknown,
  type Visiting,
} from './arguments.ts';
import { coloursIn, hasSigns } from './kit/ansi.ts';
import type { OddsProgress } from './odds/answer.ts';
import { odds } from './odds/registry.ts';
import { dataFolder } from './runtime/disk.ts';
import { guard, leaveWithReader } from './runtime/exit.ts';
import { type LookBackOpener, playFullScreen, type ScreenOptions } from './runtime/full-screen.ts';
import { playLines } from './runtime/lines.ts';
import { freshSeed } from './runtime/seed.ts';
import { screens } from './screens/registry.ts';
import type { TableScreen } from './screens/screen.ts';
import { seatFor } from './seating.ts';

/** Whether a table can be drawn here. In a window that is too small for it, it is told in plain lines until the window grows. */
const hasScreen = ({ env, stdin, stdout }: NodeJS.Process): boolean => stdin.isTTY && stdout.isTTY && env['TERM'] !== 'dumb';

const lookFor = ({ ascii, theme, bell = false, mouse = true }: LookRequest): ScreenOptions => ({
  ascii: ascii || !hasSigns(process.env),
  colours: coloursIn(process.env),
  mouse,
  bell,
  ...(theme === undefined ? {} : { theme }),
});

const wrong = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
};

/** A look back at a game alone; what draws it is loaded when it is asked for. */
const lookBackAt =
  <Id extends GameId>(id: Id, folder: string): LookBackOpener<Games[Id]> =>
  async (screen, record, size, ticket) => {
    const [{ openLookBack, sourceOf }, { keepLookBack }] = await Promise.all([
      import('./review/look-back.ts'),
      import('./runtime/profile-files.ts'),
    ]);
    const turned = openLookBack(id, screen, sourceOf(screen.module, record), size, ticket);
    return { turned, keep: (judged) => keepLookBack(folder, judged) };
  };

const play = <T extends GameTypes>(screen: TableScreen<T>, asked: Playing, folder: string, lookBack: LookBackOpener<T>): void => {
  const seated = seatFor(screen, asked, asked.seed ?? freshSeed());
  if (!seated.ok) wrong(seated.sentence);
  else if (asked.plain || !hasScreen(process)) playLines(screen, seated.seating, folder);
  else playFullScreen({ screen, pace: PACES[asked.speed], isDrawn: true }, seated.seating, lookFor(asked.look), folder, lookBack);
};

const playGame = async <Id extends GameId>(id: Id, asked: Playing, folder: string): Promise<void> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  play(screen.session ?? screen, asked, folder, lookBackAt(id, folder));
};

// What a session of one game has no use for is loaded when it is asked for: saves, schemas, the floor.
const connection = async (asked: Visiting, folder: string): Promise<void> => {
  const house = await import('./runtime/floor.ts');
  await house.connection(asked, { isFullScreen: !asked.plain && hasScreen(process), look: lookFor(asked.look), folder });
};

const meetFriends = async (command: 'join' | 'host', args: readonly string[], folder: string): Promise<void> => {
  const { playWithFriends } = await import('./runtime/friends.ts');
  await playWithFriends(command, args, { folder, hasScreen: hasScreen(process), look: (ascii) => lookFor({ ascii }) });
};

const workOn = async (asked: FileWork, folder: string): Promise<number> => {
  leaveWithReader();
  switch (asked.kind) {
    case 'verify': {
      const { notedHere } = await import('./runtime/profiles.ts');
      return (await import('./runtime/records.ts')).verifyFile(asked.file, asked.evidence, notedHere(folder));
    }
    case 'replay':
      return (await import('./runtime/histories.ts')).replayFiles(asked.files, asked.json);
    case 'export': {
      if (!(await (await import('./runtime/named-file.ts')).fitsFile(asked.file))) return 1;
      const { exportProfile, exportSitting } = await import('./runtime/profiles.ts');
      return asked.sitting === undefined ? exportProfile(folder, asked.file) : exportSitting(folder, asked.sitting, asked.file);
    }
    case 'import':
      return (await import('./runtime/profiles.ts')).importProfile(folder, asked.file);
  }
};

/** A line that says how far a long answer has come, where somebody looks on and has waited a second. */
const progressLine = (): OddsProgress => {
  const began = performance.now();
  return (part) => {
    if (process.stderr.isTTY && performance.now() - began > 1000) process.stderr.write(`\r${Math.round(100 * part)} % dealt`);
  };
};

const tellOdds = async ({ game, args }: OddsAsked): Promise<void> => {
  if (game === '') return wrong(`Name a game: baize odds ${Object.keys(odds)[0] ?? 'GAME'}. There are: ${Object.keys(odds).join(', ')}.`);
  const command = Object.hasOwn(odds, game) ? Object.entries(odds).find(([id]) => id === game)?.[1] : undefined;
  if (command === undefined) return wrong(unknown('game with odds', game, Object.keys(odds)));
  const answer = (await command())(args, progressLine());
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (!answer.ok) return wrong(answer.sentence);
  leaveWithReader();
  process.stdout.write(`${answer.lines.join('\n')}\n`);
};

const simulateAll = async (args: readonly string[]): Promise<void> => {
  const { simulateFrom } = await import('./runtime/simulate.ts');
  leaveWithReader();
  process.exitCode = await simulateFrom(args);
};

/** The rooms of a server on this machine are copied. */
const keepRooms = async (args: readonly string[]): Promise<undefined> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { file: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [what, to] = positionals;
  try {
    if (what !== 'backup') throw new Error('Say what is to be done, and where to: baize rooms backup FILE.');
    const { backUpTo } = await import('@baize/server');
    process.stdout.write(`${await backUpTo(to, typeof values.file === 'string' ? values.file : 'rooms.db')}\n`);
  } catch (error) {
    wrong(error instanceof Error ? error.message : String(error));
  }
  return undefined;
};

/** What was played is looked at: decisions, puzzles, statistics; or the rooms are copied that it is played in. */
const lookAt = async (what: 'review' | 'puzzle' | 'statistics' | 'rooms', args: readonly string[], folder: string): Promise<void> => {
  const setting = { folder, hasScreen: hasScreen(process), look: (ascii: boolean) => lookFor({ ascii }) };
  const find = {
    rooms: () => keepRooms(args),
    review: async () => (await import('./runtime/review.ts')).reviewFrom(args, setting),
    puzzle: async () => (await import('./runtime/puzzles.ts')).puzzleFrom(args, setting),
    statistics: async () => (await import('./runtime/statistics.ts')).statisticsFrom(args, folder),
  };
  leaveWithReader();
  const code = await find[what]();
  if (code !== undefined) process.exitCode = code;
};

/** How strong opponents can be at the usual table of a game. */
const levelsOf = async <Id extends GameId>(id: Id): Promise<readonly string[]> => {
  const { module } = await screens[id]();
  return [...new Set(Object.keys(module.game.presets).flatMap((preset) => levelsAt(module, preset).levels))];
};

const isGame = (name: string): name is GameId => Object.hasOwn(screens, name);

const tellHelp = async ({ command, topic }: Extract<CommandLine, { readonly kind: 'help' }>): Promise<void> => {
  const { HELP_TOPICS, isHelpTopic, usage, usageOf } = await import('./usage.ts');
  if (topic !== undefined && !isHelpTopic(topic)) return wrong(unknown('topic', topic, HELP_TOPICS));
  leaveWithReader();
  process.stdout.write(command === undefined ? usage(topic) : usageOf(command, isGame(command.name) ? await levelsOf(command.name) : []));
};

const tellShell = async (asked: Extract<CommandLine, { readonly kind: 'completion' | 'man' }>): Promise<void> => {
  const { completionFor, manPage } = await import('./completion.ts');
  const levels = Object.fromEntries(await Promise.all(gameIds.map(async (id) => [id, await levelsOf(id)] as const)));
  leaveWithReader();
  process.stdout.write(asked.kind === 'man' ? manPage(version, levels) : completionFor(asked.shell, levels));
};

/** The life of a thread that one of our own commands has started. */
const workInThread = async (work: ThreadWork): Promise<void> => {
  if (work === 'bot-worker') (await import('@baize/server')).answerInWorker();
  else (await import('./runtime/simulate.ts')).serveStretches();
};

/** What follows the name of the command: under the name of a game, that game comes first. */
const calledWith = ([, file = '', ...args]: readonly string[]): readonly string[] =>
  parse(file).name === '21black' ? ['blackjack', ...args] : args;

const main = async (): Promise<void> => {
  const asked = readArguments(calledWith(process.argv), screens);
  if (asked.kind === 'wrong') return wrong(asked.sentence);
  if (asked.kind === 'odds') return await tellOdds(asked);
  if (asked.kind === 'simulate') return await simulateAll(asked.args);
  if (asked.kind === 'thread') return await workInThread(asked.work);
  if (asked.kind === 'help') return await tellHelp(asked);
  if (asked.kind === 'completion' || asked.kind === 'man') return await tellShell(asked);
  if (asked.kind === 'version') return void process.stdout.write(`baize ${version}\n`);
  const folder = dataFolder({ platform: process.platform, home: homedir(), env: process.env });
  guard(folder);
  if (asked.kind === 'review' || asked.kind === 'puzzle' || asked.kind === 'statistics' || asked.kind === 'rooms')
    await lookAt(asked.kind, asked.args, folder);
  else if (asked.kind === 'join' || asked.kind === 'host') await meetFriends(asked.kind, asked.args, folder);
  else if (asked.kind === 'play') await playGame(asked.game, asked, folder);
  else if (asked.kind === 'visit') await connection(asked, folder);
  else process.exitCode = await workOn(asked, folder);
};

void main();

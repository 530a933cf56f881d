/** The command: reads what was asked, loads what it takes, and hands it to a runtime. */

import { homedir } from 'node:os';
import { parse } from 'node:path';
import { levelsAt, PACES } from '@baize/casino';
import { type GameTypes, isLanguage, LANGUAGES, loadWords, speakBy, withWords } from '@baize/engine';
import { type GameId, type Games, gameIds } from '@baize/games';
import { version } from '../package.json';
import {
  type CommandLine,
  type FileWork,
  type LookRequest,
  type OddsAsked,
  type Playing,
  readArguments,
  seatFor,
  type ThreadWork,
  type Visiting,
} from './arguments.ts';
import { HELP_TOPICS, isHelpTopic } from './commands.ts';
import { coloursIn, hasSigns } from './kit/ansi.ts';
import { readable } from './kit/ascii.ts';
import { openSpeech, type Speech, takeLanguage } from './language/choice.ts';
import type { OddsProgress } from './odds/answer.ts';
import { odds } from './odds/registry.ts';
import { type Fault, faultOf } from './refusals/faults.ts';
import { dataFolder, folderDisk, freshSeed, savedLanguage } from './runtime/disk.ts';
import { speakEnglish } from './runtime/english.ts';
import { type Visit, visitHere } from './runtime/exit.ts';
import { type LookBackOpener, playFullScreen, type ScreenOptions } from './runtime/full-screen.ts';
import { playLines } from './runtime/lines.ts';
import { localTerminal, type Terminal } from './runtime/terminal.ts';
import { screens } from './screens/registry.ts';
import type { TableScreen } from './screens/screen.ts';

/** Whether a table can be drawn here. In a window that is too small for it, it is told in plain lines until the window grows. */
const hasScreen = ({ env, isWatched }: Terminal): boolean => isWatched && env['TERM'] !== 'dumb';

const lookFor = ({ ascii, theme, bell = false, mouse = true }: LookRequest): ScreenOptions => ({
  ascii: ascii || !hasSigns(process.env),
  colours: coloursIn(process.env),
  mouse,
  bell,
  ...(theme === undefined ? {} : { theme }),
});

/** Ends quietly when nobody reads any more. */
const leaveWithReader = (): void => void process.stdout.on('error', () => process.exit(0));

const wrong = (sentence: string): void => {
  process.stderr.write(readable(`${sentence}\n`, process.env));
  process.exitCode = 2;
};

/** What is wrong with what was asked for; the words for it are loaded only now. */
const refuse = async (why: Fault): Promise<void> => {
  const { refusalSaid } = await withWords(import('./refusals/refusals.ts'));
  wrong(refusalSaid(why));
};

/** A look back at a game alone; what draws it is loaded when it is asked for. */
const lookBackAt =
  <Id extends GameId>(id: Id, folder: string): LookBackOpener<Games[Id]> =>
  async (screen, record, size, ticket) => {
    const [{ openLookBack, sourceOf }, { keepLookBack }] = await withWords(
      Promise.all([import('./review/look-back.ts'), import('./runtime/profile-files.ts')]),
    );
    const turned = openLookBack(id, screen, sourceOf(screen.module, record), size, ticket);
    return { turned, keep: (judged) => keepLookBack(folderDisk(folder), judged) };
  };

const play = <T extends GameTypes>(
  visit: Visit,
  screen: TableScreen<T>,
  asked: Playing,
  folder: string,
  lookBack: LookBackOpener<T>,
): void => {
  const seated = seatFor(screen, asked, asked.seed ?? freshSeed());
  if (!seated.ok) visit.follow(refuse(seated.why));
  else if (asked.plain || !hasScreen(localTerminal)) playLines(visit, screen, seated.seating, folder);
  else
    playFullScreen(visit, { screen, pace: PACES[asked.speed], isDrawn: true }, seated.seating, {
      look: lookFor(asked.look),
      folder,
      lookBack,
    });
};

const playGame = async <Id extends GameId>(visit: Visit, id: Id, asked: Playing, folder: string): Promise<void> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  play(visit, screen.session ?? screen, asked, folder, lookBackAt(id, folder));
};

// What a session of one game has no use for is loaded when it is asked for: saves, schemas, the floor.
const connection = async (visit: Visit, asked: Visiting, folder: string): Promise<void> => {
  const [house, { folderHome }] = await withWords(Promise.all([import('./runtime/floor.ts'), import('./runtime/home.ts')]));
  const isFullScreen = !asked.plain && hasScreen(localTerminal);
  const home = folderHome(folder);
  await house.connection(asked, {
    visit,
    home,
    isFullScreen,
    look: lookFor(asked.look),
    meetFriends: async ([command, what], { look }) => {
      const { playWithFriends } = await withWords(import('./runtime/friends.ts'));
      await playWithFriends(command, [what], { visit, disk: home.disk, hasScreen: isFullScreen, look: () => look });
    },
  });
};

const meetFriends = async (visit: Visit, command: 'join' | 'host', args: readonly string[], folder: string): Promise<void> => {
  const { playWithFriends } = await withWords(import('./runtime/friends.ts'));
  const disk = folderDisk(folder);
  await playWithFriends(command, args, { visit, disk, hasScreen: hasScreen(localTerminal), look: (ascii) => lookFor({ ascii }) });
};

const workOn = async (visit: Visit, asked: FileWork, folder: string): Promise<number> => {
  visit.leaveWithReader();
  switch (asked.kind) {
    case 'verify': {
      const { notedHere } = await withWords(import('./runtime/profiles.ts'));
      return (await withWords(import('./runtime/records.ts'))).verifyFile(asked.file, asked.evidence, notedHere(folder));
    }
    case 'replay':
      if (asked.json) await speakEnglish();
      return (await withWords(import('./runtime/histories.ts'))).replayFiles(asked.files, asked.json);
    case 'export': {
      if (!(await (await withWords(import('./runtime/named-file.ts'))).fitsFile(asked.file))) return 1;
      const { exportProfile, exportSitting } = await withWords(import('./runtime/profiles.ts'));
      return asked.sitting === undefined ? exportProfile(folder, asked.file) : exportSitting(folder, asked.sitting, asked.file);
    }
    case 'import':
      return (await withWords(import('./runtime/profiles.ts'))).importProfile(folder, asked.file);
  }
};

/** A line that says how far a long answer has come, where somebody looks on and has waited a second. */
const progressLine = (dealt: (part: number) => string): OddsProgress => {
  const began = performance.now();
  return (part) => {
    if (process.stderr.isTTY && performance.now() - began > 1000) process.stderr.write(`\r${dealt(part)}`);
  };
};

const tellOdds = async ({ game, args }: OddsAsked): Promise<void> => {
  if (game === '') return await refuse(faultOf('noGame', 'odds', Object.keys(odds)[0] ?? 'GAME', Object.keys(odds)));
  const command = Object.hasOwn(odds, game) ? Object.entries(odds).find(([id]) => id === game)?.[1] : undefined;
  if (command === undefined) return await refuse(faultOf('unknown', 'oddsGame', game, Object.keys(odds)));
  const { oddsLineWords } = await withWords(import('./odds/language/index.ts'));
  const answer = (await command())(args, progressLine(oddsLineWords().dealt));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (!answer.ok) return wrong(answer.sentence);
  leaveWithReader();
  process.stdout.write(readable(`${answer.lines.join('\n')}\n`, process.env));
};

const simulateAll = async (args: readonly string[]): Promise<void> => {
  const { simulateFrom } = await withWords(import('./runtime/simulate.ts'));
  leaveWithReader();
  process.exitCode = await simulateFrom(args);
};

/** The game's folder on this system. */
const ownFolder = (): string => dataFolder({ platform: process.platform, home: homedir(), env: process.env });

/** What is played at no terminal of this process, and takes its own way out. */
const workAlone = {
  simulate: simulateAll,
  rooms: async (args: readonly string[]): Promise<void> => (await withWords(import('./runtime/rooms.ts'))).serveRooms(args),
  ssh: async (args: readonly string[]): Promise<void> => (await withWords(import('./runtime/ssh/command.ts'))).serveSsh(args, ownFolder()),
};

/** What was played is looked at: decisions, puzzles, statistics. */
const lookAt = async (visit: Visit, what: 'review' | 'puzzle' | 'statistics', args: readonly string[], folder: string): Promise<void> => {
  const setting = { visit, disk: folderDisk(folder), hasScreen: hasScreen(localTerminal), look: (ascii: boolean) => lookFor({ ascii }) };
  const find = {
    review: async () => (await withWords(import('./runtime/review.ts'))).reviewFrom(args, setting),
    puzzle: async () => (await withWords(import('./runtime/puzzles.ts'))).puzzleFrom(args, setting),
    statistics: async () => (await withWords(import('./runtime/statistics.ts'))).statisticsFrom(args, folder),
  };
  visit.leaveWithReader();
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
  const { usage, usageOf } = await withWords(import('./usage.ts'));
  if (topic !== undefined && !isHelpTopic(topic)) return await refuse(faultOf('unknown', 'topic', topic, HELP_TOPICS));
  leaveWithReader();
  process.stdout.write(
    readable(
      command === undefined ? usage(topic) : usageOf(command, isGame(command.name) ? await levelsOf(command.name) : []),
      process.env,
    ),
  );
};

/** No words are loaded for it. */
const tellVersion = (): void => void process.stdout.write(['baize', `${version}\n`].join(' '));

const tellShell = async (asked: Extract<CommandLine, { readonly kind: 'completion' | 'man' }>): Promise<void> => {
  const { completionFor, manPage } = await withWords(import('./completion.ts'));
  const levels = Object.fromEntries(await Promise.all(gameIds.map(async (id) => [id, await levelsOf(id)] as const)));
  leaveWithReader();
  process.stdout.write(asked.kind === 'man' ? manPage(version, levels) : completionFor(asked.shell, levels));
};

/** The life of a thread that one of our own commands has started. */
const workInThread = async (work: ThreadWork): Promise<void> => {
  switch (work) {
    case 'bot-worker':
      return (await withWords(import('@baize/server'))).answerInWorker();
    case 'rooms-worker':
      return await (await withWords(import('@baize/server'))).keepRoomsInWorker();
    case 'thought-worker':
      return (await withWords(import('./runtime/thoughts.ts'))).thinkInWorker();
    case 'simulate-worker':
      return (await withWords(import('./runtime/simulate.ts'))).serveStretches();
  }
};

/** What follows the name of the command: under the name of a game, that game comes first. */
const calledWith = ([, file = '', ...args]: readonly string[]): readonly string[] =>
  parse(file).name === '21black' ? ['blackjack', ...args] : args;

/** Does what was asked for. */
const answer = async (asked: Exclude<CommandLine, { readonly kind: 'version' }>, speech: Speech): Promise<void> => {
  if (asked.kind === 'wrong') return await refuse(asked.why);
  if (asked.kind === 'odds') return await tellOdds(asked);
  if (asked.kind === 'simulate' || asked.kind === 'rooms' || asked.kind === 'ssh') return await workAlone[asked.kind](asked.args);
  if (asked.kind === 'thread') return await workInThread(asked.work);
  if (asked.kind === 'help') return await tellHelp(asked);
  if (asked.kind === 'completion' || asked.kind === 'man') return await tellShell(asked);
  const folder = ownFolder();
  const visit = visitHere(folder, speech);
  if (asked.kind === 'review' || asked.kind === 'puzzle' || asked.kind === 'statistics')
    await lookAt(visit, asked.kind, asked.args, folder);
  else if (asked.kind === 'join' || asked.kind === 'host') await meetFriends(visit, asked.kind, asked.args, folder);
  else if (asked.kind === 'play') await playGame(visit, asked.game, asked, folder);
  else if (asked.kind === 'visit') await connection(visit, asked, folder);
  else process.exitCode = await workOn(visit, asked, folder);
};

const main = async (): Promise<void> => {
  const { word, rest } = takeLanguage(calledWith(process.argv));
  const asked = readArguments(rest, screens);
  if (asked.kind === 'version') return tellVersion();
  const speech = openSpeech(word, asked.kind === 'thread' ? undefined : savedLanguage(folderDisk(ownFolder())), process.env);
  speakBy(speech.now);
  await loadWords();
  if (word !== undefined && !isLanguage(word)) return await refuse(faultOf('unknown', 'language', word, LANGUAGES));
  await answer(asked, speech);
};

void main();

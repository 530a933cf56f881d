/** `baize review`: looks back at a sitting, at the last one unless a file is named: as a page to walk through, line by line, or as JSON. */

import { parseArgs } from 'node:util';
import { type Judgment, judge, type LuckBreakdown, luckIn, openSave, type Recorded, readSitting, recordOfFinished } from '@baize/casino';
import { type GameModule, type GameTypes, withWords } from '@baize/engine';
import { catalogue, type GameId, type Games, isGameId } from '@baize/games';
import { asciiText } from '../kit/ascii.ts';
import { quoted } from '../kit/text.ts';
import { isQuit } from '../language/typed.ts';
import type { JudgedSitting } from '../model.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { historyDecisions } from '../review/histories.ts';
import { walkWords } from '../review/language/index.ts';
import { openLookBack, sourceOf } from '../review/look-back.ts';
import {
  type JudgmentTold,
  judgmentLines,
  judgmentsTold,
  luckLines,
  reviewJson,
  summaryLines,
  titleFor,
  toldOf,
  worthTelling,
} from '../review/page.ts';
import type { WalkSource } from '../review/walk.ts';
import { screens } from '../screens/registry.ts';
import { type Disk, SAVE } from './disk.ts';
import { speakEnglish } from './english.ts';
import type { Visit } from './exit.ts';
import { type Program, runFullScreen, type ScreenOptions } from './full-screen.ts';
import { isHistory } from './histories.ts';
import { type ExitCode, readText, refuse, say } from './named-file.ts';
import { keepLookBack } from './profile-files.ts';
import { openReader } from './reader.ts';
import { readSession } from './session-file.ts';
import { localTerminal } from './terminal.ts';

// What `baize review …` was asked for. Pure.

/** A record to look back at: one in a file, or the last sitting, at one game or at any. */
type ReviewRequest =
  | {
      readonly kind: 'review';
      readonly file: string | undefined;
      readonly sitting: GameId | undefined;
      /** Whose decisions are looked at, in a file of another program. */
      readonly player: string | undefined;
      readonly json: boolean;
      /** Line by line, also where a page could be shown. */
      readonly plain: boolean;
      readonly ascii: boolean;
    }
  | { readonly kind: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): ReviewRequest => ({ kind: 'wrong', sentence });

const OPTIONS = {
  sitting: { type: 'string' },
  player: { type: 'string' },
  json: { type: 'boolean' },
  plain: { type: 'boolean' },
  ascii: { type: 'boolean' },
} as const;

/** Reads what stands after `baize review`. */
export const readReview = (args: readonly string[]): ReviewRequest => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [file, ...more] = positionals;
    if (more.length > 0) return wrong(walkWords().command.oneFile);
    const { sitting, player, json = false, plain = false, ascii = false } = values;
    if (sitting !== undefined && !isGameId(sitting)) return wrong(walkWords().command.needsGame);
    if (sitting !== undefined && file !== undefined) return wrong(walkWords().command.fileOrGame);
    return { kind: 'review', file, sitting, player, json, plain, ascii };
  } catch {
    // parseArgs throws for nothing but options that it does not know, or that lack their word.
    return wrong(walkWords().command.takes);
  }
};

/** Where it is shown, and by what. */
export interface ReviewSetting {
  readonly visit: Visit;
  readonly disk: Disk;
  /** Whether a page can be drawn here. */
  readonly hasScreen: boolean;
  look(ascii: boolean): ScreenOptions;
}

type Asked = Extract<ReviewRequest, { readonly kind: 'review' }>;

const CLEAR = '\r\x1b[K';

/** A line that says how far it is, where somebody looks on. */
const progress = (done: number): void => {
  if (process.stderr.isTTY && done % 10 === 0) process.stderr.write(`${CLEAR}${walkWords().command.weighed(done)}`);
};

// --- as a page ------------------------------------------------------------------------------------------------------------

/** The page in full screen. What the sitting came to stays behind in the window when it is closed. */
const showPage = async <Id extends GameId>(
  id: Id,
  sourceFor: (module: GameModule<Games[Id]>) => WalkSource<Games[Id]>,
  look: ScreenOptions,
  { visit, disk }: ReviewSetting,
): Promise<undefined> => {
  const screen = await screens[id]();
  const [opened, first] = openLookBack(id, screen, sourceFor(screen.module), visit.terminal.size());
  let page = opened;
  const act: Program = {
    send: (message) => {
      const [after, commands] = page.send(message);
      page = after;
      return commands;
    },
    settle: () => undefined,
    draw: () => page.draw(),
    keep: (judged) => keepLookBack(disk, judged),
  };
  visit.noteRunning({ isFullScreen: true, end: () => ({ safe: undefined, trouble: undefined }) });
  runFullScreen(visit, act, look).run(first);
};

// --- line by line -----------------------------------------------------------------------------------------------------------

/** Tells a look back: the sum, then each decision that is worth a word; before the next one it waits for Enter at a terminal. */
const tell = async (head: readonly string[], all: readonly JudgmentTold[]): Promise<ExitCode> => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR);
  process.stdout.write(lined(head, PLAIN_WIDTH));
  const reader = localTerminal.isWatched ? openReader(localTerminal) : undefined;
  for (const one of worthTelling(all)) {
    if (reader !== undefined) {
      reader.say(`${asciiText(walkWords().command.nextOrQuit)} > `);
      const line = await reader.next();
      if (line === undefined || isQuit(line)) break;
    }
    process.stdout.write(lined(judgmentLines(one), PLAIN_WIDTH));
  }
  reader?.close();
  return 0;
};

const judgmentsIn = (all: readonly JudgmentTold[]): readonly Judgment[] => all.map(({ judgment }) => judgment);

const lookBack = <T extends GameTypes>(
  module: GameModule<T>,
  record: Recorded,
  json: boolean,
  keep: (judged: JudgedSitting) => string | undefined,
): ExitCode | Promise<ExitCode> => {
  const title = titleFor(module, record.preset);
  if (module.appraise === undefined) return refuse(walkWords().unknownWorth(title));
  const all = judgmentsTold(module, record, progress);
  const luck: LuckBreakdown | undefined = luckIn(module, record, record.me, judgmentsIn(all));
  const unkept = keep({ record, judgments: judgmentsIn(all) });
  if (unkept !== undefined) process.stderr.write(`${unkept}\n`);
  if (json) return say(reviewJson({ game: record.game, preset: record.preset }, all, luck));
  return tell([...summaryLines(title, judgmentsIn(all)), ...luckLines(luck)], all);
};

// --- what is looked at --------------------------------------------------------------------------------------------------

const isPage = ({ json, plain }: Asked, { hasScreen }: ReviewSetting): boolean => hasScreen && !json && !plain;

const withGame = (record: Recorded, asked: Asked, setting: ReviewSetting): Promise<ExitCode | undefined> | ExitCode => {
  const open = async <Id extends GameId>(id: Id): Promise<ExitCode | undefined> => {
    if (asked.json) await speakEnglish();
    const module = await withWords(catalogue[id]());
    if (record.version !== module.game.version) return refuse(walkWords().command.otherVersion);
    // Whoever names a file may look at somebody else's decisions: their mistakes are not the reader's.
    const isOwn = asked.file === undefined;
    if (isPage(asked, setting)) return showPage(id, (its) => sourceOf(its, record, isOwn), setting.look(asked.ascii), setting);
    return lookBack(module, record, asked.json, (judged) => (isOwn ? keepLookBack(setting.disk, judged) : undefined));
  };
  return isGameId(record.game) ? open(record.game) : refuse(walkWords().command.noGame);
};

const lookBackAtHands = async (file: string, text: string, asked: Asked, setting: ReviewSetting): Promise<ExitCode | undefined> => {
  const { player, json } = asked;
  if (json) await speakEnglish();
  const words = walkWords().command;
  const { hands, players, entries, notJudged } = historyDecisions(text, player ?? '');
  if (hands === 0) return refuse(words.noHand(quoted(file)));
  const named = players.slice(0, 12).map(quoted);
  if (player === undefined) return refuse(words.whose(named));
  if (entries.length === 0 && notJudged > 0) return say(`${words.hands(player, hands)}: ${words.notJudged(notJudged)}`);
  if (entries.length === 0) return refuse(words.noCards(quoted(file), quoted(player), named));
  const about = [words.foreign, ...(notJudged === 0 ? [] : [words.notJudged(notJudged)])];
  const source = { title: words.hands(player, hands), entries, about };
  if (isPage(asked, setting)) return showPage('holdem', () => source, setting.look(asked.ascii), setting);
  const module = await withWords(catalogue.holdem());
  const all = entries.flatMap(({ made }, at): readonly JudgmentTold[] => {
    progress(at);
    const judgment = judge(module, made);
    return judgment === undefined ? [] : [toldOf(module, made, judgment)];
  });
  if (json) return say(reviewJson({ game: 'holdem', player, hands, notJudged }, all, undefined));
  return tell([...summaryLines(source.title, judgmentsIn(all)), ...about], all);
};

/** The record of the last sitting: of a game alone, or on the floor. */
const lastRecord = (disk: Disk, game: GameId | undefined): Recorded | undefined => {
  const alone = game === undefined ? null : readSession(disk, game);
  if (alone !== null) return readSitting(alone);
  const opened = openSave(disk.read(SAVE), (page) => disk.read(`${page}.json`));
  const past = opened.kind === 'opened' ? opened.profile.past : [];
  const last = past.findLast((one) => game === undefined || one.game === game);
  return last === undefined ? undefined : recordOfFinished(last, (page) => disk.read(`${page}.json`));
};

/** Does what `baize review …` asks; the exit code, unless a page is on the screen now. */
export const reviewFrom = (args: readonly string[], setting: ReviewSetting): ExitCode | 2 | undefined | Promise<ExitCode | undefined> => {
  const asked = readReview(args);
  if (asked.kind === 'wrong') {
    refuse(asked.sentence);
    return 2;
  }
  const { file, sitting } = asked;
  if (file === undefined) {
    const record = lastRecord(setting.disk, sitting);
    return record === undefined ? refuse(walkWords().command.noSitting) : withGame(record, asked, setting);
  }
  const read = readText(file);
  if ('sentence' in read) return refuse(read.sentence);
  if (isHistory(file)) return lookBackAtHands(file, read.text, asked, setting);
  const record = readSitting(read.text);
  return record === undefined ? refuse(walkWords().command.noRecord(quoted(file))) : withGame(record, asked, setting);
};

/** `baize review`: looks back at a sitting, at the last one unless a file is named, and walks through what is worth a word. */
import { decisions, judge, type LuckTold, luckIn, openSave, type Recorded, readSitting, recordOfPast } from '@baize/casino';
import { digest, type GameModule, type GameTypes } from '@baize/engine';
import { catalogue, type GameId, isGameId } from '@baize/games';
import { quoted } from '../kit/clean.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { historyDecisions } from '../review/histories.ts';
import { type JudgmentTold, judgmentLines, luckLines, reviewJson, summaryLines, toldOf, worthTelling } from '../review/page.ts';
import { readReview } from '../review/request.ts';
import { type Disk, folderDisk } from './disk.ts';
import { isHistory } from './histories.ts';
import { type ExitCode, readText, refuse, say } from './named-file.ts';
import { openReader } from './reader.ts';
import { SAVE } from './save.ts';
import { readSession } from './session-file.ts';

const CLEAR = '\r\x1b[K';

/** A line that says how far it is, where somebody looks on. */
const progress = (done: number): void => {
  if (process.stderr.isTTY && done % 10 === 0) process.stderr.write(`${CLEAR}${done} decisions weighed`);
};

/** Tells a look back: the sum, then each decision that is worth a word; before the next one it waits for Enter at a terminal. */
const tell = async (head: readonly string[], all: readonly JudgmentTold[]): Promise<ExitCode> => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR);
  process.stdout.write(lined(head, PLAIN_WIDTH));
  const reader = process.stdin.isTTY && process.stdout.isTTY ? openReader() : undefined;
  for (const one of worthTelling(all)) {
    if (reader !== undefined) {
      process.stdout.write('Next (Enter) or quit (q)? > ');
      const line = await reader.next();
      if (line === undefined || line.trim().toLowerCase().startsWith('q')) break;
    }
    process.stdout.write(lined(judgmentLines(one), PLAIN_WIDTH));
  }
  reader?.close();
  return 0;
};

const lookBack = <T extends GameTypes>(module: GameModule<T>, record: Recorded, json: boolean): ExitCode | Promise<ExitCode> => {
  if (record.version !== module.game.version)
    return refuse('This sitting was played under another version of the rules, so it cannot be judged here.');
  const title = `${module.game.title}, ${module.words.preset(module.game.presets[record.preset] ?? {})}`;
  if (module.appraise === undefined) return refuse(`${title}: nobody has shown yet what a decision at this game is worth.`);
  const all: JudgmentTold[] = [];
  for (const made of decisions(module, record, record.me)) {
    const judgment = judge(module, made, record.seed);
    if (judgment !== undefined) all.push(toldOf(module, made, judgment));
    progress(all.length);
  }
  const judgments = all.map(({ judgment }) => judgment);
  const luck: LuckTold | undefined = luckIn(module, record, record.me, judgments);
  if (json) return say(reviewJson({ game: record.game, preset: record.preset }, all, luck));
  return tell([...summaryLines(title, judgments), ...luckLines(luck)], all);
};

const withGame = (record: Recorded, json: boolean): Promise<ExitCode> | ExitCode => {
  const open = async <Id extends GameId>(id: Id): Promise<ExitCode> => lookBack(await catalogue[id](), record, json);
  return isGameId(record.game) ? open(record.game) : refuse('This is the record of no game here.');
};

// --- what is looked at --------------------------------------------------------------------------------------------------

const lookBackAtHands = async (file: string, text: string, player: string | undefined, json: boolean): Promise<ExitCode> => {
  const { hands, players, made } = historyDecisions(text, player ?? '');
  if (hands === 0) return refuse(`There is no hand in ${quoted(file)} that can be read.`);
  const named = players.slice(0, 12).map(quoted).join(', ');
  if (player === undefined) return refuse(`Say whose decisions: --player NAME. There are ${named}.`);
  if (made.length === 0) return refuse(`${quoted(file)} tells no cards of ${quoted(player)}. There are ${named}.`);
  const module = await catalogue.holdem();
  const seed = digest(text);
  const all = made.flatMap((one, at): readonly JudgmentTold[] => {
    progress(at);
    const judgment = judge(module, { ...one, line: at }, seed);
    return judgment === undefined ? [] : [toldOf(module, one, judgment)];
  });
  if (json) return say(reviewJson({ game: 'holdem', player, hands }, all, undefined));
  return tell(
    summaryLines(
      `${player}, ${hands} hands`,
      all.map(({ judgment }) => judgment),
    ),
    all,
  );
};

/** The record of the last sitting: of a game alone, or on the floor. */
const lastRecord = (disk: Disk, game: GameId | undefined): Recorded | undefined => {
  const alone = game === undefined ? null : readSession(disk, game);
  if (alone !== null) return readSitting(alone);
  const opened = openSave(disk.read(SAVE), (page) => disk.read(`${page}.json`));
  const past = opened.kind === 'opened' ? opened.profile.past : [];
  const last = past.findLast((one) => game === undefined || one.game === game);
  return last === undefined ? undefined : recordOfPast(last, (page) => disk.read(`${page}.json`));
};

/** Does what `baize review …` asks. */
export const reviewFrom = (args: readonly string[], folder: string): ExitCode | 2 | Promise<ExitCode> => {
  const asked = readReview(args);
  if (asked.kind === 'wrong') {
    refuse(asked.sentence);
    return 2;
  }
  const { file, sitting, player, json } = asked;
  if (file === undefined) {
    const record = lastRecord(folderDisk(folder), sitting);
    return record === undefined ? refuse('There is no sitting to look back at yet. Play first: baize.') : withGame(record, json);
  }
  const read = readText(file);
  if ('sentence' in read) return refuse(read.sentence);
  if (isHistory(file)) return lookBackAtHands(file, read.text, player, json);
  const record = readSitting(read.text);
  return record === undefined ? refuse(`${quoted(file)} is not the record of a sitting.`) : withGame(record, json);
};

/** `baize replay` for hand histories: every hand of every file is played again, and told in a line. */
import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { type Entry, type ReplayedHand, readHistories, replayHistory } from '@baize/games/holdem';
import { fileWords } from '../files/language/index.ts';
import { asciiText, readable } from '../kit/ascii.ts';
import { type ExitCode, readText } from './named-file.ts';
import { replayFile } from './records.ts';

const EXTENSIONS: readonly string[] = ['.phh', '.phhs'];
/** A collection may hold a hundred thousand hands. */
const MAX_BYTES = 400_000_000;
const CHUNK = 1 << 16;
/** How often the clock is looked at, and how often somebody else may have a turn. */
const PATIENCE_MS = 60;

/** Whether a file of this name is a hand history. */
export const isHistory = (file: string): boolean => EXTENSIONS.includes(extname(file).toLowerCase());

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** The histories in a folder and in all folders in it, in order. */
const historiesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isHistory)
    .sort()
    .map((name) => join(folder, name));

/** What was named, with the histories of a folder in its place. One that cannot be looked into is told of when its turn comes. */
const expanded = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    if (!isFolder(file)) return [file];
    try {
      return historiesIn(file);
    } catch {
      return [file];
    }
  });

// --- what is told -----------------------------------------------------------------------------------------------------

/** A hand that was played again, or why not, and what its players are called. */
interface ToldHand {
  readonly file: string;
  /** Null where a file has no hand at all. */
  readonly hand: string | null;
  readonly players: readonly string[];
  readonly replayed: Answer;
}

/** What became of a hand; `failed` when that is our own fault, which is told as well, and costs no other hand its answer. */
type Answer = ReplayedHand | { readonly ok: false; readonly outcome: 'failed'; readonly error: string };

/** JSON in ASCII: what a terminal would obey is escaped as well, and means the same to whoever reads it. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const jsonLine = ({ file, hand, replayed }: ToldHand): string => asciiJson({ file, ...replayed, hand, beats: undefined });

const MAX_SIGNS = 300;
/** Text of a file, made safe to show. */
const safe = (text: string): string => asciiText(text.slice(0, MAX_SIGNS).replace(/[^\x20-\x7e\u00a1-\u024f’]/g, '?'));

const plainLine = ({ file, hand, players, replayed }: ToldHand): string => {
  const words = fileWords().histories;
  const where = hand === null ? safe(file) : words.hand(safe(file), safe(hand));
  if (!replayed.ok) return `${where}: ${safe(replayed.error)}.`;
  const stacks = replayed.stacks.map((stack, at) => `${safe(players[at] ?? `p${at + 1}`)} ${stack ?? words.unknownStack}`).join(', ');
  return `${where}: ${replayed.outcome === 'not-finished' ? words.open(safe(replayed.stops), stacks) : stacks}.`;
};

const none = (file: string, error: string): ToldHand => ({
  file,
  hand: null,
  players: [],
  replayed: { ok: false, outcome: 'unreadable', hand: '', error },
});

const answerTo = (entry: Entry, replay: typeof replayHistory): Answer => {
  if (!entry.ok) return entry;
  try {
    return replay(entry.history);
  } catch (error) {
    return { ok: false, outcome: 'failed', error: fileWords().histories.unplayed(error instanceof Error ? error.message : String(error)) };
  }
};

/** Every hand of a text, played again. */
export function* handsIn(file: string, text: string, replay = replayHistory): Generator<ToldHand, void> {
  const entries = readHistories(text);
  if (entries.length === 0) yield none(file, fileWords().histories.empty);
  for (const entry of entries) {
    const [hand, players] = entry.ok ? [entry.history.hand, entry.history.players] : [entry.hand, []];
    yield { file, hand, players, replayed: answerTo(entry, replay) };
  }
}

function* handsOf(file: string): Generator<ToldHand, void> {
  const read = readText(file, MAX_BYTES);
  if ('sentence' in read) yield none(file, read.why);
  else yield* handsIn(file, read.text);
}

// --- the work ---------------------------------------------------------------------------------------------------------

const CLEAR = '\r\x1b[K';

/** Writes lines in large pieces, and shows how far it is where somebody watches. */
class Teller {
  private text = '';
  private looked = performance.now();
  private isShown = false;
  private readonly json: boolean;
  hands = 0;
  wrong = 0;

  constructor(json: boolean) {
    this.json = json;
  }
  /** Whether nobody reads any more. */
  get isAlone(): boolean {
    return process.stdout.destroyed || process.stdout.errored != null;
  }
  tell(told: ToldHand): void {
    this.hands += 1;
    if (!told.replayed.ok) this.wrong += 1;
    if (this.json) this.text += `${jsonLine(told)}\n`;
    else if (told.replayed.ok) this.text += `${plainLine(told)}\n`;
    else this.complain(plainLine(told));
    if (this.text.length >= CHUNK) this.flush();
  }
  private complain(line: string): void {
    this.flush();
    process.stderr.write(`${line}\n`);
  }
  flush(): void {
    if (this.isShown) process.stderr.write(CLEAR);
    this.isShown = false;
    if (this.text !== '' && !this.isAlone) process.stdout.write(this.text);
    this.text = '';
  }
  /** Now and then: how far it is, and a moment for signals and for a reader who has gone. */
  async breathe(at: number, of: number): Promise<void> {
    const now = performance.now();
    if (now - this.looked < PATIENCE_MS) return;
    this.looked = now;
    if (process.stderr.isTTY) {
      process.stderr.write(`${CLEAR}${fileWords().histories.progress(at, of, this.hands)}`);
      this.isShown = true;
    }
    await pause();
  }
}

/** Plays every history again, and tells every record; what is wrong with one is told, and the rest goes on. */
export const replayFiles = async (named: readonly string[], json: boolean): Promise<ExitCode> => {
  const files = expanded(named);
  const teller = new Teller(json);
  let code: ExitCode = 0;
  for (const [at, file] of files.entries()) {
    if (!isHistory(file) && !isFolder(file)) {
      teller.flush();
      if ((await replayFile(file, json)) !== 0) code = 1;
      continue;
    }
    for (const told of handsOf(file)) {
      teller.tell(told);
      await teller.breathe(at, files.length);
      if (teller.isAlone) return 0;
    }
  }
  teller.flush();
  if (files.length === 0) process.stderr.write(`${readable(fileWords().histories.none(named.map(safe)), process.env)}\n`);
  return teller.wrong > 0 || files.length === 0 ? 1 : code;
};

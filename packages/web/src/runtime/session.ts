/** A sitting with its log: the sentences of every beat that was shown or skipped, what was refused, and what the coach said. Pure. */
import {
  decide,
  type Narration,
  narrate,
  retell,
  type Sitting,
  type Statistics,
  type TableAgain,
  type Told,
  takeUpTold,
  tellAll,
  tellNext,
  type Waiting,
  waitsFor,
} from '@baize/casino';
import { type BySeat, type GameModule, type GameTypes, isSettled, type Settlement } from '@baize/engine';

/** One sentence of the log. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
  /** Why something was not done, or what the coach says, told apart from what happened. */
  readonly kind: 'event' | 'refusal' | 'hint';
}

/** The latest line that tells what happened. */
export const lastEvent = (lines: readonly LogLine[]): LogLine | undefined => lines.findLast(({ kind }) => kind === 'event');

/** What was told at a table. A sitting of one's own and a room keep it alike. */
export interface TableLog {
  /** Newest last; old lines fall off. */
  readonly lines: readonly LogLine[];
  /** How many lines there have been. */
  readonly lineCount: number;
  /** What the last round that was settled brought each seat. */
  readonly results: BySeat<Settlement | null>;
  /** How that was told. */
  readonly verdict: readonly string[];
}

/** A narration with its log. */
export interface Session<T extends GameTypes> extends Narration<T>, TableLog {}

/** Nothing told yet. */
export const emptyTableLog: TableLog = { lines: [], lineCount: 0, results: [], verdict: [] };

const KEPT_LINES = 40;

/** A log with some sentences more. */
export const write = <L extends TableLog>(session: L, kind: LogLine['kind'], texts: readonly string[]): L => ({
  ...session,
  lineCount: session.lineCount + texts.length,
  lines: [...session.lines, ...texts.map((text, place) => ({ id: session.lineCount + place, text, kind }))].slice(-KEPT_LINES),
});

/** A log after a beat was told: its sentences, and what it settled. */
export const writeTold = <T extends GameTypes, L extends TableLog>(session: L, { event, sentences }: Told<T>): L => {
  const written = write(session, 'event', sentences);
  return isSettled(event) ? { ...written, results: event.results, verdict: sentences } : written;
};

/** The session after its narration went on. */
const follow = <T extends GameTypes>(session: Session<T>, narration: Narration<T>): Session<T> =>
  narration === session ? session : narration.told.reduce<Session<T>>((log, told) => writeTold(log, told), { ...session, ...narration });

const withoutLog = <T extends GameTypes>(narration: Narration<T>): Session<T> => ({
  ...narration,
  ...emptyTableLog,
});

/** A session at a table at which somebody has just sat down, with nothing shown yet. */
export const begin = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>): Session<T> => withoutLog(narrate(module, sitting));

/** Takes up a table where it was left: the rounds played at it are counted, and the last of them is told again. */
export const takeUpSession = <T extends GameTypes>(module: GameModule<T>, turn: TableAgain<T>, books: Statistics): Session<T> => {
  const narration = takeUpTold(module, turn, books);
  const settled = turn.beats.findLast(({ event }) => isSettled(event));
  const [last] = settled === undefined ? [] : retell(module, turn.table, [settled]);
  const known = last === undefined ? withoutLog(narration) : writeTold(withoutLog(narration), last);
  return { ...follow({ ...known, lines: [], lineCount: 0 }, narration), told: [] };
};

/** What the session waits for. */
export const waiting = <T extends GameTypes>(module: GameModule<T>, { sitting }: Session<T>): Waiting => waitsFor(module, sitting);

/** The next beat, told; with none left, a bot's move first, as it `answered` if it was asked elsewhere. */
export const next = <T extends GameTypes>(module: GameModule<T>, session: Session<T>, answered?: T['action']): Session<T> =>
  follow(session, tellNext<T>(module, session, answered));

/** On to where the player is asked, with every sentence on the way; with bots that think elsewhere, to where one of them is asked. */
export const rush = <T extends GameTypes>(module: GameModule<T>, session: Session<T>, botsAreAway = false): Session<T> =>
  follow(session, tellAll<T>(module, session, botsAreAway));

/**
 * The player's choice: taken, and its first beat shown at once; or answered with the reason why not. While the table is still
 * showing what happened nothing is on offer, so a choice then only shows the rest: nobody acts on cards unseen.
 */
export const makeChoice = <T extends GameTypes>(
  module: GameModule<T>,
  session: Session<T>,
  action: T['action'],
  botsAreAway = false,
): Session<T> => {
  const on = waiting(module, session);
  if (on === 'beat' || on === 'bot') return rush(module, session, botsAreAway);
  const decided = decide<T>(module, session, action);
  return decided.ok ? follow(session, decided.narration) : write({ ...session, told: [] }, 'refusal', [decided.sentence]);
};

/** Something that was not done, and why, where the screen itself knows. */
export const addRefusal = <T extends GameTypes>(session: Session<T>, text: string): Session<T> =>
  write({ ...session, told: [] }, 'refusal', [text]);

/** A sentence from the coach. */
export const addHint = <T extends GameTypes>(session: Session<T>, text: string): Session<T> =>
  write({ ...session, told: [] }, 'hint', [text]);

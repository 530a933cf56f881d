/** Taking up a table again: its log is replayed, so that it goes on with the very cards that were to come. */
import {
  type Beat,
  canOpen,
  endsRound,
  type Game,
  type GameModule,
  type GameTypes,
  isSaidReady,
  type LogEntry,
  playLog,
  type WrittenRecord,
} from '@baize/engine';
import type { SavedTable } from '../profile/profile.ts';
import { countEvent, noRounds, type Statistics } from '../statistics/statistics.ts';
import { allLines, logOf } from './action-log.ts';
import { type LocalTable, narrateAgain, restAt } from './local-session.ts';
import { openTable, type Table, type TableOpening, unknownBot } from './table.ts';

/** A table resumed, or why it cannot be. */
export type ResumeResult<T extends GameTypes> =
  | { readonly ok: true; readonly table: LocalTable<T> }
  | { readonly ok: false; readonly why: 'other-version' | 'does-not-replay' };

/** When this many rounds are over, the beats of all but the last few are dropped: a sitting may be long. */
const MAX_ROUNDS = 8;
const MIN_ROUNDS = 3;
/** As many ends of rounds as anybody lists. */
const MAX_ENDS = 20;

/** The beats of the last rounds, gathered step by step. It moves as it reads, so it lives inside one function. */
const recentRounds = <T extends GameTypes>(game: Game<T>) => {
  let beats: Beat<T>[] = [];
  let ends = 0;
  const add = (more: readonly Beat<T>[]): void => {
    beats.push(...more);
    ends += more.filter(({ event }) => endsRound(game, event)).length;
    if (ends <= MAX_ROUNDS) return;
    const at = beats.flatMap((beat, place) => (endsRound(game, beat.event) ? [place] : [])).at(-MIN_ROUNDS) ?? -1;
    beats = beats.slice(at + 1);
    ends = MIN_ROUNDS - 1;
  };
  return { add, beats: (): readonly Beat<T>[] => beats };
};

/** The beats since the last round was over; between two rounds, those of the last one. */
const lastRound = <T extends GameTypes>(game: Game<T>, beats: readonly Beat<T>[]): readonly Beat<T>[] => {
  const ends = beats.flatMap((beat, at) => (endsRound(game, beat.event) ? [at] : []));
  const last = ends.at(-1);
  // What follows the end at once belongs to it: somebody leaves, the bank passes, the others are ready.
  const since = last === undefined ? [] : beats.slice(last + 1).filter(({ event }) => !isSaidReady(event));
  const isOver = last !== undefined && since.length < 3;
  const from = (isOver ? ends.at(-2) : last) ?? -1;
  return beats.slice(from + 1);
};

/** A log that was played again: the table it leads to, the beats of its last rounds, the ends of more, and all its rounds counted. */
interface ReplayedTable<T extends GameTypes> {
  readonly truth: Table<T>;
  readonly beats: readonly Beat<T>[];
  readonly ends: readonly Beat<T>[];
  readonly statistics: Statistics;
}

const replayTable = <T extends GameTypes>(
  module: GameModule<T>,
  opening: TableOpening,
  log: WrittenRecord['log'],
): ReplayedTable<T> | undefined => {
  const { game } = module;
  const { table, step } = openTable(module, opening);
  const recent = recentRounds(game);
  const lines: LogEntry<T>[] = [];
  let { state } = table;
  let ends: readonly Beat<T>[] = [];
  let statistics = noRounds;
  const take = (beats: readonly Beat<T>[]): void => {
    recent.add(beats);
    const over = beats.filter(({ event }) => endsRound(game, event));
    if (over.length > 0) ends = [...ends, ...over].slice(-MAX_ENDS);
    statistics = beats.reduce((sum, { event }) => countEvent(sum, event, table.me), statistics);
  };
  take(step.beats);
  for (const played of playLog(game, state, log)) {
    if (!played.ok) return undefined;
    lines.push(played.entry);
    ({ state } = played.step);
    take(played.step.beats);
  }
  return { truth: { ...table, log: logOf(lines), state }, beats: recent.beats(), ends, statistics };
};

/** A table as it was left: all its rounds counted, and the last of them told again. */
const toldAgain = <T extends GameTypes>(
  module: GameModule<T>,
  { truth, beats, ends, statistics }: ReplayedTable<T>,
  lifetime: Statistics,
): LocalTable<T> => {
  const fresh = restAt(module, truth, lifetime);
  const past = narrateAgain(module, fresh, ends);
  const settled = { results: past.results, verdict: past.verdict };
  return { ...narrateAgain(module, { ...fresh, ...settled }, lastRound(module.game, beats)), ends: past.ends, statistics };
};

/** Resumes a saved table. A log that does not lead to the chips that were written down is not believed. */
export const resumeTable = <T extends GameTypes>(
  module: GameModule<T>,
  saved: SavedTable,
  lifetime: Statistics = noRounds,
): ResumeResult<T> => {
  const { game } = module;
  if (saved.version !== game.version) return { ok: false, why: 'other-version' };
  if (unknownBot(module, saved.bots) !== undefined || !canOpen(game, saved)) return { ok: false, why: 'does-not-replay' };
  const replayed = replayTable(module, saved, allLines(saved.log));
  const held = replayed && game.chips(replayed.truth.state, saved.me);
  if (replayed === undefined || held?.stack !== saved.held.stack || held.atRisk !== saved.held.atRisk)
    return { ok: false, why: 'does-not-replay' };
  return { ok: true, table: toldAgain(module, replayed, lifetime) };
};

/** The table as it stood before a line of a record, with the same cards to come; undefined where the record does not lead there. */
export const resumeBefore = <T extends GameTypes>(
  module: GameModule<T>,
  record: TableOpening & WrittenRecord,
  line: number,
): LocalTable<T> | undefined => {
  const replayed = replayTable(module, record, record.log.slice(0, line));
  return replayed && { ...toldAgain(module, replayed, noRounds), statistics: noRounds };
};

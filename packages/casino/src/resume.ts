/** Taking up a kept table again: its log is replayed, so that it goes on with the very cards that were to come. */
import {
  type Beat,
  canOpen,
  endsRound,
  type Game,
  type GameModule,
  type GameTypes,
  type LogEntry,
  openSitting,
  playLog,
  rulesOf,
} from '@baize/engine';
import { allLines, logOf } from './log.ts';
import type { KeptTable } from './profile.ts';
import { countEvent, noRounds, type Statistics } from './statistics.ts';
import type { Turn } from './table.ts';

/** A table that was taken up. Its beats are those of the last two rounds at least, not of the whole sitting: that may be long. */
export interface TableAgain<T extends GameTypes> extends Turn<T> {
  /** All rounds of the sitting. */
  readonly statistics: Statistics;
}

/** A table taken up again, or why it cannot be. */
export type Resumed<T extends GameTypes> =
  | ({ readonly ok: true } & TableAgain<T>)
  | { readonly ok: false; readonly why: 'other-version' | 'does-not-replay' };

/** When this many rounds are over, the beats of all but the last few are dropped. */
const MOST_ROUNDS = 8;
const FEWEST_ROUNDS = 3;

/** The beats of the last rounds, gathered step by step. It moves as it reads, so it lives inside one function. */
const recentRounds = <T extends GameTypes>(game: Game<T>) => {
  let beats: Beat<T>[] = [];
  let ends = 0;
  const add = (more: readonly Beat<T>[]): void => {
    beats.push(...more);
    ends += more.filter(({ event }) => endsRound(game, event)).length;
    if (ends <= MOST_ROUNDS) return;
    const at = beats.flatMap((beat, place) => (endsRound(game, beat.event) ? [place] : [])).at(-FEWEST_ROUNDS) ?? -1;
    beats = beats.slice(at + 1);
    ends = FEWEST_ROUNDS - 1;
  };
  return { add, beats: (): readonly Beat<T>[] => beats };
};

/** Takes up a kept table. A log that does not lead to the chips that were written down is not believed. */
export const resumeTable = <T extends GameTypes>({ game, bots }: GameModule<T>, kept: KeptTable): Resumed<T> => {
  if (kept.version !== game.version) return { ok: false, why: 'other-version' };
  const strangers = kept.bots.some((name) => name !== null && !Object.hasOwn(bots, name));
  if (strangers || !canOpen(game, kept)) return { ok: false, why: 'does-not-replay' };
  const lines: LogEntry<T>[] = [];
  let step = openSitting(game, kept);
  const recent = recentRounds(game);
  let statistics = noRounds;
  const tell = (beats: readonly Beat<T>[]): void => {
    recent.add(beats);
    statistics = beats.reduce((sum, { event }) => countEvent(sum, event, kept.me), statistics);
  };
  tell(step.beats);
  for (const played of playLog(game, step.state, allLines(kept.log))) {
    if (!played.ok) return { ok: false, why: 'does-not-replay' };
    lines.push(played.entry);
    step = played.step;
    tell(step.beats);
  }
  const { held, logName: _logName, promised: _promised, ...opening } = kept;
  const { stack, atRisk } = game.chips(step.state, kept.me);
  if (stack !== held.stack || atRisk !== held.atRisk) return { ok: false, why: 'does-not-replay' };
  const table = { ...opening, rules: rulesOf(game, kept.preset), log: logOf(lines), state: step.state };
  return { ok: true, table, beats: recent.beats(), statistics };
};

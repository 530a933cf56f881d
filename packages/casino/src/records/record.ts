/** The record of a sitting: its opening and its log, written down so that anybody can play it again. It says nothing about what was committed to. */
import { digest, type GameModule, type GameTypes, openSitting, playLog, type Step, type WrittenRecord } from '@baize/engine';
import type { SavedTable } from '../profile/profile.ts';
import { countBeat } from '../statistics/count-beat.ts';
import { countForfeited, noRounds, type Statistics } from '../statistics/statistics.ts';
import { allLines } from '../table/action-log.ts';
import type { Table, TableOpening } from '../table/table.ts';

// Statistics from records alone: every sitting is played again, and what happened in it is counted again.

/** A record, and whether the player has left that table: what was at risk then was forfeited. */
export interface CountedRecord {
  readonly record: Recorded;
  readonly isLeft: boolean;
}

/** What the books say after these sittings at one game, the oldest first. A sitting's books are folded just so while it is played. */
export const recount = <T extends GameTypes>(
  module: GameModule<T>,
  sittings: readonly CountedRecord[],
  before: Statistics = noRounds,
): Statistics => {
  let books = before;
  for (const { record, isLeft } of sittings) {
    for (const { beats } of stepsOf(module, record)) for (const beat of beats) books = countBeat(module, books, beat, record.me);
    if (isLeft && record.held.atRisk > 0) books = countForfeited(books, record.held.atRisk);
  }
  return books;
};

/** What of a sitting is written down. */
export interface Recorded extends TableOpening, WrittenRecord {
  /** The player's chips at the end of it. */
  readonly held: SavedTable['held'];
}

/** A sitting written to a file, and after each line of its log a digest of what followed from it. */
export interface SittingFile extends Recorded {
  readonly kind: 'baize-sitting';
  readonly format: 2;
  /** The opening's, then one for each line of the log. */
  readonly digests: readonly string[];
}

/** A saved table as it is written down: all lines of its log, and nothing about what the player was shown, nor when. */
export const recordOf = ({ log, logName: _logName, promised: _promised, began: _began, ...opening }: SavedTable): Recorded => ({
  ...opening,
  log: allLines(log),
});

/** A table that no profile keeps, as it is written down. */
export const recordOfTable = <T extends GameTypes>({ game }: GameModule<T>, table: Table<T>): Recorded => {
  const { log, state, rules: _rules, ...opening } = table;
  const { stack, atRisk } = game.chips(state, table.me);
  return { ...opening, log: allLines(log), held: { stack, atRisk } };
};

/** The steps of a record: the opening, then one for each line of its log, up to the first that is refused. */
export function* stepsOf<T extends GameTypes>({ game }: GameModule<T>, record: WrittenRecord): Generator<Step<T>, void> {
  const opening = openSitting(game, record);
  yield opening;
  for (const played of playLog(game, opening.state, record.log)) if (played.ok) yield played.step;
}

/** The fingerprint of a step: of its events, so that a new field in a state breaks no old record. */
export const digestOf = <T extends GameTypes>({ beats }: Step<T>): string =>
  digest(JSON.stringify(beats.map(({ event }) => event))).slice(0, 16);

const lines = (all: readonly unknown[]): string => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`;

/** The text of a sitting's file. */
export const writeRecord = <T extends GameTypes>(module: GameModule<T>, record: Recorded): string => {
  const digests = Array.from(stepsOf(module, record), digestOf);
  const { log, ...opening } = record;
  const head = JSON.stringify({ kind: 'baize-sitting', format: 2, ...opening }, null, 1);
  return `${head.slice(0, -2)},\n "log": ${lines(log)},\n "digests": ${lines(digests)}\n}\n`;
};

/** The text of the file of a saved table. */
export const writeSitting = <T extends GameTypes>(module: GameModule<T>, kept: SavedTable): string => writeRecord(module, recordOf(kept));

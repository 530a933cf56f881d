/** What a game alone leaves behind: the statistics of its session, and the record of its last sitting. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalTable, recordOfTable, type Statistics, writeRecord } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import type { GameId } from '@baize/games';
import { type Disk, whyOf } from './disk.ts';
import { runtimeWords } from './language/index.ts';

/** What is kept of a session: counts, and nothing about the player. */
export interface SessionRecord {
  readonly game: string;
  readonly preset: string;
  readonly statistics: Statistics;
}

const FORMAT = 1;

/** Whether a file could be written, and where it is; or why not. */
export type FileWritten = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly why: string };

/** Does what may fail: a full disk or a locked folder must not keep the player from leaving. Whoever asked tells it in one sentence. */
export const attempt = (path: string, write: () => void): FileWritten => {
  try {
    write();
    return { ok: true, path };
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  }
};

/** Writes a file whole: a reader sees the old one or the new one, never half of one. */
const writeWhole = (folder: string, name: string, text: string): FileWritten => {
  const path = join(folder, name);
  const draft = `${path}.${process.pid}.new`;
  return attempt(path, () => {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(draft, text);
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
};

/** Saves the counts of a session. */
export const saveSession = (folder: string, session: SessionRecord): FileWritten =>
  writeWhole(folder, 'last-session.json', `${JSON.stringify({ format: FORMAT, ...session }, null, 2)}\n`);

const sessionFile = (game: string): string => `session-${game}.json`;

/** The record of the last sitting at a game alone; null when there is none, or the floor has had a later one. */
export const readSession = (disk: Disk, game: GameId): string | null => disk.read(sessionFile(game));

/** The last sitting at a game is not that of a game alone any more. */
export const removeSession = async (disk: Disk, game: GameId): Promise<void> => {
  try {
    await disk.remove(sessionFile(game));
  } catch {
    // It would be exported in the place of the later one, as the sitting of a game alone that it says it is. No chip hangs on it.
  }
};

/** What a game that has ended leaves to say. */
export interface SessionEnding {
  /** What is safe, if the game had to stop: "Your statistics are saved." */
  readonly safe: string | undefined;
  /** What went wrong with the saving. */
  readonly trouble: string | undefined;
  /** Whether nothing was meant to be kept: a guest's chips go with the line. */
  readonly isPassing?: true | undefined;
}

/** Saves what a session leaves behind: its counts when a round was played to its end, its record when anything was done. */
export const sessionEnding = <T extends GameTypes>(
  folder: string,
  module: GameModule<T>,
  { truth, statistics }: LocalTable<T>,
): SessionEnding => {
  const { game, preset, log } = truth;
  const record = log.length === 0 ? undefined : writeWhole(folder, sessionFile(game), writeRecord(module, recordOfTable(module, truth)));
  const counts = statistics.rounds === 0 ? undefined : saveSession(folder, { game, preset, statistics });
  if (counts?.ok === false) return { safe: undefined, trouble: runtimeWords().session.statisticsUnsaved(counts.why) };
  const trouble = record?.ok === false ? runtimeWords().session.recordUnsaved(record.why) : undefined;
  return { safe: counts === undefined ? undefined : runtimeWords().session.safe, trouble };
};

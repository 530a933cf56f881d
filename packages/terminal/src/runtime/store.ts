/** The game's files: the last session's statistics, and the log of errors. */
import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sitting, Statistics } from '@baize/casino';
import type { GameTypes } from '@baize/engine';

/** What is kept of a session: counts, and nothing about the player. */
export interface SessionRecord {
  readonly game: string;
  readonly preset: string;
  readonly statistics: Statistics;
}

const FORMAT = 1;

/** Whether a file could be written, and where it is; or why not. */
export type FileWritten = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly why: string };

const attempt = (path: string, write: () => void): FileWritten => {
  try {
    write();
    return { ok: true, path };
  } catch (error) {
    // A full disk or a locked folder must not keep the player from leaving; whoever asked tells it in one sentence.
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
};

/** Saves a session whole: a reader sees the old file or the new one, never half of one. */
export const saveSession = (folder: string, session: SessionRecord): FileWritten => {
  const path = join(folder, 'last-session.json');
  const draft = `${path}.${process.pid}.new`;
  return attempt(path, () => {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(draft, `${JSON.stringify({ format: FORMAT, ...session }, null, 2)}\n`);
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
};

const detailsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error));

/** Adds an error to the log, with what is needed to find it. */
export const logError = (folder: string, error: unknown, version: string, now: Date): FileWritten => {
  const path = join(folder, 'error.log');
  return attempt(path, () => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(path, `${now.toISOString()} baize ${version}, node ${process.version}, ${process.platform}\n${detailsOf(error)}\n\n`);
  });
};

/** What to keep of a sitting; undefined when no round was played to its end. */
export const sessionRecord = <T extends GameTypes>({ table, statistics }: Sitting<T>): SessionRecord | undefined =>
  statistics.rounds === 0 ? undefined : { game: table.game, preset: table.preset, statistics };

/** What a game that has ended leaves to say. */
export interface SessionEnding {
  /** What is safe, if the game had to stop: "Your statistics are saved." */
  readonly safe: string | undefined;
  /** What went wrong with the saving. */
  readonly trouble: string | undefined;
}

/** Saves a session that has ended; nothing when no round was played to its end. */
export const sessionEnding = (folder: string, session: SessionRecord | undefined): SessionEnding => {
  if (session === undefined) return { safe: undefined, trouble: undefined };
  const written = saveSession(folder, session);
  return written.ok
    ? { safe: 'Your statistics are saved.', trouble: undefined }
    : { safe: undefined, trouble: `The session's statistics could not be saved: ${written.why}.` };
};

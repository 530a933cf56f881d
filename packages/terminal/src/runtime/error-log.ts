/** The log of errors, for whoever has to find them. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, type FileWritten } from './session-file.ts';

const detailsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error));

/** Adds an error to the log, with what is needed to find it. */
export const logError = (folder: string, error: unknown, version: string, now: Date): FileWritten => {
  const path = join(folder, 'error.log');
  return attempt(path, () => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(path, `${now.toISOString()} baize ${version}, node ${process.version}, ${process.platform}\n${detailsOf(error)}\n\n`);
  });
};

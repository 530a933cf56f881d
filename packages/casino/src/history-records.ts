/** Past sittings read from a save, their records from the pages beside it, and how they are forgotten. */
import { isGameId } from '@baize/games';
import * as v from 'valibot';
import { boundFinished, type FinishedSitting, MOST_FINISHED_LINES } from './history.ts';
import { isLogName, type PagesWritten, readPages } from './pages.ts';
import type { Profile } from './profile.ts';
import type { Recorded } from './record.ts';
import { recordSchema } from './schema.ts';
import { LINES_A_PAGE } from './table/log.ts';

const { log: _log, ...openingEntries } = recordSchema.entries;
const pastSchema = v.object({
  ...openingEntries,
  logName: v.pipe(v.string(), v.check(isLogName)),
  lines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FINISHED_LINES)),
});

/** The past sittings of a save. One that cannot be read is left out: no chip is on it any more. */
export const readFinished = (found: unknown): readonly FinishedSitting[] =>
  boundFinished(
    (Array.isArray(found) ? found : []).flatMap((one: unknown) => {
      const read = v.safeParse(pastSchema, one);
      return read.success && isGameId(read.output.game) ? [read.output] : [];
    }),
  );

const pageCount = ({ lines }: FinishedSitting): number => Math.ceil(lines / LINES_A_PAGE);

/** The pages of past sittings that lie on the disk: they were written when each was over. */
export const pagesOfFinished = (past: readonly FinishedSitting[]): PagesWritten =>
  Object.fromEntries(past.map((sitting) => [sitting.logName, pageCount(sitting)]));

/** The record of a past sitting, with the lines of its pages; undefined when they are gone, or are not what they were. */
export const recordOfFinished = (sitting: FinishedSitting, readPage: (name: string) => string | null): Recorded | undefined => {
  const { logName, lines, ...opening } = sitting;
  const found = readPages(logName, pageCount(sitting), readPage);
  const log = v.safeParse(recordSchema.entries.log, found);
  return log.success && log.output.length === lines ? { ...opening, log: log.output } : undefined;
};

/** The profile without this sitting to look back at; without any, unless one is named. Its record as the last of its game goes too. */
export const forgetFinished = (profile: Profile, logName?: string): Profile => {
  const stays = (one: { readonly logName: string }): boolean => logName !== undefined && one.logName !== logName;
  return {
    ...profile,
    past: profile.past.filter(stays),
    ended: Object.fromEntries(Object.entries(profile.ended).filter(([, kept]) => stays(kept))),
  };
};

/**
 * The save: one document, and beside it the full pages of long logs (table/action-log.ts). What is read may have been cut short, edited, or made
 * by another version, so nothing in it is believed until it has been checked here, and no chip in it is lost because something beside
 * it is wrong. Where it is written is up to the front ends: `runtime/save.ts` in each of them.
 */
import { type Card, type Fields, isFields, parseJson } from '@baize/engine';
import { type GameId, isGameId } from '@baize/games';
import * as v from 'valibot';
import { boundFinished, type FinishedSitting, MAX_FINISHED_LINES, pageCount } from '../records/history.ts';
import { MAX_NOTED, MAX_POINTS, noRounds, type Statistics, startBankroll, TREND_POINTS } from '../statistics/statistics.ts';
import { allLines, isLogName, logOf, type Page, type PagesWritten, pagesFrom, readPages } from '../table/action-log.ts';
import { closeTable, FIRST_CHIPS, type Profile, type SavedTable } from './profile.ts';
import {
  fortuneSchema,
  heldSchema,
  MAX_CHIPS,
  netSchema,
  recordSchema,
  seatSchema,
  wholeSchema,
  wordSchema,
  wordsSchema,
} from './schema.ts';
import { readSettings, type TableOptions } from './settings.ts';

/** The format that this version writes, and the only one it reads: a higher one is a later version's, and left alone. */
export const SAVE_FORMAT = 3;

/** Larger than any true save: not even parsed. A whole profile in one file has every line of its logs, some fifty letters each. */
const MAX_CHARACTERS = 256_000_000;

// --- the schema ---------------------------------------------------------------------------------------------------

const tableSchema = v.object({
  ...recordSchema.entries,
  logName: v.pipe(v.string(), v.check(isLogName)),
  promised: v.exactOptional(v.object({ promise: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), words: wordsSchema })),
});

/** How many pages lie before the lines that a save itself has. */
const pagesSchema = v.object({ logName: v.pipe(v.string(), v.check(isLogName)), pages: wholeSchema, log: v.array(v.unknown()) });

const finite = v.pipe(v.number(), v.finite());
const MAX_SUMS = 1000;
const sumsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9.-]{1,40}$/)), finite),
  v.check((sums) => Object.keys(sums).length <= MAX_SUMS),
);
const courseSchema = v.object({
  from: wholeSchema,
  line: v.pipe(v.array(v.pipe(v.array(finite), v.minLength(1), v.maxLength(8))), v.minLength(1), v.maxLength(TREND_POINTS)),
  every: v.pipe(wholeSchema, v.minValue(1)),
  since: wholeSchema,
});

const CARD = /^[2-9TJQKA][shdc]$/;
const notedSchema = v.pipe(
  v.array(
    v.object({
      net: netSchema,
      cards: v.pipe(v.array(v.custom<Card>((card) => typeof card === 'string' && CARD.test(card))), v.maxLength(4)),
      // It is drawn on a screen: nothing in it that a terminal would obey.
      words: v.pipe(v.string(), v.regex(/^[a-z0-9 ,]{1,100}$/)),
    }),
  ),
  v.maxLength(MAX_NOTED),
);

const statisticsSchema = v.object({
  rounds: wholeSchema,
  won: wholeSchema,
  lost: wholeSchema,
  pushed: wholeSchema,
  net: netSchema,
  run: wholeSchema,
  bestRun: wholeSchema,
  biggestWin: wholeSchema,
});

const bankrollSchema = v.object({
  start: wholeSchema,
  low: wholeSchema,
  peak: wholeSchema,
  line: v.pipe(v.array(wholeSchema), v.minLength(1), v.maxLength(MAX_POINTS)),
  every: v.pipe(wholeSchema, v.minValue(1)),
  since: wholeSchema,
});

const entries = v.fallback(v.record(v.string(), v.unknown()), {});

/** Only the balance has to be right for the save to be worth reading; everything else is mended or left out. */
const profileSchema = v.object({
  balance: fortuneSchema,
  bankroll: v.fallback(bankrollSchema, startBankroll(FIRST_CHIPS)),
  statistics: entries,
  settings: v.optional(v.unknown()),
  tables: entries,
  usual: entries,
  ended: entries,
  past: v.optional(v.unknown()),
  sittings: v.fallback(wholeSchema, 0),
  bankruptcies: v.fallback(wholeSchema, 0),
});

const usualSchema = v.object({ preset: wordSchema, others: seatSchema, level: wordSchema });

// --- sittings that are over -----------------------------------------------------------------------------------------------

const { log: _log, ...openingEntries } = recordSchema.entries;
const pastSchema = v.object({
  ...openingEntries,
  logName: v.pipe(v.string(), v.check(isLogName)),
  lines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FINISHED_LINES)),
});

/** The past sittings of a save. One that cannot be read is left out: no chip is on it any more. */
const readFinished = (found: unknown): readonly FinishedSitting[] =>
  boundFinished(
    (Array.isArray(found) ? found : []).flatMap((one: unknown) => {
      const read = v.safeParse(pastSchema, one);
      return read.success && isGameId(read.output.game) ? [read.output] : [];
    }),
  );

/** The pages of past sittings that lie on the disk: they were written when each was over. */
const pagesOfFinished = (past: readonly FinishedSitting[]): PagesWritten =>
  Object.fromEntries(past.map((sitting) => [sitting.logName, pageCount(sitting)]));

// --- reading ----------------------------------------------------------------------------------------------------------

/** What was found where a save may be. */
export type OpenedSave =
  | { readonly kind: 'none' }
  | { readonly kind: 'opened'; readonly profile: Profile; readonly notes: readonly string[]; readonly written: PagesWritten }
  /** Written by a later version: it is left alone. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' };

/** What a save says; undefined where it is cut short, or was never ours: the caller says so and sets it aside. */
const parse = (text: string): unknown => (text.length > MAX_CHARACTERS ? undefined : parseJson(text));

/** What was counted at one game. Where the finer figures cannot be read, the rounds still count. */
const readBooks = (found: unknown): Statistics => {
  const books = v.safeParse(statisticsSchema, found);
  if (!books.success || !isFields(found)) return noRounds;
  const sums = v.safeParse(sumsSchema, found['sums']);
  const course = v.safeParse(courseSchema, found['course']);
  const noted = v.safeParse(notedSchema, found['noted']);
  return {
    ...books.output,
    ...(sums.success ? { sums: sums.output } : {}),
    ...(course.success ? { course: course.output } : {}),
    ...(noted.success ? { noted: noted.output } : {}),
  };
};

const readStatistics = (found: Fields): Profile['statistics'] =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([id]) => isGameId(id))
      .map(([id, value]): [string, Statistics] => [id, readBooks(value)]),
  );

/** A usual table that cannot be read is as if there had been none. */
const readUsual = (found: Fields): Profile['usual'] =>
  Object.fromEntries(
    Object.entries(found).flatMap(([id, value]): [string, TableOptions][] => {
      const read = v.safeParse(usualSchema, value);
      return isGameId(id) && read.success ? [[id, read.output]] : [];
    }),
  );

/** Reads a page of a log by its name; null when there is none. */
export type ReadPage = (name: string) => string | null;

/** A table as the save has it, with the lines of its pages before its own; undefined when a page is missing. */
const withPages = (found: unknown, read: ReadPage): unknown => {
  const split = v.safeParse(pagesSchema, found);
  if (!split.success || split.output.pages === 0) return found;
  const { logName, pages, log } = split.output;
  const before = readPages(logName, pages, read);
  return before === undefined || !isFields(found) ? undefined : { ...found, log: [...before, ...log] };
};

/** One saved table, if it is whole. */
const tableIn = (id: string, found: unknown, read: ReadPage): SavedTable | undefined => {
  const table = v.safeParse(tableSchema, withPages(found, read));
  if (!table.success || !isGameId(id) || table.output.game !== id) return undefined;
  const kept = { ...table.output, log: logOf(table.output.log) };
  return isConsistent(kept) ? kept : undefined;
};

/** A profile with one more of its tables; with its chips at least, if the table cannot be read and they can. */
const readTable = (profile: Profile, id: string, found: unknown, read: ReadPage): { readonly profile: Profile; readonly note?: string } => {
  const table = tableIn(id, found, read);
  if (table !== undefined) return { profile: { ...profile, tables: { ...profile.tables, [id]: table } } };
  const held = v.safeParse(v.object({ held: heldSchema }), found);
  const chips = held.success ? held.output.held.stack + held.output.held.atRisk : 0;
  const note = `A table could not be read and was closed${chips > 0 ? `; its ${chips.toLocaleString('en-US')} chips are yours again` : ''}.`;
  return { profile: { ...profile, balance: Math.min(profile.balance + chips, MAX_CHIPS) }, note };
};

/** The last sittings that are over. One that cannot be read is as if there had been none: no chip is on it any more. */
const readEnded = (found: Fields, read: ReadPage): Profile['ended'] =>
  Object.fromEntries(
    Object.entries(found).flatMap(([id, value]): [string, SavedTable][] => {
      const table = tableIn(id, value, read);
      return table === undefined ? [] : [[id, table]];
    }),
  );

const isConsistent = ({ stacks, names, bots, me, held }: Pick<SavedTable, 'stacks' | 'names' | 'bots' | 'me' | 'held'>): boolean =>
  names.length === stacks.length &&
  bots.length === stacks.length &&
  me < stacks.length &&
  bots[me] === null &&
  ((stacks[me] ?? 0) > 0 || held.stack + held.atRisk === 0);

/** At most one table may hold chips: were there two, both are closed rather than one of them believed. */
const closeRivals = (profile: Profile): { readonly profile: Profile; readonly notes: readonly string[] } => {
  const rivals = Object.keys(profile.tables).filter(
    (id): id is GameId => isGameId(id) && (profile.tables[id]?.stacks[profile.tables[id]?.me ?? 0] ?? 0) > 0,
  );
  if (rivals.length < 2) return { profile, notes: [] };
  return {
    profile: rivals.reduce(closeTable, profile),
    notes: ['Two tables held chips at once; both were closed and the chips are yours again.'],
  };
};

/** The pages that the save itself counts: only of what was read from it. */
const writtenIn = (profile: Profile, found: Fields): PagesWritten => {
  const counts = [profile.tables, profile.ended].flatMap((tables, part) =>
    Object.entries(tables).flatMap(([id, { logName }]): [string, number][] => {
      const document = found[part === 0 ? 'tables' : 'ended'];
      const split = v.safeParse(pagesSchema, isFields(document) ? document[id] : undefined);
      return split.success && split.output.logName === logName ? [[logName, split.output.pages]] : [];
    }),
  );
  // A save that was taken along has the lines of a last sitting in itself, and no pages beside it.
  const names = new Set([...Object.values(profile.tables), ...Object.values(profile.ended)].map(({ logName }) => logName));
  return { ...pagesOfFinished(profile.past.filter(({ logName }) => !names.has(logName))), ...Object.fromEntries(counts) };
};

const readProfile = (found: Fields, read: ReadPage): OpenedSave => {
  const parsed = v.safeParse(profileSchema, found);
  if (!parsed.success) return { kind: 'broken' };
  const { balance, bankroll, statistics, settings, tables, usual, ended, past, sittings, bankruptcies } = parsed.output;
  const empty: Profile = {
    balance,
    bankroll,
    statistics: readStatistics(statistics),
    settings: readSettings(settings),
    tables: {},
    usual: readUsual(usual),
    ended: readEnded(ended, read),
    past: readFinished(past),
    sittings,
    bankruptcies,
  };
  const notes: string[] = [];
  const filled = Object.entries(tables).reduce((profile, [id, table]) => {
    const next = readTable(profile, id, table, read);
    if (next.note !== undefined) notes.push(next.note);
    return next.profile;
  }, empty);
  const { profile, notes: more } = closeRivals(filled);
  return { kind: 'opened', profile, notes: [...notes, ...more], written: writtenIn(profile, found) };
};

/** Reads a save, and the pages that it counts. Never throws, whatever the text is. */
export const openSave = (text: string | null, readPage: ReadPage = () => null): OpenedSave => {
  if (text === null) return { kind: 'none' };
  const found = parse(text);
  if (!isFields(found)) return { kind: 'broken' };
  const { format } = found;
  if (typeof format === 'number' && format > SAVE_FORMAT) return { kind: 'newer' };
  return format === SAVE_FORMAT ? readProfile(found, readPage) : { kind: 'broken' };
};

// --- writing ----------------------------------------------------------------------------------------------------------

type Tables = Readonly<Record<string, SavedTable>>;
const mapTables = <To>(tables: Tables, to: (table: SavedTable) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, to(table)]));

const documentOf = (profile: Profile, tables: object, ended: object): string =>
  JSON.stringify({ format: SAVE_FORMAT, ...profile, tables, ended });

/** The text of a whole profile, for a file that can be taken along: every log is in it. */
export const writeSave = (profile: Profile): string => {
  const whole = (table: SavedTable): object => ({ ...table, log: allLines(table.log) });
  return documentOf(profile, mapTables(profile.tables, whole), mapTables(profile.ended, whole));
};

/** A save in its parts, as it lies on a disk. The pages are written first. */
export interface SaveParts {
  readonly head: string;
  /** The pages that are not on the disk yet. */
  readonly pages: readonly Page[];
  /** The pages that are on it once these are. */
  readonly written: PagesWritten;
}

/** The parts of a save, where these pages are on the disk already. */
export const splitSave = (profile: Profile, onDisk: PagesWritten): SaveParts => {
  const pages: Page[] = [];
  const written: Record<string, number> = {};
  const split =
    (isOver: boolean) =>
    (table: SavedTable): object => {
      const { log, logName } = table;
      // To a log that is over nothing will be added: its last lines are a page as well.
      const isClosed = isOver && log.last.length > 0;
      const [count, there] = [log.pages.length + (isClosed ? 1 : 0), onDisk[logName] ?? 0];
      if (there < count) pages.push(...pagesFrom(logName, isClosed ? [...log.pages, log.last] : log.pages, there));
      written[logName] = count;
      return { ...table, log: isClosed ? [] : log.last, pages: count };
    };
  Object.assign(written, pagesOfFinished(profile.past));
  const head = documentOf(profile, mapTables(profile.tables, split(false)), mapTables(profile.ended, split(true)));
  return { head, pages, written };
};

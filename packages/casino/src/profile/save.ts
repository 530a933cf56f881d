/**
 * Reading a save (`write-save.ts` writes it). What is read may have been cut short, edited, or made by another version, so nothing in it
 * is believed until it has been checked here, and no chip in it is lost because something beside it is wrong.
 */
import { type Card, type Chips, type Fields, isFields, type NotedRound, parseJson } from '@baize/engine';
import { type GameId, isGameId } from '@baize/games';
import * as v from 'valibot';
import { boundFinished, type FinishedSitting, MAX_FINISHED_LINES, pageCount, pagesOfFinished } from '../records/history.ts';
import type { Recorded } from '../records/record.ts';
import { MAX_NOTED, MAX_POINTS, noRounds, type Statistics, startBankroll, TREND_POINTS } from '../statistics/statistics.ts';
import { isLogName, logOf, type PagesWritten, pageName } from '../table/action-log.ts';
import { closeTable, FIRST_CHIPS, type Profile, type SavedTable } from './profile.ts';
import {
  fortuneSchema,
  heldSchema,
  MAX_CHIPS,
  netSchema,
  readSettings,
  recordSchema,
  seatSchema,
  wholeSchema,
  wordSchema,
  wordsSchema,
} from './schema.ts';
import type { TableOptions } from './settings.ts';
import { OLDEST_FORMAT, SAVE_FORMAT } from './write-save.ts';

/** Larger than any true save: not even parsed. A whole profile in one file has every line of its logs, some fifty letters each. */
const MAX_CHARACTERS = 256_000_000;

// --- the schema ---------------------------------------------------------------------------------------------------

/** When something was: as many milliseconds after 1970 as a calendar has. */
const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

/** When a sitting began and ended. What cannot be a time is left out, and the sitting stays. */
const timesIn = (found: unknown): Pick<FinishedSitting, 'began' | 'ended'> => {
  const fields = isFields(found) ? found : {};
  const [began, ended] = [v.safeParse(timeSchema, fields['began']), v.safeParse(timeSchema, fields['ended'])];
  return { ...(began.success ? { began: began.output } : {}), ...(ended.success ? { ended: ended.output } : {}) };
};

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
const cardSchema = v.custom<Card>((card) => typeof card === 'string' && CARD.test(card));
const handSchema = v.pipe(v.array(cardSchema), v.length(2));
const MAX_BOARD = 5;
/** Before the flop nothing lies there, and nobody sees one card or two of it. */
const boardSchema = v.pipe(
  v.array(cardSchema),
  v.maxLength(MAX_BOARD),
  v.check(({ length }) => length === 0 || length >= 3),
);
const notedEndSchema = v.variant('type', [
  v.strictObject({ type: v.literal('folded'), board: boardSchema }),
  v.strictObject({ type: v.literal('uncalled') }),
  v.strictObject({ type: v.literal('shown'), board: v.pipe(boardSchema, v.minLength(3)), beatenBy: v.exactOptional(handSchema) }),
]);
/** A round that was noted. What it says is worked out from its cards, so no card may be there twice. */
const notedSchema = v.pipe(
  v.strictObject({ net: netSchema, cards: handSchema, how: notedEndSchema }),
  v.check(({ cards, how }) => {
    const all = [...cards, ...(how.type === 'uncalled' ? [] : how.board), ...(how.type === 'shown' ? (how.beatenBy ?? []) : [])];
    return new Set(all).size === all.length;
  }),
);

/** The rounds that were noted, each by itself: one that cannot be read is left out, such as one that an older version kept in words. */
const readNoted = (found: unknown): readonly NotedRound[] =>
  (Array.isArray(found) ? found.slice(0, MAX_NOTED) : []).flatMap((one: unknown) => {
    const read = v.safeParse(notedSchema, one);
    return read.success ? [read.output] : [];
  });

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
  last: v.optional(v.unknown()),
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
      return read.success && isGameId(read.output.game) ? [{ ...read.output, ...timesIn(one) }] : [];
    }),
  );

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** The lines of this many pages, still to be checked; undefined when one of them is missing or is not one. */
const readPages = (
  logName: string,
  count: number,
  read: (name: string) => string | null,
): readonly { readonly seat: unknown; readonly action: unknown }[] | undefined => {
  const lines: { readonly seat: unknown; readonly action: unknown }[] = [];
  for (let place = 0; place < count; place += 1) {
    const text = read(pageName(logName, place));
    const page = text === null ? undefined : parseJson(text);
    if (!Array.isArray(page) || !page.every(isPair)) return undefined;
    for (const [seat, action] of page) lines.push({ seat, action });
  }
  return lines;
};

/** The record of a past sitting, with the lines of its pages; undefined when they are gone, or are not what they were. */
export const recordOfFinished = (sitting: FinishedSitting, readPage: (name: string) => string | null): Recorded | undefined => {
  const { logName, lines, began: _began, ended: _ended, ...opening } = sitting;
  const found = readPages(logName, pageCount(sitting), readPage);
  const log = v.safeParse(recordSchema.entries.log, found);
  return log.success && log.output.length === lines ? { ...opening, log: log.output } : undefined;
};

// --- reading ----------------------------------------------------------------------------------------------------------

/** What became of a save that was mended: a table was closed, with so many chips on it; or two that both held chips. */
export type SaveNote = { readonly kind: 'table-closed'; readonly chips: Chips } | { readonly kind: 'rivals' };

/** What was found where a save may be. */
export type OpenedSave =
  | { readonly kind: 'none' }
  | { readonly kind: 'opened'; readonly profile: Profile; readonly notes: readonly SaveNote[]; readonly written: PagesWritten }
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
  const noted = readNoted(found['noted']);
  return {
    ...books.output,
    ...(sums.success ? { sums: sums.output } : {}),
    ...(course.success ? { course: course.output } : {}),
    ...(noted.length > 0 ? { noted } : {}),
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
  const { began } = timesIn(found);
  const kept = { ...table.output, log: logOf(table.output.log), ...(began === undefined ? {} : { began }) };
  return isConsistent(kept) ? kept : undefined;
};

/** A profile with one more of its tables; with its chips at least, if the table cannot be read and they can. */
const readTable = (
  profile: Profile,
  id: string,
  found: unknown,
  read: ReadPage,
): { readonly profile: Profile; readonly note?: SaveNote } => {
  const table = tableIn(id, found, read);
  if (table !== undefined) return { profile: { ...profile, tables: { ...profile.tables, [id]: table } } };
  const held = v.safeParse(v.object({ held: heldSchema }), found);
  const chips = held.success ? held.output.held.stack + held.output.held.atRisk : 0;
  return {
    profile: { ...profile, balance: Math.min(profile.balance + chips, MAX_CHIPS) },
    note: { kind: 'table-closed', chips },
  };
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
const closeRivals = (profile: Profile): { readonly profile: Profile; readonly notes: readonly SaveNote[] } => {
  const rivals = Object.keys(profile.tables).filter(
    (id): id is GameId => isGameId(id) && (profile.tables[id]?.stacks[profile.tables[id]?.me ?? 0] ?? 0) > 0,
  );
  if (rivals.length < 2) return { profile, notes: [] };
  return {
    profile: rivals.reduce(closeTable, profile),
    notes: [{ kind: 'rivals' }],
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
  const { balance, bankroll, statistics, settings, tables, usual, ended, past, sittings, bankruptcies, last } = parsed.output;
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
    ...(typeof last === 'string' && isGameId(last) ? { last } : {}),
  };
  const notes: SaveNote[] = [];
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
  return typeof format === 'number' && Number.isInteger(format) && format >= OLDEST_FORMAT
    ? readProfile(found, readPage)
    : { kind: 'broken' };
};

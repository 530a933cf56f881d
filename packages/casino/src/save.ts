/**
 * The save: one document, written whole. What is read may have been cut short, edited, or made by another version, so
 * nothing in it is believed until it has been checked here, and no chip in it is lost because something beside it is wrong.
 */
import { isSeed } from '@baize/engine';
import { type GameId, isGameId } from '@baize/games';
import * as v from 'valibot';
import { MOST_POINTS, startBankroll } from './bankroll.ts';
import type { TableSetup } from './levels.ts';
import { type Document, FORMAT, migrate } from './migrations.ts';
import { closeTable, FIRST_CHIPS, type KeptTable, type Profile } from './profile.ts';
import { readSettings } from './settings.ts';
import { noRounds, type Statistics } from './statistics.ts';

/** Larger than any true save: not even parsed. */
const MOST_CHARACTERS = 8_000_000;
const MOST_LINES = 50_000;
const MOST_CHIPS = 1e12;

// --- the schema ---------------------------------------------------------------------------------------------------

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CHIPS));
/** A fortune. Who has more than the house can count has as much as it can: a save is not broken, and no chip lost, by being rich. */
const fortune = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((chips) => Math.min(chips, MOST_CHIPS)),
);
const net = v.pipe(v.number(), v.integer(), v.minValue(-MOST_CHIPS), v.maxValue(MOST_CHIPS));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
// A name is drawn on a screen: letters and a few marks, and nothing that a terminal would obey.
const name = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,23}$/u));
const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const bySeat = <const S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.minLength(1), v.maxLength(10));

const heldSchema = v.object({ stack: fortune, atRisk: fortune });

/** The schema of a kept table. */
export const tableSchema = v.object({
  game: word,
  version: whole,
  preset: word,
  seed: v.custom<string>(isSeed),
  mixed: v.exactOptional(v.object({ house: v.custom<string>(isSeed), words: v.pipe(v.string(), v.maxLength(200)) })),
  stacks: bySeat(whole),
  me: seat,
  names: bySeat(name),
  bots: bySeat(v.nullable(word)),
  log: v.pipe(v.array(v.object({ seat, action: v.unknown() })), v.maxLength(MOST_LINES)),
  held: heldSchema,
});

const statisticsSchema = v.object({
  rounds: whole,
  won: whole,
  lost: whole,
  pushed: whole,
  net,
  run: whole,
  bestRun: whole,
  biggestWin: whole,
});

const bankrollSchema = v.object({
  start: whole,
  low: whole,
  peak: whole,
  line: v.pipe(v.array(whole), v.minLength(1), v.maxLength(MOST_POINTS)),
  every: v.pipe(whole, v.minValue(1)),
  since: whole,
});

const entries = v.fallback(v.record(v.string(), v.unknown()), {});

/** Only the balance has to be right for the save to be worth reading; everything else is mended or left out. */
const profileSchema = v.object({
  balance: fortune,
  bankroll: v.fallback(bankrollSchema, startBankroll(FIRST_CHIPS)),
  statistics: entries,
  settings: v.optional(v.unknown()),
  tables: entries,
  usual: entries,
});

const usualSchema = v.object({ preset: word, others: seat, level: word });

// --- reading ----------------------------------------------------------------------------------------------------------

/** What was found where a save may be. */
export type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'opened'; readonly profile: Profile; readonly notes: readonly string[] }
  /** Written by a later version: it is left alone. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' };

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  if (text.length > MOST_CHARACTERS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: cut short, or never ours. The caller says so and sets it aside.
    return undefined;
  }
};

const readStatistics = (found: Document): Profile['statistics'] =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([id]) => isGameId(id))
      .map(([id, value]): [string, Statistics] => [id, v.is(statisticsSchema, value) ? v.parse(statisticsSchema, value) : noRounds]),
  );

/** A usual table that cannot be read is as if there had been none. */
const readUsual = (found: Document): Profile['usual'] =>
  Object.fromEntries(
    Object.entries(found).flatMap(([id, value]): [string, TableSetup][] => {
      const read = v.safeParse(usualSchema, value);
      return isGameId(id) && read.success ? [[id, read.output]] : [];
    }),
  );

/** One kept table, if it is whole; its chips at least, if they can be read. */
const readTable = (profile: Profile, id: string, found: unknown): { readonly profile: Profile; readonly note?: string } => {
  const table = v.safeParse(tableSchema, found);
  const fits = table.success && isGameId(id) && table.output.game === id && isConsistent(table.output);
  if (fits) return { profile: { ...profile, tables: { ...profile.tables, [id]: table.output } } };
  const held = v.safeParse(v.object({ held: heldSchema }), found);
  const chips = held.success ? held.output.held.stack + held.output.held.atRisk : 0;
  const note = `A table could not be read and was closed${chips > 0 ? `; its ${chips.toLocaleString('en-US')} chips are yours again` : ''}.`;
  return { profile: { ...profile, balance: Math.min(profile.balance + chips, MOST_CHIPS) }, note };
};

const isConsistent = ({ stacks, names, bots, me, held }: KeptTable): boolean =>
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

const readProfile = (found: Document): Opened => {
  const read = v.safeParse(profileSchema, found);
  if (!read.success) return { kind: 'broken' };
  const { balance, bankroll, statistics, settings, tables, usual } = read.output;
  const empty: Profile = {
    balance,
    bankroll,
    statistics: readStatistics(statistics),
    settings: readSettings(settings),
    tables: {},
    usual: readUsual(usual),
  };
  const notes: string[] = [];
  const filled = Object.entries(tables).reduce((profile, [id, table]) => {
    const next = readTable(profile, id, table);
    if (next.note !== undefined) notes.push(next.note);
    return next.profile;
  }, empty);
  const checked = closeRivals(filled);
  return { kind: 'opened', profile: checked.profile, notes: [...notes, ...checked.notes] };
};

/** Reads a save. Never throws, whatever the text is. */
export const openSave = (text: string | null): Opened => {
  if (text === null) return { kind: 'none' };
  const found = parse(text);
  if (!isDocument(found)) return { kind: 'broken' };
  const { format } = found;
  if (typeof format === 'number' && format > FORMAT) return { kind: 'newer' };
  const document = migrate(found);
  return document === undefined ? { kind: 'broken' } : readProfile(document);
};

/** The text of a save. */
export const writeSave = (profile: Profile): string => JSON.stringify({ format: FORMAT, ...profile });

/** The schema of a record and its parts, and of the settings: what is read from a disk is not believed until it fits. */
import { isSeed, LANGUAGES } from '@baize/engine';
import * as v from 'valibot';
import { CALL_WAYS, defaultSettings, type Settings } from './settings.ts';

/** The most chips that are counted. */
export const MAX_CHIPS = 1e12;

/** A whole number of chips or of anything else. */
export const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHIPS));
/** A fortune. Who has more than can be counted has as much as can be: a save is not broken, and no chip lost, by being rich. */
export const fortuneSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((chips) => Math.min(chips, MAX_CHIPS)),
);
/** Chips won or lost. */
export const netSchema = v.pipe(v.number(), v.integer(), v.minValue(-MAX_CHIPS), v.maxValue(MAX_CHIPS));
/** A seat. */
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const LONGEST_NAME = 20;
// Letters with their marks, digits, and what stands in names between them. No markup, no control character, no other direction of writing.
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.-]*$/u;
// Some letters and marks are not to be seen: a name made of them would be none, or look like another's.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const MARKS_IN_A_ROW = /\p{M}{2}/u;

/** A name as it may stand at a table, in a room or in a save; undefined when it may not. */
export const normalizeName = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 4 * LONGEST_NAME) return undefined;
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const isFit = NAME.test(name) && !UNSEEN.test(name) && [...name].length <= LONGEST_NAME && !MARKS_IN_A_ROW.test(name);
  return isFit ? name : undefined;
};

// A name is drawn on a screen: letters and a few marks, and nothing that a terminal would obey.
const name = v.pipe(
  v.string(),
  v.check((text) => normalizeName(text) === text),
);
/** The name of a game, a preset, a bot. */
export const wordSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const bySeat = <const S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.minLength(1), v.maxLength(10));

/** Chips at a table. */
export const heldSchema = v.object({ stack: fortuneSchema, atRisk: fortuneSchema });
/** What a player wrote. */
export const wordsSchema = v.pipe(v.string(), v.maxLength(200));

/** The schema of what a record and a saved table share. */
export const recordSchema = v.object({
  game: wordSchema,
  version: wholeSchema,
  preset: wordSchema,
  seed: v.custom<string>(isSeed),
  mixed: v.exactOptional(v.object({ house: v.custom<string>(isSeed), words: wordsSchema })),
  stacks: bySeat(wholeSchema),
  me: seatSchema,
  names: bySeat(name),
  bots: bySeat(v.nullable(wordSchema)),
  log: v.array(v.object({ seat: seatSchema, action: v.unknown() })),
  held: heldSchema,
});

// --- the settings ------------------------------------------------------------------------------------------------------------

const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const flag = (usual: boolean) => v.fallback(v.boolean(), usual);

/** The schema of the settings. A field that is missing or wrong takes its default, and the others stay. */
export const settingsSchema = v.object({
  language: v.fallback(v.picklist(['system', ...LANGUAGES]), defaultSettings.language),
  speed: v.fallback(v.picklist(['slow', 'normal', 'fast', 'instant']), defaultSettings.speed),
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), defaultSettings.motion),
  effects: v.fallback(volume, defaultSettings.effects),
  music: v.fallback(volume, defaultSettings.music),
  musicOn: flag(defaultSettings.musicOn),
  muted: flag(defaultSettings.muted),
  felt: v.fallback(v.picklist(['green', 'blue', 'burgundy']), defaultSettings.felt),
  rail: v.fallback(v.picklist(['dark', 'light']), defaultSettings.rail),
  deck: v.fallback(v.picklist(['two-colour', 'four-colour']), defaultSettings.deck),
  largeIndices: flag(defaultSettings.largeIndices),
  hints: flag(defaultSettings.hints),
  reactions: flag(defaultSettings.reactions),
  confirmLeaving: flag(defaultSettings.confirmLeaving),
  confirmAllIn: flag(defaultSettings.confirmAllIn),
  bell: flag(defaultSettings.bell),
  mouse: flag(defaultSettings.mouse),
  callsOff: v.fallback(v.array(v.picklist(CALL_WAYS)), []),
});

/** The settings in some value from outside: what is wrong in it is as if it had never been set. */
export const readSettings = (value: unknown): Settings => {
  const read = v.safeParse(settingsSchema, value);
  return read.success ? read.output : defaultSettings;
};

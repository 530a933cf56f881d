/** The schema of a record, and its parts: what is read from a disk is not believed until it fits. */
import { isSeed } from '@baize/engine';
import * as v from 'valibot';
import { normalizeName } from './personas.ts';

/** The most chips that are counted. */
export const MOST_CHIPS = 1e12;

/** A whole number of chips or of anything else. */
export const wholeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CHIPS));
/** A fortune. Who has more than the house can count has as much as it can: a save is not broken, and no chip lost, by being rich. */
export const fortuneSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform((chips) => Math.min(chips, MOST_CHIPS)),
);
/** Chips won or lost. */
export const netSchema = v.pipe(v.number(), v.integer(), v.minValue(-MOST_CHIPS), v.maxValue(MOST_CHIPS));
/** A seat. */
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
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

/** The schema of what a record and a kept table share. */
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

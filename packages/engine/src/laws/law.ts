/** What a law is. */
import type { Audience, Beat, GameTypes, Words } from '../contract.ts';
import { isEqual, parseJson } from '../json.ts';
import type { Saying } from '../language/saying.ts';
import type { Journey } from './journey.ts';

// --- what makes a text fit to be read out ----------------------------------------------------------------------------

// What a template prints when a value is missing, and what would break a line.
const SLIPS = /\bundefined\b|\bNaN\b|\bnull\b|\[object |=>|^\s|\s$|\n/;

/** What is wrong with a text, by name; undefined when it may be read out. */
export const faultInText = (name: string, text: unknown): string | undefined => {
  if (typeof text !== 'string') return `${name} is no text`;
  if (text === '') return `${name} is empty`;
  return SLIPS.test(text) ? `${name} is ill-formed: ${JSON.stringify(text)}` : undefined;
};

/** What is wrong with a sentence in any of its forms; undefined when nothing is. */
export const faultInSaying = (name: string, saying: Saying): string | undefined =>
  [saying]
    .flat()
    .map((text) => faultInText(name, text))
    .find((fault) => fault !== undefined);

/** The first text in a value that has a blank in it, as only sentences have; undefined where there is none. */
export const sentenceIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return /\s/.test(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const one of Object.values(value)) {
    const found = sentenceIn(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What is wrong with the reason for an action: it is facts, and it can be said. */
export function* faultsInWhy<T extends GameTypes>(
  name: string,
  words: Words<T>,
  why: T['why'] | undefined,
  audience: Audience,
): Iterable<string> {
  if (why === undefined) {
    yield `${name} is missing`;
    return;
  }
  const text = sentenceIn(why);
  if (text !== undefined) yield `${name} is told in words: ${JSON.stringify(text)}`;
  if (!isEqual(why, parseJson(JSON.stringify(why)))) yield `${name} is no plain JSON`;
  const fault = faultInSaying(name, words.why(why, audience));
  if (fault !== undefined) yield fault;
}

/** Something that holds at every table. */
export interface Law {
  readonly name: string;
  /** The law in a sentence. */
  readonly says: string;
  /** Every place in a journey where it does not hold. To throw is a breach too. */
  check<T extends GameTypes>(journey: Journey<T>): Iterable<string>;
}

/** A beat, and the table just before it: undefined before a sitting's first. */
export interface Change<T extends GameTypes> extends Beat<T> {
  readonly before: T['state'] | undefined;
}

/** Beats one after another, each with the table before it. */
const changes = <T extends GameTypes>(before: T['state'] | undefined, beats: readonly Beat<T>[]): readonly Change<T>[] =>
  beats.map(({ event, state }, at) => ({ before: at === 0 ? before : beats[at - 1]?.state, event, state }));

/** Every beat of a journey, from its opening on. */
export const allChanges = <T extends GameTypes>({ start, moves }: Journey<T>): readonly Change<T>[] => [
  ...changes<T>(undefined, start.beats),
  ...moves.flatMap(({ before, step }) => changes<T>(before, step.beats)),
];

/** The beats that the costly laws examine: those of each move from a position they examine, and the opening's before the first. */
export const examinedChanges = <T extends GameTypes>({ start, examined }: Journey<T>): readonly Change<T>[] =>
  examined.flatMap(({ at, move }) => {
    const first = at === 0 ? changes<T>(undefined, start.beats) : [];
    return move === undefined ? first : [...first, ...changes<T>(move.before, move.step.beats)];
  });

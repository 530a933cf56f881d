/** How somebody stands with the puzzles: what is solved, how many in a row, and the own mistakes that come back until solved twice. Pure. */

import { isFields, parseJson } from '@baize/engine';
import type { Recorded } from '../records/record.ts';
import type { Judgment } from '../review/review.ts';
import type { Puzzle } from './puzzles.ts';

/** A mistake of one's own, as a puzzle. */
export interface OwnPuzzle extends Puzzle {
  /** Tells it from others: the sitting's seed and the line of its log. */
  readonly name: string;
  /** How often it was solved; it goes when that is twice. */
  readonly solved: number;
}

/** Everything that is kept: plain JSON. */
export interface PuzzleProgress {
  readonly version: 1;
  /** How many were solved, how many in a row, and the most that were. */
  readonly solved: number;
  readonly run: number;
  readonly bestRun: number;
  /** The last day whose puzzle was solved, counted from 1970, and how many days in a row. */
  readonly day: number;
  readonly days: number;
  /** The number of the next puzzle of each game. */
  readonly next: Readonly<Record<string, number>>;
  readonly own: readonly OwnPuzzle[];
}

/** Nothing solved yet. */
export const noPuzzles: PuzzleProgress = { version: 1, solved: 0, run: 0, bestRun: 0, day: 0, days: 0, next: {}, own: [] };

/** How often an own mistake is solved before it goes. */
const SOLVED_FOR_GOOD = 2;
/** Most own mistakes that wait; the oldest go first. */
export const MAX_OWN = 20;

/** What was asked. */
export type Asked =
  | { readonly kind: 'numbered'; readonly game: string; readonly number: number }
  | { readonly kind: 'daily'; readonly day: number }
  | { readonly kind: 'own'; readonly name: string };

const daysAfter = ({ day, days }: PuzzleProgress, today: number): number => (today === day ? days : today === day + 1 ? days + 1 : 1);

/** An own mistake after an answer: it moves to the end, or goes once it was solved twice. A wrong answer takes nothing away. */
const ownAfter = (own: readonly OwnPuzzle[], name: string, isRight: boolean): readonly OwnPuzzle[] => {
  const found = own.find((one) => one.name === name);
  if (found === undefined) return own;
  const others = own.filter((one) => one.name !== name);
  const solved = found.solved + (isRight ? 1 : 0);
  return solved >= SOLVED_FOR_GOOD ? others : [...others, { ...found, solved }];
};

/** The progress after an answer. */
export const afterAnswer = (before: PuzzleProgress, asked: Asked, isRight: boolean, most: number): PuzzleProgress => {
  const run = isRight ? before.run + 1 : 0;
  const counted: PuzzleProgress = {
    ...before,
    solved: before.solved + (isRight ? 1 : 0),
    run,
    bestRun: Math.max(before.bestRun, run),
  };
  switch (asked.kind) {
    case 'numbered':
      return { ...counted, next: { ...counted.next, [asked.game]: (asked.number % most) + 1 } };
    case 'daily':
      return isRight && asked.day > before.day ? { ...counted, day: asked.day, days: daysAfter(before, asked.day) } : counted;
    case 'own':
      return { ...counted, own: ownAfter(counted.own, asked.name, isRight) };
  }
};

/** Longer records are not kept for a puzzle. */
const MAX_LINES = 1500;

/** The mistakes of a sitting as puzzles: each with the record up to it. */
export const ownPuzzles = (record: Recorded, judgments: readonly Judgment[]): readonly OwnPuzzle[] =>
  judgments
    .filter(({ mark, line }) => mark === 'mistake' && line < MAX_LINES)
    .map((judgment) => ({
      name: `${record.seed.slice(0, 16)} ${judgment.line}`,
      record: { ...record, log: record.log.slice(0, judgment.line + 1) },
      judgment,
      solved: 0,
    }));

/** With more own mistakes; one that waits already stays as it is. */
export const withOwn = (before: PuzzleProgress, more: readonly OwnPuzzle[]): PuzzleProgress => {
  const known = new Set(before.own.map(({ name }) => name));
  const fresh = more.filter(({ name }) => !known.has(name));
  return fresh.length === 0 ? before : { ...before, own: [...before.own, ...fresh].slice(-MAX_OWN) };
};

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isOwn = (value: unknown): value is OwnPuzzle =>
  isFields(value) &&
  typeof value['name'] === 'string' &&
  isCount(value['solved']) &&
  isFields(value['judgment']) &&
  isCount(value['judgment']['line']) &&
  isFields(value['record']) &&
  Array.isArray(value['record']['log']);

/** What a text says; nothing solved where it was cut short or edited: a count of puzzles is worth no mending. */
export const readProgress = (text: string | null): PuzzleProgress => {
  const found = text === null ? undefined : parseJson(text);
  if (!isFields(found) || found['version'] !== 1) return noPuzzles;
  const count = (name: string): number => (isCount(found[name]) ? found[name] : 0);
  const next = isFields(found['next']) ? Object.entries(found['next']).filter((one): one is [string, number] => isCount(one[1])) : [];
  const own = Array.isArray(found['own']) ? found['own'].filter(isOwn).slice(-MAX_OWN) : [];
  return {
    version: 1,
    solved: count('solved'),
    run: count('run'),
    bestRun: count('bestRun'),
    day: count('day'),
    days: count('days'),
    next: Object.fromEntries(next),
    own,
  };
};

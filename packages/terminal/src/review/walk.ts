/**
 * A look back to walk through, as data: the decisions of a sitting, what was found of them so far, and where the reader stands. It is
 * judged a few decisions at a time, so that a key is answered in between. Pure.
 */
import {
  type DecisionMade,
  isSlipOrMistake,
  type Judgment,
  judge,
  type LuckBreakdown,
  luckIn,
  type Recorded,
  sumReview,
} from '@baize/casino';
import type { BySeat, GameModule, GameTypes } from '@baize/engine';
import type { Thought } from '../driver.ts';
import type { Size } from '../kit/cells.ts';
import type { Key } from '../kit/keys.ts';
import { walkWords } from './language/index.ts';

/** A decision, and who sat at the table. */
export interface WalkEntry<T extends GameTypes> {
  readonly made: DecisionMade<T>;
  readonly names: BySeat<string>;
}

/** What is looked back at. */
export interface WalkSource<T extends GameTypes> {
  readonly title: string;
  readonly entries: readonly WalkEntry<T>[];
  /** What is to be said of all of it, where it comes from elsewhere. */
  readonly about?: readonly string[];
  /** The record, where there is one of ours: luck, all hands and another try come from it. */
  readonly record?: Recorded;
  /** Whether the reader has played it: then their mistakes are kept. */
  readonly isOwn?: boolean;
}

/** Everything the page knows. */
export interface Walk<T extends GameTypes> {
  readonly source: WalkSource<T>;
  readonly size: Size;
  /** How many decisions were weighed, and what was found, by the line of each. */
  readonly weighed: number;
  readonly found: ReadonlyMap<number, Judgment<T['action']>>;
  readonly luck: LuckBreakdown | undefined;
  /** Whether every decision is walked through, or only those that are worth a word. */
  readonly isAll: boolean;
  /** 0 is the sum of the sitting; from 1 on the decisions of the list. */
  readonly at: number;
  /** Whether the note lies over the table. */
  readonly isNote: boolean;
  readonly isFaceUp: boolean;
  readonly said: string | undefined;
  readonly ticket: number;
}

/** A look back that begins. Where nothing can be judged every decision is in the list. */
export const openWalk = <T extends GameTypes>({ appraise }: GameModule<T>, source: WalkSource<T>, size: Size, ticket: number): Walk<T> => ({
  source,
  size,
  weighed: appraise === undefined ? source.entries.length : 0,
  found: new Map(),
  luck: undefined,
  isAll: appraise === undefined,
  at: 0,
  isNote: false,
  isFaceUp: false,
  said: undefined,
  ticket,
});

/** Whether all was weighed. */
export const isWeighed = <T extends GameTypes>({ weighed, source }: Walk<T>): boolean => weighed >= source.entries.length;

/** How many decisions are weighed at once: some ten milliseconds each at Hearts. */
const AT_ONCE = 4;

/** The judgments so far, in the order of the decisions. */
export const judgmentsOf = <T extends GameTypes>({ found }: Pick<Walk<T>, 'found'>): readonly Judgment<T['action']>[] => [
  ...found.values(),
];

const nextEntries = <T extends GameTypes>({ source, weighed }: Walk<T>): readonly WalkEntry<T>[] =>
  source.entries.slice(weighed, weighed + AT_ONCE);

/** The next few decisions, as something to be judged elsewhere. */
export const judgeThought = <T extends GameTypes>({ game }: GameModule<T>, walk: Walk<T>): Thought => ({
  game: game.id,
  kind: 'judge',
  who: 'judge',
  question: nextEntries(walk).map(({ made }) => made),
});

/** Whether a judgment was found for each decision, or that there is none. */
const areJudgments = <T extends GameTypes>(answer: unknown, count: number): answer is readonly (Judgment<T['action']> | null)[] =>
  Array.isArray(answer) && answer.length === count;

/** The walk with the next few decisions weighed, as they were judged elsewhere if they were. Once all are, luck is told apart. */
export const weighMore = <T extends GameTypes>(module: GameModule<T>, walk: Walk<T>, answer?: unknown): Walk<T> => {
  const { source, weighed } = walk;
  const found = new Map(walk.found);
  const entries = nextEntries(walk);
  const judged = areJudgments<T>(answer, entries.length) ? answer : entries.map(({ made }) => judge(module, made));
  for (const [at, { made }] of entries.entries()) {
    const judgment = judged[at];
    if (judgment != null) found.set(made.line, judgment);
  }
  const now = { ...walk, found, weighed: Math.min(source.entries.length, weighed + AT_ONCE) };
  const { record } = source;
  return isWeighed(now) && record !== undefined ? { ...now, luck: luckIn(module, record, record.me, judgmentsOf(now)) } : now;
};

/** Whether a decision is worth a word. */
const isTold = (judgment: Judgment | undefined): boolean =>
  judgment !== undefined && (isSlipOrMistake(judgment) || judgment.mark === 'opinion');

/** The decisions that are walked through. */
export const listOf = <T extends GameTypes>({ source, found, isAll }: Walk<T>): readonly WalkEntry<T>[] =>
  isAll ? source.entries : source.entries.filter(({ made }) => isTold(found.get(made.line)));

/** The decision that is looked at; undefined at the sum. */
export const entryNow = <T extends GameTypes>(walk: Walk<T>): WalkEntry<T> | undefined =>
  walk.at === 0 ? undefined : listOf(walk)[walk.at - 1];

/** The walk at the decision of this line; in the list of all where it is in no other. */
const toLine = <T extends GameTypes>(walk: Walk<T>, line: number): Walk<T> => {
  const place = listOf(walk).findIndex(({ made }) => made.line === line);
  return place === -1 ? { ...walk, at: 0 } : { ...walk, at: place + 1 };
};

/** Between few decisions and all of them; the one that is looked at stays, if it is in both. */
const switchList = <T extends GameTypes>(walk: Walk<T>): Walk<T> => {
  const line = entryNow(walk)?.made.line;
  const other = { ...walk, isAll: !walk.isAll };
  return line === undefined ? { ...other, at: 0 } : toLine(other, line);
};

const STEPS: Readonly<Partial<Record<Key, number>>> = { up: -1, left: -1, down: 1, right: 1, 'page-up': -10, 'page-down': 10 };

/** A key that only changes where the reader stands; undefined for one that does not. */
const moved = <T extends GameTypes>(walk: Walk<T>, key: Key): Walk<T> | undefined => {
  const by = STEPS[key];
  if (by !== undefined) return { ...walk, at: Math.max(0, Math.min(listOf(walk).length, walk.at + by)) };
  const dear = /^[123]$/.test(key) ? sumReview(judgmentsOf(walk)).dearest[Number(key) - 1] : undefined;
  if (dear !== undefined) return toLine(walk, dear.line);
  return key === 'a' ? switchList(walk) : undefined;
};

/** What a key of the page does to it. To leave it, and to try again, is the affair of whoever holds it. */
export const walkKey = <T extends GameTypes>(before: Walk<T>, key: Key): Walk<T> => {
  const walk = { ...before, said: undefined };
  const elsewhere = moved(walk, key);
  if (elsewhere !== undefined) return elsewhere;
  const { record } = walk.source;
  switch (key) {
    case 'enter':
    case 'space':
      return walk.at === 0 ? { ...walk, at: Math.min(1, listOf(walk).length) } : { ...walk, isNote: !walk.isNote };
    case 'f':
      return record === undefined ? { ...walk, said: walkWords().page.noHands } : { ...walk, isFaceUp: !walk.isFaceUp };
    default:
      return { ...walk, said: walkWords().page.keys };
  }
};

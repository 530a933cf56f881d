/** What the judgments of a sitting come to, and how they are kept: outside the save, and only as long as the same judge would say the same. */
import {
  digest,
  type Fortune,
  type GameModule,
  type GameTypes,
  isFields,
  type Mark,
  parseJson,
  type Seat,
  type WrittenRecord,
} from '@baize/engine';
import { stepsOf } from './record.ts';
import { JUDGE_VERSION, type Judgment } from './review.ts';

/** What the decisions of a sitting cost. */
export interface ReviewSum {
  readonly decisions: number;
  /** How many there are of each mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** What the slips and mistakes cost together. What may be chance or opinion is not counted. */
  readonly cost: number;
  /** The dearest of them, at most three, the dearest first. */
  readonly dearest: readonly Judgment[];
}

/** Whether a decision is marked: more than an opinion. */
export const isSlipOrMistake = ({ mark }: Pick<Judgment, 'mark'>): boolean => mark === 'slip' || mark === 'mistake';

const DEAREST = 3;

/** Sums up judgments. */
export const sumReview = (judgments: readonly Judgment[]): ReviewSum => {
  const countOf = (mark: Mark): number => judgments.filter((one) => one.mark === mark).length;
  const marked = judgments.filter(isSlipOrMistake);
  return {
    decisions: judgments.length,
    marks: { fine: countOf('fine'), slip: countOf('slip'), mistake: countOf('mistake'), opinion: countOf('opinion') },
    cost: marked.reduce((sum, { behind }) => sum + behind, 0),
    dearest: marked.toSorted((a, b) => b.behind - a.behind).slice(0, DEAREST),
  };
};

/** What of a result was the house's edge, what decisions, and what luck: together they are the result. */
export interface LuckTold extends Fortune {
  readonly decisions: number;
  readonly luck: number;
}

/** What of a sitting was luck; undefined where the game cannot tell. Only after the sitting: it looks at hidden cards. */
export const luckIn = <T extends GameTypes>(
  module: GameModule<T>,
  record: WrittenRecord,
  me: Seat,
  judgments: readonly Judgment[],
): LuckTold | undefined => {
  const found = module.fortune?.(stepsOf(module, record), me);
  if (found === undefined) return undefined;
  const decisions = found.decisionsApart ? judgments.reduce((sum, { behind }) => sum + behind, 0) : 0;
  return { ...found, decisions, luck: found.result - found.expected + decisions };
};

// --- kept ---------------------------------------------------------------------------------------------------------------

/** The fingerprint of a record: of its opening and its log, and of nothing else that it may carry. */
export const recordDigest = ({ game, version, preset, seed, stacks, log }: WrittenRecord): string =>
  digest(JSON.stringify({ game, version, preset, seed, stacks, log })).slice(0, 32);

/** The text in which judgments are kept. */
export const writeJudgments = (record: WrittenRecord, me: Seat, judgments: readonly Judgment[]): string =>
  JSON.stringify({ record: recordDigest(record), version: record.version, judge: JUDGE_VERSION, me, judgments });

const isJudgment = (value: unknown): value is Judgment =>
  isFields(value) && 'line' in value && 'mark' in value && 'behind' in value && 'best' in value;

/** The judgments of a text, if they are of this record, this seat and this judge; undefined when they have to be made again. */
export const readJudgments = (record: WrittenRecord, me: Seat, text: string | null): readonly Judgment[] | undefined => {
  const found = text === null ? undefined : parseJson(text);
  if (!isFields(found) || !Array.isArray(found['judgments'])) return undefined;
  const kept = found['judgments'].filter(isJudgment);
  return writeJudgments(record, me, kept) === text ? kept : undefined;
};

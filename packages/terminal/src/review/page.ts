/** A look back in text: what was decided, what it cost, the costliest named, and what was luck. */
import {
  becauseWords,
  costWords,
  type DecisionMade,
  decisions,
  isSlipOrMistake,
  type Judgment,
  judge,
  type LuckBreakdown,
  luckIn,
  type Recorded,
  roundedLuck,
  sumReview,
} from '@baize/casino';
import { type GameModule, type GameTypes, rulesOf } from '@baize/engine';
import type { JudgedSitting } from '../model.ts';
import { walkWords } from './language/index.ts';

/** A judgment with the names of what was done and of what is better. */
export interface JudgmentTold {
  readonly judgment: Judgment;
  readonly did: string;
  readonly better: string;
  readonly because: string;
}

/** Names what a judgment is about, in the game's own words. */
export const toldOf = <T extends GameTypes>(
  module: GameModule<T>,
  made: DecisionMade<T>,
  judgment: Judgment<T['action']>,
): JudgmentTold => {
  const { words } = module;
  const { sight, action } = made.foreign ?? made;
  const because = becauseWords(module, made, judgment);
  return { judgment, did: words.action(action, sight), better: words.action(judgment.best, sight), because };
};

/** What a sitting is called: "Blackjack, Vegas rules". */
export const titleFor = <T extends GameTypes>({ game, words }: GameModule<T>, preset: string): string =>
  `${game.title}, ${words.preset(rulesOf(game, preset))}`;

/** What every decision of a record cost, with its names. `tell` hears how many are done. */
export const judgmentsTold = <T extends GameTypes>(
  module: GameModule<T>,
  record: Recorded,
  tell: (done: number) => void = () => undefined,
): readonly JudgmentTold[] => {
  const all: JudgmentTold[] = [];
  for (const made of decisions(module, record, record.me)) {
    const judgment = judge(module, made);
    if (judgment !== undefined) all.push(toldOf(module, made, judgment));
    tell(all.length);
  }
  return all;
};

/** The line of one judgment. */
export const judgmentLines = ({ judgment, did, better, because }: JudgmentTold): readonly string[] => {
  const { mark, round, behind, error, unit } = judgment;
  const known =
    mark === 'slip' || mark === 'mistake'
      ? { mark, cost: costWords(unit, behind), error: unit === 'chance' ? 100 * error : error }
      : undefined;
  const told = walkWords().judged({ round, did, better, ...(known === undefined ? {} : { cost: known }) });
  return [told, because].filter((line) => line !== '');
};

/** How many decisions there were, and what they cost together. */
export const countLines = (title: string, all: readonly Judgment[]): readonly string[] => {
  const { decisions, marks, cost } = sumReview(all);
  const words = walkWords();
  if (decisions === 0) return [words.nothingJudged(title)];
  const counts = { decisions, slips: marks.slip, mistakes: marks.mistake, cost: costWords(all[0]?.unit ?? 'chips', cost) };
  return [words.counted(title, counts), ...(marks.opinion === 0 ? [] : [words.opinions(marks.opinion)])];
};

/** What the sitting came to, and which decision cost most. */
export const summaryLines = (title: string, all: readonly Judgment[]): readonly string[] => {
  const [first] = sumReview(all).dearest;
  const costliest = first && walkWords().costliest(first.round, costWords(first.unit, first.behind));
  return [...countLines(title, all), ...(costliest === undefined ? [] : [costliest])];
};

/** What of the result was luck. It is no measure of skill, and says so. */
export const luckLines = (found: LuckBreakdown | undefined): readonly string[] => {
  if (found === undefined || found.count === 0) return [];
  const luck = roundedLuck(found);
  const usual = Math.round(luck.width);
  if (luck.of === 'all-in') return [walkWords().allInLuck(luck.count, luck.luck, usual)];
  const { result, expected, decisions, decisionsApart, forfeited } = luck;
  const apart = { ...(decisionsApart ? { decisions: -decisions } : {}), ...(forfeited > 0 ? { left: -forfeited } : {}) };
  return [walkWords().resultFrom({ result, expected, ...apart, luck: luck.luck, usual })];
};

/** The judgments that are told: marked ones and opinions, in the order in which they were made. */
export const worthTelling = (all: readonly JudgmentTold[]): readonly JudgmentTold[] =>
  all.filter(({ judgment }) => isSlipOrMistake(judgment) || judgment.mark === 'opinion');

/** A look back line by line, and what it came to. */
export interface ReviewTold {
  readonly lines: readonly string[];
  readonly judged?: JudgedSitting;
}

/** A whole look back in lines: the sum, luck, and each decision that is worth a word. */
export const reviewTold = <T extends GameTypes>(module: GameModule<T>, record: Recorded): ReviewTold => {
  const title = titleFor(module, record.preset);
  if (module.appraise === undefined) return { lines: [walkWords().unknownWorth(title)] };
  const all = judgmentsTold(module, record);
  const judgments = all.map(({ judgment }) => judgment);
  const luck = luckIn(module, record, record.me, judgments);
  const lines = [...summaryLines(title, judgments), ...luckLines(luck), ...worthTelling(all).flatMap(judgmentLines)];
  return { lines, judged: { record, judgments } };
};

/** The whole look back for programs. */
export const reviewJson = (head: object, all: readonly JudgmentTold[], luck: LuckBreakdown | undefined): string => {
  const sum = sumReview(all.map(({ judgment }) => judgment));
  const { dearest: _dearest, ...counts } = sum;
  return JSON.stringify({
    ...head,
    ...counts,
    ...(luck === undefined ? {} : { luck }),
    judgments: all.map((one) => ({ ...one.judgment, did: one.did, better: one.better })),
  });
};

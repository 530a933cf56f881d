/** A look back in text: what was decided, what it cost, the dearest first named, and what was luck. */
import {
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
import { capital, figure, type GameModule, type GameTypes, rulesOf } from '@baize/engine';
import type { JudgedSitting } from '../model.ts';

/** A judgment with the names of what was done and of what is better. */
export interface JudgmentTold {
  readonly judgment: Judgment;
  readonly did: string;
  readonly better: string;
}

/** Names what a judgment is about, in the game's own words. */
export const toldOf = <T extends GameTypes>(
  { words }: GameModule<T>,
  made: DecisionMade<T>,
  judgment: Judgment<T['action']>,
): JudgmentTold => {
  const { sight, action } = made.foreign ?? made;
  return { judgment, did: words.action(action, sight), better: words.action(judgment.best, sight) };
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

const signed = (amount: number): string => `${amount < 0 ? '-' : '+'}${figure(Math.abs(amount))}`;

/** The line of one judgment. */
export const judgmentLines = ({ judgment, did, better }: JudgmentTold): readonly string[] => {
  const { mark, round, behind, error, unit, because } = judgment;
  const sure = error > 0 ? ` (± ${(unit === 'chance' ? 100 * error : error).toFixed(1)})` : '';
  const cost = mark === 'opinion' ? 'a matter of opinion' : `a ${mark}, about ${costWords(unit, behind)}${sure}`;
  return [`Round ${round}: you chose ${did}; ${better} seems better: ${cost}.`, because].filter((line) => line !== '');
};

const plural = (count: number, one: string, many: string): string => `${figure(count)} ${count === 1 ? one : many}`;

/** How many decisions there were, and what they cost together. */
export const countLines = (title: string, all: readonly Judgment[]): readonly string[] => {
  const { decisions, marks, cost } = sumReview(all);
  const unit = all[0]?.unit ?? 'chips';
  if (decisions === 0) return [`${title}: there is no decision in it that can be judged.`];
  const marked = marks.slip + marks.mistake;
  const told =
    marked === 0
      ? 'None of them is marked.'
      : `${capital(plural(marks.slip, 'slip', 'slips'))} and ${plural(marks.mistake, 'mistake', 'mistakes')} cost about ${costWords(unit, cost)}.`;
  const opinions = marks.opinion === 0 ? [] : [`${plural(marks.opinion, 'decision is', 'decisions are')} a matter of opinion.`];
  return [`${title}: ${plural(decisions, 'decision', 'decisions')}. ${told}`, ...opinions];
};

/** What the sitting came to, and which decision cost most. */
export const summaryLines = (title: string, all: readonly Judgment[]): readonly string[] => {
  const [first] = sumReview(all).dearest;
  const dearest = first && `The dearest, in round ${first.round}, cost about ${costWords(first.unit, first.behind)}.`;
  return [...countLines(title, all), ...(dearest === undefined ? [] : [dearest])];
};

/** What of the result was luck. It is no measure of skill, and says so. */
export const luckLines = (found: LuckBreakdown | undefined): readonly string[] => {
  if (found === undefined || found.count === 0) return [];
  const luck = roundedLuck(found);
  const usual = `usual luck: ± ${figure(Math.round(luck.width))}`;
  if (luck.of === 'all-in') {
    const pots = plural(luck.count, 'pot', 'pots');
    return [`All-in luck in ${pots}: ${signed(luck.luck)} chips (${usual}). The rest is not skill alone.`];
  }
  const decisions = luck.decisionsApart ? ` ${signed(-luck.decisions)} your decisions` : '';
  const left = luck.forfeited > 0 ? ` ${signed(-luck.forfeited)} left on the table` : '';
  return [
    `Result ${signed(luck.result)} = ${signed(luck.expected)} what the bets bring${decisions}${left} ${signed(luck.luck)} luck (${usual}).`,
  ];
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
  if (module.appraise === undefined) return { lines: [`${title}: nobody has shown yet what a decision at this game is worth.`] };
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

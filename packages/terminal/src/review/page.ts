/** A look back in text: what was decided, what it cost, the dearest first named, and what was luck. */
import { type DecisionMade, isSlipOrMistake, type Judgment, type LuckTold, sumReview } from '@baize/casino';
import { capital, figure, type GameModule, type GameTypes } from '@baize/engine';

/** A judgment with the names of what was done and of what is better. */
export interface JudgmentTold {
  readonly judgment: Judgment;
  readonly did: string;
  readonly better: string;
}

/** Names what a judgment is about, in the game's own words. */
export const toldOf = <T extends GameTypes>(
  { words }: GameModule<T>,
  { sight, action }: DecisionMade<T>,
  judgment: Judgment<T['action']>,
): JudgmentTold => ({ judgment, did: words.action(action, sight), better: words.action(judgment.best, sight) });

const UNITS: Readonly<Record<Judgment['unit'], string>> = { chips: 'chips', points: 'points', chance: 'wins in a hundred' };

/** About so much, with one digit: more would not be true. */
const about = (amount: number, unit: Judgment['unit']): string => {
  const counted = unit === 'chance' ? 100 * amount : amount;
  const text = counted < 100 ? String(Math.round(10 * counted) / 10) : figure(Math.round(counted));
  return `${text} ${UNITS[unit]}`;
};

const signed = (amount: number): string => `${amount < 0 ? '-' : '+'}${figure(Math.round(Math.abs(amount)))}`;

/** The line of one judgment. */
export const judgmentLines = ({ judgment, did, better }: JudgmentTold): readonly string[] => {
  const { mark, round, behind, error, unit, because } = judgment;
  const sure = error > 0 ? ` (± ${(unit === 'chance' ? 100 * error : error).toFixed(1)})` : '';
  const cost = mark === 'opinion' ? 'a matter of opinion' : `a ${mark}, about ${about(behind, unit)}${sure}`;
  return [`Round ${round}: you chose ${did}; ${better} seems better: ${cost}.`, because].filter((line) => line !== '');
};

const plural = (count: number, one: string, many: string): string => `${figure(count)} ${count === 1 ? one : many}`;

/** What the sitting came to. */
export const summaryLines = (title: string, all: readonly Judgment[]): readonly string[] => {
  const { decisions, marks, cost, dearest } = sumReview(all);
  const unit = all[0]?.unit ?? 'chips';
  if (decisions === 0) return [`${title}: there is no decision in it that can be judged.`];
  const marked = marks.slip + marks.mistake;
  const told =
    marked === 0
      ? 'None of them is marked.'
      : `${capital(plural(marks.slip, 'slip', 'slips'))} and ${plural(marks.mistake, 'mistake', 'mistakes')} cost about ${about(cost, unit)}.`;
  const opinions = marks.opinion === 0 ? [] : [`${plural(marks.opinion, 'decision is', 'decisions are')} a matter of opinion.`];
  const first =
    dearest[0] === undefined ? [] : [`The dearest, in round ${dearest[0].round}, cost about ${about(dearest[0].behind, unit)}.`];
  return [`${title}: ${plural(decisions, 'decision', 'decisions')}. ${told}`, ...opinions, ...first];
};

/** What of the result was luck. It is no measure of skill, and says so. */
export const luckLines = (luck: LuckTold | undefined): readonly string[] => {
  if (luck === undefined || luck.count === 0) return [];
  const usual = `usual luck: ± ${figure(Math.round(luck.width))}`;
  if (luck.of === 'all-in') {
    const pots = plural(luck.count, 'pot', 'pots');
    return [`All-in luck in ${pots}: ${signed(luck.luck)} chips (${usual}). The rest is not skill alone.`];
  }
  const decisions = luck.decisionsApart ? ` ${signed(-luck.decisions)} your decisions` : '';
  return [`Result ${signed(luck.result)} = ${signed(luck.expected)} what the bets bring${decisions} ${signed(luck.luck)} luck (${usual}).`];
};

/** The judgments that are told: marked ones and opinions, in the order in which they were made. */
export const worthTelling = (all: readonly JudgmentTold[]): readonly JudgmentTold[] =>
  all.filter(({ judgment }) => isSlipOrMistake(judgment) || judgment.mark === 'opinion');

/** The whole look back for programs. */
export const reviewJson = (head: object, all: readonly JudgmentTold[], luck: LuckTold | undefined): string => {
  const sum = sumReview(all.map(({ judgment }) => judgment));
  const { dearest: _dearest, ...counts } = sum;
  return JSON.stringify({
    ...head,
    ...counts,
    ...(luck === undefined ? {} : { luck }),
    judgments: all.map((one) => ({ ...one.judgment, did: one.did, better: one.better })),
  });
};

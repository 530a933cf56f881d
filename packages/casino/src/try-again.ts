/** A decision tried again: the table as it stood before it, and what is said to another answer. Nothing is staked or counted. Pure. */
import {
  appraisalOf,
  type Beat,
  fork,
  type GameModule,
  type GameTypes,
  isAction,
  isSameAction,
  type LogEntry,
  playLog,
} from '@baize/engine';
import { logOf } from './log.ts';
import type { Recorded } from './record.ts';
import type { TableAgain } from './resume.ts';
import { type DecisionMade, type Judgment, REVIEW_EFFORT } from './review.ts';
import { costWords } from './review-words.ts';
import { noRounds } from './statistics.ts';
import { openTable } from './table.ts';

/** As many beats as a round may have: what happened in it is told again. */
const RECENT = 400;

/** The table as it stood before a line of the log, with the same cards to come; undefined where the record does not lead there. */
export const tableBefore = <T extends GameTypes>(module: GameModule<T>, record: Recorded, line: number): TableAgain<T> | undefined => {
  const { table, beats } = openTable(module, record);
  let { state } = table;
  let recent: readonly Beat<T>[] = beats;
  const log: LogEntry<T>[] = [];
  for (const played of playLog(module.game, state, record.log.slice(0, line))) {
    if (!played.ok) return undefined;
    log.push(played.entry);
    ({ state } = played.step);
    recent = [...recent, ...played.step.beats].slice(-RECENT);
  }
  return { table: { ...table, log: logOf(log), state }, beats: recent, statistics: noRounds };
};

/** As good as the best is what may be chance, or is a trifle of the bet or the pot. */
const ERRORS = 2.5;
const TRIFLE = 0.02;

/** What is said to an answer. */
export interface TriedAnswer {
  readonly isRight: boolean;
  readonly title: string;
  readonly text: string;
}

/** What the best action of a judgment is called. */
export const bestWords = <T extends GameTypes>(module: GameModule<T>, { sight }: DecisionMade<T>, { best }: Judgment): string =>
  isAction<T['action']>(module.game.shapes, best) ? module.words.action(best, sight) : '';

/** What is said to somebody who tries a decision again with this action. */
export const triedAnswer = <T extends GameTypes>(
  module: GameModule<T>,
  { sight, line }: DecisionMade<T>,
  judgment: Judgment,
  seed: string,
  tried: T['action'],
): TriedAnswer => {
  const found = module.appraise?.(sight, fork(seed, `look back ${line}`), REVIEW_EFFORT, [tried]);
  const taken = found && appraisalOf<T>(found, tried);
  const mark = found === undefined ? 'opinion' : (module.verdict?.(sight, tried, found) ?? 'opinion');
  const isBest = isAction<T['action']>(module.game.shapes, judgment.best) && isSameAction(tried, judgment.best);
  const isAsGood = mark === 'fine' && (taken === undefined || taken.behind <= Math.max(ERRORS * taken.error, TRIFLE * (found?.scale ?? 0)));
  if (isBest || isAsGood) return { isRight: true, title: isBest ? 'That is the one' : 'As good as the best', text: judgment.because };
  const cost = found === undefined || taken === undefined ? '' : ` It is about ${costWords(found.unit, taken.behind)} behind the best.`;
  const better = judgment.because === '' ? '' : ` ${judgment.because}`;
  return { isRight: false, title: 'Not the best here', text: `${module.words.action(tried, sight)}.${cost}${better}` };
};

/** A puzzle line by line: the table as it stands, a question, and what is said to the answer. Pure: text in, text out. */
import { resumeBefore, type TriedAnswer } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { answerPlain, enterPlain, lined, type Said } from '../plain.ts';
import { answerIn, TRIAL_POLICY, type TrialTask } from '../review/trial.ts';
import type { TableScreen } from '../screens/screen.ts';

/** A puzzle in plain mode: what is said, and the answer once there is one. */
export interface PlainPuzzle {
  readonly text: string;
  readonly answer: TriedAnswer | undefined;
  /** Whether nothing more is asked. */
  readonly isOver: boolean;
  hear(line: string): PlainPuzzle;
}

const pageOf = <T extends GameTypes>(screen: TableScreen<T>, task: TrialTask<T>, said: Said<T>, width: number): PlainPuzzle => {
  const answer = answerIn({ screen, pace: 0 }, task, said.plain.model);
  return {
    text: answer === undefined ? said.text : lined([`${answer.title}.`, answer.text], width),
    answer,
    isOver: answer !== undefined || said.plain.asking.at === 'end',
    hear: (line) => pageOf(screen, task, answerPlain(screen, said.plain, line), width),
  };
};

/** The puzzle, as it is first told; undefined where its record does not lead there. */
export const openPlainPuzzle = <T extends GameTypes>(
  screen: TableScreen<T>,
  task: TrialTask<T>,
  width: number,
): PlainPuzzle | undefined => {
  const before = resumeBefore(screen.module, task.record, task.made.line);
  if (before === undefined) return undefined;
  // What has happened at the table is told there, once.
  return pageOf(screen, task, enterPlain(screen, before, TRIAL_POLICY, width, [task.asks]), width);
};

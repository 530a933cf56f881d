/** A decision tried at its own table, with the same cards to come and nothing at stake: the first answer is told what it is worth. Pure. */
import { allLines, type DecisionMade, type Judgment, type Recorded, resumeBefore, type TriedAnswer, triedAnswer } from '@baize/casino';
import { type GameTypes, inFull, isAction } from '@baize/engine';
import { ownTable } from '../driver.ts';
import { proceed, type TableContext } from '../flow.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { type Command, forRuntime, type Message, type Model } from '../model.ts';
import { seated, update } from '../program.ts';
import type { TableScreen } from '../screens/screen.ts';
import { draw } from '../view.ts';
import { walkWords } from './language/index.ts';

/** A decision that is tried. */
export interface AnotherTry<T extends GameTypes> {
  readonly room: TableContext<T>;
  readonly model: Model<T>;
  readonly task: TrialTask<T>;
  /** What was said to the answer, once there is one, and whether it has been read. */
  readonly answer: TriedAnswer | undefined;
  readonly isRead: boolean;
}

/** What is tried. */
export interface TrialTask<T extends GameTypes> {
  readonly record: Recorded;
  readonly made: DecisionMade<T>;
  readonly judgment: Judgment;
  /** What is asked. */
  readonly asks: string;
  /** Whether more are to come: Enter tries again, or is for the next one. */
  readonly goesOn?: true;
}

/** How a table is where something is tried: nothing is lost by leaving it. */
export const TRIAL_POLICY = { isKept: true, asks: false, hints: false } as const;

/** The table as it stood; undefined where the record does not lead there. Pauses are counted from `ticket` on. */
export const openTrial = <T extends GameTypes>(
  screen: TableScreen<T>,
  task: TrialTask<T>,
  size: Size,
  ticket: number,
): readonly [AnotherTry<T>, readonly Command[]] | undefined => {
  const before = resumeBefore(screen.module, task.record, task.made.line);
  if (before === undefined) return undefined;
  const room: TableContext<T> = { screen, pace: 0, isDrawn: true, isTrial: true, policy: TRIAL_POLICY };
  const [model, commands] = proceed(room, { ...seated(before, size), ticket });
  return [{ room, model, task, answer: undefined, isRead: false }, forRuntime(commands)];
};

/** What is said to what was done at the line of a task; undefined as long as nothing was. */
export const answerIn = <T extends GameTypes>(
  { screen: { module } }: TableContext<T>,
  { made, judgment }: TrialTask<T>,
  { table }: Pick<Model<T>, 'table'>,
): TriedAnswer | undefined => {
  const done = allLines(ownTable(table).truth.log)[made.line];
  if (done === undefined || !isAction<T['action']>(module.game.shapes, done.action)) return undefined;
  return triedAnswer(module, made, judgment, done.action);
};

/** A trial after something came in; a quit among the commands means that the player goes back. */
export const turnTrial = <T extends GameTypes>(trial: AnotherTry<T>, message: Message): readonly [AnotherTry<T>, readonly Command[]] => {
  const [model, commands] = update(trial.room, trial.model, message);
  const answer = trial.answer ?? answerIn(trial.room, trial.task, model);
  const isRead = trial.answer !== undefined && (trial.isRead || message.type === 'key');
  return [{ ...trial, model, answer, isRead }, forRuntime(commands)];
};

/** What is said at the table, unless the table itself has something to say. */
const trialWords = <T extends GameTypes>({ answer, isRead, model, task }: AnotherTry<T>): string =>
  inFull(
    model.note ??
      (answer === undefined
        ? task.asks
        : walkWords().trial.answered([`${answer.title}.`, ...(isRead ? [] : [answer.text])].join(' '), task.goesOn && answer.isRight)),
  );

/** The whole window. */
export const drawTrial = <T extends GameTypes>(trial: AnotherTry<T>): Screen =>
  draw(trial.room, {
    ...trial.model,
    note: trialWords(trial),
    ...(trial.answer !== undefined && trial.task.goesOn === true
      ? { bar: `[Enter] ${walkWords().trial[trial.answer.isRight ? 'next' : 'again']}` }
      : {}),
  });

/** How a table goes on: one of one's own by pure functions on a value, a shared one by its session. Keys, clock and drawing know no difference. */
import {
  botQuestionAt,
  chooseAt,
  coachQuestion,
  hintAt,
  type LocalTable,
  showDecidedAt,
  showNextAt,
  type TableNow,
  type TableSession,
} from '@baize/casino';
import type { GameModule, GameTypes, Hint } from '@baize/engine';

/** A shared table as it is now, and the session that drives it. */
export interface SharedTable<T extends GameTypes> extends TableNow<T> {
  readonly session: TableSession<T>;
}

/** A table that is played in the terminal. */
export type DrivenTable<T extends GameTypes> = LocalTable<T> | SharedTable<T>;

/** Whether others sit at this table who do not wait for this screen. */
export const isShared = <T extends GameTypes>(table: DrivenTable<T>): table is SharedTable<T> => 'session' in table;

/** A table of one's own with its truth. A shared one has none here: to ask for it is a bug. */
export const ownTable = <T extends GameTypes>(table: DrivenTable<T>): LocalTable<T> => {
  if (isShared(table)) throw new Error('A shared table is not played here.');
  return table;
};

/** A shared table as it is now, with nothing told yet. */
export const sharedTable = <T extends GameTypes>(session: TableSession<T>): SharedTable<T> => ({ ...session.now(), session, told: [] });

/** A shared table after its session was asked for something: what was told since is told here. */
const asked = <T extends GameTypes>({ session }: SharedTable<T>, ask: (session: TableSession<T>) => void): SharedTable<T> => {
  const { told } = session.now();
  ask(session);
  const now = session.now();
  return { ...now, session, told: now.told === told ? [] : now.told };
};

/** The next beat; with none left, the move of a bot that is waited for. */
export const showNext = <T extends GameTypes>(module: GameModule<T>, table: DrivenTable<T>, answer?: unknown): DrivenTable<T> =>
  isShared(table) ? asked(table, (session) => session.showNext()) : showNextAt(module, table, isMove<T>(answer) ? answer : undefined);

/** What has been decided, shown to its end. */
export const showDecided = <T extends GameTypes>(module: GameModule<T>, table: DrivenTable<T>): DrivenTable<T> =>
  isShared(table) ? asked(table, (session) => session.showAll()) : showDecidedAt(module, table);

/** What follows from a choice, its first beat shown; or why it is not taken, in the log. */
export const choose = <T extends GameTypes>(module: GameModule<T>, table: DrivenTable<T>, action: T['action']): DrivenTable<T> =>
  isShared(table) ? asked(table, (session) => session.choose(action)) : chooseAt(module, table, action);

/** What the coach says, in the log. */
export const askCoach = <T extends GameTypes>(module: GameModule<T>, table: DrivenTable<T>, answer?: unknown): DrivenTable<T> =>
  isShared(table) ? asked(table, (session) => session.askHint()) : hintAt(module, table, isHint<T>(answer) ? answer : undefined);

// --- what may be thought elsewhere -----------------------------------------------------------------------------------

/**
 * A long thought, in plain JSON: a bot's move, the coach's advice, or what some decisions cost. Whoever runs the program may have it
 * thought elsewhere; where nobody does, the program thinks it itself, and comes to the same.
 */
export interface Thought {
  readonly game: string;
  readonly kind: 'move' | 'hint' | 'judge';
  /** Who thinks, for whoever wants to know how long that takes. */
  readonly who: string;
  readonly question: unknown;
}

/** Whether something was answered that may be a move: `play` looks at it, as at anybody's. */
const isMove = <T extends GameTypes>(answer: unknown): answer is T['action'] => answer !== undefined;

const isHint = <T extends GameTypes>(answer: unknown): answer is Hint<T> =>
  typeof answer === 'object' && answer !== null && 'action' in answer && 'why' in answer;

/** What a bot at a table is about to think; undefined where none is, or where it thinks at its server. */
export const moveThought = <T extends GameTypes>(module: GameModule<T>, table: DrivenTable<T>): Thought | undefined => {
  const question = isShared(table) ? undefined : botQuestionAt(module, table);
  return question && { game: module.game.id, kind: 'move', who: question.bot, question };
};

/** What the coach is about to think. */
export const hintThought = <T extends GameTypes>(module: GameModule<T>, table: DrivenTable<T>): Thought | undefined =>
  isShared(table) || table.waiting !== 'me'
    ? undefined
    : { game: module.game.id, kind: 'hint', who: 'coach', question: coachQuestion(table) };

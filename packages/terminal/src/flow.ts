/**
 * The flow of a table: beat after beat, each held as long as its tempo asks, until it is the player’s turn. It says how long to wait; the
 * timer itself is in runtime/full-screen.ts.
 */
import {
  beginTable,
  countForfeited,
  hintWords,
  isAtRest,
  isPlayedForChips,
  levelOf,
  MIXED,
  type NarratedBeat,
  noRounds,
  refusedSince,
  type TableOpening,
  withLevel,
} from '@baize/casino';
import { fork, type GameTypes, isSettled, type Settled, type Tempo } from '@baize/engine';
import {
  askCoach,
  choose,
  type DrivenTable,
  hintThought,
  isShared,
  moveThought,
  ownTable,
  showDecided,
  showNext,
  type Thought,
} from './driver.ts';
import { terminalWords } from './language/index.ts';
import type { Model, TablePage, Updated } from './model.ts';
import type { LeaveQuestion, TableAnimation, TableRequest, TableScreen, TableSight, Tally } from './screens/screen.ts';

/** A game's screen and how fast its table moves. */
export interface TableContext<T extends GameTypes> {
  readonly screen: TableScreen<T>;
  /** Pauses are multiplied by it; 0 is none. */
  readonly pace: number;
  /** Whether frames are drawn: one goes out before somebody thinks, so that a key is answered at once. */
  readonly isDrawn?: true;
  /** Whether a decision is tried again at it: there is nothing to look back at afterwards. */
  readonly isTrial?: true;
  /** How a table on the floor, or one with friends, differs from a session of its own; left out for a session. */
  readonly policy?: TablePolicy;
}

/** What is so at a table on the floor, or at one with friends. */
export interface TablePolicy {
  /** Whether the table waits for a player who leaves, so that nothing is lost by it. */
  readonly isKept: boolean;
  /** Whether leaving in the middle of a round is asked about even where no chips would be lost. */
  readonly asks: boolean;
  readonly hints: boolean;
  /** Whether the player is asked before all chips go in. */
  readonly asksAllIn?: true;
  /** What is asked before somebody leaves who takes more with them than their own seat: the host of a table. */
  hostQuestion?(): LeaveQuestion | undefined;
}

/** How many milliseconds a beat of each tempo holds the table. */
const PAUSES: Readonly<Record<Tempo, number>> = { none: 0, deal: 110, word: 300, draw: 350, reveal: 350, result: 900 };
/** How many beats are remembered: more than the hundred lines that can be read again. */
export const REMEMBERED = 300;

/** What the last round of a story brought, by seat; undefined where none was settled in it. */
const resultsIn = <T extends GameTypes>(story: Model<T>['story']): Settled['results'] | undefined =>
  story.map(({ event }) => event).findLast(isSettled)?.results;

/** What the player sees now, and may do once nothing is left to show. */
export const sightNow = <T extends GameTypes>({
  table,
  draft,
  story,
  asksAllIn,
}: Pick<Model<T>, 'table' | 'draft' | 'story' | 'asksAllIn'>): TableSight<T> => {
  const results = resultsIn<T>(story);
  return {
    ...table.shown,
    names: table.facts.names,
    draft: draft ?? {},
    ...(results === undefined ? {} : { results }),
    ...(asksAllIn === undefined ? {} : { asksAllIn }),
  };
};

/** Whether the table waits for the player. */
export const isMyTurn = <T extends GameTypes>({ table }: Model<T>): boolean => table.waiting === 'me';
/** Whether the player's game is over. */
export const isTableOver = <T extends GameTypes>({ table }: Model<T>): boolean => table.waiting === 'over';

/** Whether something happens out of the player's sight: it is not told, and takes no time. */
const isUnseen = <T extends GameTypes>(
  { screen }: TableContext<T>,
  { seat }: DrivenTable<T>['shown'],
  { event, view }: Omit<NarratedBeat<T>, 'sentences'>,
): boolean => screen.outOfSight?.(event, view, seat) === true;

/** What the session has counted so far. */
export const tallyOf = <T extends GameTypes>({ screen }: TableContext<T>, { table, tally }: Pick<Model<T>, 'table' | 'tally'>): Tally =>
  tally ?? screen.counting?.start(table.facts) ?? {};

/** The model after its table went on: what was told is counted, at a table that counts for itself, and added to the story. */
const follow = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, table: DrivenTable<T>): Model<T> => {
  if (table === model.table) return model;
  const { counting } = context.screen;
  const told = table.told.map((one) => (isUnseen(context, table.shown, one) ? { ...one, sentences: [] } : one));
  const next: Model<T> = { ...model, table, note: undefined, story: [...model.story, ...told].slice(-REMEMBERED) };
  if (counting === undefined || told.length === 0) return next;
  return {
    ...next,
    tally: told.reduce((sum, { event, view }) => counting.count(sum, event, view, next.table.facts.seat), tallyOf(context, model)),
  };
};

/** How long the beat that is shown holds the table. */
const beatHold = <T extends GameTypes>(context: TableContext<T>, { table: { shown } }: Model<T>): number => {
  const { tempo, event, view } = shown;
  if (event !== undefined && isUnseen(context, shown, { event, view })) return 0;
  return Math.round((context.screen.pauses?.[tempo] ?? PAUSES[tempo]) * context.pace);
};

/** What goes on by itself at the table as it is shown. */
const animationOf = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): TableAnimation<T['action']> | undefined =>
  context.screen.animation?.(sightNow(model));

/** What went on by itself. Its action is the game's own course, so the story goes on with it. */
const animated = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  { draft, action }: TableAnimation<T['action']>,
): Model<T> => {
  const now = draft === undefined ? model : { ...model, draft: { ...model.draft, ...draft } };
  if (action === undefined) return now;
  const table = choose(context.screen.module, now.table, action);
  const why = refusedSince(now.table, table);
  if (why !== undefined) throw new Error(`The table itself did what may not be done: ${why}`);
  return follow(context, now, table);
};

/** The next frame of what goes on by itself, or the next beat. */
const next = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, answer?: unknown): Model<T> => {
  const animation = animationOf(context, model);
  return animation === undefined
    ? follow(context, model, showNext(context.screen.module, model.table, answer))
    : animated(context, model, animation);
};

/** How long the table is held now: by what is shown, or by what goes on by itself. Nothing holds it while the player skips. */
const holdNow = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  animation: TableAnimation<T['action']> | undefined,
): number => {
  if (model.isSkipping) return 0;
  return animation === undefined ? beatHold(context, model) : Math.round(animation.ms * context.pace);
};

/** Whether what comes next takes thought, so that a frame goes out before it. */
const isThinking = <T extends GameTypes>({ isDrawn }: TableContext<T>, { table }: Model<T>): boolean =>
  isDrawn === true && table.waiting === 'bot';

/** Goes on until a pause, the player's turn or the end. */
export const proceed = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  let now = model;
  for (
    let animation = animationOf(context, now);
    animation !== undefined || !isAtRest(now.table.waiting);
    animation = animationOf(context, now)
  ) {
    const ms = holdNow(context, now, animation);
    if (ms > 0 || (animation === undefined && isThinking(context, now))) {
      return waiting(
        now,
        ms,
        animation === undefined && context.isDrawn === true ? moveThought(context.screen.module, now.table) : undefined,
      );
    }
    now = next(context, now);
  }
  return atRest(context, now.isSkipping ? { ...now, isSkipping: false } : now);
};

/** The same after a while, in which something may be thought elsewhere. */
const waiting = <T extends GameTypes>(model: Model<T>, ms: number, thought?: Thought): Updated<T> => {
  const ticket = model.ticket + 1;
  return [{ ...model, ticket }, [{ type: 'wait', ms, ticket, ...(thought === undefined ? {} : { thought }) }]];
};

/** Nothing is left to show: a result may stand alone for a moment, and who has no chips left is given time to read it. */
const atRest = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  const { verdict = 0 } = context.screen.pauses ?? {};
  const { beat, shown } = model.table;
  const ms = Math.round(verdict * Math.min(1, context.pace));
  if (ms > 0 && isMyTurn(model) && shown.tempo === 'result' && model.verdict?.beat !== beat)
    return waiting({ ...model, verdict: { beat, isRead: false } }, ms);
  return isOutOfChips(context, model) ? waiting({ ...model, leavesIn: model.leavesIn ?? LEAVES_IN }, 1000) : [model, []];
};

/** How long somebody without a chip may read that, in seconds. */
const LEAVES_IN = 6;

/** Whether a result stands alone on the screen: a key ends that, and answers nothing. */
export const isVerdict = <T extends GameTypes>({ verdict, table }: Model<T>): boolean => verdict?.beat === table.beat && !verdict.isRead;

/** The model with its result read: now the player is asked. */
export const withVerdictRead = <T extends GameTypes>(model: Model<T>): Model<T> => ({
  ...model,
  verdict: { beat: model.table.beat, isRead: true },
  ticket: model.ticket + 1,
});

/** Whether the player's last chip at this table is gone, and nothing can be begun again: they leave by themselves. */
const isOutOfChips = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): boolean => {
  const { held, facts } = model.table;
  const isOver = isTableOver(model) && context.isTrial !== true && !isShared(model.table) && !canBeginAgain(context, model);
  return isOver && held.stack === 0 && isPlayedForChips(context.screen.module, facts.preset);
};

/** Whether the table itself asks, with nothing over it. */
export const asksNow = <T extends GameTypes>(model: Model<T>): boolean => model.page.at === 'table' && isAsked(model);

/** Whether the player is asked something: it is their turn, and the result before it was read. */
export const isAsked = <T extends GameTypes>(model: Model<T>): boolean => isMyTurn(model) && !isVerdict(model);

/** A pause is over: the next beat, and on. */
export const afterPause = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, answer?: unknown): Updated<T> =>
  proceed(context, next(context, model, answer));

/** On to the player's turn without a pause; the one that is running becomes stale. */
export const skip = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  const now: Model<T> = { ...model, isSkipping: true, ticket: model.ticket + 1 };
  return isThinking(context, now) ? proceed(context, now) : afterPause(context, now);
};

/** Whether something is shown, or others are waited for, before it is the player's turn: no key is an answer until then. */
export const isBusy = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): boolean =>
  (!isMyTurn(model) && !isTableOver(model) && !(model.table.isOut && isAtRest(model.table.waiting))) ||
  animationOf(context, model)?.isShow === true;

/** The model with all that has been decided shown. */
export const withDecided = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Model<T> =>
  follow(context, model, showDecided(context.screen.module, model.table));

/** The model as the player leaves it: all is shown and counted, and so is what is given up. */
const leftBehind = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Model<T> => {
  const now = withDecided(context, model);
  const { counting } = context.screen;
  const { held, statistics } = now.table;
  // What is given up is a round lost, as in the books of the floor.
  const left = held.atRisk === 0 ? now : { ...now, table: { ...now.table, statistics: countForfeited(statistics, held.atRisk) } };
  return counting === undefined
    ? left
    : { ...left, tally: counting.forfeit(tallyOf(context, left), left.table.shown.view, left.table.facts.seat) };
};

/** What the session has come to so far. */
export const sessionSummary = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): readonly string[] =>
  context.screen.summary(model.table, tallyOf(context, model));

/** Whether nobody has sat down yet: nothing was played, and nothing is lost by leaving. */
const isBefore = ({ at, over }: { readonly at: TablePage['at']; readonly over?: TablePage }): boolean =>
  at === 'welcome' || over?.at === 'welcome';

/** The last words to somebody who leaves now. */
export const lastWords = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): readonly string[] => {
  if (isBefore(model.page)) return [terminalWords().goodbye];
  const left = leftBehind(context, model);
  return [...sessionSummary(context, left), ...context.screen.goodbye(left.table)];
};

/** The table that somebody sits down at. */
export const openingAt = <T extends GameTypes>({ opening }: TableScreen<T>, seating: TableRequest): TableOpening =>
  withLevel(opening(seating), seating.level ?? MIXED);

/** The same session before its first round, with so many opponents; the same model where the table does not take so many. */
export const withOpponents = <T extends GameTypes>({ screen }: TableContext<T>, model: Model<T>, opponents: number): Model<T> => {
  if (screen.asksOpponents !== true) return model;
  const { preset, bots, seed } = ownTable(model.table).truth;
  const { min, max } = screen.opponents(preset);
  if (opponents < min || opponents > max) return model;
  const opening = openingAt(screen, { preset, opponents, level: levelOf(bots), seed });
  return { ...model, table: beginTable(screen.module, opening, noRounds), note: undefined };
};

/** Whether the session is over and may start again. */
export const canBeginAgain = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): boolean =>
  context.policy === undefined && context.screen.end !== undefined && isTableOver(model);

/** Whether the player's game is over and can be looked back at: the record is here, and something was decided. */
export const canLookBack = <T extends GameTypes>(context: TableContext<T>, { table }: Model<T>): boolean =>
  context.isTrial !== true && !isShared(table) && table.waiting === 'over' && table.truth.log.length > 0;

/** A fresh table in the same session: what was counted stays, the chips do not. Its seed follows from the one before. */
export const beginAgain = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  const { screen } = context;
  const { truth, statistics, lifetime } = ownTable(model.table);
  const seating = {
    preset: truth.preset,
    opponents: truth.names.length - 1,
    level: levelOf(truth.bots),
    seed: fork(truth.seed, 'play again').seed,
  };
  const table = beginTable(screen.module, openingAt(screen, seating), lifetime, statistics);
  const { draft: _, ...kept } = { ...model, tally: tallyOf(context, model) };
  return proceed(context, { ...kept, table, story: [], earlier: [], note: undefined, typing: undefined, lastAmount: undefined });
};

/** The player's action at the table as it is; a refusal is told in the log row. */
export const take = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, action: T['action']): Updated<T> => {
  const table = choose(context.screen.module, model.table, action);
  const note = refusedSince(model.table, table);
  if (note !== undefined) return [{ ...model, table, note, typing: model.typing && { ...model.typing, isRefused: true } }, []];
  const earlier = [...model.earlier, ...model.story].slice(-REMEMBERED);
  return proceed(context, follow(context, { ...model, story: [], earlier, typing: undefined }, table));
};

/** What to ask before the player leaves now; undefined when nothing is lost by it. */
export const leaveQuestionAt = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): LeaveQuestion | undefined => {
  const { screen, policy } = context;
  if (isShared(model.table) || policy?.isKept === true) return policy?.hostQuestion?.();
  const { table } = withDecided(context, model);
  const question = screen.leaveQuestion(table);
  if (policy === undefined) return question;
  const { state, me } = model.table.truth;
  const { stack, atRisk } = screen.module.game.chips(state, me);
  if (atRisk === 0) return policy.asks ? question : undefined;
  const { leaving } = terminalWords();
  return question ?? { warning: leaving.warning(atRisk, stack), question: leaving.question(atRisk) };
};

/** The model with what the best bot would do, and why, in its log row: the move first. It sees what the player sees. */
export const tellHint = <T extends GameTypes>(
  { screen: { module }, policy }: TableContext<T>,
  model: Model<T>,
  answer?: unknown,
): Model<T> => {
  const now: Model<T> = { ...model, isPondering: false };
  if (policy?.hints === false && !isShared(model.table)) return { ...now, note: terminalWords().hintsOff };
  const table = askCoach(module, model.table, answer);
  const note = table.hint === undefined ? refusedSince(model.table, table) : hintWords(module.words, table, table.hint);
  return { ...now, table, note };
};

/** A hint takes thought: where frames are drawn, one goes out before it, so that the key is answered at once. */
export const askHint = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  if (context.isDrawn !== true) return [tellHint(context, model), []];
  const isGiven = context.policy?.hints !== false;
  const pondering = { ...model, isPondering: true, note: terminalWords().thinking };
  return waiting(pondering, 0, isGiven ? hintThought(context.screen.module, model.table) : undefined);
};

/** The model without a hint that is still being thought about: another key was quicker. */
export const withoutPondering = <T extends GameTypes>(model: Model<T>): Model<T> =>
  model.isPondering ? { ...model, isPondering: false, note: undefined, ticket: model.ticket + 1 } : model;

/** The flow of a table: beat after beat, each held as long as its tempo asks, until it is the player's turn. */
import { levelOf, MIXED, type Narration, narrate, noRounds, sit, type TableOpening, type Told, withLevel } from '@baize/casino';
import { figure, fork, type GameTypes, isSettled, type Settled, sightOf, type Tempo } from '@baize/engine';
import { localDriver, type TableDriver } from './driver.ts';
import type { Model, Updated } from './model.ts';
import type { Farewell, Pulse, TableRequest, TableScreen, TableSight, Tally } from './screens/screen.ts';

/** A game's screen and how fast its table moves. */
export interface Room<T extends GameTypes> {
  readonly screen: TableScreen<T>;
  /** Pauses are multiplied by it; 0 is none. */
  readonly pace: number;
  /** What drives the table; left out for one of one's own. */
  readonly driver?: TableDriver<T>;
  /** Whether frames are drawn: one goes out before somebody thinks, so that a key is answered at once. */
  readonly isDrawn?: true;
  /** Whether a decision is tried again at it: there is nothing to look back at afterwards. */
  readonly isTrial?: true;
  /** How a table on the floor differs from a session of its own; left out for a session. */
  readonly manner?: Manner;
}

/** What is so at a table on the floor. */
export interface Manner {
  /** Whether the table waits for a player who leaves, so that nothing is lost by it. */
  readonly isKept: boolean;
  /** Whether leaving in the middle of a round is asked about even where no chips would be lost. */
  readonly asks: boolean;
  readonly hints: boolean;
  /** Among friends: whether the game is over for all of them, so that they can go on to another table. Until then others play on. */
  readonly more?: boolean;
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
  sitting,
  shown,
  draft,
  story,
}: Pick<Model<T>, 'sitting' | 'shown' | 'draft' | 'story'>): TableSight<T> => {
  const results = resultsIn<T>(story);
  return { ...shown, names: sitting.table.names, draft: draft ?? {}, ...(results === undefined ? {} : { results }) };
};

/** What drives this table. */
const driverOf = <T extends GameTypes>({ driver, screen }: Room<T>): TableDriver<T> => driver ?? localDriver(screen.module);

/** Whether the table waits for the player. */
export const isMyTurn = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean => driverOf(room).waiting(model) === 'me';
/** Whether the player's game is over. */
export const isTableOver = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean => driverOf(room).waiting(model) === 'over';

/** Whether something happens out of the player's sight: it is not told, and takes no time. */
const isUnseen = <T extends GameTypes>(
  { screen }: Room<T>,
  { seat }: Narration<T>['shown'],
  { event, view }: Omit<Told<T>, 'sentences'>,
): boolean => screen.outOfSight?.(event, view, seat) === true;

/** What the session has counted so far. */
export const tallyOf = <T extends GameTypes>({ screen }: Room<T>, { sitting, tally }: Pick<Model<T>, 'sitting' | 'tally'>): Tally =>
  tally ?? screen.counting?.start(sitting.table) ?? {};

/** The model after its narration went on: what was told is counted, at a table that counts for itself, and added to the story. */
const follow = <T extends GameTypes>(room: Room<T>, model: Model<T>, narration: Narration<T>): Model<T> => {
  if (narration === model) return model;
  const { counting } = room.screen;
  const told = narration.told.map((one) => (isUnseen(room, narration.shown, one) ? { ...one, sentences: [] } : one));
  const next: Model<T> = { ...model, ...narration, note: undefined, story: [...model.story, ...told].slice(-REMEMBERED) };
  if (counting === undefined || told.length === 0) return next;
  return { ...next, tally: told.reduce((sum, { event, view }) => counting.count(sum, event, view), tallyOf(room, model)) };
};

/** How long the beat that is shown holds the table. */
const beatHold = <T extends GameTypes>(room: Room<T>, { shown }: Model<T>): number => {
  const { tempo, event, view } = shown;
  if (event !== undefined && isUnseen(room, shown, { event, view })) return 0;
  return Math.round((room.screen.pauses?.[tempo] ?? PAUSES[tempo]) * room.pace);
};

const isMoving = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean => {
  const waiting = driverOf(room).waiting(model);
  return waiting === 'beat' || waiting === 'bot';
};

/** What goes on by itself at the table as it is shown. */
const pulseOf = <T extends GameTypes>(room: Room<T>, model: Model<T>): Pulse<T['action']> | undefined =>
  room.screen.pulse?.(sightNow(model));

/** What went on by itself. Its action is the game's own course, so the story goes on with it. */
const pulsed = <T extends GameTypes>(room: Room<T>, model: Model<T>, { draft, action }: Pulse<T['action']>): Model<T> => {
  const now = draft === undefined ? model : { ...model, draft: { ...model.draft, ...draft } };
  if (action === undefined) return now;
  const chosen = driverOf(room).choose(now, action);
  if ('why' in chosen) throw new Error(`The table itself did what may not be done: ${chosen.why}`);
  return follow(room, now, chosen);
};

/** The next frame of what goes on by itself, or the next beat. */
const next = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  const pulse = pulseOf(room, model);
  return pulse === undefined ? follow(room, model, driverOf(room).next(model)) : pulsed(room, model, pulse);
};

/** How long the table is held now: by what is shown, or by what goes on by itself. Nothing holds it while the player skips. */
const holdNow = <T extends GameTypes>(room: Room<T>, model: Model<T>, pulse: Pulse<T['action']> | undefined): number => {
  if (model.isSkipping) return 0;
  return pulse === undefined ? beatHold(room, model) : Math.round(pulse.ms * room.pace);
};

/** Whether what comes next takes thought, so that a frame goes out before it. */
const isThinking = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean =>
  room.isDrawn === true && driverOf(room).waiting(model) === 'bot';

/** Goes on until a pause, the player's turn or the end. */
export const proceed = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  let now = model;
  for (let pulse = pulseOf(room, now); pulse !== undefined || isMoving(room, now); pulse = pulseOf(room, now)) {
    const ms = holdNow(room, now, pulse);
    if (ms > 0 || (pulse === undefined && isThinking(room, now))) {
      const ticket = now.ticket + 1;
      return [{ ...now, ticket }, [{ type: 'wait', ms, ticket }]];
    }
    now = next(room, now);
  }
  return [now.isSkipping ? { ...now, isSkipping: false } : now, []];
};

/** A pause is over: the next beat, and on. */
export const afterPause = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => proceed(room, next(room, model));

/** On to the player's turn without a pause; the one that is running becomes stale. */
export const skip = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  const now: Model<T> = { ...model, isSkipping: true, ticket: model.ticket + 1 };
  return isThinking(room, now) ? proceed(room, now) : afterPause(room, now);
};

/** Whether something is being shown that the player waits for: keys are kept until it is over. */
export const isBusy = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean =>
  isMoving(room, model) || driverOf(room).waiting(model) === 'others' || pulseOf(room, model)?.isShow === true;

/** The model as the player leaves it: all is shown and counted, and so is what is given up. */
export const leftBehind = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  const now = follow(room, model, driverOf(room).all(model));
  const { counting } = room.screen;
  return counting === undefined ? now : { ...now, tally: counting.forfeit(tallyOf(room, now), now.shown.view) };
};

/** The last words of a model that was left. */
export const lastWords = <T extends GameTypes>(room: Room<T>, model: Model<T>): readonly string[] =>
  room.screen.goodbye(model.sitting, tallyOf(room, model));

/** The table that somebody sits down at. */
export const openingAt = <T extends GameTypes>({ opening }: TableScreen<T>, seating: TableRequest): TableOpening =>
  withLevel(opening(seating), seating.level ?? MIXED);

/** The same session before its first round, with so many opponents; the same model where the table does not take so many. */
export const withOpponents = <T extends GameTypes>({ screen }: Room<T>, model: Model<T>, opponents: number): Model<T> => {
  const { preset, bots, seed } = model.sitting.table;
  const { min, max } = screen.opponents(preset);
  if (screen.asksOpponents !== true || opponents < min || opponents > max) return model;
  const sitting = sit(screen.module, openingAt(screen, { preset, opponents, level: levelOf(bots), seed }), noRounds);
  return { ...model, ...narrate(screen.module, sitting), note: undefined };
};

/** Whether the session is over and may start again. */
export const canBeginAnew = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean =>
  room.manner === undefined && room.screen.end !== undefined && isTableOver(room, model);

/** Whether the player's game is over and can be looked back at: the record is here, and something was decided. */
export const canLookBack = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean =>
  !driverOf(room).isShared && room.isTrial !== true && isTableOver(room, model) && model.sitting.table.log.length > 0;

/** A fresh table in the same session: what was counted stays, the chips do not. Its seed follows from the one before. */
export const beginAnew = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  const { screen } = room;
  const { table, statistics, books } = model.sitting;
  const seating = {
    preset: table.preset,
    opponents: table.names.length - 1,
    level: levelOf(table.bots),
    seed: fork(table.seed, 'play again').seed,
  };
  const sitting = sit(screen.module, openingAt(screen, seating), books, statistics);
  const { draft: _, ...kept } = { ...model, tally: tallyOf(room, model) };
  return proceed(room, {
    ...kept,
    ...narrate(screen.module, sitting),
    story: [],
    earlier: [],
    note: undefined,
    typing: undefined,
    lastAmount: undefined,
  });
};

/** The player's action at the table as it is; a refusal is told in the log row. */
export const take = <T extends GameTypes>(room: Room<T>, model: Model<T>, action: T['action']): Updated<T> => {
  const chosen = driverOf(room).choose(model, action);
  if ('why' in chosen) return [{ ...model, note: chosen.why, typing: model.typing && { ...model.typing, isRefused: true } }, []];
  const earlier = [...model.earlier, ...model.story].slice(-REMEMBERED);
  return proceed(room, follow(room, { ...model, story: [], earlier, typing: undefined }, chosen));
};

/** What to ask before the player leaves now; undefined when nothing is lost by it. */
export const farewellAt = <T extends GameTypes>({ screen, manner }: Room<T>, sitting: Model<T>['sitting']): Farewell | undefined => {
  if (manner === undefined) return screen.farewell(sitting);
  if (manner.isKept) return undefined;
  const { stack, atRisk } = screen.module.game.chips(sitting.table.state, sitting.table.me);
  if (atRisk === 0) return manner.asks ? screen.farewell(sitting) : undefined;
  const warning = `Your ${figure(atRisk)} chips on the table stay behind. You take ${figure(stack)}.`;
  return screen.farewell(sitting) ?? { warning, question: `Leave and lose ${figure(atRisk)}?` };
};

const HINTS_OFF = 'Hints are off. The options on the floor turn them on.';

/** What the best bot would do, and why: the move first. It sees what the player sees. */
export const hintFor = <T extends GameTypes>(
  { screen: { module }, manner }: Room<T>,
  { sitting: { table } }: Pick<Model<T>, 'sitting'>,
): string => {
  if (manner?.hints === false) return HINTS_OFF;
  const sight = sightOf(module.game, table.state, table.me);
  const { action, because } = module.hint(sight, fork(table.seed, `hint at ${table.log.length}`));
  return `${module.words.action(action, sight)}: ${because.charAt(0).toLowerCase()}${because.slice(1)}`;
};

/** A hint that was thought about. */
export const tellHint = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => ({
  ...model,
  isPondering: false,
  note: hintFor(room, model),
});

/** A hint takes thought: where frames are drawn, one goes out before it, so that the key is answered at once. */
export const askHint = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  if (room.isDrawn !== true) return [tellHint(room, model), []];
  const ticket = model.ticket + 1;
  return [{ ...model, isPondering: true, note: 'Thinking about it.', ticket }, [{ type: 'wait', ms: 0, ticket }]];
};

/** The model without a hint that is still being thought about: another key was quicker. */
export const withoutPondering = <T extends GameTypes>(model: Model<T>): Model<T> =>
  model.isPondering ? { ...model, isPondering: false, note: undefined, ticket: model.ticket + 1 } : model;

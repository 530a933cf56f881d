/** The flow of a table: beat after beat, each held as long as its tempo asks, until it is the player's turn. */
import { advance, choose, levelOf, MIXED, shown, sit, type TableOpening, waitsFor, withLevel } from '@baize/casino';
import { fork, type GameTypes, sightOf, type Tempo } from '@baize/engine';
import { number } from './kit/text.ts';
import type { Model, Updated } from './model.ts';
import type { Farewell, Pulse, TableRequest, TableScreen, TableSight, Tally, Told } from './screens/screen.ts';

/** A game's screen and how fast its table moves. */
export interface Room<T extends GameTypes> {
  readonly screen: TableScreen<T>;
  /** Pauses are multiplied by it; 0 is none. */
  readonly pace: number;
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
}

/** How many milliseconds a beat of each tempo holds the table. */
const PAUSES: Readonly<Record<Tempo, number>> = { none: 0, deal: 110, word: 300, draw: 350, reveal: 350, result: 900 };
const REMEMBERED = 40;

/** What the player sees now, and may do once nothing is left to show. */
export const sightNow = <T extends GameTypes>(
  { screen }: Room<T>,
  { sitting, draft }: Pick<Model<T>, 'sitting' | 'draft'>,
): TableSight<T> => ({
  ...shown(screen.module, sitting),
  names: sitting.table.names,
  draft: draft ?? {},
});

/** Whether the table waits for the player. */
export const isMyTurn = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Model<T>): boolean =>
  waitsFor(screen.module, sitting) === 'me';
/** Whether the player's game is over. */
export const isTableOver = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Model<T>): boolean =>
  waitsFor(screen.module, sitting) === 'over';

/** The event that is shown, in the game's words. */
const tell = <T extends GameTypes>({ screen }: Room<T>, sitting: Model<T>['sitting']): readonly Told<T>[] => {
  const { event, view, seat } = shown(screen.module, sitting);
  if (event === undefined) return [];
  const isUnseen = screen.outOfSight?.(event, view, seat) === true;
  return [{ event, view, sentences: isUnseen ? [] : screen.module.words.event(event, view, sitting.table) }];
};

/** What the session has counted so far. */
export const tallyOf = <T extends GameTypes>({ screen }: Room<T>, { sitting, tally }: Pick<Model<T>, 'sitting' | 'tally'>): Tally =>
  tally ?? screen.counting?.start(sitting.table) ?? {};

/** The model with what was told counted, at a table that counts for itself. */
const counted = <T extends GameTypes>(room: Room<T>, model: Model<T>, told: readonly Told<T>[]): Model<T> => {
  const { counting } = room.screen;
  if (counting === undefined) return model;
  return { ...model, tally: told.reduce((sum, { event, view }) => counting.count(sum, event, view), tallyOf(room, model)) };
};

/** One beat further; with none left, a bot's move and the first beat of it. */
const step = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  const { module } = room.screen;
  const ready = model.sitting.playhead.queue.length > 0 ? model.sitting : advance(module, model.sitting);
  const sitting = advance(module, ready);
  const told = tell(room, sitting);
  return { ...counted(room, model, told), sitting, note: undefined, story: [...model.story, ...told] };
};

/** How long the beat that is shown still holds the table. */
const hold = <T extends GameTypes>({ screen, pace }: Room<T>, { sitting }: Model<T>): number => {
  const { tempo, event, view, seat } = shown(screen.module, sitting);
  if (event !== undefined && screen.outOfSight?.(event, view, seat) === true) return 0;
  return Math.round((screen.pauses?.[tempo] ?? PAUSES[tempo]) * pace);
};

const isMoving = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Model<T>): boolean => {
  const waiting = waitsFor(screen.module, sitting);
  return waiting === 'beat' || waiting === 'bot';
};

/** What goes on by itself at the table as it is shown. */
const pulseOf = <T extends GameTypes>(room: Room<T>, model: Model<T>): Pulse<T['action']> | undefined =>
  room.screen.pulse?.(sightNow(room, model));

/** What went on by itself. Its action is the game's own course, so the story goes on with it. */
const pulsed = <T extends GameTypes>({ screen }: Room<T>, model: Model<T>, { draft, action }: Pulse<T['action']>): Model<T> => {
  const now = draft === undefined ? model : { ...model, draft: { ...model.draft, ...draft } };
  if (action === undefined) return now;
  const chosen = choose(screen.module, now.sitting, action);
  if (!chosen.ok) throw new Error(`The table itself did what may not be done: ${chosen.refusal.reason}.`);
  return { ...now, sitting: chosen.sitting };
};

/** The next frame of what goes on by itself, or the next beat. */
const next = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  const pulse = pulseOf(room, model);
  return pulse === undefined ? step(room, model) : pulsed(room, model, pulse);
};

/** Goes on until a pause, the player's turn or the end. */
export const proceed = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  let now = model;
  for (let pulse = pulseOf(room, now); pulse !== undefined || isMoving(room, now); pulse = pulseOf(room, now)) {
    const ms = pulse === undefined ? hold(room, now) : Math.round(pulse.ms * room.pace);
    if (ms > 0) {
      const ticket = now.ticket + 1;
      return [{ ...now, ticket }, [{ type: 'wait', ms, ticket }]];
    }
    now = next(room, now);
  }
  return [now, []];
};

/** A pause is over: the next beat, and on. */
export const afterPause = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => proceed(room, next(room, model));

/** All beats at once: the pause that is running becomes stale. */
export const skipAll = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  let now: Model<T> = { ...model, ticket: model.ticket + 1 };
  while (isMoving(room, now)) now = step(room, now);
  return now;
};

/** The screen as far as the table is: what has been decided is counted, whether it was shown to its end or not. */
const catchUp = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  let now = model;
  while (now.sitting.playhead.queue.length > 0) now = step(room, now);
  return now;
};

/** The model as the player leaves it: all is shown and counted, and so is what is given up. */
export const leftBehind = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  const now = catchUp(room, model);
  const { counting } = room.screen;
  return counting === undefined ? now : { ...now, tally: counting.forfeit(tallyOf(room, now), sightNow(room, now).view) };
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
  return { ...model, sitting: sit(screen.module, openingAt(screen, { preset, opponents, level: levelOf(bots), seed })), note: undefined };
};

/** Whether the session is over and may begin anew. */
export const canBeginAnew = <T extends GameTypes>(room: Room<T>, model: Model<T>): boolean =>
  room.manner === undefined && room.screen.end !== undefined && isTableOver(room, model);

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
  const sitting = sit(screen.module, openingAt(screen, seating), statistics, books);
  const { draft: _, ...kept } = { ...model, tally: tallyOf(room, model) };
  return proceed(room, { ...kept, sitting, story: [], earlier: [], note: undefined, typing: undefined, lastAmount: undefined });
};

/** The player's action at the table as it is; a refusal is told in the log row. */
export const take = <T extends GameTypes>(room: Room<T>, model: Model<T>, action: T['action']): Updated<T> => {
  const { module } = room.screen;
  const chosen = choose(module, model.sitting, action);
  if (!chosen.ok) {
    const note = module.words.refusal(chosen.refusal, sightNow(room, model));
    return [{ ...model, note, typing: undefined }, []];
  }
  const earlier = [...model.earlier, ...model.story].slice(-REMEMBERED);
  return proceed(room, { ...model, sitting: chosen.sitting, story: [], earlier, note: undefined, typing: undefined });
};

/** What to ask before the player leaves now; undefined when nothing is lost by it. */
export const farewellAt = <T extends GameTypes>({ screen, manner }: Room<T>, sitting: Model<T>['sitting']): Farewell | undefined => {
  if (manner === undefined) return screen.farewell(sitting);
  if (manner.isKept) return undefined;
  const { stack, atRisk } = screen.module.game.chips(sitting.table.state, sitting.table.me);
  if (atRisk === 0) return manner.asks ? screen.farewell(sitting) : undefined;
  const warning = `Your ${number(atRisk)} chips on the table stay behind. You take ${number(stack)}.`;
  return screen.farewell(sitting) ?? { warning, question: `Leave and lose ${number(atRisk)}?` };
};

const HINTS_OFF = 'Hints are off. The options on the floor turn them on.';

/** What the best bot would do, and why. It sees what the player sees. */
export const hintFor = <T extends GameTypes>(
  { screen: { module }, manner }: Room<T>,
  { sitting: { table } }: Pick<Model<T>, 'sitting'>,
): string =>
  manner?.hints === false
    ? HINTS_OFF
    : module.hint(sightOf(module.game, table.state, table.me), fork(table.seed, `hint at ${table.log.length}`)).because;

/** The flow of a table: beat after beat, each held as long as its tempo asks, until it is the player's turn. */
import { advance, choose, shown, waitsFor } from '@baize/casino';
import { fork, type GameTypes, sightOf, type Tempo } from '@baize/engine';
import type { Model, Turned } from './model.ts';
import type { TableScreen, TableSight, Told } from './screens/screen.ts';

/** A game's screen and how fast its table moves. */
export interface Room<T extends GameTypes> {
  readonly screen: TableScreen<T>;
  /** Pauses are multiplied by it; 0 is none. */
  readonly pace: number;
}

/** How many milliseconds a beat of each tempo holds the table. */
const PAUSES: Readonly<Record<Tempo, number>> = { none: 0, deal: 110, word: 300, draw: 350, reveal: 350, result: 900 };
const REMEMBERED = 40;

/** What the player sees now, and may do once nothing is left to show. */
export const sightNow = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Pick<Model<T>, 'sitting'>): TableSight<T> => ({
  ...shown(screen.module, sitting),
  names: sitting.table.names,
});

/** Whether the table waits for the player. */
export const isMyTurn = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Model<T>): boolean =>
  waitsFor(screen.module, sitting) === 'me';
/** Whether the player's game is over. */
export const isOver = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Model<T>): boolean =>
  waitsFor(screen.module, sitting) === 'over';

/** The event that is shown, in the game's words. */
const tell = <T extends GameTypes>({ screen }: Room<T>, sitting: Model<T>['sitting']): readonly Told<T>[] => {
  const { event, view } = shown(screen.module, sitting);
  return event === undefined ? [] : [{ event, view, sentences: screen.module.words.event(event, view, sitting.table) }];
};

/** One beat further; with none left, a bot's move and the first beat of it. */
const step = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  const { module } = room.screen;
  const ready = model.sitting.playhead.queue.length > 0 ? model.sitting : advance(module, model.sitting);
  const sitting = advance(module, ready);
  return { ...model, sitting, note: undefined, story: [...model.story, ...tell(room, sitting)] };
};

/** How long the beat that is shown still holds the table. */
const hold = <T extends GameTypes>({ screen, pace }: Room<T>, { sitting }: Model<T>): number =>
  Math.round(PAUSES[shown(screen.module, sitting).tempo] * pace);

const isMoving = <T extends GameTypes>({ screen }: Room<T>, { sitting }: Model<T>): boolean => {
  const waiting = waitsFor(screen.module, sitting);
  return waiting === 'beat' || waiting === 'bot';
};

/** Goes on until a pause, the player's turn or the end. */
export const proceed = <T extends GameTypes>(room: Room<T>, model: Model<T>): Turned<T> => {
  let now = model;
  while (isMoving(room, now)) {
    const ms = hold(room, now);
    if (ms > 0) {
      const ticket = now.ticket + 1;
      return [{ ...now, ticket }, [{ type: 'wait', ms, ticket }]];
    }
    now = step(room, now);
  }
  return [now, []];
};

/** A pause is over: the next beat, and on. */
export const afterPause = <T extends GameTypes>(room: Room<T>, model: Model<T>): Turned<T> => proceed(room, step(room, model));

/** All beats at once: the pause that is running becomes stale. */
export const skipAll = <T extends GameTypes>(room: Room<T>, model: Model<T>): Model<T> => {
  let now: Model<T> = { ...model, ticket: model.ticket + 1 };
  while (isMoving(room, now)) now = step(room, now);
  return now;
};

/** The screen as far as the table is: what has been decided is counted, whether it was shown to its end or not. */
export const catchUp = <T extends GameTypes>({ screen }: Room<T>, sitting: Model<T>['sitting']): Model<T>['sitting'] => {
  let now = sitting;
  while (now.playhead.queue.length > 0) now = advance(screen.module, now);
  return now;
};

/** The player's action at the table as it is; a refusal is told in the log row. */
export const take = <T extends GameTypes>(room: Room<T>, model: Model<T>, action: T['action']): Turned<T> => {
  const { module } = room.screen;
  const chosen = choose(module, model.sitting, action);
  if (!chosen.ok) {
    const note = module.words.refusal(chosen.refusal, sightNow(room, model));
    return [{ ...model, note, typing: undefined }, []];
  }
  const earlier = [...model.earlier, ...model.story].slice(-REMEMBERED);
  return proceed(room, { ...model, sitting: chosen.sitting, story: [], earlier, note: undefined, typing: undefined });
};

/** What the best bot would do, and why. It sees what the player sees. */
export const hintFor = <T extends GameTypes>({ screen: { module } }: Room<T>, { sitting: { table } }: Pick<Model<T>, 'sitting'>): string =>
  module.hint(sightOf(module.game, table.state, table.me), fork(table.seed, `hint at ${table.log.length}`)).because;

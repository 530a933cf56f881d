/**
 * A sitting: a table, the beat of it that is on the screen, and the statistics so far. Both front ends drive a table
 * through it; they own the clock, it owns the order of things.
 */
import {
  type Beat,
  type GameModule,
  type GameTypes,
  type Offer,
  type Refusal,
  type Seat,
  type Sight,
  sightOf,
  type Tempo,
} from '@baize/engine';
import { countBeat } from './count-beat.ts';
import { append, nextBeat, type Playhead, restAt } from './playhead.ts';
import { countEvent, noRounds, type Statistics } from './statistics.ts';
import { act, actBot, type BotQuestion, botToAct, openTable, questionAt, type Table, type TableOpening, type Turn } from './table.ts';

/** A sitting: plain JSON. */
export interface Sitting<T extends GameTypes> {
  readonly table: Table<T>;
  readonly playhead: Playhead<T>;
  /** The rounds that have been shown to their end in this session. */
  readonly statistics: Statistics;
  /** All rounds at this game, counted at the table: it may be ahead of the screen, as the table is. */
  readonly books: Statistics;
}

/** What a table waits for: the next beat on the screen, a bot of its own, others elsewhere, the player, or nothing more. */
export type Waiting = 'beat' | 'bot' | 'others' | 'me' | 'over';

/** What became of the player's choice. */
export type Chosen<T extends GameTypes> =
  | { readonly ok: true; readonly sitting: Sitting<T> }
  | { readonly ok: false; readonly refusal: Refusal<T> };

/** The books after some beats at a table. */
const enter = <T extends GameTypes>(module: GameModule<T>, books: Statistics, beats: readonly Beat<T>[], seat: Seat): Statistics =>
  beats.reduce((sum, beat) => countBeat(module, sum, beat, seat), books);

/**
 * Sits down at a fresh table. The first beats are still to be shown. `books` are all the rounds that there have been at this game: at a
 * profile's table `sitDown` takes them from the profile.
 */
export const sit = <T extends GameTypes>(
  module: GameModule<T>,
  opening: TableOpening,
  books: Statistics,
  statistics: Statistics = noRounds,
): Sitting<T> => {
  const { table, beats } = openTable(module, opening);
  const first = beats[0];
  // Before the first beat the table looks as it does after it: an opening has no earlier state to show.
  const playhead: Playhead<T> = first === undefined ? restAt<T>(table.state) : { state: first.state, event: undefined, queue: beats };
  return { table, playhead, statistics, books: enter(module, books, beats, table.me) };
};

/** Takes up a table again where it was left. Everything up to then has been shown. */
export const takeUp = <T extends GameTypes>(table: Table<T>, books: Statistics): Sitting<T> => ({
  table,
  playhead: restAt<T>(table.state),
  statistics: noRounds,
  books,
});

/** What the sitting waits for now. */
export const waitsFor = <T extends GameTypes>(module: GameModule<T>, { table, playhead }: Sitting<T>): Exclude<Waiting, 'others'> => {
  if (playhead.queue.length > 0) return 'beat';
  // The others may play on without a player who is broke, but not on this screen.
  if (!module.game.isIn(table.state, table.me)) return 'over';
  if (module.game.toAct(table.state).includes(table.me)) return 'me';
  return botToAct(module, table) === undefined ? 'over' : 'bot';
};

const after = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>, { table, beats }: Turn<T>): Sitting<T> => ({
  ...sitting,
  table,
  playhead: append(sitting.playhead, beats),
  books: enter(module, sitting.books, beats, table.me),
});

/**
 * Shows the next beat; with none left, lets a bot act: as it `answered`, if it was asked elsewhere. Nothing changes when the table
 * waits for the player.
 */
export const advance = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>, answered?: T['action']): Sitting<T> => {
  const [beat] = sitting.playhead.queue;
  if (beat !== undefined) {
    return { ...sitting, playhead: nextBeat(sitting.playhead), statistics: countEvent(sitting.statistics, beat.event, sitting.table.me) };
  }
  const seat = waitsFor(module, sitting) === 'bot' ? botToAct(module, sitting.table) : undefined;
  if (seat === undefined) return sitting;
  return after(module, sitting, actBot(module, sitting.table, seat, answered));
};

/** What the table asks a bot now; undefined when it waits for something else. */
export const askedNow = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>): BotQuestion<T> | undefined => {
  const seat = waitsFor(module, sitting) === 'bot' ? botToAct(module, sitting.table) : undefined;
  return seat === undefined ? undefined : questionAt(module, sitting.table, seat);
};

/** The player's choice, at the table as it is. */
export const choose = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>, action: T['action']): Chosen<T> => {
  const acted = act(module, sitting.table, sitting.table.me, action);
  return acted.ok ? { ok: true, sitting: after(module, sitting, acted) } : { ok: false, refusal: acted.refusal };
};

/** What is on the screen: the view and the event as the player may see them, and the offers once nothing is left to show. */
export interface Shown<T extends GameTypes> extends Sight<T> {
  readonly event: T['event'] | undefined;
  /** How long this beat holds the table. */
  readonly tempo: Tempo;
}

/** What to draw now. */
export const shown = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>): Shown<T> => {
  const { table, playhead } = sitting;
  const offers: readonly Offer<T['action']>[] = playhead.queue.length > 0 ? [] : sightOf(module.game, table.state, table.me).offers;
  return {
    seat: table.me,
    view: module.game.view(playhead.state, table.me),
    offers,
    event: playhead.event === undefined ? undefined : module.game.viewEvent(playhead.event, table.me),
    tempo: playhead.event === undefined ? 'none' : module.tempo(playhead.event),
  };
};

/**
 * The narrator: a sitting as it is told. It shows beat after beat, takes the player's decision, and says each thing in the game's
 * words. Both front ends drive their tables through it; they own the clock, it owns what comes next. Pure.
 */
import { type Beat, endsRound, type Game, type GameModule, type GameTypes, isSaidReady } from '@baize/engine';
import type { TableAgain } from './resume.ts';
import { advance, choose, type Shown, type Sitting, shown, takeUp, waitsFor } from './sitting.ts';
import type { Statistics } from './statistics.ts';
import type { Table } from './table.ts';

/** One beat as the player saw it, and how the game tells it. */
export interface Told<T extends GameTypes> {
  readonly event: T['event'];
  /** The table just after it. */
  readonly view: T['view'];
  readonly sentences: readonly string[];
}

/** A sitting and what is on the screen of it. */
export interface Narration<T extends GameTypes> {
  readonly sitting: Sitting<T>;
  /** What to draw. */
  readonly shown: Shown<T>;
  /** What the last change has shown or skipped. */
  readonly told: readonly Told<T>[];
}

/** Why something was not done, in a sentence. */
export interface NotDone {
  readonly why: string;
}

/** A narration of this sitting, as it is shown now. */
export const narrate = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>): Narration<T> => ({
  sitting,
  shown: shown(module, sitting),
  told: [],
});

const toldOf = <T extends GameTypes>({ words }: GameModule<T>, table: Table<T>, event: T['event'], view: T['view']): Told<T> => ({
  event,
  view,
  sentences: words.event(event, view, table),
});

/** Shows the next beat of a sitting that has one. */
const showBeat = <T extends GameTypes>(module: GameModule<T>, before: Sitting<T>): Narration<T> => {
  const now = narrate(module, advance(module, before));
  const { event, view } = now.shown;
  return event === undefined ? now : { ...now, told: [toldOf(module, now.sitting.table, event, view)] };
};

/**
 * The next beat, told. Where none is left a bot moves first, as it `answered` if it was asked elsewhere, and the first beat of its
 * move follows at once. Nothing changes where the table waits for the player.
 */
export const tellNext = <T extends GameTypes>(module: GameModule<T>, narration: Narration<T>, answered?: T['action']): Narration<T> => {
  const { sitting } = narration;
  const ready = waitsFor(module, sitting) === 'bot' ? advance(module, sitting, answered) : sitting;
  if (waitsFor(module, ready) === 'beat') return showBeat(module, ready);
  return ready === sitting ? narration : narrate(module, ready);
};

/** Goes on as long as this is so, and gathers what is told on the way. */
const tellWhile = <T extends GameTypes>(
  module: GameModule<T>,
  narration: Narration<T>,
  goesOn: (sitting: Sitting<T>) => boolean,
): Narration<T> => {
  let now = narration;
  const told: Told<T>[] = [];
  while (goesOn(now.sitting)) {
    now = tellNext(module, now);
    told.push(...now.told);
  }
  return now === narration ? narration : { ...now, told };
};

/** On to where the player is asked, with all that happens on the way; with bots that think elsewhere, to where one of them is asked. */
export const tellAll = <T extends GameTypes>(module: GameModule<T>, narration: Narration<T>, botsAreAway = false): Narration<T> =>
  tellWhile(module, narration, (sitting) => {
    const waiting = waitsFor(module, sitting);
    return waiting === 'beat' || (waiting === 'bot' && !botsAreAway);
  });

/** The screen as far as the table is: what has been decided is shown to its end, and nobody moves. */
export const catchUp = <T extends GameTypes>(module: GameModule<T>, narration: Narration<T>): Narration<T> =>
  tellWhile(module, narration, ({ playhead }) => playhead.queue.length > 0);

/** The player's decision at a table that waits for it: taken, and its first beat shown at once; or the reason why not, in a sentence. */
export const decide = <T extends GameTypes>(
  module: GameModule<T>,
  narration: Narration<T>,
  action: T['action'],
): Narration<T> | NotDone => {
  const chosen = choose(module, narration.sitting, action);
  if (chosen.ok) return tellNext(module, { ...narration, sitting: chosen.sitting, told: [] });
  return { why: module.words.refusal(chosen.refusal, narration.shown) };
};

// --- a table that is taken up ---------------------------------------------------------------------------------------

/** The beats since the last round was over; between two rounds, those of the last one. */
const lastRound = <T extends GameTypes>(game: Game<T>, beats: readonly Beat<T>[]): readonly Beat<T>[] => {
  const ends = beats.flatMap((beat, at) => (endsRound(game, beat.event) ? [at] : []));
  const last = ends.at(-1);
  // What follows the end at once belongs to it: somebody leaves, the bank passes, the others are ready.
  const since = last === undefined ? [] : beats.slice(last + 1).filter(({ event }) => !isSaidReady(event));
  const isOver = last !== undefined && since.length < 3;
  const from = (isOver ? ends.at(-2) : last) ?? -1;
  return beats.slice(from + 1);
};

/** Some beats as the player saw them. */
export const retell = <T extends GameTypes>(module: GameModule<T>, table: Table<T>, beats: readonly Beat<T>[]): readonly Told<T>[] =>
  beats.map(({ event, state }) => toldOf(module, table, module.game.viewEvent(event, table.me), module.game.view(state, table.me)));

/** Takes up a table where it was left: its rounds are counted, and what has happened in the last of them is told again. */
export const takeUpTold = <T extends GameTypes>(
  module: GameModule<T>,
  { table, beats, statistics }: TableAgain<T>,
  books: Statistics,
): Narration<T> => ({
  ...narrate(module, { ...takeUp(table, books), statistics }),
  told: retell(module, table, lastRound(module.game, beats)),
});

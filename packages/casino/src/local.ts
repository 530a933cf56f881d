/**
 * A table of one's own: a sitting at this device. It asks the bots, here or where they think, and saves every step before anything of
 * it is seen. Kept first, then shown, then heard.
 */
import { type Chance, fork, type GameModule, type GameTypes, type Hint, isSettled, type Sight } from '@baize/engine';
import { decide, type Narration, narrate, retell, takeUpTold, tellAll, tellNext } from './narrator.ts';
import type { TableAgain } from './resume.ts';
import { emptyTableLog, makeStore, type TableLog, type TableNow, type TableSession, writeLines, writeTold } from './session.ts';
import { askedNow, type Sitting, waitsFor } from './sitting.ts';
import type { Statistics } from './statistics.ts';
import type { BotQuestion, Table } from './table.ts';

/** A sitting with its log: what a table of one's own comes to. Plain data. */
export interface LocalTable<T extends GameTypes> extends Narration<T>, TableLog {}

/** Somebody who thinks elsewhere for bots and coach. The same question is thought about once, however often it is asked. */
export interface Thinker<T extends GameTypes> {
  move(question: BotQuestion<T>): Promise<T['action']>;
  hint(sight: Sight<T>, chance: Chance): Promise<Hint<T>>;
  close(): void;
}

/** What a table of one's own needs of the world. */
export interface LocalOptions<T extends GameTypes> {
  /** Keeps the sitting before anything of it is shown. False when it could not be: then nothing happens. Left out where nothing is kept. */
  readonly save?: (sitting: Sitting<T>) => boolean;
  /** Opens a place for long thoughts; left out where bots answer at once. */
  readonly openThinker?: (() => Thinker<T>) | undefined;
  /** Why the coach would do this, in place of what he says himself. */
  readonly explains?: ((hint: Hint<T>, sight: Sight<T>) => string | undefined) | undefined;
}

/** A session at a table of one's own. */
export interface LocalSession<T extends GameTypes> extends TableSession<T> {
  /** The table as it truly is: it may be ahead of the screen. */
  table(): Table<T>;
}

// --- the table as data -------------------------------------------------------------------------------------------

/** The table after its narration went on. */
const follow = <T extends GameTypes>(table: LocalTable<T>, narration: Narration<T>): LocalTable<T> =>
  narration === table
    ? table
    : narration.told.reduce<LocalTable<T>>((log, told) => writeTold(log, told, narration.shown.seat), { ...table, ...narration });

/** A table at which somebody has just sat down, with nothing shown yet. */
export const beginTable = <T extends GameTypes>(module: GameModule<T>, sitting: Sitting<T>): LocalTable<T> => ({
  ...narrate(module, sitting),
  ...emptyTableLog,
  statistics: sitting.statistics,
});

/** Takes up a table where it was left: the rounds played at it are counted, and the last of them is told again. */
export const takeUpTable = <T extends GameTypes>(module: GameModule<T>, again: TableAgain<T>, books: Statistics): LocalTable<T> => {
  const narration = takeUpTold(module, again, books);
  const { statistics } = again;
  const settled = again.beats.findLast(({ event }) => isSettled(event));
  const [last] = settled === undefined ? [] : retell(module, again.table, [settled]);
  const fresh: LocalTable<T> = { ...narration, ...emptyTableLog };
  const { results, verdict } = last === undefined ? fresh : writeTold(fresh, last, again.table.me);
  return { ...follow({ ...fresh, results, verdict }, narration), statistics, told: [] };
};

/** The next beat, told; with none left, a bot's move first, as it `answered` if it was asked elsewhere. */
export const showNextAt = <T extends GameTypes>(module: GameModule<T>, table: LocalTable<T>, answered?: T['action']): LocalTable<T> =>
  follow(table, tellNext<T>(module, table, answered));

/** On to where the player is asked, with every sentence on the way; with bots that think elsewhere, to where one of them is asked. */
export const showAllAt = <T extends GameTypes>(module: GameModule<T>, table: LocalTable<T>, botsAreAway = false): LocalTable<T> =>
  follow(table, tellAll<T>(module, table, botsAreAway));

/** The player's choice: taken, and its first beat shown at once; or the reason why not, in the log. */
export const chooseAt = <T extends GameTypes>(module: GameModule<T>, table: LocalTable<T>, action: T['action']): LocalTable<T> => {
  const decided = decide<T>(module, table, action);
  return 'why' in decided ? writeLines({ ...table, told: [] }, 'refusal', [decided.why]) : follow(table, decided);
};

// --- the session -------------------------------------------------------------------------------------------------

interface Said<T extends GameTypes> {
  readonly at: number;
  readonly hint: Hint<T>;
}

const nowOf = <T extends GameTypes>(
  module: GameModule<T>,
  { sitting, shown, told, lines, lineCount, results, verdict, statistics }: LocalTable<T>,
  before: TableNow<T> | undefined,
  said: Said<T> | undefined,
): TableNow<T> => {
  const waiting = waitsFor(module, sitting);
  const beat = before?.shown === shown ? before.beat : { ...shown, offers: [] };
  const hint = waiting === 'me' && said?.at === sitting.table.log.length ? said.hint : undefined;
  const log = { lines, lineCount, results, verdict, statistics };
  return { ...log, beat, shown, waiting, behind: sitting.playhead.queue.length, told, hint };
};

/** Opens a session at a table of one's own. */
export const openLocal = <T extends GameTypes>(
  module: GameModule<T>,
  first: LocalTable<T>,
  { save = () => true, openThinker, explains }: LocalOptions<T> = {},
): LocalSession<T> => {
  let table = first;
  let said: Said<T> | undefined;
  let thinker: Thinker<T> | undefined;
  /** The question that somebody elsewhere thinks about and whose answer is due, and whether all that follows is shown at once. */
  let due: { readonly seed: string; isAll: boolean } | undefined;
  const botsAreAway = openThinker !== undefined;
  const store = makeStore(nowOf(module, table, undefined, undefined));
  const tell = (): void => store.set(nowOf(module, table, store.now(), said));
  /** The thoughts of a bot who is next begin while what came before is still looked at. */
  const prepare = (): void => {
    const question = thinker && askedNow(module, table.sitting);
    if (question !== undefined) void thinker?.move(question);
  };
  /** The one way to change the table: kept first, then shown, then heard. */
  const move = (after: LocalTable<T>): void => {
    if (after === table || (after.sitting.table !== table.sitting.table && !save(after.sitting))) return;
    table = after;
    tell();
    prepare();
  };
  const answered = (seed: string, action: T['action']): void => {
    if (due?.seed !== seed || thinker === undefined) return;
    const { isAll } = due;
    due = undefined;
    move(showNextAt(module, table, action));
    if (isAll) goOn(true);
  };
  const goOn = (isAll: boolean): void => {
    const ready = isAll ? showAllAt(module, table, botsAreAway) : table;
    if (ready !== table) move(ready);
    const question = botsAreAway ? askedNow(module, table.sitting) : undefined;
    if (question === undefined) {
      if (!isAll) move(showNextAt(module, table));
      return;
    }
    const { seed } = question.chance;
    if (due?.seed === seed) due.isAll ||= isAll;
    else {
      due = { seed, isAll };
      // A bot that fails is a bug: the last resort of whoever runs this tells of it, as of any other.
      void thinker?.move(question).then((action) => answered(seed, action));
    }
  };
  const tellHint = (at: number, found: Hint<T>): void => {
    if (at !== table.sitting.table.log.length) return;
    const { shown } = table;
    const because = explains?.(found, shown) ?? found.because;
    said = { at, hint: { ...found, because } };
    move(writeLines({ ...table, told: [] }, 'hint', [`${module.words.action(found.action, shown)}. ${because}`]));
  };
  return {
    isShared: false,
    now: store.now,
    subscribe: store.subscribe,
    table: () => table.sitting.table,
    choose: (action) => {
      const { waiting } = store.now();
      if (waiting === 'beat' || waiting === 'bot') goOn(true);
      else move(chooseAt(module, table, action));
    },
    showNext: () => goOn(false),
    showAll: () => goOn(true),
    refuse: (text) => move(writeLines({ ...table, told: [] }, 'refusal', [text])),
    // His chance is not the table's: asking changes nothing that follows.
    askHint: () => {
      if (store.now().waiting !== 'me') return;
      const { seed, log } = table.sitting.table;
      const { seat, view, offers } = table.shown;
      const chance = fork(seed, `coach at ${log.length}`);
      if (thinker === undefined) tellHint(log.length, module.hint({ seat, view, offers }, chance));
      else void thinker.hint({ seat, view, offers }, chance).then((found) => tellHint(log.length, found));
    },
    start: () => {
      const mine = openThinker?.();
      thinker = mine;
      const asked = due;
      due = undefined;
      prepare();
      // What was due before anybody could think is asked now.
      if (asked !== undefined) goOn(asked.isAll);
      return () => {
        if (thinker === mine) thinker = undefined;
        mine?.close();
      };
    },
  };
};

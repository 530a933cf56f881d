/**
 * A table of one's own, played on this device. `LocalTable` is a value with pure functions on it; `openLocal` is the session round it, which
 * asks the bots, here or where they think, and saves every step before anything of it is seen: saved first, then shown, then heard.
 */
import {
  type Beat,
  type Chance,
  fork,
  type GameModule,
  type GameTypes,
  type Hint,
  play,
  type Sight,
  type Step,
  sightOf,
} from '@baize/engine';
import { countBeat } from '../statistics/count-beat.ts';
import { noRounds, type Statistics } from '../statistics/statistics.ts';
import {
  emptyTableLog,
  hintWords,
  isAtRest,
  makeStore,
  type NarratedBeat,
  type Shown,
  type TableNow,
  type TableSession,
  type Waiting,
  writeBeat,
  writeLines,
} from './session.ts';
import { actBot, type BotQuestion, botQuestion, botToAct, openTable, type Table, type TableOpening, tableAfter } from './table.ts';

/** A table of one's own at one moment: what is shown of it, and the truth. Plain data. */
export interface LocalTable<T extends GameTypes> extends TableNow<T> {
  /** The table as it truly is: it may be ahead of the screen. */
  readonly truth: Table<T>;
  /** The beats that are still to be shown. */
  readonly queue: readonly Beat<T>[];
  /** All rounds ever played at this game, counted at the true table. */
  readonly lifetime: Statistics;
}

// --- a value -----------------------------------------------------------------------------------------------------

const waitingAt = <T extends GameTypes>(module: GameModule<T>, truth: Table<T>, queue: readonly Beat<T>[]): Waiting => {
  if (queue.length > 0) return 'beat';
  // The others may play on without a player who is broke, but not on this screen.
  if (!module.game.isIn(truth.state, truth.me)) return 'over';
  if (module.game.toAct(truth.state).includes(truth.me)) return 'me';
  return botToAct(module, truth) === undefined ? 'over' : 'bot';
};

/** A table with all that follows from its truth and from the beat on the screen: what it waits for, and what may be done. */
const settled = <T extends GameTypes>(
  module: GameModule<T>,
  at: Omit<LocalTable<T>, 'waiting' | 'behind' | 'shown' | 'hint' | 'isOut'>,
): LocalTable<T> => {
  const { truth, queue, beat } = at;
  const waiting = waitingAt(module, truth, queue);
  const shown = waiting === 'me' ? { ...beat, offers: sightOf(module.game, truth.state, truth.me).offers } : beat;
  const isOut = waiting === 'over' && !module.game.isIn(truth.state, truth.me);
  return { ...at, waiting, shown, isOut, behind: queue.length, hint: undefined };
};

/** A beat as the player sees it. */
const narrated = <T extends GameTypes>({ game, words }: GameModule<T>, truth: Table<T>, { event, state }: Beat<T>): NarratedBeat<T> => {
  const [seen, view] = [game.viewEvent(event, truth.me), game.view(state, truth.me)];
  return { event: seen, view, sentences: words.event(seen, view, truth) };
};

/** Beats that were shown before, as they are told again: their sentences, and what they settled. */
export const narrateAgain = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, beats: readonly Beat<T>[]): LocalTable<T> => {
  const told = beats.map((beat) => narrated(module, at.truth, beat));
  return { ...told.reduce((log, one) => writeBeat(module.game, log, one, at.truth.me), at), told };
};

const countedIn = <T extends GameTypes>(module: GameModule<T>, lifetime: Statistics, { beats }: Step<T>, { me }: Table<T>): Statistics =>
  beats.reduce((sum, beat) => countBeat(module, sum, beat, me), lifetime);

/** A table that rests on a state, with nothing shown of it yet and nothing told. */
export const restAt = <T extends GameTypes>(
  module: GameModule<T>,
  truth: Table<T>,
  lifetime: Statistics,
  state: T['state'] = truth.state,
  queue: readonly Beat<T>[] = [],
): LocalTable<T> => {
  const { me, names, preset, rules, stacks } = truth;
  const beat: Shown<T> = { seat: me, view: module.game.view(state, me), offers: [], event: undefined, tempo: 'none' };
  const held = module.game.chips(state, me);
  const facts = { me, seat: me, names, preset, rules, stacks };
  return settled(module, { ...emptyTableLog, facts, truth, queue, lifetime, beat, held, told: [] });
};

/**
 * Sits down at a fresh table; its first beats are still to be shown. `lifetime` are all rounds that there have been at this game: at a
 * profile's table `joinTable` takes them from the profile.
 */
export const beginTable = <T extends GameTypes>(
  module: GameModule<T>,
  opening: TableOpening,
  lifetime: Statistics,
  statistics: Statistics = noRounds,
): LocalTable<T> => {
  const { table, step } = openTable(module, opening);
  // Before the first beat the table looks as it does after it: an opening has no earlier state to show.
  const first = step.beats[0]?.state ?? table.state;
  return { ...restAt(module, table, countedIn(module, lifetime, step, table), first, step.beats), statistics };
};

/** The next beat of a table that has one. */
const showBeat = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>): LocalTable<T> => {
  const [next, ...queue] = at.queue;
  if (next === undefined) return settled(module, at);
  const told = narrated(module, at.truth, next);
  const { event, view } = told;
  const beat: Shown<T> = { seat: at.truth.me, view, event, offers: [], tempo: module.tempo(event) };
  const held = module.game.chips(next.state, at.truth.me);
  return settled(module, { ...writeBeat(module.game, at, told, at.truth.me), queue, beat, held, told: [told] });
};

const withStep = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, truth: Table<T>, step: Step<T>): LocalTable<T> => ({
  ...at,
  truth,
  queue: [...at.queue, ...step.beats],
  lifetime: countedIn(module, at.lifetime, step, truth),
  told: [],
});

/** What the table asks a bot now; undefined when it waits for something else. */
export const botQuestionAt = <T extends GameTypes>(
  module: GameModule<T>,
  { waiting, truth }: LocalTable<T>,
): BotQuestion<T> | undefined => {
  const seat = waiting === 'bot' ? botToAct(module, truth) : undefined;
  return seat === undefined ? undefined : botQuestion(module, truth, seat);
};

/**
 * The next beat. With none left a bot moves first, as it `answered` if it was asked elsewhere, and the first beat of its move follows
 * at once. Nothing changes where the table waits for the player.
 */
export const showNextAt = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, answered?: T['action']): LocalTable<T> => {
  if (at.waiting === 'beat') return showBeat(module, at);
  const seat = at.waiting === 'bot' ? botToAct(module, at.truth) : undefined;
  if (seat === undefined) return at;
  const { table, step } = actBot(module, at.truth, seat, answered);
  return showBeat(module, withStep(module, at, table, step));
};

const showWhile = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, goesOn: (waiting: Waiting) => boolean): LocalTable<T> => {
  let now = at;
  const told: NarratedBeat<T>[] = [];
  while (goesOn(now.waiting)) {
    now = showNextAt(module, now);
    told.push(...now.told);
  }
  return now === at ? at : { ...now, told };
};

/** On to where the player is asked, with every sentence on the way; with bots that think elsewhere, to where one of them is asked. */
export const showAllAt = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, botsAreAway = false): LocalTable<T> =>
  showWhile(module, at, (waiting) => waiting === 'beat' || (waiting === 'bot' && !botsAreAway));

/** The screen as far as the table is: what has been decided is shown to its end, and nobody moves. */
export const showDecidedAt = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>): LocalTable<T> =>
  showWhile(module, at, (waiting) => waiting === 'beat');

/** The player's choice at a table that waits for it: taken, and its first beat shown at once; or the reason why not, in the log. */
export const chooseAt = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, action: T['action']): LocalTable<T> => {
  const { truth } = at;
  const played = play(module.game, truth.state, truth.me, action);
  if (!played.ok) return writeLines({ ...at, told: [] }, 'refusal', [module.words.refusal(played.refusal, at.shown)]);
  return showBeat(module, withStep(module, at, tableAfter(truth, { seat: truth.me, action }, played.step), played.step));
};

/** What the coach is asked at a table that waits for the player. His chance is not the table's: asking changes nothing that follows. */
export const coachQuestion = <T extends GameTypes>({ truth, shown }: LocalTable<T>): readonly [Sight<T>, Chance] => {
  const { seat, view, offers } = shown;
  return [{ seat, view, offers }, fork(truth.seed, `coach at ${truth.log.length}`)];
};

/** A table whose coach has answered. */
const withHint = <T extends GameTypes>({ words }: GameModule<T>, at: LocalTable<T>, hint: Hint<T>): LocalTable<T> =>
  writeLines({ ...at, hint, told: [] }, 'hint', [hintWords(words, at, hint)]);

/** A table that waits for the player, with what the coach would do: as he `answered`, if he was asked elsewhere. */
export const hintAt = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, answered?: Hint<T>): LocalTable<T> =>
  at.waiting === 'me' ? withHint(module, at, answered ?? module.hint(...coachQuestion(at))) : at;

// --- the session -------------------------------------------------------------------------------------------------

/** Somebody who thinks elsewhere for bots and coach. The same question is thought about once, however often it is asked. */
export interface Thinker<T extends GameTypes> {
  move(question: BotQuestion<T>): Promise<T['action']>;
  hint(sight: Sight<T>, chance: Chance): Promise<Hint<T>>;
  close(): void;
}

/** What a table of one's own needs from outside. */
export interface LocalOptions<T extends GameTypes> {
  /** Saves the table before anything of it is shown. False when it could not be: then nothing happens. Left out where nothing is saved. */
  readonly save?: (table: LocalTable<T>) => boolean;
  /** Opens a place for long thoughts; left out where bots answer at once. */
  readonly openThinker?: (() => Thinker<T>) | undefined;
  /** Why the coach would do this, in place of what he says himself. */
  readonly explain?: ((hint: Hint<T>) => T['why'] | undefined) | undefined;
}

/** A session at a table of one's own. */
export interface LocalSession<T extends GameTypes> extends TableSession<T> {
  now(): LocalTable<T>;
}

/** Opens a session at a table of one's own. */
export const openLocal = <T extends GameTypes>(
  module: GameModule<T>,
  start: LocalTable<T>,
  { save = () => true, openThinker, explain }: LocalOptions<T> = {},
): LocalSession<T> => {
  const store = makeStore(start);
  const botsAreAway = openThinker !== undefined;
  let thinker: Thinker<T> | undefined;
  /** The question that somebody elsewhere thinks about and whose answer is due, and whether all that follows is shown at once. */
  let due: { readonly seed: string; isAll: boolean } | undefined;
  /** The thoughts of a bot who is next begin while what came before is still looked at. */
  const prepare = (): void => {
    const question = thinker && botQuestionAt(module, store.now());
    if (question !== undefined) void thinker?.move(question);
  };
  /** The one way to change the table: saved first, then shown, then heard. */
  const move = (after: LocalTable<T>): void => {
    if (after.truth !== store.now().truth && !save(after)) return;
    store.set(after);
    prepare();
  };
  const answered = (seed: string, action: T['action']): void => {
    if (due?.seed !== seed || thinker === undefined) return;
    const { isAll } = due;
    due = undefined;
    move(showNextAt(module, store.now(), action));
    if (isAll) goOn(true);
  };
  const goOn = (isAll: boolean): void => {
    if (isAll) move(showAllAt(module, store.now(), botsAreAway));
    const question = botsAreAway ? botQuestionAt(module, store.now()) : undefined;
    if (question === undefined) {
      if (!isAll) move(showNextAt(module, store.now()));
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
  const tellHint = (moves: number, found: Hint<T>): void => {
    const now = store.now();
    if (moves !== now.truth.log.length) return;
    move(withHint(module, now, { ...found, why: explain?.(found) ?? found.why }));
  };
  return {
    isShared: false,
    now: store.now,
    subscribe: store.subscribe,
    choose: (action) => {
      const now = store.now();
      if (isAtRest(now.waiting)) move(chooseAt(module, now, action));
      else goOn(true);
    },
    showNext: () => goOn(false),
    showAll: () => goOn(true),
    refuse: (text) => move(writeLines({ ...store.now(), told: [] }, 'refusal', [text])),
    askHint: () => {
      const now = store.now();
      if (now.waiting !== 'me') return;
      const moves = now.truth.log.length;
      if (thinker === undefined) tellHint(moves, module.hint(...coachQuestion(now)));
      else void thinker.hint(...coachQuestion(now)).then((found) => tellHint(moves, found));
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

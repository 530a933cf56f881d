/** A sitting as it is told: what is on the screen, and the sentences of every beat that was shown or skipped. Pure. */
import {
  advance,
  choose,
  countEvent,
  isSettled,
  noRounds,
  type Shown,
  type Sitting,
  type Statistics,
  shown,
  sit,
  type Table,
  type TableOpening,
  takeUp,
  type Waiting,
  waitsFor,
} from '@baize/casino';
import { type Beat, type BySeat, type GameModule, type GameTypes, replay, type Settlement } from '@baize/engine';

/** One sentence of the log. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
  /** Why something was not done, or what the coach says, told apart from what happened. */
  readonly kind: 'event' | 'refusal' | 'hint';
}

/** The latest line that tells what happened. */
export const lastEvent = (lines: readonly LogLine[]): LogLine | undefined => lines.findLast(({ kind }) => kind === 'event');

/** A sitting with its log. */
export interface Session<T extends GameTypes> {
  readonly sitting: Sitting<T>;
  /** Newest last; old lines fall off. */
  readonly lines: readonly LogLine[];
  /** How many lines there have been. */
  readonly told: number;
  /** What the last round that was settled brought each seat. */
  readonly results: BySeat<Settlement | null>;
  /** How that was told. */
  readonly verdict: readonly string[];
  /** What the last change has shown or skipped, for the ear. */
  readonly passed: readonly T['event'][];
}

const KEPT_LINES = 40;

const tell = <T extends GameTypes>(session: Session<T>, kind: LogLine['kind'], texts: readonly string[]): Session<T> => ({
  ...session,
  told: session.told + texts.length,
  lines: [...session.lines, ...texts.map((text, place) => ({ id: session.told + place, text, kind }))].slice(-KEPT_LINES),
});

const silent = <T extends GameTypes>(sitting: Sitting<T>): Session<T> => ({
  sitting,
  lines: [],
  told: 0,
  results: [],
  verdict: [],
  passed: [],
});

/** Sits down, with nothing shown yet. `books` are all the rounds there have been at this game. */
export const begin = <T extends GameTypes>(module: GameModule<T>, opening: TableOpening, books: Statistics = noRounds): Session<T> =>
  silent(sit(module, opening, noRounds, books));

/** The session after a beat was told: its sentences, and what it settled. The event is as the player may see it. */
const tellBeat = <T extends GameTypes>({ words }: GameModule<T>, session: Session<T>, event: T['event'], view: T['view']): Session<T> => {
  const { me, names } = session.sitting.table;
  const sentences = words.event(event, view, { me, names });
  const told = tell(session, 'event', sentences);
  return isSettled(event) ? { ...told, results: event.results, verdict: sentences } : told;
};

/** The beats of a record that are told again when its table is taken up. */
const TOLD_AGAIN = 60;

/** Takes up a table where it was left: the rounds played at it are counted, and the last of them is told again. */
export const takeUpSession = <T extends GameTypes>(module: GameModule<T>, table: Table<T>, books: Statistics): Session<T> => {
  const played = replay(module.game, table);
  const beats: readonly Beat<T>[] = played.ok ? played.beats : [];
  const statistics = beats.reduce((sum, { event }) => countEvent(sum, event, table.me), noRounds);
  return beats
    .slice(-TOLD_AGAIN)
    .reduce(
      (session, { event, state }) => tellBeat(module, session, module.game.viewEvent(event, table.me), module.game.view(state, table.me)),
      silent({ ...takeUp(table, books), statistics }),
    );
};

/** What the session waits for. */
export const waiting = <T extends GameTypes>(module: GameModule<T>, { sitting }: Session<T>): Waiting => waitsFor(module, sitting);

/** What to draw. */
export const seen = <T extends GameTypes>(module: GameModule<T>, { sitting }: Session<T>): Shown<T> => shown(module, sitting);

/**
 * The next beat, told. Where none is left a bot moves first, as it `answered` if it was asked elsewhere, and the first beat of its
 * move follows at once.
 */
export const next = <T extends GameTypes>(module: GameModule<T>, session: Session<T>, answered?: T['action']): Session<T> => {
  const ready = waiting(module, session) === 'bot' ? { ...session, sitting: advance(module, session.sitting, answered) } : session;
  if (waiting(module, ready) !== 'beat') return ready;
  const moved = { ...ready, sitting: advance(module, ready.sitting), passed: [] };
  const { event, view } = shown(module, moved.sitting);
  return event === undefined ? moved : { ...tellBeat(module, moved, event, view), passed: [event] };
};

/** On to where the player is asked, with every sentence on the way; with bots that think elsewhere, to where one of them is asked. */
export const rush = <T extends GameTypes>(module: GameModule<T>, session: Session<T>, botsAreAway = false): Session<T> => {
  let now = session;
  const passed: T['event'][] = [];
  for (let on = waiting(module, now); on === 'beat' || (on === 'bot' && !botsAreAway); on = waiting(module, now)) {
    now = next(module, now);
    passed.push(...now.passed);
  }
  return passed.length === 0 ? now : { ...now, passed };
};

/**
 * The player's choice: taken, and its first beat shown at once; or answered with the reason why not. While the table is still
 * showing what happened nothing is on offer, so a choice then only shows the rest: nobody acts on cards unseen.
 */
export const decide = <T extends GameTypes>(
  module: GameModule<T>,
  session: Session<T>,
  action: T['action'],
  botsAreAway = false,
): Session<T> => {
  const on = waiting(module, session);
  if (on === 'beat' || on === 'bot') return rush(module, session, botsAreAway);
  const chosen = choose(module, session.sitting, action);
  if (chosen.ok) return next(module, { ...session, sitting: chosen.sitting });
  return tell({ ...session, passed: [] }, 'refusal', [module.words.refusal(chosen.refusal, shown(module, session.sitting))]);
};

/** A sentence from the coach. */
export const advise = <T extends GameTypes>(session: Session<T>, text: string): Session<T> =>
  tell({ ...session, passed: [] }, 'hint', [text]);

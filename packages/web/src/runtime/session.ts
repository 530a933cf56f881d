/** A sitting as it is told: what is on the screen, and the sentences of every beat that was shown or skipped. Pure. */
import { advance, choose, type Shown, type Sitting, shown, sit, type TableOpening, type Waiting, waitsFor } from '@baize/casino';
import type { BySeat, GameModule, GameTypes, Settled, Settlement, Tagged } from '@baize/engine';

/** One sentence of the log. */
export interface Line {
  readonly id: number;
  readonly text: string;
  /** Why something was not done, or what the coach says, told apart from what happened. */
  readonly kind: 'event' | 'refusal' | 'hint';
}

/** A sitting with its log. */
export interface Session<T extends GameTypes> {
  readonly sitting: Sitting<T>;
  /** Newest last; old lines fall off. */
  readonly lines: readonly Line[];
  /** How many lines there have been. */
  readonly told: number;
  /** What the last round that was settled brought each seat. */
  readonly results: BySeat<Settlement | null>;
  /** How that was told. */
  readonly verdict: readonly string[];
}

const KEPT_LINES = 40;

const tell = <T extends GameTypes>(session: Session<T>, kind: Line['kind'], texts: readonly string[]): Session<T> => ({
  ...session,
  told: session.told + texts.length,
  lines: [...session.lines, ...texts.map((text, place) => ({ id: session.told + place, text, kind }))].slice(-KEPT_LINES),
});

/** Sits down, with nothing shown yet. */
export const begin = <T extends GameTypes>(module: GameModule<T>, opening: TableOpening): Session<T> => ({
  sitting: sit(module, opening),
  lines: [],
  told: 0,
  results: [],
  verdict: [],
});

const isSettled = (event: Tagged): event is Settled => event.type === 'settled';

/** What the session waits for. */
export const waiting = <T extends GameTypes>(module: GameModule<T>, { sitting }: Session<T>): Waiting => waitsFor(module, sitting);

/** What to draw. */
export const seen = <T extends GameTypes>(module: GameModule<T>, { sitting }: Session<T>): Shown<T> => shown(module, sitting);

/** The next beat, told. Where none is left a bot moves first, and the first beat of its move follows at once. */
export const next = <T extends GameTypes>(module: GameModule<T>, session: Session<T>): Session<T> => {
  const ready = waiting(module, session) === 'bot' ? { ...session, sitting: advance(module, session.sitting) } : session;
  if (waiting(module, ready) !== 'beat') return ready;
  const moved = { ...ready, sitting: advance(module, ready.sitting) };
  const { event, view, seat } = shown(module, moved.sitting);
  if (event === undefined) return moved;
  const words = module.words.event(event, view, { me: seat, names: moved.sitting.table.names });
  const told = tell(moved, 'event', words);
  return isSettled(event) ? { ...told, results: event.results, verdict: words } : told;
};

/** On to where the player is asked, with every sentence on the way. */
export const rush = <T extends GameTypes>(module: GameModule<T>, session: Session<T>): Session<T> => {
  let now = session;
  for (let on = waiting(module, now); on === 'beat' || on === 'bot'; on = waiting(module, now)) now = next(module, now);
  return now;
};

/**
 * The player's choice: taken, and its first beat shown at once; or answered with the reason why not. While the table is
 * still showing what happened nothing is on offer, so a choice then only shows the rest: nobody acts on cards unseen.
 */
export const decide = <T extends GameTypes>(module: GameModule<T>, session: Session<T>, action: T['action']): Session<T> => {
  const on = waiting(module, session);
  if (on === 'beat' || on === 'bot') return rush(module, session);
  const chosen = choose(module, session.sitting, action);
  if (chosen.ok) return next(module, { ...session, sitting: chosen.sitting });
  return tell(session, 'refusal', [module.words.refusal(chosen.refusal, shown(module, session.sitting))]);
};

/** A sentence from the coach. */
export const advise = <T extends GameTypes>(session: Session<T>, text: string): Session<T> => tell(session, 'hint', [text]);

/**
 * What a choice will do, before the server has said so. A client knows only its own view, so it asks two tables that look the same
 * from its seat: what both of them tell alike does not depend on anything unseen, and can be shown at once.
 */
import { type GameModule, type GameTypes, isEqual, openChance, play, type Refusal, type Seat } from '@baize/engine';

/** A beat that is still to be shown. */
export interface QueuedBeat<T extends GameTypes> {
  readonly event: T['event'];
  readonly view: T['view'];
}

/** What is certain about a choice: its first beats, or why it cannot be. */
export type Prediction<T extends GameTypes> =
  | { readonly ok: true; readonly beats: readonly QueuedBeat<T>[] }
  | { readonly ok: false; readonly refusal: Refusal<T> };

const nothing = { ok: true, beats: [] } as const;

const SEEDS = ['0a'.repeat(32), 'b1'.repeat(32)] as const;

/**
 * What a game says of a table that looks like this from a seat; undefined where the view is none that the game knows. A view is the
 * server's word: one that no table can have is no reason to fail here.
 */
export const askImagined = <T extends GameTypes, R>(
  { game }: GameModule<T>,
  view: T['view'],
  seat: Seat,
  ask: (state: T['state']) => R,
  seed: string = SEEDS[0],
): R | undefined => {
  try {
    return ask(game.imagine(view, seat, openChance(seed)));
  } catch {
    return undefined;
  }
};

/** What is certain about a choice at a table that looks like this. Nothing is, where the view is none that the game knows. */
export const predict = <T extends GameTypes>(module: GameModule<T>, view: T['view'], seat: Seat, action: T['action']): Prediction<T> => {
  const { game } = module;
  const [one, other] = SEEDS.map((seed) => askImagined(module, view, seat, (state) => play(game, state, seat, action), seed));
  if (one === undefined || other === undefined) return nothing;
  if (!one.ok || !other.ok) {
    return !one.ok && !other.ok && isEqual(one.refusal, other.refusal) ? { ok: false, refusal: one.refusal } : nothing;
  }
  const seen = (beat: { readonly event: T['event']; readonly state: T['state'] }): QueuedBeat<T> => ({
    event: game.viewEvent(beat.event, seat),
    view: game.view(beat.state, seat),
  });
  const others = other.step.beats.map(seen);
  const beats = one.step.beats.map(seen);
  const differs = beats.findIndex((beat, at) => !isEqual(beat, others[at]));
  return { ok: true, beats: differs < 0 ? beats : beats.slice(0, differs) };
};

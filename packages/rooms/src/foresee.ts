/**
 * What a choice will do, before the server has said so. A client knows only its own view, so it asks two tables that look the same
 * from its seat: what both of them tell alike does not depend on anything unseen, and can be shown at once.
 */
import { type GameModule, type GameTypes, isEqual, openChance, play, type Refusal, type Seat } from '@baize/engine';

/** A beat that is still to be shown. */
export interface ComingBeat<T extends GameTypes> {
  readonly event: T['event'];
  readonly view: T['view'];
}

/** What is certain about a choice: its first beats, or why it cannot be. */
export type Foreseen<T extends GameTypes> =
  | { readonly ok: true; readonly beats: readonly ComingBeat<T>[] }
  | { readonly ok: false; readonly refusal: Refusal<T> };

const nothing = { ok: true, beats: [] } as const;

const tryOut = <T extends GameTypes>({ game }: GameModule<T>, view: T['view'], seat: Seat, action: unknown, seed: string) =>
  play(game, game.imagine(view, seat, openChance(seed)), seat, action);

const compare = <T extends GameTypes>(module: GameModule<T>, view: T['view'], seat: Seat, action: unknown): Foreseen<T> => {
  const [one, other] = [tryOut(module, view, seat, action, '0a'.repeat(32)), tryOut(module, view, seat, action, 'b1'.repeat(32))];
  if (!one.ok || !other.ok) {
    return !one.ok && !other.ok && isEqual(one.refusal, other.refusal) ? { ok: false, refusal: one.refusal } : nothing;
  }
  const { game } = module;
  const seen = (beat: { readonly event: T['event']; readonly state: T['state'] }): ComingBeat<T> => ({
    event: game.viewEvent(beat.event, seat),
    view: game.view(beat.state, seat),
  });
  const others = other.step.beats.map(seen);
  const beats = one.step.beats.map(seen);
  const differs = beats.findIndex((beat, at) => !isEqual(beat, others[at]));
  return { ok: true, beats: differs < 0 ? beats : beats.slice(0, differs) };
};

/** What is certain about a choice at a table that looks like this. Nothing is, where the view is none that the game knows. */
export const foresee = <T extends GameTypes>(module: GameModule<T>, view: T['view'], seat: Seat, action: T['action']): Foreseen<T> => {
  try {
    return compare(module, view, seat, action);
  } catch {
    // A view is the server's word. One that no table can have is no reason to fail here: the server answers the choice itself.
    return nothing;
  }
};

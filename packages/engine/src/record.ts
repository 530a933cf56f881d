/** Records: a sitting written down, from its seed to its last action, and played again from that. */
import { openChance } from './chance.ts';
import type { Beat, BySeat, Chips, Game, GameTypes, Refusal, Seat } from './contract.ts';
import { play } from './play.ts';

/** One line of a sitting's log. */
export interface LogEntry<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['action'];
}

/** A sitting as it stands in a file: who did what is still to be checked. */
export interface WrittenRecord {
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly seed: string;
  readonly stacks: BySeat<Chips>;
  readonly log: readonly { readonly seat: Seat; readonly action: unknown }[];
}
/** A sitting written down: plain JSON, and all that it takes to play it again. */
export interface SittingRecord<T extends GameTypes> extends WrittenRecord {
  readonly log: readonly LogEntry<T>[];
}

/** A sitting played again, or the first line of its log that does not fit. */
export type Replayed<T extends GameTypes> =
  | { readonly ok: true; readonly state: T['state']; readonly beats: readonly Beat<T>[] }
  | { readonly ok: false; readonly line: number; readonly refusal: Refusal<T> };

/** Plays a record again. A line of its log that is no legal action is told; a preset or a seed that cannot be is a bug. */
export const replay = <T extends GameTypes>(game: Game<T>, { preset, seed, stacks, log }: WrittenRecord): Replayed<T> => {
  const rules = game.presets[preset];
  if (rules === undefined) throw new RangeError(`${game.id} has no preset "${preset}".`);
  const opening = game.open({ rules, stacks, chance: openChance(seed) });
  const beats = [...opening.beats];
  let { state } = opening;
  for (const [line, { seat, action }] of log.entries()) {
    const played = play(game, state, seat, action);
    if (!played.ok) return { ok: false, line, refusal: played.refusal };
    state = played.step.state;
    beats.push(...played.step.beats);
  }
  return { ok: true, state, beats };
};

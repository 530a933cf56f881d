/** Records: a sitting written down, from its seed to its last action, and played again from that. */
import { openChance } from './chance.ts';
import type { Beat, BySeat, Chips, Game, GameTypes, Refusal, Seat, Step } from './contract.ts';
import { guarded } from './guard.ts';
import { isAction } from './offers.ts';
import { play } from './play.ts';
import { isSeed } from './seed.ts';

/** One line of a sitting's log. */
export interface LogEntry<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['action'];
}

/** What a sitting begins with, as it can be written down. */
export interface Written {
  readonly preset: string;
  readonly seed: string;
  readonly stacks: BySeat<Chips>;
}
/** A sitting as it stands in a file: who did what is still to be checked. */
export interface WrittenRecord extends Written {
  readonly game: string;
  readonly version: number;
  readonly log: readonly { readonly seat: Seat; readonly action: unknown }[];
}
/** A sitting written down: plain JSON, and all that it takes to play it again. */
export interface SittingRecord<T extends GameTypes> extends WrittenRecord {
  readonly log: readonly LogEntry<T>[];
}

/** The rules of a preset. One that the game does not have is a bug, and throws. */
export const rulesOf = <T extends GameTypes>(game: Game<T>, preset: string): T['rules'] => {
  const rules = Object.hasOwn(game.presets, preset) ? game.presets[preset] : undefined;
  if (rules === undefined) throw new RangeError(`${game.title} has no preset "${preset}".`);
  return rules;
};

/** Whether a sitting can be opened like this: a known preset, a true seed, and as many seats and chips as the rules ask for. */
export const canOpen = <T extends GameTypes>(game: Game<T>, { preset, seed, stacks }: Written): boolean => {
  if (!Object.hasOwn(game.presets, preset) || !isSeed(seed)) return false;
  const { min, max, buyIn } = game.seats(rulesOf(game, preset));
  return stacks.length >= min && stacks.length <= max && stacks.every((stack) => Number.isSafeInteger(stack) && stack >= buyIn);
};

/** Begins a sitting. One that cannot be opened is a bug, and throws. */
export const openSitting = <T extends GameTypes>(game: Game<T>, opening: Written): Step<T> => {
  if (!canOpen(game, opening)) throw new RangeError(`${game.title} cannot be opened with ${JSON.stringify(opening)}.`);
  const step = game.open({ rules: rulesOf(game, opening.preset), stacks: [...opening.stacks], chance: openChance(opening.seed) });
  guarded(step.state);
  return step;
};

/** A sitting played again; one that cannot even be opened; or the first line of the log that is refused. */
export type Replayed<T extends GameTypes> =
  | { readonly ok: true; readonly state: T['state']; readonly beats: readonly Beat<T>[]; readonly log: readonly LogEntry<T>[] }
  | { readonly ok: false; readonly why: 'cannot-open' }
  | { readonly ok: false; readonly why: 'refused'; readonly line: number; readonly refusal: Refusal<T> };

/** Plays a record again. It may come from anywhere: whatever does not fit is told, and nothing throws. */
export const replay = <T extends GameTypes>(game: Game<T>, record: WrittenRecord): Replayed<T> => {
  if (!canOpen(game, record)) return { ok: false, why: 'cannot-open' };
  const opening = openSitting(game, record);
  const beats = [...opening.beats];
  const log: LogEntry<T>[] = [];
  let { state } = opening;
  for (const [line, { seat, action }] of record.log.entries()) {
    const played = play(game, state, seat, action);
    if (!played.ok) return { ok: false, why: 'refused', line, refusal: played.refusal };
    if (isAction<T['action']>(game.shapes, action)) log.push({ seat, action });
    state = played.step.state;
    beats.push(...played.step.beats);
  }
  return { ok: true, state, beats, log };
};

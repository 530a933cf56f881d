/** Records: a sitting written down, from its seed to its last action, and played again from that. */
import { openChance } from './chance.ts';
import type { Beat, BySeat, Chips, Game, GameTypes, Refusal, Seat, Step } from './contract.ts';
import { guarded } from './freeze.ts';
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

/** One line of a log, played: the table before it, and what followed. Or why it was refused: then it is the last. */
export type PlayedLine<T extends GameTypes> =
  | { readonly ok: true; readonly line: number; readonly entry: LogEntry<T>; readonly before: T['state']; readonly step: Step<T> }
  | { readonly ok: false; readonly line: number; readonly refusal: Refusal<T> };

/**
 * Plays the lines of a log one after another from a table: everything that replays, resumes, judges or checks a log is a loop over
 * this. The log may come from anywhere. `prepare` may change the table before a line, as who shares a table gives it another key.
 */
export function* playLog<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  log: WrittenRecord['log'],
  prepare: (state: T['state'], action: unknown) => T['state'] = (state) => state,
): Generator<PlayedLine<T>, void> {
  let state = start;
  for (const [line, { seat, action }] of log.entries()) {
    const before = prepare(state, action);
    const played = play(game, before, seat, action);
    if (!played.ok) {
      yield { ok: false, line, refusal: played.refusal };
      return;
    }
    if (!isAction<T['action']>(game.shapes, action)) return;
    yield { ok: true, line, entry: { seat, action }, before, step: played.step };
    state = played.step.state;
  }
}

/** Plays a record again. It may come from anywhere: whatever does not fit is told, and nothing throws. */
export const replay = <T extends GameTypes>(game: Game<T>, record: WrittenRecord): Replayed<T> => {
  if (!canOpen(game, record)) return { ok: false, why: 'cannot-open' };
  let { state, beats: first } = openSitting(game, record);
  const beats = [...first];
  const log: LogEntry<T>[] = [];
  for (const played of playLog(game, state, record.log)) {
    if (!played.ok) return { why: 'refused', ...played };
    log.push(played.entry);
    ({ state, beats: first } = played.step);
    beats.push(...first);
  }
  return { ok: true, state, beats, log };
};

/**
 * Fairness: before a sitting the house can show a commitment to its seed, the player may mix in words of their own, and
 * afterwards anybody can replay the record and see that nothing was changed.
 */
import { canOpen, digest, type GameModule, type GameTypes, openSitting, play, type Step } from '@baize/engine';
import * as v from 'valibot';
import type { KeptTable } from './profile.ts';
import { keepsPromise, mixSeed, promiseOf } from './promise.ts';
import { tableSchema } from './save.ts';

/** A sitting written to a file: the table as it is kept, and after each line of its log a digest of what followed from it. */
export interface SittingFile extends KeptTable {
  readonly kind: 'baize-sitting';
  readonly promise: string;
  /** The opening's, then one for each line of the log. */
  readonly digests: readonly string[];
}

const fileSchema = v.object({
  ...tableSchema.entries,
  kind: v.literal('baize-sitting'),
  promise: v.string(),
  digests: v.array(v.string()),
});

const digestOf = <T extends GameTypes>(step: Step<T>): string => digest(JSON.stringify(step.beats)).slice(0, 16);

/** Plays a kept table again and gives a digest of each step, up to the first that is refused. */
function* digestsOf<T extends GameTypes>({ game }: GameModule<T>, kept: KeptTable): Generator<string, void> {
  let step = openSitting(game, kept);
  yield digestOf(step);
  for (const { seat, action } of kept.log) {
    const played = play(game, step.state, seat, action);
    if (!played.ok) return;
    step = played.step;
    yield digestOf(step);
  }
}

/** The text of a sitting's file. */
export const writeSitting = <T extends GameTypes>(module: GameModule<T>, kept: KeptTable): string => {
  const file: SittingFile = { kind: 'baize-sitting', promise: promiseOf(kept), ...kept, digests: [...digestsOf(module, kept)] };
  return JSON.stringify(file, null, 1);
};

/** The sitting in a file; undefined when the text is none. */
export const readSitting = (text: string): SittingFile | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  return read.success ? read.output : undefined;
};

/** What a check of a sitting's file found: that all agrees, or the first thing that does not. */
export type Finding =
  | { readonly ok: true; readonly lines: number; readonly promise: string }
  | { readonly ok: false; readonly why: 'other-version' | 'cannot-open' | 'seed' | 'promise' }
  /** Line 0 is the opening. */
  | { readonly ok: false; readonly why: 'line'; readonly line: number };

/** Checks a sitting's file: the seed against the words and the promise, and every step against its digest. */
export const verifySitting = <T extends GameTypes>(module: GameModule<T>, file: SittingFile): Finding => {
  const { seed, mixed, promise, digests, log } = file;
  if (file.version !== module.game.version) return { ok: false, why: 'other-version' };
  if (!canOpen(module.game, file)) return { ok: false, why: 'cannot-open' };
  if (mixed !== undefined && mixSeed(mixed.house, mixed.words) !== seed) return { ok: false, why: 'seed' };
  if (!keepsPromise(file, promise)) return { ok: false, why: 'promise' };
  const truth = [...digestsOf(module, file)];
  const line = Array.from({ length: log.length + 1 }, (_, at) => at).find((at) => truth[at] === undefined || truth[at] !== digests[at]);
  return line === undefined ? { ok: true, lines: log.length, promise } : { ok: false, why: 'line', line };
};

/** A finding in a sentence. */
export const findingWords = (finding: Finding): string => {
  if (finding.ok)
    return `All of it agrees: the seed keeps the promise, and ${finding.lines} ${finding.lines === 1 ? 'action replays' : 'actions replay'} to the same cards and chips.`;
  switch (finding.why) {
    case 'other-version':
      return 'This sitting was played under another version of the rules, so it cannot be checked here.';
    case 'cannot-open':
      return 'There is no table that could be opened like this.';
    case 'seed':
      return "The seed does not follow from the house's seed and the player's words.";
    case 'promise':
      return 'The seed is not the one that was promised before the sitting.';
    case 'line':
      return finding.line === 0 ? 'The very deal is different.' : `The first difference is at action ${finding.line}.`;
  }
};

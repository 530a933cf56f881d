/** What `baize review …` was asked for. Pure. */
import { parseArgs } from 'node:util';
import { type GameId, isGameId } from '@baize/games';

/** A record to look back at: one in a file, or the last sitting, at one game or at any. */
export type ReviewRequest =
  | {
      readonly kind: 'review';
      readonly file: string | undefined;
      readonly sitting: GameId | undefined;
      /** Whose decisions are looked at, in a file of another program. */
      readonly player: string | undefined;
      readonly json: boolean;
      /** Line by line, also where a page could be shown. */
      readonly plain: boolean;
      readonly ascii: boolean;
    }
  | { readonly kind: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): ReviewRequest => ({ kind: 'wrong', sentence });

const OPTIONS = {
  sitting: { type: 'string' },
  player: { type: 'string' },
  json: { type: 'boolean' },
  plain: { type: 'boolean' },
  ascii: { type: 'boolean' },
} as const;

/** Reads what stands after `baize review`. */
export const readReview = (args: readonly string[]): ReviewRequest => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [file, ...more] = positionals;
    if (more.length > 0) return wrong('Name one file: baize review FILE.');
    const { sitting, player, json = false, plain = false, ascii = false } = values;
    if (sitting !== undefined && !isGameId(sitting)) return wrong('--sitting needs the name of a game.');
    if (sitting !== undefined && file !== undefined) return wrong('Name a file or a game, and not both.');
    return { kind: 'review', file, sitting, player, json, plain, ascii };
  } catch {
    // parseArgs throws for nothing but options that it does not know, or that lack their word.
    return wrong('baize review takes FILE, --sitting GAME, --player NAME, --plain, --ascii and --json.');
  }
};

/** What `baize statistics …` was asked for. Pure. */
import { parseArgs } from 'node:util';
import { type GameId, gameIds } from '@baize/games';
import { commandNamed } from '../commands.ts';
import { quoted } from '../kit/clean.ts';
import { nearest } from '../kit/nearest.ts';

/** The statistics of one game or of all, in words, as rows of figures, or as JSON. */
export type StatisticsRequest =
  | { readonly kind: 'statistics'; readonly game: GameId | undefined; readonly as: 'words' | 'csv' | 'json' }
  | { readonly kind: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): StatisticsRequest => ({ kind: 'wrong', sentence });

const OPTIONS = { csv: { type: 'boolean' }, json: { type: 'boolean' } } as const;

const noGame = (given: string): StatisticsRequest => {
  const near = nearest(given, gameIds);
  return wrong(`There is no game ${quoted(given)}. ${near === undefined ? `There are: ${gameIds.join(', ')}.` : `Did you mean ${near}?`}`);
};

/** Reads what stands after `baize statistics`. */
export const readStatistics = (args: readonly string[]): StatisticsRequest => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [given, more] = positionals;
    const { csv = false, json = false } = values;
    if (more !== undefined) return wrong(`One game at a time: ${quoted(more)} is one word too many.`);
    if (csv && json) return wrong('Take --csv or --json, and not both.');
    const name = given === undefined ? undefined : (commandNamed(given)?.name ?? given);
    const game = gameIds.find((id) => id === name);
    if (given !== undefined && game === undefined) return noGame(given);
    return { kind: 'statistics', game, as: csv ? 'csv' : json ? 'json' : 'words' };
  } catch {
    // parseArgs throws for nothing but options that it does not know.
    return wrong('baize statistics takes GAME, --csv and --json.');
  }
};

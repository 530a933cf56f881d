/** `baize statistics`: what the books say, read from the save without changing it. */

import { parseArgs } from 'node:util';
import { freshProfile, type Profile } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { commandNamed } from '../commands.ts';
import { nearest } from '../kit/nearest.ts';
import { quoted } from '../kit/text.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { statisticsJson, statisticsRows, statisticsWords } from '../statistics/page.ts';
import { folderDisk } from './disk.ts';
import { type ExitCode, refuse, say } from './named-file.ts';
import { readJudgedFile } from './profile-files.ts';
import { readSave, SAVE } from './save.ts';

// What `baize statistics …` was asked for. Pure.

/** The statistics of one game or of all, in words, as rows of figures, or as JSON. */
type StatisticsRequest =
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

/** The profile in the save; a sentence where it cannot be read. */
const profileIn = (folder: string): Profile | string => {
  const read = readSave(folderDisk(folder), SAVE);
  switch (read.kind) {
    case 'opened':
      return read.profile;
    case 'none':
      return freshProfile();
    case 'newer':
      return 'Your save was written by a newer version of Baize. Read it with that version.';
    case 'broken':
      return 'Your save could not be read. baize looks after it when it opens.';
  }
};

/** Does what `baize statistics …` asks. */
export const statisticsFrom = (args: readonly string[], folder: string): ExitCode | 2 => {
  const asked = readStatistics(args);
  if (asked.kind === 'wrong') {
    refuse(asked.sentence);
    return 2;
  }
  const profile = profileIn(folder);
  if (typeof profile === 'string') return refuse(profile);
  const books = { profile, judged: readJudgedFile(folder) };
  if (asked.as === 'json') return say(statisticsJson(books, asked.game));
  process.stdout.write(asked.as === 'csv' ? statisticsRows(profile, asked.game) : lined(statisticsWords(books, asked.game), PLAIN_WIDTH));
  return 0;
};

/** `baize statistics`: what the books say, read from the save without changing it. */

import { parseArgs } from 'node:util';
import { freshProfile, type Profile } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { commandNamed } from '../commands.ts';
import { quoted } from '../kit/text.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { unknown } from '../refusals/refusals.ts';
import { statisticsLineWords } from '../statistics/language/index.ts';
import { statisticsJson, statisticsRows, statisticsWords } from '../statistics/page.ts';
import { folderDisk, SAVE } from './disk.ts';
import { speakEnglish } from './english.ts';
import { type ExitCode, refuse, say } from './named-file.ts';
import { readJudgedFile } from './profile-files.ts';
import { readSave } from './save.ts';

// What `baize statistics …` was asked for. Pure.

/** The statistics of one game or of all, in words, as rows of figures, or as JSON. */
type StatisticsRequest =
  | { readonly kind: 'statistics'; readonly game: GameId | undefined; readonly as: 'words' | 'csv' | 'json' }
  | { readonly kind: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): StatisticsRequest => ({ kind: 'wrong', sentence });

const OPTIONS = { csv: { type: 'boolean' }, json: { type: 'boolean' } } as const;

/** Reads what stands after `baize statistics`. */
export const readStatistics = (args: readonly string[]): StatisticsRequest => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [given, more] = positionals;
    const { csv = false, json = false } = values;
    if (more !== undefined) return wrong(statisticsLineWords().tooMany(quoted(more)));
    if (csv && json) return wrong(statisticsLineWords().csvOrJson);
    const name = given === undefined ? undefined : (commandNamed(given)?.name ?? given);
    const game = gameIds.find((id) => id === name);
    if (given !== undefined && game === undefined) return wrong(unknown('game', given, gameIds));
    return { kind: 'statistics', game, as: csv ? 'csv' : json ? 'json' : 'words' };
  } catch {
    // parseArgs throws for nothing but options that it does not know.
    return wrong(statisticsLineWords().takes);
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
      return statisticsLineWords().newerSave;
    case 'broken':
      return statisticsLineWords().brokenSave;
  }
};

/** Does what `baize statistics …` asks. */
export const statisticsFrom = async (args: readonly string[], folder: string): Promise<ExitCode | 2> => {
  const asked = readStatistics(args);
  if (asked.kind === 'wrong') {
    refuse(asked.sentence);
    return 2;
  }
  if (asked.as !== 'words') await speakEnglish();
  const profile = profileIn(folder);
  if (typeof profile === 'string') return refuse(profile);
  const books = { profile, judged: readJudgedFile(folderDisk(folder)) };
  if (asked.as === 'json') return say(statisticsJson(books, asked.game));
  process.stdout.write(asked.as === 'csv' ? statisticsRows(profile, asked.game) : lined(statisticsWords(books, asked.game), PLAIN_WIDTH));
  return 0;
};

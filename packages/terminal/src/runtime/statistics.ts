/** `baize statistics`: what the books say, read from the save without changing it. */
import { freshProfile, type Profile } from '@baize/casino';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { statisticsJson, statisticsRows, statisticsWords } from '../statistics/page.ts';
import { readStatistics } from '../statistics/request.ts';
import { folderDisk } from './disk.ts';
import { readJudgedFile } from './judged-file.ts';
import { type ExitCode, refuse, say } from './named-file.ts';
import { readSave, SAVE } from './save.ts';

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

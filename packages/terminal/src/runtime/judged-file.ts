/** What look backs came to, kept beside the save: mistakes for the statistics, and as puzzles that come back until they are solved. */
import { type JudgedBook, ownPuzzles, readJudged, withJudged, withOwn, writeJudged } from '@baize/casino';
import type { JudgedSitting } from '../model.ts';
import { folderDisk, whyOf } from './disk.ts';
import { readProgressFile, writeProgressFile } from './puzzle-file.ts';

const JUDGED = 'judged.json';

/** What is kept. */
export const readJudgedFile = (folder: string): JudgedBook => readJudged(folderDisk(folder).read(JUDGED));

/** Keeps what a look back came to; a sentence when it cannot be kept. */
export const keepLookBack = (folder: string, { record, judgments }: JudgedSitting): string | undefined => {
  try {
    folderDisk(folder).write(JUDGED, writeJudged(withJudged(readJudgedFile(folder), record, judgments)));
    writeProgressFile(folder, withOwn(readProgressFile(folder), ownPuzzles(record, judgments)));
    return undefined;
  } catch (error) {
    return `What this look back came to was not kept: ${whyOf(error)}.`;
  }
};

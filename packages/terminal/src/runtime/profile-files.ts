/** What look backs came to, kept beside the save: mistakes for the statistics, and as puzzles that come back until they are solved. */
import {
  type JudgedBook,
  ownPuzzles,
  type PuzzleProgress,
  readJudged,
  readProgress,
  withJudged,
  withOwn,
  writeJudged,
} from '@baize/casino';
import type { JudgedSitting } from '../model.ts';
import { folderDisk, whyOf } from './disk.ts';

// --- where the progress of the puzzles lies: in a file of its own, beside the save -----------------------------------

const PROGRESS = 'puzzles.json';

/** What is kept. */
export const readProgressFile = (folder: string): PuzzleProgress => readProgress(folderDisk(folder).read(PROGRESS));

/** Keeps it. What the system refuses is thrown. */
export const writeProgressFile = (folder: string, progress: PuzzleProgress): void =>
  folderDisk(folder).write(PROGRESS, JSON.stringify(progress));

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

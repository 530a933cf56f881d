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
import { type Disk, whyOf } from './disk.ts';
import { runtimeWords } from './language/index.ts';

// --- where the progress of the puzzles lies: in a file of its own, beside the save -----------------------------------

const PROGRESS = 'puzzles.json';

/** What is kept. */
export const readProgressFile = (disk: Disk): PuzzleProgress => readProgress(disk.read(PROGRESS));

/** Keeps it. What the system refuses is thrown. */
export const writeProgressFile = (disk: Disk, progress: PuzzleProgress): void => disk.jot(PROGRESS, JSON.stringify(progress));

const JUDGED = 'judged.json';

/** What is kept. */
export const readJudgedFile = (disk: Disk): JudgedBook => readJudged(disk.read(JUDGED));

/** Keeps what a look back came to; a sentence when it cannot be kept. */
export const keepLookBack = (disk: Disk, { record, judgments }: JudgedSitting): string | undefined => {
  try {
    disk.jot(JUDGED, writeJudged(withJudged(readJudgedFile(disk), record, judgments)));
    writeProgressFile(disk, withOwn(readProgressFile(disk), ownPuzzles(record, judgments)));
    return undefined;
  } catch (error) {
    return runtimeWords().lookBackUnsaved(whyOf(error));
  }
};

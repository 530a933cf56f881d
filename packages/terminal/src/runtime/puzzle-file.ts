/** Where the progress of the puzzles lies: in a file of its own, beside the save. */
import { type PuzzleProgress, readProgress } from '@baize/casino';
import { folderDisk } from './disk.ts';

const PROGRESS = 'puzzles.json';

/** What is kept. */
export const readProgressFile = (folder: string): PuzzleProgress => readProgress(folderDisk(folder).read(PROGRESS));

/** Keeps it. What the system refuses is thrown. */
export const writeProgressFile = (folder: string, progress: PuzzleProgress): void =>
  folderDisk(folder).write(PROGRESS, JSON.stringify(progress));

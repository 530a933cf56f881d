/** Where the progress of the puzzles lies: under a key of its own, beside the save. */
import { noPuzzles, type PuzzleProgress, readProgress } from '@baize/casino';

/** The key. */
const PUZZLES_KEY = 'baize.puzzles';

/** What is kept; nothing where the browser remembers nothing. */
export const loadProgress = (): PuzzleProgress => {
  try {
    return readProgress(localStorage.getItem(PUZZLES_KEY));
  } catch {
    // The browser forbids storage: puzzles are counted as long as the page is open.
    return noPuzzles;
  }
};

/** Keeps it, as far as the browser lets us. */
export const keepProgress = (progress: PuzzleProgress): void => {
  try {
    localStorage.setItem(PUZZLES_KEY, JSON.stringify(progress));
  } catch {
    // Full or forbidden: a count of puzzles is no loss that anybody has to be told of.
  }
};

const DAY = 86_400_000;

/** Today, counted in days since 1970, by the clock on the wall here. */
export const today = (now: Date = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

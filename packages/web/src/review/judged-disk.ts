/** Where it lies what the look backs came to: under a key of its own, beside the save. */
import { type JudgedBook, readJudged, writeJudged } from '@baize/casino';

/** The key. */
const JUDGED_KEY = 'baize.judged';

/** What is kept; nothing where the browser remembers nothing. */
export const loadJudged = (): JudgedBook => {
  try {
    return readJudged(localStorage.getItem(JUDGED_KEY));
  } catch {
    // The browser forbids storage: there is nothing to read, and the floor has said so.
    return {};
  }
};

/** Keeps it. False when it was not written: storage is forbidden or full. */
export const keepJudged = (book: JudgedBook): boolean => {
  try {
    localStorage.setItem(JUDGED_KEY, writeJudged(book));
    return true;
  } catch {
    // Whoever asked is told so by the answer, and tells the player.
    return false;
  }
};

/** Asking for a puzzle from the page. The games and the judge are loaded where it is found, and nowhere else. */
import type { Puzzle } from '@baize/casino';
import type { PuzzleAsked } from './find.ts';

const findHere = async (asked: PuzzleAsked): Promise<Puzzle | undefined> => (await import('./find.ts')).findPuzzle(asked);

/** Asks a thread for a puzzle, or the page itself where there can be none. It has all the time it needs. */
export const askPuzzle = (asked: PuzzleAsked, open: () => Worker): Promise<Puzzle | undefined> =>
  new Promise((settle) => {
    try {
      const worker = open();
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly answer: Puzzle | undefined }>) => {
        worker.terminate();
        settle(data.answer);
      });
      worker.addEventListener('error', () => settle(findHere(asked)), { once: true });
      worker.postMessage({ id: 0, thought: asked });
    } catch {
      // No thread can be had: the page finds it by itself, and stands still for a moment.
      settle(findHere(asked));
    }
  });

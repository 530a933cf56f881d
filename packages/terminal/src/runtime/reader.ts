/** Lines from the input, one when it is asked for: for questions that are asked before anything is drawn, and for the plain floor. */
import { clean, wrap } from '../kit/text.ts';
import { LONGEST_LINE, lineWidth } from './lines.ts';

/** Reads lines. */
export interface LineReader {
  /** The next line; undefined when there are no more. */
  next(): Promise<string | undefined>;
  /** As if the input had come to its end. */
  end(): void;
  /** Leaves the input to somebody else. */
  close(): void;
}

/** A reader of the standard input. */
export const openReader = (): LineReader => {
  const lines: string[] = [];
  let rest = '';
  let isOver = false;
  let waiting: ((line: string | undefined) => void) | undefined;

  const serve = (): void => {
    if (waiting === undefined || (lines.length === 0 && !isOver)) return;
    const resolve = waiting;
    waiting = undefined;
    resolve(lines.shift());
  };
  const hear = (chunk: string): void => {
    for (const [at, part] of chunk.split('\n').entries()) {
      if (at > 0) {
        lines.push(rest);
        rest = '';
      }
      rest = (rest + part).slice(0, LONGEST_LINE);
    }
    serve();
  };
  const end = (): void => {
    // A last line without its end counts.
    if (!isOver && rest !== '') lines.push(rest);
    rest = '';
    isOver = true;
    serve();
  };
  process.stdin.setEncoding('utf8').on('data', hear).on('end', end).on('error', end);
  return {
    next: () =>
      new Promise((resolve) => {
        waiting = resolve;
        serve();
      }),
    end: () => {
      rest = '';
      lines.length = 0;
      end();
    },
    close: () => {
      process.stdin.off('data', hear).off('end', end).off('error', end).pause();
    },
  };
};

/** A terminal shows what is typed; for a pipe we do, so that what comes out reads as a whole. */
export const echo = (line: string): void => {
  if (!process.stdin.isTTY) process.stdout.write(`${clean(line)}\n`);
};

/** Asks until the answer is yes or no. The end of the input is a no. */
export const askYesNo = async (reader: LineReader, question: string): Promise<boolean> => {
  for (;;) {
    process.stdout.write(`${wrap(`${question} Yes (y) or no (n)? >`, lineWidth() - 1).join('\n')} `);
    const line = await reader.next();
    if (line === undefined) {
      process.stdout.write('\n');
      return false;
    }
    echo(line);
    const answer = line.trim().toLowerCase();
    if (answer === 'y' || answer === 'yes') return true;
    if (answer === 'n' || answer === 'no') return false;
    process.stdout.write('Type y or yes, n or no.\n');
  }
};

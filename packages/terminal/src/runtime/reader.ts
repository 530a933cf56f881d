/** Lines from the input, one when it is asked for: for questions that are asked before anything is drawn, and for the plain floor. */
import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { clean, wrap } from '../kit/text.ts';
import { PLAIN_WIDTH } from '../plain.ts';

/** More of a line than anybody can mean; the rest of it is dropped as it comes in. */
const LONGEST_LINE = 1000;

const STDOUT = 1;

/** How long a line may be: as long as always, or as the window allows. A pipe is told apart before its stream is set up. */
export const lineWidth = (): number => {
  const columns = fstatSync(STDOUT).isCharacterDevice() ? process.stdout.columns : undefined;
  return Math.min(PLAIN_WIDTH, columns ?? PLAIN_WIDTH);
};

/** Reads lines. */
export interface LineReader {
  /** Says something; what stands in its last row is the prompt of the next line. */
  say(text: string): void;
  /** The next line; undefined when there are no more. */
  next(): Promise<string | undefined>;
  /** As if the input had come to its end. */
  end(): void;
  /** Leaves the input to somebody else. */
  close(): void;
}

/** Where lines come from, before they are asked for. */
interface LineSource {
  say(text: string): void;
  close(): void;
}

/** Lines from a pipe. */
const pipedLines = (hear: (line: string) => void, end: () => void): LineSource => {
  let rest = '';
  const read = (chunk: string): void => {
    for (const [at, part] of chunk.split('\n').entries()) {
      if (at > 0) {
        hear(rest);
        rest = '';
      }
      rest = (rest + part).slice(0, LONGEST_LINE);
    }
  };
  const finish = (): void => {
    // A last line without its end counts.
    if (rest !== '') hear(rest);
    rest = '';
    end();
  };
  process.stdin.setEncoding('utf8').on('data', read).on('end', finish).on('error', finish);
  return {
    say: (text) => void process.stdout.write(text),
    close: () => {
      process.stdin.off('data', read).off('end', finish).off('error', finish).pause();
    },
  };
};

/** Begins the row again, for something that is said while a line is being typed. */
const ROW_AGAIN = '\r\x1b[K';

/** Lines from somebody at a terminal: they can be edited, and those before are on the arrows. */
const editedLines = (hear: (line: string) => void, end: () => void): LineSource => {
  const edited = createInterface({ input: process.stdin, output: process.stdout, terminal: true, historySize: 100, prompt: '' });
  edited.on('line', (line) => hear(line.slice(0, LONGEST_LINE)));
  edited.on('close', end);
  // Ctrl+C comes as a key here; it means what it means everywhere.
  edited.on('SIGINT', () => process.emit('SIGINT'));
  return {
    say: (text) => {
      process.stdout.write(ROW_AGAIN + text);
      edited.setPrompt(text.slice(text.lastIndexOf('\n') + 1));
      edited.prompt(true);
    },
    close: () => {
      edited.off('close', end);
      edited.close();
    },
  };
};

/** Whether a line can be edited here: a dumb terminal edits its lines itself. */
export const canEdit = (): boolean => process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';

/** Opens the standard input: with lines that can be edited, where somebody types them. */
export const openLines = (hear: (line: string) => void, end: () => void): LineSource =>
  canEdit() ? editedLines(hear, end) : pipedLines(hear, end);

/** A reader of the standard input. */
export const openReader = (): LineReader => {
  const lines: string[] = [];
  let isOver = false;
  let waiting: ((line: string | undefined) => void) | undefined;

  const serve = (): void => {
    if (waiting === undefined || (lines.length === 0 && !isOver)) return;
    const resolve = waiting;
    waiting = undefined;
    resolve(lines.shift());
  };
  const end = (): void => {
    isOver = true;
    serve();
  };
  const source = openLines((line) => {
    lines.push(line);
    serve();
  }, end);
  return {
    say: source.say,
    next: () =>
      new Promise((resolve) => {
        waiting = resolve;
        serve();
      }),
    end: () => {
      lines.length = 0;
      end();
    },
    close: source.close,
  };
};

/** A terminal shows what is typed; for a pipe we do, so that what comes out reads as a whole. */
export const echo = (line: string): void => {
  if (!process.stdin.isTTY) process.stdout.write(`${clean(line)}\n`);
};

/** Asks until the answer is yes or no. The end of the input is a no. */
export const askYesNo = async (reader: LineReader, question: string): Promise<boolean> => {
  for (;;) {
    reader.say(`${wrap(`${question} Yes (y) or no (n)? >`, lineWidth() - 1).join('\n')} `);
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

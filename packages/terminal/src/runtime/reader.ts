/** Lines from the input, one when it is asked for: for questions that are asked before anything is drawn, and for the plain floor. */
import { readable } from '../kit/ascii.ts';
import { clean, wrap } from '../kit/text.ts';
import { isNo, isYes } from '../language/typed.ts';
import { runtimeWords } from './language/index.ts';
import { canEdit, type Terminal } from './terminal.ts';

/** More of a line than anybody can mean; the rest of it is dropped as it comes in. */
const LONGEST_LINE = 1000;

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
const pipedLines = (terminal: Terminal, hear: (line: string) => void, end: () => void): LineSource => {
  const { input } = terminal.streams();
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
  input.setEncoding('utf8').on('data', read).on('end', finish).on('error', finish);
  return {
    say: (text) => void terminal.write(text),
    close: () => {
      input.off('data', read).off('end', finish).off('error', finish).pause();
    },
  };
};

/** Begins the row again, for something that is said while a line is being typed. */
const ROW_AGAIN = '\r\x1b[K';

/** Lines from somebody at a terminal: they can be edited, and those before are on the arrows. */
const editedLines = (terminal: Terminal, hear: (line: string) => void, end: () => void): LineSource => {
  // Loaded here, so that a start without a line to edit does not wait for it.
  const { createInterface } = process.getBuiltinModule('node:readline');
  const edited = createInterface({ ...terminal.streams(), terminal: true, historySize: 100, prompt: '' });
  edited.on('line', (line) => hear(line.slice(0, LONGEST_LINE)));
  edited.on('close', end);
  // Ctrl+C comes as a key here; it means what it means everywhere.
  edited.on('SIGINT', terminal.interrupt);
  // Where there is no shell to go to, Ctrl+Z does nothing; left to itself the editor would stop the whole process.
  if (terminal.stepAside === undefined) edited.on('SIGTSTP', () => undefined);
  return {
    say: (text) => {
      terminal.write(ROW_AGAIN + text);
      edited.setPrompt(text.slice(text.lastIndexOf('\n') + 1));
      edited.prompt(true);
    },
    close: () => {
      edited.off('close', end);
      edited.close();
    },
  };
};

/** Opens the input of a terminal: with lines that can be edited, where somebody types them. */
export const openLines = (terminal: Terminal, hear: (line: string) => void, end: () => void): LineSource =>
  canEdit(terminal) ? editedLines(terminal, hear, end) : pipedLines(terminal, hear, end);

/** A reader of a terminal. */
export const openReader = (terminal: Terminal): LineReader => {
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
  const hear = (line: string): void => {
    lines.push(line);
    serve();
  };
  const source = openLines(terminal, hear, end);
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
export const echo = (terminal: Terminal, line: string): void => {
  if (!terminal.hasKeys) terminal.write(`${clean(line)}\n`);
};

/** Asks until the answer is yes or no. The end of the input is a no. */
export const askYesNo = async (terminal: Terminal, reader: LineReader, question: string): Promise<boolean> => {
  for (;;) {
    reader.say(`${wrap(readable(`${runtimeWords().yesNo.question(question)} >`, terminal.env), terminal.lineWidth() - 1).join('\n')} `);
    const line = await reader.next();
    if (line === undefined) {
      terminal.write('\n');
      return false;
    }
    echo(terminal, line);
    if (isYes(line)) return true;
    if (isNo(line)) return false;
    terminal.write(`${readable(runtimeWords().yesNo.answers, terminal.env)}\n`);
  }
};

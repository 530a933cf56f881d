/**
 * One person's terminal: what comes from it, what goes to it, and how large it is. The process's own is one of them; a line from far
 * away is another. Nothing else in the runtime knows stdin, stdout or signals.
 */
import { fstatSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../kit/ansi.ts';
import type { Size } from '../kit/cells.ts';
import { PLAIN_WIDTH } from '../plain.ts';

/** What a terminal tells. */
export interface TerminalEvents {
  /** Keys, as they come. */
  hear(text: string): void;
  /** The window has another size. */
  resized(): void;
  /** Ctrl+C, where it does not come as a key. */
  interrupted(): void;
  /** Somebody is back who had stepped aside. */
  resumed(): void;
  /** Nobody is there any more. */
  gone(): void;
  /** What was written has gone out, after `write` had said that there is too much. */
  drained(): void;
}

/** The two ends of a terminal, for a line editor. */
export interface TerminalStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/** A terminal. */
export interface Terminal {
  /** What it says of itself: `TERM`, `COLORTERM`, `LANG`. */
  readonly env: Environment;
  /** Whether somebody types at it. */
  readonly hasKeys: boolean;
  /** Whether somebody types at it and looks at it: a pipe at either end is nobody. */
  readonly isWatched: boolean;
  size(): Size;
  /** How long a line may be: as long as always, or as the window allows. */
  lineWidth(): number;
  /** False when it takes no more for now. */
  write(text: string): boolean;
  /** Says what went wrong, where that goes elsewhere. */
  complain(text: string): void;
  /** Whether whoever read what is written has gone. */
  isUnread(): boolean;
  /** Keys come at once and are not shown; or they come as lines again. */
  takeKeys(isAtOnce: boolean): void;
  /** Ctrl+Z: the terminal is somebody else's until they come back. Where there is nobody else, nothing happens. */
  stepAside?(): void;
  /** Begins to listen; what is returned ends that. */
  listen(events: TerminalEvents): () => void;
  /** The streams themselves, for lines. */
  streams(): TerminalStreams;
  /** Calls back when Ctrl+C comes while lines are read; what is returned ends that. */
  onInterrupt(act: () => void): () => void;
  /** Ctrl+C has come as a key, while a line was edited. */
  interrupt(): void;
  /** Ends it, once what was written has gone out. */
  end(code: number): void;
}

/** Whether lines can be edited at it: a dumb terminal edits its lines itself. */
export const canEdit = ({ env, isWatched }: Terminal): boolean => isWatched && env['TERM'] !== 'dumb';

const STDOUT = 1;

const suspend = (): void => {
  process.kill(0, 'SIGTSTP');
};

/** The terminal of this process. A stream is set up when it is first used: that takes time which nobody has to wait for. */
export const localTerminal: Terminal = {
  env: process.env,
  get hasKeys() {
    return process.stdin.isTTY;
  },
  get isWatched() {
    return process.stdin.isTTY && process.stdout.isTTY;
  },
  size: () => ({ columns: process.stdout.columns, rows: process.stdout.rows }),
  // A pipe is told apart before its stream is set up.
  lineWidth: () => {
    const columns = fstatSync(STDOUT).isCharacterDevice() ? process.stdout.columns : undefined;
    return Math.min(PLAIN_WIDTH, columns ?? PLAIN_WIDTH);
  },
  write: (text) => process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  isUnread: () => process.stdout.errored != null,
  takeKeys: (isAtOnce) => {
    try {
      process.stdin.setRawMode(isAtOnce);
    } catch {
      // The terminal itself has gone, and with it what there was to set.
    }
  },
  ...(process.platform === 'win32' ? {} : { stepAside: suspend }),
  listen: ({ hear, resized, interrupted, resumed, gone, drained }) => {
    const { stdin, stdout } = process;
    // Whoever asked a question before has left the input paused.
    stdin.setEncoding('utf8').on('data', hear).on('end', gone).on('error', gone).resume();
    stdout.on('resize', resized).on('drain', drained);
    process.on('SIGINT', interrupted).on('SIGCONT', resumed);
    return () => {
      stdin.off('data', hear).off('end', gone).off('error', gone);
      stdout.off('resize', resized).off('drain', drained);
      process.off('SIGINT', interrupted).off('SIGCONT', resumed);
    };
  },
  streams: () => ({ input: process.stdin, output: process.stdout }),
  onInterrupt: (act) => {
    process.on('SIGINT', act);
    return () => void process.off('SIGINT', act);
  },
  interrupt: () => void process.emit('SIGINT'),
  end: (code) => {
    process.exitCode = code;
    process.stdin.destroy();
    process.stdout.write('', () => process.exit(code));
  },
};

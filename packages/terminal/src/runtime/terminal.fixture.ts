/** A terminal in memory: what is typed at it is said by the test, and what was written lies there to be read. */
import { PassThrough, Writable } from 'node:stream';
import type { Size } from '../kit/cells.ts';
import type { Terminal, TerminalEvents } from './terminal.ts';

/** A terminal of a test. */
export interface MemoryTerminal extends Terminal {
  /** Everything that was written. */
  text(): string;
  /** What ended it, if anything did. */
  code(): number | undefined;
  type(text: string): void;
  /** From now on it takes no more, until it has caught up. */
  fallBehind(): void;
  catchUp(): void;
  resize(size: Size): void;
  /** The line breaks. */
  lose(): void;
}

/** Opens one. */
export const memoryTerminal = (env: Terminal['env'] = { TERM: 'xterm-256color' }): MemoryTerminal => {
  let text = '';
  let code: number | undefined;
  let size: Size = { columns: 80, rows: 24 };
  let events: TerminalEvents | undefined;
  let isBehind = false;
  const input = new PassThrough();
  const write = (more: string): boolean => {
    text += more;
    return !isBehind;
  };
  const output = new Writable({
    decodeStrings: false,
    write: (chunk, _, done) => {
      write(String(chunk));
      done();
    },
  });
  return {
    env,
    hasKeys: true,
    isWatched: true,
    size: () => size,
    lineWidth: () => 80,
    write,
    complain: (more) => void write(more),
    isUnread: () => false,
    takeKeys: () => undefined,
    listen: (next) => {
      events = next;
      return () => {
        events = undefined;
      };
    },
    streams: () => ({ input, output }),
    onInterrupt: () => () => undefined,
    interrupt: () => undefined,
    end: (given) => {
      code = given;
    },
    text: () => text,
    code: () => code,
    type: (keys) => (events === undefined ? void input.write(keys) : events.hear(keys)),
    fallBehind: () => {
      isBehind = true;
    },
    catchUp: () => {
      isBehind = false;
      events?.drained();
    },
    resize: (next) => {
      size = next;
      events?.resized();
    },
    lose: () => events?.gone(),
  };
};

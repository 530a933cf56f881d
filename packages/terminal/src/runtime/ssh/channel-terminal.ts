/** A terminal at the other end of an ssh channel. It has no line discipline: whoever reads lines edits and echoes them here. */
import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { TokenBucket } from '@baize/server';
import type { ServerChannel } from 'ssh2';
import type { Environment } from '../../kit/ansi.ts';
import type { Size } from '../../kit/cells.ts';
import { PLAIN_WIDTH } from '../../plain.ts';
import type { Terminal, TerminalEvents } from '../terminal.ts';
import type { HouseLimits } from './limits.ts';

const USUAL: Size = { columns: 80, rows: 24 };
const LARGEST: Size = { columns: 240, rows: 100 };

/** A window as it is believed: one without a size is a usual one, and one that no screen has is a large one. */
export const believedSize = (columns: number, rows: number): Size => ({
  columns: columns > 0 ? Math.min(columns, LARGEST.columns) : USUAL.columns,
  rows: rows > 0 ? Math.min(rows, LARGEST.rows) : USUAL.rows,
});

/** One key: a sequence of a terminal, or a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal tells a key.
const KEY = /\x1b(?:\[[0-9;<>?]*[A-Za-z~]|O[A-Za-z])|[\s\S]/gu;
/** More than this in one go is not even looked at. */
const LONGEST = 4096;

/** So much of a script is read at once, and so often. */
const SCRIPT_PART = 256;
const SCRIPT_PAUSE = 100;

/** A client that has asked for a terminal. */
export interface PtyRequest {
  readonly term: string;
  size: Size;
}

/** What a channel is made a terminal of. */
export interface ChannelSetting {
  readonly channel: ServerChannel;
  readonly socket: Socket;
  readonly env: Environment;
  /** The terminal that was asked for; none where there is a pipe. */
  readonly pty: PtyRequest | undefined;
  readonly limits: HouseLimits;
  /** A key was pressed. */
  pressed(): void;
  /** More keys came than anybody can press. */
  flooded(): void;
  /** Closes the line, once what was written has gone out. */
  close(code: number): void;
}

/** A terminal over a channel, and how it hears of another size. */
export interface ChannelTerminal extends Terminal {
  resized(): void;
}

/** Makes a channel a terminal. */
export const channelTerminal = ({ channel, socket, env, pty, limits, ...outlet }: ChannelSetting): ChannelTerminal => {
  const decoder = new StringDecoder('utf8');
  const bucket = new TokenBucket(limits.keys, limits.keysAtOnce, performance.now());
  const interrupts = new Set<() => void>();
  const input = new PassThrough();
  let events: TerminalEvents | undefined;
  let dropped = 0;
  const size = (): Size => pty?.size ?? USUAL;
  // ssh2 heeds the window that the client names, which may be 4 GB; what the socket still holds is counted here.
  const isBehind = (): boolean => channel.writableNeedDrain || socket.writableLength > limits.behind;
  const write = (text: string): boolean => {
    if (!channel.writable) return true;
    channel.write(pty === undefined ? text : text.replace(/\r?\n/g, '\r\n'));
    return !isBehind();
  };
  const output = new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      write(String(text));
      done();
    },
  });
  Object.defineProperty(output, 'columns', { get: () => size().columns });

  /** As many keys as somebody can press; the rest is dropped, and a flood ends the line. */
  const pressable = (text: string): string => {
    const keys = text.slice(0, LONGEST).match(KEY) ?? [];
    const now = performance.now();
    const taken = keys.filter(() => bucket.take(now));
    dropped += text.length > LONGEST ? text.length - LONGEST : keys.length - taken.length;
    return taken.join('');
  };
  const heard = (text: string): void => {
    if (text === '') return;
    outlet.pressed();
    if (events !== undefined) events.hear(text);
    else if (input.writable && input.readableLength < LONGEST) input.write(text);
  };
  /** A pipe is a script: nothing of it is dropped, but it is read no more quickly than somebody could write it. */
  let script = '';
  let isEnded = false;
  const readOn = (): void => {
    heard(script.slice(0, SCRIPT_PART));
    script = script.slice(SCRIPT_PART);
    if (script !== '') setTimeout(readOn, SCRIPT_PAUSE);
    else if (isEnded) input.end();
    else channel.resume();
  };
  channel.on('data', (bytes: Buffer) => {
    const text = decoder.write(bytes);
    if (pty === undefined) {
      channel.pause();
      script += text;
      if (script.length === text.length) readOn();
      return;
    }
    heard(pressable(text));
    if (dropped > limits.dropped) outlet.flooded();
  });
  channel.on('end', () => {
    isEnded = true;
    if (script === '') input.end();
  });
  const drain = (): void => {
    if (!isBehind()) events?.drained();
  };
  channel.on('drain', drain);
  socket.on('drain', drain);

  return {
    env: { ...env, TERM: pty?.term ?? 'dumb' },
    hasKeys: pty !== undefined,
    isWatched: pty !== undefined,
    size,
    lineWidth: () => Math.min(PLAIN_WIDTH, size().columns),
    write,
    complain: (text) => void write(text),
    isUnread: () => !channel.writable,
    takeKeys: () => undefined,
    listen: (next) => {
      // What was typed ahead of a line that nobody reads any more is no key.
      input.read();
      events = next;
      return () => {
        if (events === next) events = undefined;
      };
    },
    streams: () => ({ input, output }),
    onInterrupt: (act) => {
      // It is heard from the line, and answered as whoever asked for it.
      const bound = AsyncResource.bind(act);
      interrupts.add(bound);
      return () => void interrupts.delete(bound);
    },
    interrupt: () => {
      for (const act of [...interrupts]) act();
    },
    end: (code) => outlet.close(code),
    resized: () => {
      output.emit('resize');
      events?.resized();
    },
  };
};

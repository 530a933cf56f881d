/** The full-screen runtime: keys in, frames out. The only clock, and the only place that writes frames. */
import type { GameTypes } from '@baize/engine';
import type { Room } from '../flow.ts';
import { CLEAR, ENTER, frameText } from '../kit/ansi.ts';
import { asciiScreen } from '../kit/ascii.ts';
import type { Size } from '../kit/cells.ts';
import { decodeKeys, decodeRest } from '../kit/keys.ts';
import type { Command, Message } from '../model.ts';
import { init, update, view } from '../program.ts';
import type { Seating } from '../screens/screen.ts';
import { begin, leave, leaveWithReader } from './exit.ts';
import { recordOf } from './store.ts';

/** How the player wants the screen. */
export interface Look {
  readonly ascii: boolean;
  readonly colour: boolean;
}

/** How long to wait for the rest of an escape sequence before it was the Escape key. */
const ESCAPE_MS = 40;

const sizeNow = (): Size => ({ columns: process.stdout.columns, rows: process.stdout.rows });

/** Plays in full screen until the player leaves. */
export const playFullScreen = <T extends GameTypes>(room: Room<T>, seating: Seating, look: Look, folder: string): void => {
  let model = init(room, seating, sizeNow());
  let onScreen = '';
  let rest = '';
  let escapeTimer: NodeJS.Timeout | undefined;

  const show = (): void => {
    const screen = view(room, model);
    const text = frameText(look.ascii ? asciiScreen(screen) : screen, look.colour);
    if (text !== onScreen) process.stdout.write(text);
    onScreen = text;
  };
  const run = (command: Command): void => {
    switch (command.type) {
      case 'wait':
        setTimeout(() => send({ type: 'tick', ticket: command.ticket }), command.ms);
        return;
      case 'redraw':
        onScreen = '';
        process.stdout.write(CLEAR);
        return;
      case 'quit':
        leave(command.lines, 0);
    }
  };
  /** Several messages at once are one new frame: nobody could see the ones between. */
  const send = (...messages: readonly Message[]): void => {
    for (const message of messages) {
      const [after, commands] = update(room, model, message);
      model = after;
      for (const command of commands) run(command);
      if (commands.some(({ type }) => type === 'quit')) return;
    }
    show();
  };
  const press = (keys: readonly string[]): void => {
    if (keys.length > 0) send(...keys.map((key): Message => ({ type: 'key', key, at: performance.now() })));
  };
  const hear = (text: string): void => {
    clearTimeout(escapeTimer);
    const decoded = decodeKeys(rest + text);
    rest = decoded.rest;
    press(decoded.keys);
    if (rest !== '') escapeTimer = setTimeout(flush, ESCAPE_MS);
  };
  const flush = (): void => {
    const keys = decodeRest(rest);
    rest = '';
    press(keys);
  };
  const enter = (): void => {
    process.stdin.setRawMode(true);
    process.stdout.write(ENTER);
    onScreen = '';
    show();
  };

  begin({ isFullScreen: true, record: () => recordOf(model.sitting) }, folder);
  leaveWithReader();
  const gone = (): void => leave([], 0);
  process.stdin.setEncoding('utf8').on('data', hear).on('end', gone).on('error', gone);
  process.stdout.on('resize', () => send({ type: 'resized', size: sizeNow() }));
  process.on('SIGINT', () => send({ type: 'key', key: 'ctrl-c', at: performance.now() }));
  process.on('SIGCONT', enter);
  enter();
};

/** The full-screen runtime: keys in, frames out. The only clock, and the only place that writes frames. */
import { type Recorded, recordOfTable } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import { asksNow, type TableContext } from '../flow.ts';
import { ASK_BACKGROUND, BELL, CLEAR, type Colours, ENTER, frameText, MOUSE_OFF, MOUSE_ON, type Theme, titleText } from '../kit/ansi.ts';
import { asciiScreen } from '../kit/ascii.ts';
import { keyUnder, type Screen, type Size } from '../kit/cells.ts';
import { decodeKeys, decodeRest, isPasting, type Key } from '../kit/keys.ts';
import { wrap } from '../kit/text.ts';
import { type Command, forRuntime, type JudgedSitting, type Message, type Model } from '../model.ts';
import { init, update } from '../program.ts';
import type { LookBack } from '../review/look-back.ts';
import type { TableRequest, TableScreen } from '../screens/screen.ts';
import { draw } from '../view.ts';
import { leave, leaveWithReader, noteRunning, restore } from './exit.ts';
import { type SessionEnding, sessionEnding } from './session-file.ts';

/** How the player wants the screen. */
export interface ScreenOptions {
  readonly ascii: boolean;
  readonly colours: Colours;
  /** Left out to ask the terminal. */
  readonly theme?: Theme;
  /** Whether clicks are for the table from the first. */
  readonly mouse: boolean;
  /** Whether a bell rings for somebody who has looked away. */
  readonly bell: boolean;
}

/** What runs in full screen: it takes messages, and says what it looks like. */
export interface Program {
  send(message: Message): readonly Command[];
  /** All messages that came together are done, and a frame follows: what must be on the disk by then, is. */
  settle(): readonly Command[];
  draw(): Screen;
  /** Whether something is asked of the player. */
  asks?(): boolean;
  /** Keeps what a look back came to; a sentence when it cannot be kept. Only who shows look backs needs it. */
  keep?(judged: JudgedSitting): string | undefined;
}

/** What the runtime gives back to whoever plays in it. */
export interface FullScreen {
  /** Something has happened that came from no key: what it asks for is done, and a new frame is shown. */
  run(commands: readonly Command[]): void;
  /** Gives the window back to lines: nothing is drawn or heard here from now on. */
  close(): void;
}

/** How long to wait for the rest of an escape sequence before it was the Escape key. */
const ESCAPE_MS = 40;
/** How long to wait for the rest of a paste before it has none. */
const PASTE_MS = 2000;
/** After so long without a key somebody may have looked away. */
const AWAY_MS = 3000;

/** How large the window is. */
export const sizeNow = (): Size => ({ columns: process.stdout.columns, rows: process.stdout.rows });

/** The last words in lines of the window, so that it breaks none of them. A window that says it has no width is not believed. */
const lastLines = (lines: readonly string[]): readonly string[] => lines.flatMap((text) => wrap(text, Math.max(20, sizeNow().columns)));

/** Shows something in full screen until it quits. */
export const runFullScreen = (act: Program, look: ScreenOptions): FullScreen => {
  let onScreen = '';
  let rest = '';
  let escapeTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let trouble: readonly string[] = [];
  let screen: Screen | undefined;
  let theme: Theme = look.theme ?? 'dark';
  let hasMouse = look.mouse;
  let isAsking: boolean | undefined;
  let pressedAt = 0;

  /** The title says whose turn it is; the bell rings for somebody who has not pressed a key for a while. */
  const call = (): void => {
    const asks = act.asks?.() ?? false;
    if (asks === isAsking) return;
    process.stdout.write(titleText(asks ? 'Baize: your turn' : 'Baize'));
    if (asks && isAsking === false && look.bell && performance.now() - pressedAt > AWAY_MS) process.stdout.write(BELL);
    isAsking = asks;
  };

  const show = (): void => {
    if (isClosed) return;
    screen = act.draw();
    const text = frameText(look.ascii ? asciiScreen(screen) : screen, { colours: look.colours, theme });
    if (text !== onScreen) process.stdout.write(text);
    onScreen = text;
    call();
  };
  /** Does what is asked; true when that was the end. */
  const perform = (commands: readonly Command[]): boolean => {
    for (const command of commands) {
      switch (command.type) {
        case 'wait':
          setTimeout(() => send({ type: 'tick', ticket: command.ticket }), command.ms);
          break;
        case 'redraw':
          onScreen = '';
          process.stdout.write(CLEAR);
          break;
        case 'ring':
          if (look.bell) process.stdout.write(BELL);
          break;
        case 'judged': {
          const sentence = act.keep?.(command);
          if (sentence !== undefined) trouble = [sentence];
          break;
        }
        case 'quit':
          leave(lastLines([...command.lines, ...trouble]), 0, lastLines([...(command.unsavedLines ?? command.lines), ...trouble]));
          return true;
      }
    }
    return false;
  };
  const run = (commands: readonly Command[]): void => {
    if (!perform(commands) && !perform(act.settle())) show();
  };
  /** Several messages at once are one new frame: nobody could see the ones between. */
  const send = (...messages: readonly Message[]): void => {
    if (isClosed) return;
    for (const message of messages) if (perform(act.send(message))) return;
    run([]);
  };
  /** The mouse goes to the table, or back to the window. */
  const giveMouse = (): Key => {
    hasMouse = !hasMouse;
    process.stdout.write(hasMouse ? MOUSE_ON : MOUSE_OFF);
    return hasMouse ? 'mouse-on' : 'mouse-off';
  };
  /** The terminal has said what its background is. */
  const dress = (told: Theme): void => {
    theme = look.theme ?? told;
    run([]);
  };
  /** What is for the window is done here; a click is the key that stands under it. */
  const ownKey = (key: Key): readonly Key[] => {
    const meant = screen === undefined ? key : keyUnder(screen, key);
    switch (meant) {
      case undefined:
      case 'ctrl-z':
        return [];
      case 'ctrl-t':
        return [giveMouse()];
      case 'background-light':
      case 'background-dark':
        dress(meant === 'background-light' ? 'light' : 'dark');
        return [];
      default:
        return [meant];
    }
  };
  const press = (keys: readonly string[]): void => {
    pressedAt = performance.now();
    const pressed = keys.flatMap(ownKey);
    if (pressed.length > 0) send(...pressed.map((key): Message => ({ type: 'key', key, at: performance.now() })));
    if (keys.includes('ctrl-z') && process.platform !== 'win32') stepAside();
  };
  const hear = (text: string): void => {
    clearTimeout(escapeTimer);
    const decoded = decodeKeys(rest + text);
    rest = decoded.rest;
    press(decoded.keys);
    if (rest !== '') escapeTimer = setTimeout(flush, isPasting(rest) ? PASTE_MS : ESCAPE_MS);
  };
  const flush = (): void => {
    const keys = decodeRest(rest);
    rest = '';
    press(keys);
  };
  const enter = (): void => {
    process.stdin.setRawMode(true);
    process.stdout.write(`${ENTER}${hasMouse ? MOUSE_ON : ''}${look.theme === undefined && look.colours !== 'none' ? ASK_BACKGROUND : ''}`);
    onScreen = '';
    isAsking = undefined;
    show();
  };

  /** Ctrl+Z: the terminal is the shell's, until the player comes back. Where there is no shell to go to, nothing happens. */
  const stepAside = (): void => {
    restore();
    process.kill(0, 'SIGTSTP');
    enter();
  };

  leaveWithReader();
  const gone = (): void => leave([], 0);
  // Whoever asked a question before has left the input paused.
  process.stdin.setEncoding('utf8').on('data', hear).on('end', gone).on('error', gone).resume();
  const resize = (): void => send({ type: 'resized', size: sizeNow() });
  const interrupt = (): void => send({ type: 'key', key: 'ctrl-c', at: performance.now() });
  process.stdout.on('resize', resize);
  process.on('SIGINT', interrupt);
  process.on('SIGCONT', enter);
  enter();
  return {
    run,
    close: () => {
      isClosed = true;
      clearTimeout(escapeTimer);
      process.stdin.off('data', hear).off('end', gone).off('error', gone);
      process.stdout.off('resize', resize);
      process.off('SIGINT', interrupt).off('SIGCONT', enter);
      restore();
    },
  };
};

/** A look back that was opened, what it asks for, and how to keep what it comes to. */
interface OpenedLookBack {
  readonly turned: readonly [LookBack, readonly Command[]];
  keep(judged: JudgedSitting): string | undefined;
}

/** Opens a look back at a table; what draws it is loaded only then. Pauses are counted from `ticket` on. */
export type LookBackOpener<T extends GameTypes> = (
  screen: TableScreen<T>,
  record: Recorded,
  size: Size,
  ticket: number,
) => Promise<OpenedLookBack>;

/** A table as a session of its own. */
interface SessionAct extends Program {
  /** Shows a look back over the table, until the reader leaves it. */
  show(opened: OpenedLookBack): readonly Command[];
  end(folder: string): SessionEnding;
}

const sessionAct = <T extends GameTypes>(context: TableContext<T>, seating: TableRequest, ask: (model: Model<T>) => void): SessionAct => {
  let model = init(context, seating, sizeNow());
  let back: LookBack | undefined;
  let keep: OpenedLookBack['keep'] | undefined;
  const turnTo = ([after, commands]: OpenedLookBack['turned']): readonly Command[] => {
    back = after;
    return commands;
  };
  /** What comes in while a look back is open is for it; the table hears of a new size all the same. */
  const sendBack = (open: LookBack, message: Message): readonly Command[] => {
    if (message.type === 'resized') [model] = update(context, model, message);
    const commands = turnTo(open.send(message));
    if (!commands.some(({ type }) => type === 'quit')) return commands;
    back = undefined;
    // What the table was waiting for before goes on.
    const [after, more] = update(context, model, { type: 'tick', ticket: model.ticket });
    model = after;
    return forRuntime(more);
  };
  return {
    send: (message) => {
      if (back !== undefined) return sendBack(back, message);
      const [after, commands] = update(context, model, message);
      model = after;
      if (commands.some(({ type }) => type === 'look-back')) ask(model);
      return forRuntime(commands);
    },
    show: (opened) => {
      keep = opened.keep;
      return turnTo(opened.turned);
    },
    keep: (judged) => keep?.(judged),
    settle: () => [],
    asks: () => back === undefined && asksNow(model),
    draw: () => back?.draw() ?? draw(context, model),
    end: (folder) => sessionEnding(folder, context.screen.module, ownTable(model.table)),
  };
};

/** Plays a session in full screen until the player leaves. */
export const playFullScreen = <T extends GameTypes>(
  context: TableContext<T>,
  seating: TableRequest,
  look: ScreenOptions,
  folder: string,
  lookBack: LookBackOpener<T>,
): void => {
  const act = sessionAct(context, seating, ({ table, size, ticket }) => {
    const record = recordOfTable(context.screen.module, ownTable(table).truth);
    void lookBack(context.screen, record, size, ticket).then((opened) => stage.run(act.show(opened)));
  });
  noteRunning({ isFullScreen: true, end: () => act.end(folder) }, folder);
  const stage = runFullScreen(act, look);
};

/** The full-screen runtime: keys in, frames out. The only clock, and the only place that writes frames. */
import { type Recorded, recordOfTable } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import { asksNow, type TableContext } from '../flow.ts';
import { ASK_BACKGROUND, BELL, CLEAR, type Colours, ENTER, frameChange, frameRows, MOUSE_OFF, MOUSE_ON, type Theme } from '../kit/ansi.ts';
import { asciiScreen } from '../kit/ascii.ts';
import {
  callText,
  FOCUS_ON,
  focusAfter,
  isFocusKey,
  isLookingElsewhere,
  type TerminalCalls,
  turnTitle,
  type WindowFocus,
} from '../kit/call.ts';
import { keyUnder, type Screen, type Size } from '../kit/cells.ts';
import { decodeKeys, decodeRest, isPasting, type Key } from '../kit/keys.ts';
import { wrap } from '../kit/text.ts';
import { type Command, forRuntime, type JudgedSitting, type Message, type Model } from '../model.ts';
import { init, update } from '../program.ts';
import type { LookBack } from '../review/look-back.ts';
import type { TableRequest, TableScreen } from '../screens/screen.ts';
import { draw } from '../view.ts';
import type { Visit } from './exit.ts';
import { runtimeWords } from './language/index.ts';
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
  /** How a table with friends calls; left out at a table of one's own. */
  readonly calls?: TerminalCalls;
}

/** What runs in full screen: it takes messages, and says what it looks like. */
export interface Program {
  send(message: Message): readonly Command[];
  /** All messages that came together are done, and a frame follows: once what must be on the disk by then, is. Undefined where it is already. */
  settle(): Promise<readonly Command[]> | undefined;
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
/** The last words in lines of the window, so that it breaks none of them. A window that says it has no width is not believed. */
const lastLines = (lines: readonly string[], { columns }: Size): readonly string[] =>
  lines.flatMap((text) => wrap(text, Math.max(20, columns)));

/** Shows something in full screen until it quits. */
export const runFullScreen = (visit: Visit, act: Program, look: ScreenOptions): FullScreen => {
  const { terminal } = visit;
  /** The rows that are on the screen; none where that is not known. */
  let onScreen: readonly string[] = [];
  /** How many saves the next frame waits for. */
  let unsaved = 0;
  /** Whether whoever looks on is behind: frames are left out until they have caught up. */
  let isBehind = false;
  let rest = '';
  let stopEscape: (() => void) | undefined;
  let isClosed = false;
  let trouble: readonly string[] = [];
  let screen: Screen | undefined;
  let theme: Theme = look.theme ?? 'dark';
  let hasMouse = look.mouse;
  let isAsking: boolean | undefined;
  let pressedAt = 0;
  let focus: WindowFocus = 'unknown';

  const write = (text: string): void => {
    if (text !== '') isBehind = !terminal.write(text);
  };
  /** The title says whose turn it is; the bell rings for somebody who has looked away. Empty where nothing has changed. */
  const call = (): string => {
    const asks = act.asks?.() ?? false;
    if (asks === isAsking) return '';
    const { calls, bell } = look;
    const isCalled = asks && isAsking === false && isLookingElsewhere(focus, performance.now() - pressedAt);
    isAsking = asks;
    const text = calls === undefined ? (bell ? BELL : '') : callText(calls, runtimeWords().yourTurn);
    return `${turnTitle(asks, calls)}${isCalled ? text : ''}`;
  };

  const show = (): void => {
    if (isClosed || unsaved > 0 || isBehind) return;
    screen = act.draw();
    const rows = frameRows(look.ascii ? asciiScreen(screen) : screen, { colours: look.colours, theme });
    // In one go: each takes a packet of its own otherwise.
    write(`${frameChange(rows, onScreen)}${call()}`);
    onScreen = rows;
  };
  /** A pause, and a long thought meanwhile: elsewhere, or on the spot when the pause is over. */
  const wait = ({ ms, ticket, thought }: Command & { readonly type: 'wait' }): void => {
    const asked = thought && visit.think(thought);
    if (asked !== undefined) {
      const paused = new Promise<void>((done) => visit.later(ms, done));
      visit.follow(Promise.all([asked, paused]).then(([answer]) => send({ type: 'tick', ticket, answer })));
      return;
    }
    visit.later(ms, () => {
      const began = performance.now();
      send({ type: 'tick', ticket });
      if (thought !== undefined) visit.thought(thought, performance.now() - began);
    });
  };
  const quit = (lines: readonly string[], unsavedLines: readonly string[]): void => {
    const inWindow = (text: readonly string[]): readonly string[] => lastLines([...text, ...trouble], terminal.size());
    visit.leave(inWindow(lines), 0, inWindow(unsavedLines));
  };
  /** Does what is asked; true when that was the end. */
  const perform = (commands: readonly Command[]): boolean => {
    for (const command of commands) {
      switch (command.type) {
        case 'wait':
          wait(command);
          break;
        case 'redraw':
          onScreen = [];
          write(CLEAR);
          break;
        case 'ring':
          if (look.bell) write(BELL);
          break;
        case 'judged': {
          const sentence = act.keep?.(command);
          if (sentence !== undefined) trouble = [sentence];
          break;
        }
        case 'quit':
          quit(command.lines, command.unsavedLines ?? command.lines);
          return true;
      }
    }
    return false;
  };
  /** Everything is saved before it is shown; what is not, holds back this frame and nobody else's. */
  const settle = (): void => {
    const saved = act.settle();
    if (saved === undefined) {
      show();
      return;
    }
    unsaved += 1;
    const done = (commands: readonly Command[]): void => {
      unsaved -= 1;
      if (!isClosed && !visit.isLeaving() && !perform(commands)) show();
    };
    visit.follow(saved.then(done));
  };
  const run = (commands: readonly Command[]): void => {
    if (isClosed || visit.isLeaving()) return;
    if (!perform(commands)) settle();
  };
  /** Several messages at once are one new frame: nobody could see the ones between. */
  const send = (...messages: readonly Message[]): void => {
    if (isClosed || visit.isLeaving()) return;
    for (const message of messages) if (perform(act.send(message))) return;
    run([]);
  };
  /** The mouse goes to the table, or back to the window. */
  const giveMouse = (): Key => {
    hasMouse = !hasMouse;
    write(hasMouse ? MOUSE_ON : MOUSE_OFF);
    return hasMouse ? 'mouse-on' : 'mouse-off';
  };
  /** The terminal has said what its background is. */
  const dress = (told: Theme): void => {
    theme = look.theme ?? told;
    run([]);
  };
  /** What is for the window is done here; a click is the key that stands under it. */
  const ownKey = (key: Key): readonly Key[] => {
    focus = focusAfter(focus, key);
    const meant = screen === undefined ? key : keyUnder(screen, key);
    switch (meant) {
      case undefined:
      case 'ctrl-z':
      case 'focus-in':
      case 'focus-out':
      case 'focus-told':
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
    if (!keys.every(isFocusKey)) pressedAt = performance.now();
    const pressed = keys.flatMap(ownKey);
    if (pressed.length > 0) send(...pressed.map((key): Message => ({ type: 'key', key, at: performance.now() })));
    if (keys.includes('ctrl-z') && terminal.stepAside !== undefined) stepAside();
  };
  const hear = (text: string): void => {
    stopEscape?.();
    const decoded = decodeKeys(rest + text);
    rest = decoded.rest;
    press(decoded.keys);
    if (rest !== '') stopEscape = visit.later(isPasting(rest) ? PASTE_MS : ESCAPE_MS, flush);
  };
  const flush = (): void => {
    const keys = decodeRest(rest);
    rest = '';
    press(keys);
  };
  const enter = (): void => {
    terminal.takeKeys(true);
    write(
      `${ENTER}${hasMouse ? MOUSE_ON : ''}${look.calls === undefined ? '' : FOCUS_ON}${look.theme === undefined && look.colours !== 'none' ? ASK_BACKGROUND : ''}`,
    );
    onScreen = [];
    isAsking = undefined;
    show();
  };

  /** Ctrl+Z: the terminal is the shell's, until the player comes back. Where there is no shell to go to, nothing happens. */
  const stepAside = (): void => {
    visit.restore();
    terminal.stepAside?.();
    enter();
  };

  visit.leaveWithReader();
  const stop = terminal.listen({
    hear: (text) => visit.run(() => hear(text)),
    resized: () => visit.run(() => send({ type: 'resized', size: terminal.size() })),
    interrupted: () => visit.run(() => send({ type: 'key', key: 'ctrl-c', at: performance.now() })),
    resumed: () => visit.run(enter),
    gone: () => visit.leave([], 0),
    drained: () => {
      isBehind = false;
      if (!visit.isLeaving()) visit.run(show);
    },
  });
  enter();
  return {
    run: (commands) => visit.run(() => run(commands)),
    close: () => {
      isClosed = true;
      stopEscape?.();
      stop();
      visit.restore();
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

const sessionAct = <T extends GameTypes>(
  context: TableContext<T>,
  seating: TableRequest,
  size: Size,
  ask: (model: Model<T>) => void,
): SessionAct => {
  let model = init(context, seating, size);
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
    settle: () => undefined,
    asks: () => back === undefined && asksNow(model),
    draw: () => back?.draw() ?? draw(context, model),
    end: (folder) => sessionEnding(folder, context.screen.module, ownTable(model.table)),
  };
};

/** Plays a session in full screen until the player leaves. */
export const playFullScreen = <T extends GameTypes>(
  visit: Visit,
  context: TableContext<T>,
  seating: TableRequest,
  { look, folder, lookBack }: { readonly look: ScreenOptions; readonly folder: string; readonly lookBack: LookBackOpener<T> },
): void => {
  const act = sessionAct(context, seating, visit.terminal.size(), ({ table, size, ticket }) => {
    const record = recordOfTable(context.screen.module, ownTable(table).truth);
    visit.follow(lookBack(context.screen, record, size, ticket).then((opened) => stage.run(act.show(opened))));
  });
  visit.noteRunning({ isFullScreen: true, end: () => act.end(folder) });
  const stage = runFullScreen(visit, act, look);
};

/** The program's data: the table as it stands, what lies over it, and what is being typed. */
import type { Judgment, NarratedBeat, Recorded } from '@baize/casino';
import type { GameTypes, Saying, Seat } from '@baize/engine';
import type { DrivenTable, Thought } from './driver.ts';
import type { Size } from './kit/cells.ts';
import type { Key } from './kit/keys.ts';
import type { Draft, LeaveQuestion, Tally } from './screens/screen.ts';

/** What is on the screen: the table, or something over it. */
export type TablePage =
  | { readonly at: 'welcome' }
  | { readonly at: 'table' }
  | { readonly at: 'help'; readonly page: number; readonly over: TablePage }
  | { readonly at: 'score' }
  /** What was said, so many lines up from the last one; what is looked for in it, and whether that is still being typed. */
  | { readonly at: 'log'; readonly up: number; readonly find?: string; readonly isTyping?: boolean }
  | { readonly at: 'leave'; readonly leaveQuestion: LeaveQuestion };

/** A number being typed for the choice with this key. */
export interface Typing {
  readonly key: Key;
  readonly text: string;
  /** Whether it was refused: it stays to be seen and mended, and a new digit starts again. */
  readonly isRefused?: true;
}

/** The rest of a word whose first letter has acted, and when its last letter came. */
export interface WordRest {
  readonly rest: string;
  readonly at: number;
}

/** What is known of a table with friends besides the game. */
export interface RoundTheTable {
  /** "The table waits for Bob."; empty where it waits for nobody else. */
  readonly waits: string;
  /** `0:23`; empty where there is no clock, or nobody is asked. */
  readonly clock: string;
  /** Whether little of it is left. */
  readonly isLow: boolean;
  /** The same at every seat whose time runs: `0:23`, and `+0:45` when its time bank does. */
  readonly clocks: readonly { readonly seat: Seat; readonly text: string }[];
}

/** Everything the program knows. */
export interface Model<T extends GameTypes> {
  readonly table: DrivenTable<T>;
  readonly size: Size;
  readonly page: TablePage;
  /** What has happened since the player's last choice, and some of what was before it. */
  readonly story: readonly NarratedBeat<T>[];
  readonly earlier: readonly NarratedBeat<T>[];
  /** Why a key did nothing, or a hint; it stands in the log row until something happens. */
  readonly note: Saying | undefined;
  readonly typing: Typing | undefined;
  /** The last amount that was typed and taken: Enter alone gives it again. */
  readonly lastAmount: number | undefined;
  readonly wordRest: WordRest | undefined;
  /** When the last letter came that answered nothing, as something was still being shown: what is typed right behind it is part of it. */
  readonly unheard?: { readonly since: number; readonly at: number } | undefined;
  /** The result that stands alone before anything is asked, and whether it has been read. */
  readonly verdict?: { readonly beat: object; readonly isRead: boolean };
  /** What stands in the action bar in place of the choices, where whoever shows the table has keys of their own. */
  readonly bar?: string;
  /** At a table with friends: whom it waits for, and how much time is left. */
  readonly around?: RoundTheTable;
  /** How many seconds are left to read that no chips are; the player leaves then. */
  readonly leavesIn?: number;
  /** Whether a hint is being thought about: a frame that says so is on the screen. */
  readonly isPondering: boolean;
  /** Whether the player has asked to go on without pauses. */
  readonly isSkipping: boolean;
  /** What the player has in hand, at a table that keeps it. */
  readonly draft?: Draft;
  /** Whether the player wants to be asked before all chips go in. */
  readonly asksAllIn?: true;
  /** What the session has counted, at a table that counts for itself. */
  readonly tally?: Tally;
  /** The pause that is running; a tick of an older one is late and means nothing. */
  readonly ticket: number;
}

/** A key, and when it came. */
export interface KeyPress {
  readonly type: 'key';
  readonly key: Key;
  readonly at: number;
}

/** A pause is over, and what was thought elsewhere in the meantime. */
export interface Tick {
  readonly type: 'tick';
  readonly ticket: number;
  readonly answer?: unknown;
}

/** What can come in. */
export type Message = KeyPress | Tick | { readonly type: 'resized'; readonly size: Size };

/** A sitting, and what every decision of its player cost. */
export interface JudgedSitting {
  readonly record: Recorded;
  readonly judgments: readonly Judgment[];
}

/** What the runtime is asked to do. */
export type Command =
  | { readonly type: 'wait'; readonly ms: number; readonly ticket: number; readonly thought?: Thought }
  | { readonly type: 'redraw' }
  /** A bell, for whoever wants one. */
  | { readonly type: 'ring' }
  /** A sitting of the player's own was looked back at to its end: what came of it is to be kept. */
  | ({ readonly type: 'judged' } & JudgedSitting)
  /** The last words; others where what they say was kept could not be saved. The host of a table may leave it open. */
  | { readonly type: 'quit'; readonly lines: readonly string[]; readonly unsavedLines?: readonly string[]; readonly keepsTable?: true };

/** What a table asks for: also to look back at it, where it is over. Whoever shows the table opens that. */
export type TableCommand = Command | { readonly type: 'look-back' };

/** The commands among them that a runtime knows. */
export const forRuntime = (commands: readonly TableCommand[]): readonly Command[] =>
  commands.flatMap((command) => (command.type === 'look-back' ? [] : [command]));

/** A model and what is to be done about it. */
export type Updated<T extends GameTypes> = readonly [Model<T>, readonly TableCommand[]];

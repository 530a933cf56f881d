/** How a window calls somebody who looks elsewhere, and how it tells whether they do. Only texts: the runtime writes them. */
import type { CallWay } from '@baize/casino';
import { BELL, type Environment, titleText } from './ansi.ts';
import type { Key } from './keys.ts';
import { kitWords } from './language/index.ts';

/** The window says when it comes to the front and when another does, and whether it can say so at all. */
export const FOCUS_ON = '\x1b[?1004h\x1b[?1004$p';

/** What is known of a window: nothing yet, that it is in front, or that another is. */
export type WindowFocus = 'unknown' | 'front' | 'behind';

/** What is known after a key; who has never left a window that can say so looks at it. */
export const focusAfter = (focus: WindowFocus, key: Key): WindowFocus => {
  if (key === 'focus-in') return 'front';
  if (key === 'focus-out') return 'behind';
  return key === 'focus-told' && focus === 'unknown' ? 'front' : focus;
};

/** Whether a key is the window's own word about where it is. */
export const isFocusKey = (key: Key): boolean => key.startsWith('focus-');

/** After so long without a key somebody may have looked away. */
const AWAY_MS = 3000;

/** Whether somebody is to be called: another window is in front, or nobody can say, and no key was pressed for a while. */
export const isLookingElsewhere = (focus: WindowFocus, sinceKey: number): boolean =>
  focus === 'behind' || (focus === 'unknown' && sinceKey > AWAY_MS);

/** How somebody is called at a table with friends, as they have set it. */
export interface TerminalCalls {
  readonly off: readonly CallWay[];
  readonly env: Environment;
}

const TITLE = 'Baize';
const ST = '\x1b\\';

/** Which of the two known notifications a terminal understands; a multiplexer keeps both to itself. */
const noticeOf = ({ TMUX, TERM = '', TERM_PROGRAM = '', WT_SESSION, VTE_VERSION }: Environment): 9 | 777 | undefined => {
  if (TMUX !== undefined || /^(?:screen|tmux)/.test(TERM)) return undefined;
  if (/^(?:wezterm|ghostty)$/i.test(TERM_PROGRAM) || VTE_VERSION !== undefined || /^(?:rxvt-unicode|foot|xterm-ghostty)/.test(TERM))
    return 777;
  return TERM_PROGRAM === 'iTerm.app' || TERM === 'xterm-kitty' || WT_SESSION !== undefined ? 9 : undefined;
};

const noticeText = (env: Environment, words: string): string => {
  switch (noticeOf(env)) {
    case 9:
      return `\x1b]9;${TITLE}: ${words}${ST}`;
    case 777:
      return `\x1b]777;notify;${TITLE};${words}${ST}`;
    case undefined:
      return '';
  }
};

/** What the title says: whose turn it is, unless that is switched off. */
export const turnTitle = (isTurn: boolean, calls: TerminalCalls | undefined): string =>
  titleText(isTurn && calls?.off.includes('title') !== true ? kitWords().turnTitle : TITLE);

/** What calls somebody: the bell, and a notification where the terminal has them. */
export const callText = ({ off, env }: TerminalCalls, words: string): string =>
  `${off.includes('sound') ? '' : BELL}${off.includes('notice') ? '' : noticeText(env, words)}`;

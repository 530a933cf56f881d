/** The one place that knows escape sequences for output. */
import type { Cell, Role, Screen } from './cells.ts';

const ESC = '\x1b[';

/** How many colours a terminal has: none, the sixteen of its own, 256, or all. */
export type Colours = 'none' | 'sixteen' | '256' | 'all';
/** Whether the window is dark or light. */
export type Theme = (typeof THEMES)[number];
/** The themes. */
export const THEMES = ['dark', 'light'] as const;
/** Whether a word names one. */
export const isTheme = (word: string): word is Theme => THEMES.some((theme) => theme === word);
/** How a frame is coloured. */
export interface Palette {
  readonly colours: Colours;
  readonly theme: Theme;
}

/** What the environment says of a terminal. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Terminals that know neither colours nor signs of their own. */
const isOld = ({ TERM: name = '' }: Environment): boolean => /^(?:dumb|vt\d+.*)$/.test(name);

/** Whether there are signs outside ASCII: a locale that names another alphabet than UTF-8 has none. */
export const hasSigns = (env: Environment): boolean => {
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((one) => one !== undefined && one !== '');
  return !isOld(env) && (locale === undefined || /utf-?8/i.test(locale));
};

/** How many colours there are. */
export const coloursIn = (env: Environment): Colours => {
  if ((env['NO_COLOR'] ?? '') !== '' || isOld(env)) return 'none';
  if (/^(?:truecolor|24bit)$/i.test(env['COLORTERM'] ?? '')) return 'all';
  return /256/.test(env['TERM'] ?? '') ? '256' : 'sixteen';
};

/** Clicks and the wheel come as reports, with no limit to the size of the window. */
export const MOUSE_ON = `${ESC}?1000h${ESC}?1006h`;
/** The mouse is the window's again: it selects text. */
export const MOUSE_OFF = `${ESC}?1006l${ESC}?1000l`;
/** Asks the terminal for its background; one that does not know the question is silent. */
export const ASK_BACKGROUND = '\x1b]11;?\x07';
/** The bell. */
export const BELL = '\x07';
/** The title of the window. */
export const titleText = (text: string): string => `\x1b]2;${text}\x07`;

/** The alternate screen with the cursor hidden; what is pasted comes between marks, and the window's own title is kept. */
export const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?2004h${ESC}22;2t${ESC}2J`;
/** Back to the normal screen as it was, with the cursor shown and plain letters. */
export const LEAVE = `${ESC}?2026l${MOUSE_OFF}${ESC}?1004l${ESC}?2004l${ESC}23;2t${ESC}0m${ESC}?25h${ESC}?1049l`;

type Hue = 'red' | 'yellow' | 'green' | 'cyan';

/** The terminal's own colours follow its theme by themselves; of the others a light window needs darker ones. */
const SIXTEEN: Readonly<Record<Hue, string>> = { red: '31', yellow: '33', green: '32', cyan: '36' };
const MANY: Readonly<Record<Theme, Readonly<Record<Hue, string>>>> = {
  dark: { red: '38;5;203', yellow: '38;5;179', green: '38;5;114', cyan: '38;5;80' },
  light: { red: '38;5;124', yellow: '38;5;94', green: '38;5;28', cyan: '38;5;24' },
};
const ALL: Readonly<Record<Theme, Readonly<Record<Hue, string>>>> = {
  dark: { red: '38;2;255;107;107', yellow: '38;2;224;186;88', green: '38;2;127;209;127', cyan: '38;2;111;211;224' },
  light: { red: '38;2;168;32;26', yellow: '38;2;122;86;0', green: '38;2;22;104;42', cyan: '38;2;0;92;112' },
};

const hueText = (hue: Hue, { colours, theme }: Palette): string => {
  switch (colours) {
    case 'none':
      return '';
    case 'sixteen':
      return `;${SIXTEEN[hue]}`;
    case '256':
      return `;${MANY[theme][hue]}`;
    case 'all':
      return `;${ALL[theme][hue]}`;
  }
};

const style = (role: Role, palette: Palette): string => {
  switch (role) {
    case 'text':
      return '0';
    case 'dim':
      return '0;2';
    case 'bold':
      return '0;1';
    case 'red':
    case 'yellow':
    case 'green':
    case 'cyan':
      return `0${hueText(role, palette)}`;
    case 'bold-red':
      return `0;1${hueText('red', palette)}`;
    case 'bold-yellow':
      return `0;1${hueText('yellow', palette)}`;
    case 'bold-green':
      return `0;1${hueText('green', palette)}`;
    case 'bold-cyan':
      return `0;1${hueText('cyan', palette)}`;
  }
};

const BLANK: Cell = { char: ' ', role: 'text' };

const rowText = (cells: readonly Cell[], palette: Palette): string => {
  const end = cells.findLastIndex(({ char }) => char !== ' ') + 1;
  let text = '';
  let now = '0';
  let last: Role = 'text';
  for (let at = 0; at < end; at += 1) {
    const { char, role } = cells[at] ?? BLANK;
    if (char !== ' ' && role !== last) {
      last = role;
      const wanted = style(role, palette);
      if (wanted !== now) text += `${ESC}${wanted}m`;
      now = wanted;
    }
    text += char;
  }
  if (now !== '0') text += `${ESC}0m`;
  return end < cells.length ? `${text}${ESC}K` : text;
};

/** The rows of a frame, each with the way to its place. */
export const frameRows = ({ cells }: Screen, palette: Palette): readonly string[] =>
  cells.map((row, at) => `${ESC}${at + 1};1H${rowText(row, palette)}`);

/** What turns the rows that are on the screen into others, between synchronised-update marks: all of it appears at once or not at all. */
export const frameChange = (rows: readonly string[], before: readonly string[]): string => {
  const changed = rows.filter((row, at) => row !== before[at]);
  return changed.length === 0 ? '' : `${ESC}?2026h${changed.join('')}${ESC}?2026l`;
};

/** A whole frame. */
export const frameText = (screen: Screen, palette: Palette): string => frameChange(frameRows(screen, palette), []);

/** Clears what a window of another size has left behind. */
export const CLEAR = `${ESC}0m${ESC}2J`;

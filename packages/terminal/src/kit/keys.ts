/** Keys: what the bytes from a terminal mean. */
import { kitWords } from './language/index.ts';

/** A key by its name; a letter, digit or sign is its own name. */
export type Key = string;

const NAMED: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  ' ': 'space',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x03': 'ctrl-c',
  '\x04': 'ctrl-d',
  '\x0c': 'ctrl-l',
  '\x14': 'ctrl-t',
  '\x1a': 'ctrl-z',
};
/** A click, as a key: its column and its row, counted from 1. What it stands for is known by whoever has drawn the screen. */
export const CLICK = /^click (\d{1,5}) (\d{1,5})$/;

const ARROWS: Readonly<Record<string, Key>> = { A: 'up', B: 'down', C: 'right', D: 'left' };

const ESC = '\x1b';
const PAGES: Readonly<Record<string, Key>> = { [`${ESC}[5~`]: 'page-up', [`${ESC}[6~`]: 'page-down', [`${ESC}[3~`]: 'delete' };
// What an escape can begin: CSI and SS3 sequences, strings that a terminal reports (ended by BEL or ESC \\), or an escaped key.
const SEQUENCE = new RegExp(`^${ESC}(?:\\[[0-?]*[ -/]*[@-~]|O[ -~]|[\\]P^_X][^\\x07${ESC}]*(?:\\x07|${ESC}\\\\)|[^[\\]OP^_X${ESC}])`);
const PARTIAL = new RegExp(`^${ESC}(?:$|\\[[ -?]*$|O$|[\\]P^_X][^\\x07${ESC}]*${ESC}?$)`);
const LONGEST_REPORT = 4096;

/** Keys that have arrived, and the beginning of a sequence that has not wholly. */
export interface Decoded {
  readonly keys: readonly Key[];
  readonly rest: string;
}

const MOUSE = new RegExp(`^${ESC}\\[<(\\d{1,3});(\\d{1,5});(\\d{1,5})M$`);
const WHEEL: Readonly<Record<string, Key>> = { '64': 'wheel-up', '65': 'wheel-down' };
const LIGHT = new RegExp(`^${ESC}\\]11;rgb:([0-9a-f]{2})[0-9a-f]*/([0-9a-f]{2})[0-9a-f]*/([0-9a-f]{2})`, 'i');

/** What the mouse did: a click with its left button, or a turn of its wheel. */
const mouseKey = (sequence: string): Key | undefined => {
  const [, button = '', column, row] = MOUSE.exec(sequence) ?? [];
  return button === '0' ? ['click', column, row].join(' ') : WHEEL[button];
};

/** What a terminal says its background is, as a key: only the runtime asks. */
const backgroundKey = (sequence: string): Key | undefined => {
  const [red, green, blue] = (LIGHT.exec(sequence) ?? []).slice(1).map((part) => Number.parseInt(part, 16));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return 0.299 * red + 0.587 * green + 0.114 * blue > 127 ? 'background-light' : 'background-dark';
};

/** What a window says of itself: that it is in front, that another is, or that it says so from now on. Only the runtime asks. */
const FOCUS: Readonly<Record<string, Key>> = {
  [`${ESC}[I`]: 'focus-in',
  [`${ESC}[O`]: 'focus-out',
  [`${ESC}[?1004;1$y`]: 'focus-told',
  [`${ESC}[?1004;3$y`]: 'focus-told',
};

const sequenceKey = (sequence: string): Key | undefined =>
  FOCUS[sequence] ??
  mouseKey(sequence) ??
  backgroundKey(sequence) ??
  PAGES[sequence] ??
  (sequence.startsWith(`${ESC}[`) || sequence.startsWith(`${ESC}O`) ? ARROWS[sequence.slice(-1)] : undefined);

const charKey = (char: string): Key | undefined =>
  char === ESC ? 'escape' : (NAMED[char] ?? (char >= ' ' ? char.toLowerCase() : undefined));

// --- what is pasted ---------------------------------------------------------------------------------------------------

const PASTE = `${ESC}[200~`;
const PASTE_END = `${ESC}[201~`;
/** Something was pasted. None of it is a key: nobody means to bet with it. */
export const PASTED: Key = 'pasted';

const ON: readonly Key[] = ['right', 'tab', 'down', 'page-down', 'wheel-down'];
const BACK: readonly Key[] = ['left', 'up', 'page-up', 'wheel-up'];
/** How many pages of a help a key turns. */
export const pagesTurned = (key: Key): -1 | 0 | 1 => (ON.includes(key) ? 1 : BACK.includes(key) ? -1 : 0);

/** What is said when the mouse was given to the table, or back to the window; undefined for any other key. */
export const mouseWords = (key: Key): string | undefined => {
  if (key === 'mouse-on') return kitWords().mouse.table;
  return key === 'mouse-off' ? kitWords().mouse.text : undefined;
};

/** Whether what was begun is a paste that has not wholly come. */
export const isPasting = (rest: string): boolean => rest.startsWith(PASTE);

/** A paste and what comes behind it. Of one that is still coming only its mark is kept, and what may be half of the other. */
const pasteIn = (text: string): readonly [key: Key | undefined, left: string] => {
  const end = text.indexOf(PASTE_END, PASTE.length);
  if (end >= 0) return [PASTED, text.slice(end + PASTE_END.length)];
  return [undefined, PASTE + text.slice(Math.max(PASTE.length, text.length - PASTE_END.length + 1))];
};

/** The first key of a text and how much of the text it takes; undefined while the text is only its beginning. */
const firstKey = (text: string): readonly [Key | undefined, number] | undefined => {
  const sequence = SEQUENCE.exec(text)?.[0];
  if (sequence !== undefined) return [sequenceKey(sequence), sequence.length];
  if (text.length < LONGEST_REPORT && PARTIAL.test(text)) return undefined;
  const [char = ''] = text;
  return [charKey(char), char.length];
};

/** Reads keys from text. Sequences that name no key of ours are dropped whole, so that none of their letters acts. */
export const decodeKeys = (text: string): Decoded => {
  const keys: Key[] = [];
  let left = text;
  while (left !== '') {
    if (isPasting(left)) {
      const [key, behind] = pasteIn(left);
      left = behind;
      if (key === undefined) break;
      keys.push(key);
      continue;
    }
    const first = firstKey(left);
    if (first === undefined) break;
    const [key, length] = first;
    if (key !== undefined) keys.push(key);
    left = left.slice(length);
  }
  return { keys, rest: left };
};

/** What a sequence that never went on was: a press of Escape, alone or before other keys; or a paste without an end. */
export const decodeRest = (rest: string): readonly Key[] => {
  if (isPasting(rest)) return [PASTED];
  return rest === '' ? [] : ['escape', ...decodeKeys(rest.slice(1)).keys];
};

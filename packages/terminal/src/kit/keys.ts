/** Keys: what the bytes from a terminal mean. */

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
  '\x1a': 'ctrl-z',
};
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

const sequenceKey = (sequence: string): Key | undefined =>
  PAGES[sequence] ?? (sequence.startsWith(`${ESC}[`) || sequence.startsWith(`${ESC}O`) ? ARROWS[sequence.slice(-1)] : undefined);

const charKey = (char: string): Key | undefined =>
  char === ESC ? 'escape' : (NAMED[char] ?? (char >= ' ' ? char.toLowerCase() : undefined));

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
    const first = firstKey(left);
    if (first === undefined) break;
    const [key, length] = first;
    if (key !== undefined) keys.push(key);
    left = left.slice(length);
  }
  return { keys, rest: left };
};

/** What a sequence that never went on was: a press of Escape, alone or before other keys. */
export const decodeRest = (rest: string): readonly Key[] => (rest === '' ? [] : ['escape', ...decodeKeys(rest.slice(1)).keys]);

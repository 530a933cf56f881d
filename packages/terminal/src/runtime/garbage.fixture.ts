/** Garbage for tests: bytes such as a cat on the keyboard, a torn line or a paste sends, and lines such as nobody means. */
import type { Reader } from '@baize/engine';
import type { Size } from '../kit/cells.ts';

/** One of these, by chance. */
export const anyOf = <T>(from: readonly T[], reader: Reader): T => {
  const one = from[reader.below(from.length)];
  if (one === undefined) throw new Error('There is none to take.');
  return one;
};

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const anyByte = (from: number, to: number, reader: Reader): number => from + reader.below(to - from + 1);
const anyBytes = (most: number, reader: Reader): Buffer =>
  Buffer.from(Array.from({ length: 1 + reader.below(most) }, () => anyByte(0, 255, reader)));

/** Keys that tables know stand more than once: garbage that never sits down would test nothing but the welcome. */
const KEYS = [
  ...'\r\r\r\r\r   \t??yynnssttbbddhhccffrrppllaaggookkieeuuxxvvzzwwjjmm00112233445566778899.,;-+=/!@#$%^&*()[]{}<>|~`\'"\\_:q',
];
const ARROWS = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D', '\x1bOA', '\x1bOB', '\x1bOC', '\x1bOD', '\x7f', '\b'];
// Letters that change length with their case, wide ones, marks without a width, signs that a terminal obeys, half of a pair.
const LETTERS = [
  ...'éßİŉǅ中あ😀👩🏽Ωж٣',
  '\u0301',
  '\u202e',
  '\u200b',
  '\u00ad',
  '\u009b',
  '\u0085',
  '\ufeff',
  '\u2028',
  '\u00a0',
  '\u{e0001}',
];
// biome-ignore format: a list of what is broken in many ways
const ESCAPES = [
  '\x1b', '\x1b\x1b', '\x1b[', '\x1bO', '\x1b[1;', '\x1b[1;5', '\x1b[1;5C', '\x1b[999999999999999999A', '\x1b]0;title', '\x1b]0;title\x07', '\x1bPq', '\x1b\\',
  '\x1b[200~', '\x1b[201~', '\x1b[M !!', '\x1b[<0;1;1M', '\x1b[?1;2c', '\x1b[24;80R', '\x1b[\x1b[A', '\x1b[ q', '\x1b[2J', '\x1bc', '\x1b_x\x1b\\', '\x1b[\x00', '\x9bA',
];
const PASTE = 10_000;

const pasteOf = (reader: Reader): Buffer => {
  switch (reader.below(4)) {
    case 0:
      return bytes(anyOf(['\x1b]', '\x1b[', 'q\x1b', '\x1b', 'İ'], reader).repeat(PASTE / 2));
    case 1:
      return bytes(`\x1b[200~${'the quick brown fox\n'.repeat(PASTE / 20)}\x1b[201~`);
    case 2:
      return Buffer.from(Array.from({ length: PASTE }, () => anyByte(0, 255, reader)));
    default:
      return bytes(Array.from({ length: PASTE }, () => anyOf(KEYS, reader)).join(''));
  }
};

/** A click somewhere in a usual window, or a turn of the wheel. */
const clickOf = (reader: Reader): string => `\x1b[<${anyOf([0, 0, 0, 0, 64, 65], reader)};${1 + reader.below(90)};${1 + reader.below(26)}M`;

/** How often one chunk in so many is a paste of 10 kB. */
const PASTES = 30_000;

/** What arrives at once: mostly a key, sometimes something worse. */
export const chunkOf = (reader: Reader): Buffer => {
  if (reader.below(PASTES) === 0) return pasteOf(reader);
  const kind = reader.below(100);
  if (kind < 62) return bytes(anyOf(KEYS, reader));
  if (kind < 70) return bytes(anyOf(ARROWS, reader));
  if (kind < 78) return bytes(clickOf(reader));
  if (kind < 82) return bytes(anyOf(LETTERS, reader));
  if (kind < 90) return bytes(anyOf(ESCAPES, reader));
  if (kind < 94) return Buffer.from([anyByte(0, 31, reader)]);
  if (kind < 97) return Buffer.from([anyByte(128, 255, reader)]);
  return anyBytes(12, reader);
};

/** Windows, from none at all to a wall. The wall is seldom: it is drawn for longer than all others together. */
const SIZES: readonly Size[] = [
  ...[0, 1].map((side) => ({ columns: side, rows: side })),
  { columns: 20, rows: 5 },
  ...Array.from({ length: 8 }, () => ({ columns: 44, rows: 24 })),
  ...Array.from({ length: 8 }, () => ({ columns: 80, rows: 24 })),
  { columns: 300, rows: 100 },
];

/** Some window. */
export const sizeOf = (reader: Reader): Size => anyOf(SIZES, reader);

// biome-ignore format: words of every table, and of none
const WORDS = [
  'twist', 'stick', 'buy', 'split', 'hit', 'stand', 'double', 'surrender', 'insurance', 'bet', 'spin', 'clear', 'again', 'red', 'black', 'straight', 'odd', 'dozen', 'column', 'fold',
  'call', 'check', 'raise', 'all in', 'draw', 'swap', 'discard', 'trade', 'junk', 'pass', 'play', 'ready', 'next', 'help', 'hint', 'score', 'statistics', 'options', 'start over',
  'speed fast', 'leave', 'new', 'yes', 'no', 'pontoon', 'hearts', 'holdem', 'blackjack', 'roulette', 'sabacc', 'bets', 'history', 'As', 'qs 10h 2c', '__proto__', 'constructor',
  'toString', '1e999', '-1', '0x10', '1,000', '99999999999999999999', '٣', '0.5', 'NaN', '?', 'q',
];

/** A line: nothing, a letter, a word, a word and a number, or rubbish. */
export const lineOf = (reader: Reader): string => {
  const kind = reader.below(100);
  if (kind < 15) return '';
  if (kind < 40) return anyOf(KEYS, reader);
  if (kind < 60) return anyOf(WORDS, reader);
  if (kind < 72) return String(reader.below(anyOf([3, 13, 60, 1000, 2 ** 31], reader)));
  if (kind < 85)
    return `${anyOf([...WORDS, ...KEYS], reader)}${anyOf([' ', '  ', '', '\t'], reader)}${reader.below(anyOf([40, 2000], reader))}`;
  if (kind < 92) return `${anyOf(WORDS, reader)} ${anyOf(WORDS, reader)} ${anyOf(LETTERS, reader)}`;
  return anyBytes(anyOf([8, 60, 1000], reader), reader)
    .toString('utf8')
    .replaceAll('\n', '')
    .slice(0, 1000);
};

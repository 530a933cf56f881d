/** Mangled text: what a bad disk, a cut connection or somebody with an editor makes of a file. */
import type { Reader } from '../chance.ts';

const pick = <T>(from: readonly [T, ...T[]], reader: Reader): T => from[reader.below(from.length)] ?? from[0];

// biome-ignore format: one thing a line would hide how few they are
const VALUES: readonly [string, ...string[]] = [
  '0', '-0', '-1', '1', '0.5', '1e999', '-1e999', '1e15', '9007199254740993', '1e12', '1000000000001', '999999999999999999999', 'NaN', 'inf',
  'Infinity', 'null', 'true', 'false', '""', '"0"', '"__proto__"', '"constructor"', '"\\u001b[2J"', '"\\u0000"', '[]', '{}', '[[[[]]]]',
  '{"__proto__":{"balance":9}}', '[null]', '??', 'As', "'", '"""', '#', '-', '..', '\u001b[2J', '\u202e', '\ud83d', '𝟙', '',
];
// biome-ignore format: as above
const SCRAPS: readonly [string, ...string[]] = [
  '"__proto__":{"held":{"stack":5,"atRisk":5}},', '"constructor":1,', '\uFEFF', '\u0000', '\r', '\n\n', ',', ',,', ':', '{', '}', '[', ']', '"', '\\',
  '\\u', '//', '[1]\n', '[[', '= ', ' = [', '𝟚', '\u2028', '\ud800',
];

const DEEP = 3000;

/** Numbers, strings and words: what can be taken for another without a trace. */
const TOKEN = /-?\d[\d.eE+]*|"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z_]+/g;

/** Where some token of a text stands, looked for near a place: a whole text is not searched for one of them. */
const tokenIn = (text: string, reader: Reader): { readonly from: number; readonly to: number } => {
  const start = reader.below(text.length + 1);
  TOKEN.lastIndex = start;
  const found = TOKEN.exec(text.slice(0, start + 400));
  return found === null ? { from: text.length, to: text.length } : { from: found.index, to: found.index + found[0].length };
};

const stretchIn = (text: string, reader: Reader): { readonly from: number; readonly to: number } => {
  const from = reader.below(text.length + 1);
  const most = Math.min(text.length - from, pick([3, 40, 400, text.length], reader));
  return { from, to: from + reader.below(most + 1) };
};

const replaced = (text: string, { from, to }: { readonly from: number; readonly to: number }, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

type Mishap = (text: string, reader: Reader) => string;

const flipBit: Mishap = (text, reader) => {
  const at = reader.below(Math.max(1, text.length));
  return replaced(text, { from: at, to: at + 1 }, String.fromCharCode(text.charCodeAt(at) ^ (1 << reader.below(8))));
};
const cutShort: Mishap = (text, reader) => text.slice(0, reader.below(text.length + 1));
const cutOut: Mishap = (text, reader) => replaced(text, stretchIn(text, reader), '');
const writeTwice: Mishap = (text, reader) => {
  const { from, to } = stretchIn(text, reader);
  return replaced(text, { from: to, to }, text.slice(from, to));
};
const move: Mishap = (text, reader) => {
  const { from, to } = stretchIn(text, reader);
  const rest = replaced(text, { from, to }, '');
  const at = reader.below(rest.length + 1);
  return replaced(rest, { from: at, to: at }, text.slice(from, to));
};
const changeValue: Mishap = (text, reader) => replaced(text, tokenIn(text, reader), pick(VALUES, reader));
const swapValues: Mishap = (text, reader) => {
  const [one, other] = [tokenIn(text, reader), tokenIn(text, reader)].sort((a, b) => a.from - b.from);
  if (one === undefined || other === undefined || one.to > other.from) return text;
  return replaced(replaced(text, other, text.slice(one.from, one.to)), one, text.slice(other.from, other.to));
};
const addScrap: Mishap = (text, reader) => {
  const at = reader.below(text.length + 1);
  return replaced(text, { from: at, to: at }, pick(SCRAPS, reader));
};
const nest: Mishap = (text, reader) => {
  const at = tokenIn(text, reader);
  const [open, close] = pick(
    [
      ['[', ']'],
      ['{"a":', '}'],
      ['[', ''],
    ],
    reader,
  );
  return replaced(text, at, open.repeat(DEEP) + text.slice(at.from, at.to) + close.repeat(DEEP));
};

/** The likelier ones stand more than once: what changes one value is read further than what breaks the whole. */
// biome-ignore format: a line each would make a list of what is a scale
const MISHAPS: readonly [Mishap, ...Mishap[]] = [
  changeValue, changeValue, changeValue, changeValue, swapValues, swapValues, flipBit, flipBit, cutOut, writeTwice, move, addScrap, cutShort, nest,
];

/** The text after a mishap or two, by chance. */
export const mangle = (text: string, reader: Reader): string => {
  let mangled = text;
  for (let left = 1 + reader.below(2); left > 0; left -= 1) mangled = pick(MISHAPS, reader)(mangled, reader);
  return mangled;
};

/** Text in a given width. */
import { figure, inShort, type Saying, thatFits } from '@baize/engine';
import { type Line, type Span, span, widthOf } from './cells.ts';

// --- text from outside, made safe to show: no control characters, no escape sequences, no endless lines --------------

const LONGEST = 40;

/** Whether this is one character that takes one cell and that no terminal obeys: ASCII or a Latin letter or sign, the soft hyphen left out. */
export const isOneCell = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]$/u.test(text);

/** A text as one short line of ASCII letters and signs; what is left out is marked. */
export const clean = (text: string): string => {
  // Cut first: a megabyte on one line is not worth reading to its end.
  const short = [...text.slice(0, LONGEST * 4)]
    .map((char) => (/^[\x20-\x7e]$/.test(char) ? char : '?'))
    .join('')
    .trim();
  return short.length > LONGEST || text.length > LONGEST * 4 ? `${short.slice(0, LONGEST)}...` : short;
};

/** The same in quotation marks. */
export const quoted = (text: string): string => `"${clean(text)}"`;

/** The words of a text in lines of at most this width. A word longer than a line is cut. */
export const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ').flatMap((long) => long.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gu')) ?? [''])) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
};

/** Things with commas between them, in lines that never break inside one. */
export const wrapList = (things: readonly string[], width: number): readonly string[] =>
  wrap(things.map((thing) => thing.replaceAll(' ', '\u00a0')).join(', '), width).map((part) => part.replaceAll('\u00a0', ' '));

/** A text that fits: one that is too long is cut after a whole word, with dots to show it. */
export const clip = (text: string, width: number): string => {
  if ([...text].length <= width) return text;
  const [first = ''] = wrap(text, width - 1);
  return `${first}…`;
};

/** As many of the last sentences as fit in a width; the last one, cut, if not even that fits. */
export const lastThatFit = (sentences: readonly Saying[], width: number): string => {
  let text = '';
  for (const saying of sentences.toReversed()) {
    const sentence = thatFits(saying, text === '' ? width : width - text.length - 1);
    const longer = text === '' ? sentence : `${sentence} ${text}`;
    if (longer.length > width) break;
    text = longer;
  }
  return text === '' ? clip(inShort(sentences.at(-1) ?? ''), width) : text;
};

/** A line in exactly this width: filled up with blanks, or cut with dots to show it. */
export const fitLine = (spans: Line, width: number): Line => {
  const used = widthOf(spans);
  if (used <= width) return [...spans, span(' '.repeat(width - used))];
  const cut: Span[] = [];
  let left = width - 1;
  for (const one of spans) {
    cut.push({ ...one, text: one.text.slice(0, left) });
    left -= Math.min(left, one.text.length);
  }
  return [...cut, span('…', 'dim')];
};

/** One line with a left and a right end. The right end keeps its place; a left one that is too long is cut before it. */
export const spread = (left: Line, right: Line, width: number): Line => {
  const room = width - widthOf(right);
  const gap = right.length > 0 && widthOf(left) >= room ? 1 : 0;
  return [...fitLine(left, room - gap), span(' '.repeat(gap)), ...right];
};

/** Figures that end in the same column. */
export const rightAligned = (figures: readonly string[]): readonly string[] => {
  const width = Math.max(...figures.map((figure) => figure.length));
  return figures.map((figure) => figure.padStart(width));
};

/** A result with its sign: `+20`, `-1,000`, `0`. */
export const signedChips = (value: number): string => (value > 0 ? `+${figure(value)}` : value < 0 ? `-${figure(-value)}` : '0');

// --- the word that somebody probably meant ---------------------------------------------------------------------------

/** How many letters must be added, dropped, changed or swapped with a neighbour to get from one word to the other. */
export const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const changed = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped);
    }
  }
  return at(from.length, to.length);
};

const LONGEST_WORD = 40;

/** How many letters two words have in common at their beginning. */
const alike = (one: string, other: string): number => {
  let letters = 0;
  while (letters < one.length && one[letters] === other[letters]) letters += 1;
  return letters;
};

/** The known word nearest to this one; undefined when none is near. A word's beginning is always near, and settles between equals. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  const word = given.slice(0, LONGEST_WORD).toLowerCase();
  const started = known.filter((name) => word.length > 0 && name.startsWith(word));
  const ranked = (started.length > 0 ? started : known).map((name) => ({ name, far: started.length > 0 ? 0 : distance(word, name) }));
  const [best] = ranked.toSorted((a, b) => a.far - b.far || alike(word, b.name) - alike(word, a.name));
  return best !== undefined && best.far <= Math.max(2, Math.floor(best.name.length / 2)) ? best.name : undefined;
};

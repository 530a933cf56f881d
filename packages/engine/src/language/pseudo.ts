/** A language that nobody speaks: every text a third longer, accented and in brackets. What is plain on the screen never went through the words. */

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
};
const LONGER = 0.35;
const BRACKETS = 2;
/** No word of what is added is longer: a line may break there, as it may in any language. */
const WORD = /~{6}(?=~)/g;

/** A text as it is marked, a third longer with its brackets: `⟦Ñéxt hàñd?~~⟧`. Marked once, however often it goes through; what has no letter says the same anywhere. */
export const mark = (text: string): string => {
  if (!/\p{L}/u.test(text) || /^⟦[^⟦⟧]*⟧$/.test(text)) return text;
  const accented = text.replace(/[⟦⟧]|~+ ?/g, '').replace(/[aeioucnsAEOU]/g, (letter) => ACCENTED[letter] ?? letter);
  const added = Math.max(0, Math.ceil(accented.length * LONGER) - BRACKETS);
  return `⟦${accented}${'~'.repeat(added).replace(WORD, '$& ')}⟧`;
};

const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return mark(value);
  if (typeof value === 'function') return (...facts: readonly unknown[]): unknown => marked(value(...facts));
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one)]));
  return value;
};

// What comes back has the shape of what went in, which no type can follow through the walk.
/** The same words, every text of them marked: of texts, lists, records and functions, as deep as they go. */
export const pseudo = <W>(words: W): W => marked(words) as W;

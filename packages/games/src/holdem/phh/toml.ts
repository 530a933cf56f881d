/**
 * Reading TOML, as much of it as hand histories use: keys, strings of all four kinds, numbers, booleans, dates and times, arrays
 * over many lines, inline tables, comments, and sections. A section that cannot be read is told, and the next one is read all the same.
 */

/** A number, as it was written: how many digits stand behind the point matters for chips. */
export interface TomlNumber {
  readonly number: string;
}
/** A value. A date, a time or an inline table is kept as its text. */
export type TomlValue = string | boolean | TomlNumber | { readonly other: string } | readonly TomlValue[];

/** The keys under one header; the first section has none. */
export interface TomlSection {
  readonly name: string | undefined;
  readonly fields: ReadonlyMap<string, TomlValue>;
  /** What could not be read, with its line. */
  readonly error: string | undefined;
}

const HEADER = /^[ \t]*\[{1,2}[ \t]*("[^"\n]*"|'[^'\n]*'|[\w.-]+)[ \t]*\]{1,2}[ \t]*(#.*)?$/;
const NUMBER = /^[+-]?(inf|nan|\d[\d_]*(\.[\d_]+)?([eE][+-]?\d+)?)$/;
const DATE_OR_TABLE = /^(\d{4}-\d\d-\d\d([Tt ]\d\d:\d\d.*)?|\d\d:\d\d(:\d\d(\.\d+)?)?|\{.*\})$/;
const KEY = /^("[^"\n]*"|'[^'\n]*'|[\w-]+(\.[\w-]+)*)[ \t]*=[ \t]*/;

const BLANKS = /\s+/y;
const COMMENT = /#[^\n]*/y;
const REST_OF_LINE = /[ \t]*(#[^\n]*)?/y;

/** No history has arrays in arrays, and a file of nothing but brackets must not exhaust the stack. */
const DEEPEST = 32;

const unquoted = (text: string): string => (/^["']/.test(text) ? text.slice(1, -1) : text);

/** A reader of one text. It moves as it reads, so it lives inside `parseToml`. */
class Cursor {
  at = 0;
  /** How many arrays are open. */
  depth = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
  /** What is still to be read. */
  get ahead(): string {
    return this.text.slice(this.at);
  }
  fail(what: string): never {
    throw new SyntaxError(`line ${this.text.slice(0, this.at).split('\n').length}: ${what}`);
  }
  /** Goes past what a sticky pattern finds here. */
  skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    if (pattern.test(this.text)) this.at = pattern.lastIndex;
  }
  /** Goes past white space, line ends and comments. */
  skipBlank(): void {
    let before = -1;
    while (before !== this.at) {
      before = this.at;
      this.skip(BLANKS);
      this.skip(COMMENT);
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' };

const withEscapes = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\s*\n\s*|(.))/g, (whole, four?: string, eight?: string, one?: string) => {
    const hex = four ?? eight;
    if (hex !== undefined) return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex, 16)));
    return one === undefined ? '' : (ESCAPES[one] ?? whole);
  });

/** Where a string ends: its quotes again, not behind a backslash in a string that has escapes. */
const endOf = (cursor: Cursor, quotes: string): number => {
  for (let end = cursor.text.indexOf(quotes, cursor.at); end >= 0; end = cursor.text.indexOf(quotes, end + 1)) {
    if (quotes.startsWith("'")) return end;
    const slashes = /\\*$/.exec(cursor.text.slice(Math.max(0, end - 64), end))?.[0].length ?? 0;
    if (slashes % 2 === 0) return end;
  }
  return -1;
};

const stringAt = (cursor: Cursor): string => {
  const quotes = /^("""|'''|"|')/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0] ?? '"';
  cursor.at += quotes.length;
  const end = endOf(cursor, quotes);
  const text = cursor.text.slice(cursor.at, end);
  if (end < 0 || (quotes.length === 1 && text.includes('\n'))) cursor.fail('a string without an end');
  cursor.at = end + quotes.length;
  const inner = quotes.length === 3 ? text.replace(/^\r?\n/, '') : text;
  return quotes.startsWith('"') ? withEscapes(inner) : inner;
};

const arrayAt = (cursor: Cursor): readonly TomlValue[] => {
  const values: TomlValue[] = [];
  cursor.at += 1;
  cursor.depth += 1;
  if (cursor.depth > DEEPEST) cursor.fail('arrays in arrays without an end');
  for (;;) {
    cursor.skipBlank();
    if (cursor.text[cursor.at] === ']') break;
    values.push(valueAt(cursor));
    cursor.skipBlank();
    if (cursor.text[cursor.at] === ',') cursor.at += 1;
    else if (cursor.text[cursor.at] !== ']') cursor.fail('an array without an end');
  }
  cursor.at += 1;
  cursor.depth -= 1;
  return values;
};

const bareAt = (cursor: Cursor): TomlValue => {
  const text = (/^[^,\]#\n]*/.exec(cursor.text.slice(cursor.at, cursor.at + 200))?.[0] ?? '').trim();
  if (text === '') cursor.fail('a value is missing');
  cursor.at += text.length;
  if (text === 'true' || text === 'false') return text === 'true';
  if (NUMBER.test(text)) return { number: text.replaceAll('_', '') };
  if (DATE_OR_TABLE.test(text)) return { other: text };
  return cursor.fail(`"${text}" is no value`);
};

const valueAt = (cursor: Cursor): TomlValue => {
  const first = cursor.text[cursor.at];
  if (first === '"' || first === "'") return stringAt(cursor);
  return first === '[' ? arrayAt(cursor) : bareAt(cursor);
};

const fieldAt = (cursor: Cursor): readonly [string, TomlValue] => {
  const key = KEY.exec(cursor.text.slice(cursor.at, cursor.at + 400));
  if (key === null) cursor.fail('a key and "=" were expected');
  cursor.at += key?.[0].length ?? 0;
  const value = valueAt(cursor);
  cursor.skip(REST_OF_LINE);
  if (!/^(\r?\n|$)/.test(cursor.text.slice(cursor.at, cursor.at + 2))) cursor.fail('the end of the line was expected');
  return [unquoted(key?.[1] ?? ''), value];
};

const fieldsOf = (text: string): Pick<TomlSection, 'fields' | 'error'> => {
  const cursor = new Cursor(text);
  const fields = new Map<string, TomlValue>();
  try {
    for (cursor.skipBlank(); cursor.at < text.length; cursor.skipBlank()) {
      const [key, value] = fieldAt(cursor);
      if (fields.has(key)) cursor.fail(`"${key}" stands twice`);
      fields.set(key, value);
    }
    return { fields, error: undefined };
  } catch (error) {
    if (error instanceof SyntaxError) return { fields, error: error.message };
    throw error;
  }
};

/** The sections of a text, in order. One without any key before the first header is left out. */
export const parseToml = (text: string): readonly TomlSection[] => {
  const parts: { name: string | undefined; lines: string[] }[] = [{ name: undefined, lines: [] }];
  // Headers are looked for first: a fault in one section then ends with it.
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    const header = HEADER.exec(line.replace(/\r$/, ''));
    if (header === null) parts.at(-1)?.lines.push(line);
    else parts.push({ name: unquoted(header[1] ?? ''), lines: [''] });
  }
  return parts
    .map(({ name, lines }) => ({ name, ...fieldsOf(lines.join('\n')) }))
    .filter(({ name, fields, error }) => name !== undefined || fields.size > 0 || error !== undefined);
};

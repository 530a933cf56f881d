/** The style sheets as text: every one in its layer, colours in one file, names for what lies over what, one list of window widths. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));
const plain = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: plain(readFileSync(join(root, name), 'utf8')) }));
const others = sheets.filter(({ name }) => name !== 'kit/tokens.css');

/** The layers, weakest first. */
const LAYERS = ['tokens', 'base', 'kit', 'house', 'tables', 'windows'];
/** The widths at which anything may change, in pixels; and the heights: below the first a window is low, below the second a phone is short. */
const WIDTHS = [360, 400, 560, 760, 900, 1000, 1100, 1160];
const HEIGHTS = [520, 700];

/** What stands outside every block: nothing but layers, imports and the order of the layers. */
const topLevel = (text: string): readonly string[] => {
  const heads: string[] = [];
  let [depth, head] = [0, ''];
  for (const sign of text) {
    if (sign === '{') {
      if (depth === 0) heads.push(head.trim());
      depth += 1;
      head = '';
    } else if (sign === '}') {
      depth -= 1;
      head = '';
    } else if (sign === ';' && depth === 0) {
      heads.push(head.trim());
      head = '';
    } else head += sign;
  }
  return heads;
};

test('there are style sheets', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test.each(sheets)('$name lies in its layers', ({ text }) => {
  const strays = topLevel(text).filter(
    (head) =>
      !(/^@import '[^']+'$/.test(head) || head === `@layer ${LAYERS.join(', ')}` || LAYERS.some((layer) => head === `@layer ${layer}`)),
  );
  expect(strays).toEqual([]);
});

describe.each(others)('$name', ({ text }) => {
  test('takes its colours from the tokens', () => {
    const values = text.match(/:[^;{}]*;/g) ?? [];
    expect(values.flatMap((value) => value.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(\s*[\d.]/gi) ?? [])).toEqual([]);
  });

  test('names what lies over what', () => {
    expect(text.match(/z-index:(?!\s*var\(--z-)[^;]+/g) ?? []).toEqual([]);
  });

  test('changes at the widths and the height of the list alone', () => {
    const queries = text.match(/@media[^{]*/g) ?? [];
    const used = queries.flatMap((query) =>
      [...query.matchAll(/\((\w+) (?:<|>=) (\d+)px\)/g)].map(([, side, size]) => [side, Number(size)] as const),
    );
    expect(queries.filter((query) => /(?:min|max)-(?:width|height)/.test(query))).toEqual([]);
    expect(used.filter(([side, size]) => !(side === 'width' ? WIDTHS : HEIGHTS).includes(size))).toEqual([]);
  });

  // "All but these" or "anything" behind :has(): a browser looks at the whole page again whenever anything goes from it.
  test('names what is changed by something inside something else', () => {
    const selectors = (text.match(/[^{};]+(?=\{)/g) ?? []).flatMap((head) => head.split(/,(?![^(]*\))/)).map((one) => one.trim());
    expect(selectors.filter((one) => /:has\(.*[ >+~](?:\*|:not\([^()]*\))$/.test(one))).toEqual([]);
  });
});

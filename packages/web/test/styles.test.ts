/**
 * The style sheets as text: every one in its layer, colours in one file, names for what lies over what, lengths from one scale, one list of
 * the sizes at which anything changes, and every style in the folder of what it styles.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));
const plain = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');
const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
const textOf = (name: string): string => readFileSync(join(root, name), 'utf8');
const sheets = names.filter((name) => name.endsWith('.css')).map((name) => ({ name, text: plain(textOf(name)) }));
const others = sheets.filter(({ name }) => name !== 'kit/tokens.css');

/** The layers, weakest first. */
const LAYERS = ['tokens', 'base', 'kit', 'house', 'tables', 'windows'];
/** Three shapes of a felt: lying across, upright, and small. */
const ACROSS = '(width >= 1000px) and (height >= 520px) and (min-aspect-ratio: 5 / 4)';
const UPRIGHT = '(width < 560px) or (max-aspect-ratio: 1 / 1)';
const SMALL = '(width < 560px) or (height < 520px)';
/** When anything may change: with the window, and with the felt or another container. Where two of them must meet, one stands in the other. */
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  media: [
    ...[340, 420, 560, 740, 1000, 1160].map((width) => `(width < ${width}px)`),
    '(width >= 1000px)',
    '(height < 520px)',
    '(height >= 520px)',
    '(height < 520px) and (width >= 560px)',
    '(width < 740px), (height < 520px)',
    '(width < 740px), (hover: none)',
    '(hover: hover)',
    '(forced-colors: active)',
  ],
  container: [
    ...[340, 420, 560, 740, 1000].map((width) => `(width < ${width}px)`),
    '(width >= 560px)',
    ...[440, 520, 600].map((height) => `(height < ${height}px)`),
    // What the others at Blackjack leave of a felt is lower than any that stands alone.
    ...[250, 380, 480].map((height) => `(height < ${height}px)`),
    '(height >= 520px)',
    '(height >= 600px)',
    ACROSS,
    `not (${ACROSS})`,
    UPRIGHT,
    `not (${UPRIGHT})`,
    SMALL,
    // The seats of Sabacc stand in columns on a narrow felt, but on a low one only where it is narrower still.
    '(width < 420px) or ((width < 560px) and (height >= 520px))',
  ],
};

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

/** Every selector, one by one. */
const selectorsOf = (text: string): readonly string[] =>
  (text.match(/[^{};]+(?=\{)/g) ?? []).flatMap((head) => head.split(/,(?![^(]*\))/)).map((one) => one.trim());

const classesIn = (selector: string): readonly string[] => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** The folders that name a class: as a word, or as what stands before the variable part of it, as in `of-${count}`. */
const foldersNaming = (() => {
  const folders = new Map<string, Set<string>>();
  for (const name of names.filter((one) => /(?<!\.test)\.tsx?$/.test(one)))
    for (const word of plain(textOf(name)).match(/[a-z][\w-]*/gi) ?? [])
      folders.set(word, (folders.get(word) ?? new Set()).add(posix.dirname(name)));
  const startsOf = (name: string): readonly string[] => [...name.matchAll(/-/g)].map(({ index }) => name.slice(0, index + 1));
  return (name: string): readonly string[] => [name, ...startsOf(name)].flatMap((one) => [...(folders.get(one) ?? [])]);
})();

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

  test('changes at the sizes of the list alone', () => {
    const queries = [...text.matchAll(/@(media|container)(?: felt)? ([^{]+?)\s*\{/g)];
    expect(queries.filter(([, rule = '', condition = '']) => !CONDITIONS[rule]?.includes(condition)).map(([whole]) => whole)).toEqual([]);
  });

  // A line of one pixel is drawn, not spaced; and what grows with a window or a felt is a part of it.
  test('takes its spaces, corners and sizes of type from the scale', () => {
    const values =
      text.match(/[\s;{](?:(?:padding|margin)[a-z-]*|(?:row-|column-)?gap|font|font-size|border-[a-z-]*radius)\s*:[^;{}]+/g) ?? [];
    expect(values.filter((value) => /(?<![\w.-])-?(?!1px|0px)[\d.]+(?:px|rem|pt)/.test(value)).map((value) => value.trim())).toEqual([]);
  });

  // "All but these" or "anything" behind :has(): a browser looks at the whole page again whenever anything goes from it.
  test('names what is changed by something inside something else', () => {
    expect(selectorsOf(text).filter((one) => /:has\(.*[ >+~](?:\*|:not\([^()]*\))$/.test(one))).toEqual([]);
  });
});

test('nothing is styled that no component names', () => {
  const classes = new Set(sheets.flatMap(({ text }) => selectorsOf(text).flatMap(classesIn)));
  expect([...classes].filter((name) => foldersNaming(name).length === 0)).toEqual([]);
});

// Themes and forced colours are set for the whole house at once.
const ofTheHouse = ['kit/tokens.css', 'kit/forced-colours.css'];

test.each(sheets.filter(({ name }) => !ofTheHouse.includes(name)))('$name styles what its folder shows', ({ name, text }) => {
  const folder = posix.dirname(name);
  const isOwn = (one: string): boolean => {
    const by = foldersNaming(one);
    // The kit has what several folders show as well.
    return by.some((other) => `${other}/`.startsWith(`${folder}/`)) || (folder === 'kit' && new Set(by).size > 1);
  };
  const strays = selectorsOf(text).filter((one) => !one.startsWith('@') && classesIn(one).length > 0 && !classesIn(one).some(isOwn));
  expect(strays).toEqual([]);
});

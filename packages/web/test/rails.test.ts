/** What stands on a rail can be read: the softer letters too, and in a well at the foot of the page, where the light rail is darkest. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('../src/kit/tokens.css', import.meta.url), 'utf8');

/** The tokens that a block sets, by their names. */
const setBy = (selector: string): ReadonlyMap<string, string> => {
  const [, block = ''] = tokens.split(`\n  ${selector} {`);
  return new Map([...(block.split('\n  }')[0] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};

type Colour = readonly number[];

/** Red, green, blue and how much of it covers. */
const colour = (text: string): Colour => {
  const hex = /^#(..)(..)(..)$/.exec(text);
  if (hex !== null) return [...hex.slice(1).map((part) => Number.parseInt(part, 16)), 1];
  return (text.match(/[\d.]+/g) ?? []).map(Number);
};

const over = (top: Colour, under: Colour): Colour => {
  const [, , , cover = 1] = top;
  return top.slice(0, 3).map((part, place) => part * cover + (under[place] ?? 0) * (1 - cover));
};

const luminance = (rgb: Colour): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test.each([':root', '.rail-light'])('soft letters in a well can be read under %s', (rail) => {
  const set = setBy(rail);
  const of = (name: string): Colour => colour(set.get(name) ?? '');
  expect(contrast(of('rail-soft'), over(of('rail-well'), of('rail-deep')))).toBeGreaterThanOrEqual(4.5);
});

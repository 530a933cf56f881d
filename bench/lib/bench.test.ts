import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { declareBars, judge, parseBar } from './bars.mjs';
import { readCommand } from './command.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const benches = ['.', 'long'].flatMap((folder) =>
  readdirSync(join(home, folder))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => ({ name: join(folder, name), isUsual: folder === '.', text: readFileSync(join(home, folder, name), 'utf8') })),
);

/** What a parser says of a part of a program, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: Node | string;
  readonly key?: Node;
  readonly callee?: Node;
  readonly expression?: Node;
  readonly argument?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
}
const wordOf = (node: Node | undefined): string | undefined => (typeof node?.value === 'string' ? node.value : node?.name);

/** The calls of `await bench({…})` at the top of a program. */
const callsIn = (text: string): readonly Node[] => {
  const { body }: { readonly body: readonly Node[] } = JSON.parse(JSON.stringify(parseAst(text)));
  return body.flatMap(({ expression }) => {
    const call = expression?.argument;
    return call?.callee?.name === 'bench' ? [call] : [];
  });
};

/** The bars that a bench declares, as they are written. */
const barsIn = (text: string): readonly (readonly [name: string | undefined, bar: string | undefined])[] => {
  const bars = callsIn(text)[0]?.arguments?.[0]?.properties?.find(({ key }) => key?.name === 'bars')?.value;
  const each = typeof bars === 'object' ? (bars.properties ?? []) : [];
  return each.map(({ key, value }) => [wordOf(key), typeof value === 'object' ? wordOf(value) : undefined]);
};

test.each(benches)('$name goes through the frame, once', ({ text }) => {
  expect(text).toMatch(/import \{ bench(?:, judge(?: as \w+)?)? \} from '\.{1,2}\/lib\/bench\.mjs';/);
  expect(callsIn(text)).toHaveLength(1);
  // What is in quotes is the program of another process.
  expect(text.replaceAll(/`[^`]*`/g, '')).not.toMatch(/process\.argv|parseArgs|process\.exit\(/);
});

test.each(benches)('$name writes bars that can be read, and judges by each of them', ({ text, isUsual }) => {
  const bars = barsIn(text);
  // What `npm run bench` runs without being asked for by name has a bar to clear.
  if (isUsual) expect(bars).not.toEqual([]);
  for (const [name = '', bar = ''] of bars) {
    expect(() => parseBar(bar), name).not.toThrow();
    // Once where it is declared, and where a figure is held to it.
    expect(text.split(name).length, name).toBeGreaterThan(2);
  }
});

test('a bench that reads its own command line, or has no bars, would be noticed', () => {
  expect(callsIn('const [rounds] = process.argv.slice(2);\nconsole.log(rounds);')).toEqual([]);
  expect(barsIn("await bench({ bars: { a: 'at most 3 ms', 'b c': 'quick' }, measures: {} });")).toEqual([
    ['a', 'at most 3 ms'],
    ['b c', 'quick'],
  ]);
  expect(() => parseBar('quick')).toThrow(SyntaxError);
});

test('a bar has a side, a number, and perhaps a unit and an aim', () => {
  expect(parseBar('at least 1.25, aim 2')).toEqual({ side: 'least', bar: 1.25, unit: '', aim: 2 });
  expect(parseBar('at most 2500 ms, aim 2000')).toEqual({ side: 'most', bar: 2500, unit: 'ms', aim: 2000 });
  expect(parseBar('at least -0.25')).toEqual({ side: 'least', bar: -0.25, unit: '', aim: undefined });
});

test('no figure is judged without a bar', () => {
  declareBars({ time: 'at most 3 ms' });
  expect(() => judge('tmie', 2)).toThrow('No bar is declared for "tmie".');
});

const options = {
  seconds: [300, ''],
  first: ['hard', ''],
  presets: [['holdem', 'casino'], '', ['holdem', 'casino', 'tda']],
  moons: [false, ''],
} as const;
const read = (...words: readonly string[]) => readCommand(words, { measures: ['hands', 'lane'], options });

test('measures are asked for by name, options by theirs, and bare words fill the options of their kind in turn', () => {
  expect(read()).toEqual({
    named: ['hands', 'lane'],
    values: { seconds: 300, first: 'hard', presets: ['holdem', 'casino'], moons: false },
  });
  expect(read('lane', '--seconds', '5', '--moons')).toMatchObject({ named: ['lane'], values: { seconds: 5, moons: true } });
  expect(read('1200', 'shark', 'tda', 'casino').values).toMatchObject({ seconds: 1200, first: 'shark', presets: ['tda', 'casino'] });
  expect(read('--presets', 'tda,casino').values['presets']).toEqual(['tda', 'casino']);
});

test('whatever cannot be meant is refused', () => {
  expect(() => read('--second', '5')).toThrow('There is no option --second');
  expect(() => read('--seconds', 'five')).toThrow('"five" isn\'t one');
  expect(() => read('1', '2')).toThrow('"2" says nothing to this bench');
  expect(() => read('easy', 'tdaa')).toThrow('--presets can\'t be "tdaa"');
});

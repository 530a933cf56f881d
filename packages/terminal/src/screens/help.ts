/** The help: the keys, and the rules of the table in as many pages as they need. */
import type { GameTypes, Passage } from '@baize/engine';
import { type Block, blank, type Line, line, span } from '../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../kit/frame.ts';
import { kitWords } from '../kit/language/index.ts';
import type { CommonKey } from '../kit/language/kit-words.ts';
import { wrap } from '../kit/text.ts';
import type { KeyHelp, TableScreen } from './screen.ts';

/** A page of the help: what it is about, and which of several about that. */
export interface HelpPage {
  readonly name: string;
  readonly part: string;
  readonly block: Block;
}

/** The keys of every table, as they are written. */
const EVERYWHERE: readonly (readonly [key: string, does: CommonKey])[] = [
  ['Enter', 'enter'],
  ['Space', 'space'],
  ['I', 'hint'],
  ['Tab', 'tab'],
  ['PgUp, "', 'log'],
  ['Ctrl+T', 'mouse'],
  ['Esc', 'escape'],
  ['Q', 'quit'],
];
const ROWS = FELT_ROWS - 2;
/** How wide a sheet is in the compact frame. */
const NARROW = 40;

/** A list of keys, each with what it does in as many lines as it takes; so many cells for the keys at least, and no more in all than there are. */
const keyList = (keys: readonly KeyHelp[], least: number, room: number): Block => {
  const width = Math.max(least, ...keys.map(({ key }) => key.length + 1));
  return keys.flatMap(({ key, does }) =>
    wrap(does, room - 2 - width).map((part, at): Line => [span('  '), span((at === 0 ? key : '').padEnd(width), 'bold-cyan'), span(part)]),
  );
};

/** How wide the left one of two lists is. */
const LEFT = 37;

/** Two lists side by side, each under its heading. */
const wideKeys = (here: readonly KeyHelp[], all: readonly KeyHelp[]): Block => {
  const words = kitWords().help;
  const left = [line(`  ${words.thisTable}`, 'bold'), blank, ...keyList(here, 7, LEFT)];
  const right = [line(`  ${words.everyTable}`, 'bold'), blank, ...keyList(all, 9, LEFT)];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row): Line => {
    const own = left[row] ?? blank;
    const used = own.reduce((sum, { text }) => sum + text.length, 0);
    return [...own, span(' '.repeat(LEFT - used)), span('│', 'dim'), ...(right[row] ?? blank)];
  });
  return [blank, ...rows, blank, ...wrap(words.note, 70).map((text) => line(`  ${text}`))];
};

/** One list under the other; on a page each where they do not fit on one. */
const narrowKeys = (here: readonly KeyHelp[], all: readonly KeyHelp[]): readonly Block[] => {
  const [above, below] = [keyList(here, 8, NARROW), keyList(all, 8, NARROW)];
  const rows = above.length + below.length;
  return rows > ROWS ? [...pieces(above), ...pieces(below)] : [[...above, ...(rows < ROWS ? [blank] : []), ...below]];
};

/** A passage in paragraphs, its heading with the first of them. */
const paragraphs = ({ heading, lines }: Passage, width: number): readonly Block[] =>
  lines.map((text, at) => [...(at === 0 ? [line(`  ${heading}`, 'bold')] : []), ...wrap(text, width).map((part) => line(`  ${part}`))]);

/** A passage that is a table: a row a line, so that it may go on between any two of them. */
const rowsOf = (heading: string, rows: readonly string[]): readonly Block[] => [
  [line(`  ${heading}`, 'bold')],
  ...rows.map((row, at): Block => [line(`  ${row}`, at === 0 ? 'dim' : 'text')]),
];

/** A block that fits on no page, in as many pieces as it needs. */
const pieces = (block: Block): readonly Block[] =>
  Array.from({ length: Math.ceil(block.length / ROWS) }, (_, piece) => block.slice(piece * ROWS, (piece + 1) * ROWS));

/** Passages in pages: one that does not fit on the page any more begins the next, and one that fits on none goes on between two paragraphs. */
const paged = (passages: readonly (readonly Block[])[]): readonly Block[] => {
  const pages: Block[] = [];
  const add = (block: Block, gap: Block): void => {
    const longer = [...(pages.at(-1) ?? []), ...gap, ...block];
    if (pages.length > 0 && longer.length <= ROWS) pages[pages.length - 1] = longer;
    else pages.push(block);
  };
  for (const passage of passages) {
    const whole = passage.flat();
    if (whole.length <= ROWS) add(whole, [blank]);
    else for (const [at, block] of passage.flatMap(pieces).entries()) add(block, at === 0 ? [blank] : []);
  }
  return pages;
};

const named = (name: string, blocks: readonly Block[]): readonly HelpPage[] =>
  blocks.map((block, at) => ({ name, part: blocks.length > 1 ? ` ${at + 1}/${blocks.length}` : '', block }));

/** All pages of the help. */
export const helpPages = <T extends GameTypes>(screen: TableScreen<T>, rules: T['rules'], width: FrameWidth): readonly HelpPage[] => {
  const here = screen.help.keys(rules);
  const words = kitWords().help;
  const all = EVERYWHERE.map(([key, does]) => ({ key, does: words.does[does] }));
  const passages = screen.module.words.rules(rules).map((passage) => {
    const table = screen.help.tables?.[passage.heading];
    return table === undefined ? paragraphs(passage, width === 80 ? 70 : 37) : rowsOf(passage.heading, table(rules, width));
  });
  return [...named(words.keys, width === 80 ? [wideKeys(here, all)] : narrowKeys(here, all)), ...named(words.rules, paged(passages))];
};

/** Panels over the felt: a double-lined one for a question, a single-lined sheet for pages to read. */
import { type Block, blank, blockWidth, type Line, type Placed, place, type Role, type Span, span, widthOf } from './cells.ts';
import { FELT_ROWS } from './frame.ts';
import type { Key } from './keys.ts';

// --- the parts of a sheet with figures -------------------------------------------------------------------------------

/** The colour of a gain or a loss. */
export const signRole = (value: number): Role => (value > 0 ? 'green' : value < 0 ? 'red' : 'text');

/** A name and its figure, which ends where the figures above and below it end. */
export const figureRow =
  (nameWidth: number) =>
  (name: string, figure: string, role: Role = 'text'): Line => [span(name.padEnd(nameWidth)), span(figure.padStart(8), role)];

/** Two blocks, the second from a column on. */
export const sideBySide = (left: Block, right: Block, indent: number, column: number): Block =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at): Line => {
    const own = left[at] ?? blank;
    return [span(' '.repeat(indent)), ...own, span(' '.repeat(Math.max(1, column - widthOf(own)))), ...(right[at] ?? blank)];
  });

// --- the action bar: labels such as `[T]wist`, the key in brackets ---------------------------------------------------

const PIECES = /\[[^\]]+\]|[^[]+/g;

/** What the keys are called in brackets, where that is not their letter. */
const NAMES: Readonly<Record<string, Key>> = {
  Enter: 'enter',
  Space: 'space',
  Tab: 'tab',
  Esc: 'escape',
  Del: 'delete',
  PgUp: 'page-up',
  PgDn: 'page-down',
  '←': 'left',
  '→': 'right',
  '↑': 'up',
  '↓': 'down',
};

/** The key that a piece in brackets names; undefined for one that names several. */
const keyNamed = (piece: string): Key | undefined => {
  const name = piece.slice(1, -1);
  return NAMES[name] ?? ([...name].length === 1 ? name.toLowerCase() : undefined);
};

/** One label: every piece of it is clicked for the key before it, or for the first. */
const keyedLabel = (label: string): Line => {
  const pieces = label.match(PIECES) ?? [];
  const first = pieces.find((piece) => piece.startsWith('['));
  let key = first === undefined ? undefined : keyNamed(first);
  return pieces.map((piece): Span => {
    const isKey = piece.startsWith('[');
    if (isKey) key = keyNamed(piece);
    return { ...span(piece, isKey ? 'bold-cyan' : 'text'), ...(key === undefined ? {} : { key }) };
  });
};

/** Text with its keys in brackets lit, and a place for the mouse each: `[Tab] Score`, `s[P]lit`. */
export const keyed = (label: string): Line =>
  label.split(/( {2,})/).flatMap((part) => (part.trim() === '' ? [span(part)] : keyedLabel(part)));

/** An action that cannot be taken now: dim and without its brackets, so that shape says it too. */
const unlit = (label: string): Line => [span(label.replace(/[[\]]/g, ''), 'dim')];

/** An entry of the bar. */
interface BarEntry {
  readonly label: string;
  readonly lit: boolean;
}

/** Entries in a row, with two blanks between them. */
export const keyBar = (entries: readonly BarEntry[]): Line =>
  entries.flatMap(({ label, lit }, index) => [...(index > 0 ? [span('  ')] : []), ...(lit ? keyed(label) : unlit(label))]);

const PANEL = 44;
const PANEL_ROW = 4;

const padded = (spans: Line, width: number): Line => [...spans, span(' '.repeat(Math.max(0, width - widthOf(spans))))];

/** Lines in a double-lined box of this many cells inside. */
export const box = (inner: number, content: Block): Block => [
  [span(`╔${'═'.repeat(inner)}╗`, 'dim')],
  ...content.map((spans): Line => [span('║', 'dim'), ...padded(spans, inner), span('║', 'dim')]),
  [span(`╚${'═'.repeat(inner)}╝`, 'dim')],
];

/** How many cells a line of a panel has between its margins. */
export const panelText = (felt: number): number => Math.min(PANEL, felt) - 6;

/** A double-lined panel of 44 cells (42 in the compact frame) in the middle of the felt. */
export const panel = (felt: number, content: Block): Placed => {
  const width = Math.min(PANEL, felt);
  const inner = width - 2;
  const block = box(inner, [blank, ...content.map((spans): Line => [span('  '), ...spans]), blank]);
  return place(Math.min(PANEL_ROW, FELT_ROWS - block.length), Math.floor((felt - width) / 2), block);
};

/** The tabs of a sheet: `Help ─ Keys ─ ▸ Rules 2/3`, the open one marked. */
export const tabs = (title: string, names: readonly string[], open: string, part: string): Line => [
  span(title, 'bold'),
  ...names.flatMap(
    (name): Line => [span(' ─ ', 'dim'), ...(name === open ? [span('▸ ', 'bold-cyan'), span(name + part, 'bold')] : [span(name, 'dim')])],
  ),
];

/** A single-lined sheet over the whole felt, with tabs in its upper border. */
export const sheet = (felt: number, heading: Line, content: Block): Placed => {
  const inner = felt - (felt > 42 ? 4 : 2);
  const rest = Math.max(0, inner - 3 - widthOf(heading));
  const rows = Array.from({ length: FELT_ROWS - 2 }, (_, row) => content[row] ?? blank);
  const block: Block = [
    [span('┌─ ', 'dim'), ...heading, span(` ${'─'.repeat(rest)}┐`, 'dim')],
    ...rows.map((spans): Line => [span('│', 'dim'), ...padded(spans, inner), span('│', 'dim')]),
    [span(`└${'─'.repeat(inner)}┘`, 'dim')],
  ];
  return place(0, Math.floor((felt - blockWidth(block)) / 2), block);
};

/** Panels over the felt: a double-lined one for a question, a single-lined sheet for pages to read. */
import { type Block, blank, blockWidth, type Line, type Placed, place, span, widthOf } from './cells.ts';
import { FELT_ROWS } from './frame.ts';

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

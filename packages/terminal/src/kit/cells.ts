/** Cells: what a screen is made of. Everything drawn is plain data until the runtime writes it. */
import { CLICK, type Key } from './keys.ts';

/** What a cell means. The terminal's own colours stand for the roles, and no role is the only sign of anything. */
export type Role = 'text' | 'dim' | 'bold' | 'red' | 'yellow' | 'green' | 'cyan' | 'bold-red' | 'bold-yellow' | 'bold-green' | 'bold-cyan';

/** A stretch of text in one role. */
export interface Span {
  readonly text: string;
  readonly role: Role;
  /** The key that a click on it stands for. */
  readonly key?: Key;
}
/** One line of spans. */
export type Line = readonly Span[];
/** Several lines, one under the other. */
export type Block = readonly Line[];
/** A block and where its first cell stands. Rows and columns count from 0. */
export interface Placed {
  readonly row: number;
  readonly column: number;
  readonly block: Block;
  /** Cells that were painted before, in place of a block. */
  readonly cells?: Screen['cells'];
  /** What a click on so many cells stands for, whatever is drawn there. */
  readonly hit?: { readonly key: Key; readonly columns: number; readonly rows: number };
}
/** How large a window is. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}
/** One character and its role. */
export interface Cell {
  readonly char: string;
  readonly role: Role;
  readonly key?: Key;
}
/** A whole window, cell by cell. */
export interface Screen extends Size {
  readonly cells: readonly (readonly Cell[])[];
}

/** A span. */
export const span = (text: string, role: Role = 'text'): Span => ({ text, role });
/** A line of one span. */
export const line = (text: string, role: Role = 'text'): Line => [span(text, role)];
/** An empty line. */
export const blank: Line = [];

/** How many cells a line takes. Every character we use is one cell wide. */
export const widthOf = (spans: Line): number => spans.reduce((width, { text }) => width + [...text].length, 0);
/** How many cells the widest line of a block takes. */
export const blockWidth = (block: Block): number => block.reduce((width, spans) => Math.max(width, widthOf(spans)), 0);

/** A block at a place. */
export const place = (row: number, column: number, block: Block): Placed => ({ row, column, block });
/** Something that was painted before, at a place. */
export const placeCells = (row: number, column: number, cells: Screen['cells']): Placed => ({ row, column, block: [], cells });
/** A place for the mouse: a click on these cells is this key. */
export const hitArea = (key: Key, row: number, column: number, columns: number, rows: number): Placed => ({
  row,
  column,
  block: [],
  hit: { key, columns, rows },
});
/** A block in the middle of a width. */
export const placeMiddle = (row: number, width: number, block: Block): Placed =>
  place(row, Math.floor((width - blockWidth(block)) / 2), block);

const EMPTY: Cell = { char: ' ', role: 'text' };

/** The cells without a key, each made once: a screen has two thousand of them, and a busy house draws hundreds of screens a second. */
const known = new Map<Role, Map<string, Cell>>();

const cellOf = (char: string, role: Role): Cell => {
  let ofRole = known.get(role);
  if (ofRole === undefined) {
    ofRole = new Map();
    known.set(role, ofRole);
  }
  const found = ofRole.get(char);
  if (found !== undefined) return found;
  const cell = { char, role };
  if (ofRole.size < MANY_SIGNS) ofRole.set(char, cell);
  return cell;
};

/** More signs than we draw; beyond that they are a name's, and not remembered. */
const MANY_SIGNS = 512;

const paintLine = (cells: Cell[], column: number, spans: Line): void => {
  let at = column;
  for (const { text, role, key } of spans) {
    let last: Cell | undefined;
    // A blank that must not break is a blank like any other here.
    for (const char of text.replaceAll('\u00a0', ' ')) {
      // Lines and blanks are long stretches of one sign.
      if (last?.char !== char) last = key === undefined ? cellOf(char, role) : { char, role, key };
      if (at >= 0 && at < cells.length) cells[at] = last;
      at += 1;
    }
  }
};

const paintCells = (cells: Cell[], column: number, painted: readonly Cell[]): void => {
  for (const [at, cell] of painted.entries()) if (column + at >= 0 && column + at < cells.length) cells[column + at] = cell;
};

const markHit = (cells: readonly Cell[][], { row, column, hit }: Placed): void => {
  if (hit === undefined) return;
  for (const line of cells.slice(Math.max(0, row), row + hit.rows))
    for (let at = Math.max(0, column); at < Math.min(line.length, column + hit.columns); at += 1)
      line[at] = { ...(line[at] ?? EMPTY), key: hit.key };
};

/** Paints placed blocks in their order, the later over the earlier; what falls outside is cut off. */
export const paint = ({ columns, rows }: Size, things: readonly Placed[]): Screen => {
  const cells = Array.from({ length: rows }, () => new Array<Cell>(columns).fill(EMPTY));
  for (const thing of things) {
    const { row, column, block, cells: painted = [] } = thing;
    markHit(cells, thing);
    for (const [index, line] of painted.entries()) {
      const target = cells[row + index];
      if (target !== undefined) paintCells(target, column, line);
    }
    for (const [index, spans] of block.entries()) {
      const target = cells[row + index];
      if (target !== undefined) paintLine(target, column, spans);
    }
  }
  return { columns, rows, cells };
};

/** The key that a click on this screen stands for; undefined where there is nothing to click. Another key stands for itself. */
export const keyUnder = ({ cells }: Screen, key: Key): Key | undefined => {
  const [, column, row] = CLICK.exec(key) ?? [];
  return row === undefined ? key : cells[Number(row) - 1]?.[Number(column) - 1]?.key;
};

/** The characters of a screen, line by line, without blanks at the ends. */
export const screenText = ({ cells }: Screen): string =>
  cells
    .map((row) =>
      row
        .map(({ char }) => char)
        .join('')
        .trimEnd(),
    )
    .join('\n');

const LETTERS: Readonly<Record<Role, string>> = {
  text: 'n',
  dim: 'd',
  bold: 'b',
  red: 'r',
  yellow: 'y',
  green: 'g',
  cyan: 'c',
  'bold-red': 'R',
  'bold-yellow': 'Y',
  'bold-green': 'G',
  'bold-cyan': 'C',
};

/** The role of every cell as a letter, and a dot for a blank: a map for golden screens. */
export const screenRoles = ({ cells }: Screen): string =>
  cells.map((row) => row.map(({ char, role }) => (char === ' ' ? '.' : LETTERS[role])).join('')).join('\n');

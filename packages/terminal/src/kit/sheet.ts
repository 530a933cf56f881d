/** The parts of a sheet with figures. */
import { type Block, blank, type Line, type Role, span, widthOf } from './cells.ts';

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

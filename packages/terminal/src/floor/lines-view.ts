/** Lines with a name on the left and what can be set on the right: setting a table, and the options. */
import { type Block, type Line, line, type Placed, place, type Span, span } from '../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../kit/frame.ts';

/** Where names and values begin in each frame. */
const columnsFor = (width: FrameWidth): { readonly name: number; readonly value: number } =>
  width === 80 ? { name: 10, value: 24 } : { name: 3, value: 15 };

/** Something that is set: its name, and its lines from two cells before the column of values. */
export interface SetLine {
  readonly name: string;
  /** Whether the keys change it now. */
  readonly isActive: boolean;
  /** Whether what is typed shows that by its cursor; if not, the name is marked. */
  readonly hasCursor: boolean;
  readonly block: Block;
}

const named = ({ name, isActive, hasCursor }: SetLine): Line => {
  const mark = isActive && !hasCursor ? span('▸ ', 'bold-cyan') : span('  ');
  return [mark, span(name, isActive ? 'bold' : 'text')];
};

/** The things one under the other, with a blank row between them as long as there is room; one more leaves the first row free. */
export const setLines = (things: readonly SetLine[], width: FrameWidth): readonly Placed[] => {
  const { name, value } = columnsFor(width);
  let blanks = FELT_ROWS - things.reduce((sum, { block }) => sum + block.length, 0);
  let row = blanks >= things.length ? 1 : 0;
  return things.flatMap((thing, at) => {
    if (at > 0 && blanks > 0) {
      row += 1;
      blanks -= 1;
    }
    const placed = [place(row, name - 2, [named(thing)]), place(row, value - 2, thing.block)];
    row += thing.block.length;
    return placed;
  });
};

/** What is typed, with the cursor behind it while it is being typed. */
export const typedSpans = (text: string, isActive: boolean): readonly Span[] => [
  span(text, isActive ? 'bold' : 'text'),
  ...(isActive ? [span('_', 'bold-cyan')] : []),
];

/** Choices in a row, the chosen one marked. */
export const choiceRow = (choices: readonly { readonly label: string; readonly isSet: boolean }[], gap: number): Line =>
  choices.flatMap(
    ({ label, isSet }, at): Line => [
      span(at > 0 ? ' '.repeat(gap) : ''),
      isSet ? span('▸ ', 'bold-cyan') : span('  '),
      span(label, isSet ? 'bold' : 'text'),
    ],
  );

/** A dim remark under a value. */
export const remark = (text: string): Line => [span('  '), ...line(text, 'dim')];

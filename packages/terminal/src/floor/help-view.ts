/** The help of the floor: its keys, and how the casino works. */
import { gameIds } from '@baize/games';
import { type Block, blank, type Line, line, span } from '../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../kit/frame.ts';
import { wrap } from '../kit/text.ts';
import type { KeyHelp } from '../screens/screen.ts';

const KEYS: readonly KeyHelp[] = [
  { key: `1-${gameIds.length}`, does: 'sit down, or back to your hand' },
  { key: 'Tab', does: 'statistics' },
  { key: 'L', does: 'look back at your last sitting' },
  { key: 'D', does: 'a puzzle: what would you play?' },
  { key: 'F', does: 'how to play with friends' },
  { key: 'O', does: 'options' },
  { key: 'Q', does: 'good night: all is kept' },
];

/** How the casino works, a sentence each. */
export const FLOOR_RULES: readonly string[] = [
  'You have one balance for all tables. What you bring to a table is there until you leave it.',
  'Chips are at one table at a time. Leaving in the middle of a round leaves behind what you have at risk there; the table asks first.',
  'Closing the window is not leaving: your hand waits, with the same cards to come.',
  'Before you sit down the house promises its seed. Afterwards baize export --sitting writes it down, and baize verify checks it.',
];

const entry = ({ key, does }: KeyHelp): Line => [span('  '), span(key.padEnd(6), 'bold-cyan'), span(does)];

/** A page of the floor's help, and what it is about. */
interface FloorHelp {
  readonly name: string;
  /** Which of several pages about it. */
  readonly part: string;
  readonly block: Block;
}

const paragraph = (text: string, width: FrameWidth): Block => wrap(text, width === 80 ? 68 : 36).map((part) => line(`  ${part}`));

const ROWS = FELT_ROWS - 2;

/** The rules of the house in as many pages as they need: no sentence is cut. */
const rulePages = (width: FrameWidth): readonly Block[] => {
  const pages: Block[] = [];
  for (const block of FLOOR_RULES.map((text): Block => [blank, ...paragraph(text, width)])) {
    const longer = [...(pages.at(-1) ?? []), ...block];
    if (pages.length > 0 && longer.length <= ROWS) pages[pages.length - 1] = longer;
    else pages.push(block);
  }
  return pages;
};

/** The pages of the help: the keys, and how the casino works. */
export const floorHelp = (width: FrameWidth): readonly FloorHelp[] => {
  const rules = rulePages(width);
  return [
    { name: 'The floor', part: '', block: [blank, ...KEYS.map(entry)] },
    ...rules.map((block, at) => ({ name: 'The house', part: rules.length > 1 ? ` ${at + 1}/${rules.length}` : '', block })),
  ];
};

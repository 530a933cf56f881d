/** The help of the floor: its keys, and how the casino works. */
import { gameIds } from '@baize/games';
import { type Block, blank, type Line, line, span } from '../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../kit/frame.ts';
import { wrap } from '../kit/text.ts';
import type { KeyHelp } from '../screens/screen.ts';
import { floorWords } from './language/index.ts';

const keys = (): readonly KeyHelp[] => {
  const { sit, ...others } = floorWords().help.does;
  return [
    { key: `1-${gameIds.length}`, does: sit },
    { key: 'Tab', does: others.tab },
    ...(['l', 'd', 'f', 'o', 'q'] as const).map((key) => ({ key: key.toUpperCase(), does: others[key] })),
  ];
};

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
  for (const block of floorWords().help.rules.map((text): Block => [blank, ...paragraph(text, width)])) {
    const longer = [...(pages.at(-1) ?? []), ...block];
    if (pages.length > 0 && longer.length <= ROWS) pages[pages.length - 1] = longer;
    else pages.push(block);
  }
  return pages;
};

/** The pages of the help: the keys, and how the casino works. */
export const floorHelp = (width: FrameWidth): readonly FloorHelp[] => {
  const rules = rulePages(width);
  const { floor, house } = floorWords().help;
  return [
    { name: floor, part: '', block: [blank, ...keys().map(entry)] },
    ...rules.map((block, at) => ({ name: house, part: rules.length > 1 ? ` ${at + 1}/${rules.length}` : '', block })),
  ];
};

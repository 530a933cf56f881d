/** The help of the floor: its keys, and how the house works. */
import { type Block, blank, type Line, line, span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import { wrap } from '../kit/text.ts';
import type { KeyHelp } from '../screens/screen.ts';

const KEYS: readonly KeyHelp[] = [
  { key: '1-9', does: 'sit down, or back to your hand' },
  { key: 'Tab', does: 'statistics' },
  { key: 'O', does: 'options' },
  { key: 'Q', does: 'good night: all is kept' },
];

/** How the house works, a sentence each. */
export const HOUSE_RULES: readonly string[] = [
  'You have one balance for all tables. What you bring to a table is there until you leave it.',
  'Chips are at one table at a time. Leaving in the middle of a round leaves behind what you have at risk there; the table asks first.',
  'Closing the window is not leaving: your hand waits, with the same cards to come.',
  'Before you sit down the house promises its seed. Afterwards baize export --sitting writes it down, and baize verify checks it.',
];

const entry = ({ key, does }: KeyHelp): Line => [span('  '), span(key.padEnd(6), 'bold-cyan'), span(does)];

/** The page of the help. The compact one leaves out how seeds are checked: it is a matter for the command line. */
export const floorHelp = (width: FrameWidth): Block => {
  const rules = width === 80 ? HOUSE_RULES : HOUSE_RULES.slice(0, 2);
  const paragraphs = rules.flatMap((text) => wrap(text, width === 80 ? 68 : 36).map((part) => line(`  ${part}`)));
  return [...(width === 80 ? [blank] : []), ...KEYS.map(entry), blank, ...paragraphs];
};

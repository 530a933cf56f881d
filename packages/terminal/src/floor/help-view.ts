/** The help of the floor: its keys, and how the casino works. */
import { gameIds } from '@baize/games';
import { type Block, blank, type Line, line, span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import { wrap } from '../kit/text.ts';
import type { KeyHelp } from '../screens/screen.ts';

const KEYS: readonly KeyHelp[] = [
  { key: `1-${gameIds.length}`, does: 'sit down, or back to your hand' },
  { key: 'Tab', does: 'statistics' },
  { key: 'L', does: 'look back at your last sitting' },
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
  readonly block: Block;
}

const paragraph = (text: string, width: FrameWidth): Block => wrap(text, width === 80 ? 68 : 36).map((part) => line(`  ${part}`));

/** The pages of the help: one, or two where the frame is narrow. */
export const floorHelp = (width: FrameWidth): readonly FloorHelp[] => {
  const keys = KEYS.map(entry);
  if (width === 80) return [{ name: 'The floor', block: [blank, ...keys, blank, ...FLOOR_RULES.flatMap((text) => paragraph(text, 80))] }];
  const [balance = '', ...rest] = FLOOR_RULES;
  return [
    { name: 'The floor', block: [blank, ...keys, blank, ...paragraph(balance, 44)] },
    { name: 'The house', block: rest.flatMap((text) => [blank, ...paragraph(text, 44)]) },
  ];
};

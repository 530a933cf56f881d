/** The welcome: the title, two cards if there is room, a few lines on how to play, and how to begin. */

import { handBlock } from '../kit/cards.ts';
import { type Line, line, type Placed, placeMiddle } from '../kit/cells.ts';
import { type FrameWidth, feltWidth, textWidth } from '../kit/frame.ts';
import { wrap } from '../kit/text.ts';

const CARDS = 5;

/** The felt before the first round. */
export const welcomeFelt = (title: Line, lines: readonly string[], width: FrameWidth, rows: number): readonly Placed[] => {
  const felt = feltWidth(width);
  const text = lines.flatMap((sentence) => wrap(sentence, Math.min(70, textWidth(width))));
  const withCards = text.length + CARDS + 6 <= rows;
  const height = text.length + 4 + (withCards ? CARDS + 1 : 0);
  // With cards in it the block is heavy at the top, and looks centred one row lower.
  const top = Math.max(0, Math.floor((rows - height) / 2) + (withCards ? 1 : 0));
  const words = top + 2 + (withCards ? CARDS + 1 : 0);
  return [
    placeMiddle(top, felt, [title]),
    ...(withCards ? [placeMiddle(top + 2, felt, handBlock(['As', 'Jh'], felt))] : []),
    ...text.map((sentence, at) => placeMiddle(words + at, felt, [line(sentence)])),
    placeMiddle(words + text.length + 1, felt, [line('Press ENTER to play', 'bold')]),
  ];
};

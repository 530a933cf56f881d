/** The record of a sitting at Hold'em as a hand history that other programs can read. */

import { extname } from 'node:path';
import { readSitting, stepsOf } from '@baize/casino';
import { canOpen } from '@baize/engine';
import { holdemModule, writePhh } from '@baize/games/holdem';

/** Whether a game's hands can be written for other programs. */
export const hasHistories = (game: string | undefined): boolean => game === holdemModule.game.id;

/** The text of a history, or why there is none. */
export type HistoryText = { readonly text: string } | { readonly sentence: string };

/**
 * The finished hands of a record. A `.phh` file holds one hand, a `.phhs` file any number. Of a sitting that goes on it tells what
 * the player has seen, and no more.
 */
export const historyText = (record: string, file: string, isOver = true): HistoryText => {
  const sitting = readSitting(record);
  if (!hasHistories(sitting?.game) || sitting === undefined)
    return { sentence: "Hand histories are for Texas Hold'em. Name a file that ends in .json." };
  if (sitting.version !== holdemModule.game.version || !canOpen(holdemModule.game, sitting))
    return { sentence: 'That sitting was played under another version of the rules.' };
  const beats = [...stepsOf(holdemModule, sitting)].flatMap((step) => step.beats);
  const seen = beats.map(({ event, state }) => ({ event: holdemModule.game.viewEvent(event, sitting.me), state }));
  const text = writePhh(isOver ? beats : seen, sitting.names);
  const hands = text.match(/^\[\d+\]$/gm)?.length ?? 0;
  if (hands === 0) return { sentence: 'No hand of that sitting was played to its end.' };
  if (extname(file).toLowerCase() === '.phhs') return { text };
  return hands === 1
    ? { text: text.replace(/^\[1\]\n/, '') }
    : { sentence: `A .phh file holds one hand, and there are ${hands}. Name a .phhs file.` };
};

/** `baize statistics` in English. */
import { figure, many } from '@baize/engine/language/en';
import { signedChips } from '../../kit/text.ts';
import type { StatisticsLineWords } from './statistics-line-words.ts';

const chips = (count: number): string => many(count, 'chip', 'chips');

/** The lines of the statistics in English. */
export const words = {
  positions: (positions) =>
    `By position: ${positions.map(({ name, net }) => `${name} ${signedChips(net)}`).join(', ')} (chips per 100 hands)`,
  biggestPots: (pots) => `Biggest pots: ${pots.join('; ')}`,
  numbersSeen: (numbers) => `Numbers seen: ${numbers.join(', ')}`,
  purse: (count, net, low, peak) =>
    `You have ${chips(count)}: ${signedChips(net)} since you first sat down, ${figure(low)} at the lowest and ${figure(peak)} at the highest.`,
  fresh: (game, count) =>
    `${game === undefined ? 'Your history starts with your first hand.' : `You haven’t played ${game} yet.`} You have ${chips(count)}. To play, type baize.`,
  tooMany: (word) => `One game at a time: ${word} is one word too many.`,
  csvOrJson: 'Take --csv or --json, not both.',
  takes: 'baize statistics takes GAME, --csv and --json.',
  newerSave: 'Your save was written by a newer version of Baize. Read it with that version.',
  brokenSave: 'Your save couldn’t be read. Run baize to restore it.',
} as const satisfies StatisticsLineWords;

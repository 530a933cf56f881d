/** Screens as they should look: in files at 80 columns, and in a narrow window by what must hold of every screen. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { asciiScreen } from './kit/ascii.ts';
import { type Screen, screenText } from './kit/cells.ts';

/** One narrow screen of each game, and the floor, are kept as a whole: their arrangement is another one. */
const WHOLE = /(?:blackjack-play|hearts-play|holdem-to-act|pontoon-turn|roulette-bets|sabacc-action|floor-six)-44/;
/** What a narrow window says where a wide one has more room: words of their own, and none of them a word that was cut. */
const SHORT = new Set(
  `a active against all and B BB Bet Bets BLACK card columns Compact D Double EVEN for from Game HANDS hidden high is Last lost more net none now
  ODD once one out pays picked Ranks RED roll Round SB Score sealed seat seats Set Soft Spades spades st start Statistics Table take taken There Three to top twists two view Widen WIN won You YOUR yours`
    .split(/\s+/)
    .flatMap((word) => [word, word.toUpperCase()]),
);
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];

/** No line is over the width, the frame is closed, and no word is cut. */
const expectWhole = (narrow: string, wide: string, columns: number): void => {
  const known = new Set(wordsIn(wide));
  expect(wordsIn(narrow).filter((word) => !known.has(word) && !SHORT.has(word))).toEqual([]);
  for (const line of narrow.split('\n')) {
    expect([...line].length).toBeLessThanOrEqual(columns);
    expect(line).toMatch(/^(?:\s*|║.*║|╔.*╗|╚.*╝|╟.*╢|╠.*╣)$/);
  }
};

/** A screen is as its file has it; a narrow one that has none holds what every narrow one must. */
export const expectKept = async (file: string, text: string): Promise<void> => {
  if (!file.endsWith('-44.txt') || WHOLE.test(file)) await expect(text).toMatchFileSnapshot(file);
  else expectWhole(text, readFileSync(file.replace('-44.txt', '-80.txt'), 'utf8'), 44);
};

/** The same screen in ASCII: every character has a place there, for one without would have become a question mark. */
export const expectAscii = (screen: Screen): void => {
  const [before, ascii] = [screenText(screen), screenText(asciiScreen(screen))];
  expect(ascii).toMatch(/^[\x20-\x7e\n]+$/);
  expect(ascii.split('?').length).toBe(before.split('?').length);
  const letters = /\p{L}{3,}/gu;
  expect(ascii.match(letters)).toEqual(before.match(letters));
};

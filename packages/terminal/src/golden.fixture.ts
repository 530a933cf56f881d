/** Screens as they should look: in files at 80 columns, and in a narrow window by what must hold of every screen. */
import { readFileSync } from 'node:fs';
import { speakBy } from '@baize/engine';
import { expect } from 'vitest';
import { asciiScreen } from './kit/ascii.ts';
import { type Screen, type Size, screenText } from './kit/cells.ts';
import { faultIn } from './runtime/assault.fixture.ts';

/** The two arrangements of a screen, each in the smallest window that has it whole. */
export const WIDE: Size = { columns: 80, rows: 24 };
/** The same, in a narrow window. */
export const NARROW: Size = { columns: 44, rows: 24 };
/** Both of them. */
export const SIZES: readonly Size[] = [WIDE, NARROW];

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

/**
 * What holds of every cell: the frame is dim, a red suit on a card is red or dim and a black one never red, whose hand it is stands in bold,
 * and in the bar keys alone are bright.
 */
const expectRoles = ({ cells }: Screen): void => {
  const wrong = cells.flatMap((row) =>
    row.filter(({ char, role }, at) => {
      if ('║╔╗╚╝╟╢'.includes(char)) return role !== 'dim';
      const isOnCard = row.slice(0, at).findLast((cell) => cell.char !== ' ')?.char === '│';
      if ('♥♦'.includes(char)) return isOnCard && role !== 'red' && role !== 'dim';
      return '♠♣'.includes(char) && isOnCard && role !== 'text' && role !== 'dim';
    }),
  );
  expect(wrong).toEqual([]);
  const texts = cells.map((row) => row.map(({ char }) => char).join(''));
  const quiet = texts
    .slice(3, 19)
    .flatMap((text, at) =>
      [...text.matchAll(/YOUR HAND|BANKER|DEALER/g)]
        .filter(({ index }) => !cells[at + 3]?.[index]?.role.startsWith('bold'))
        .map(([word]) => word),
    );
  expect(quiet).toEqual([]);
  const bar = cells[22] ?? [];
  const row = bar.map(({ char }) => char).join('');
  const keys = new Set([...row.matchAll(/\[[^\]]+\]/g)].flatMap(({ 0: key, index }) => [...key].map((_, at) => index + at)));
  const bright = bar.flatMap(({ role }, at) => (role === 'bold-cyan' ? [at] : []));
  expect(bright).toEqual([...keys]);
};

/** The same screen in German: it has room, and nothing is cut. */
const expectGerman = (at: (size: Size) => Screen): void => {
  speakBy(() => 'de');
  for (const size of SIZES) {
    expect(faultIn(at(size), size)).toBeUndefined();
    expect(
      screenText(at(size))
        .split('\n')
        .filter((row) => row.includes('…')),
    ).toEqual([]);
  }
  speakBy(() => 'en');
};

/**
 * All that must hold of a screen: wide it is as its file has it; narrow it has no line over the width and no word cut; in ASCII it has the
 * same words; its colours follow what is drawn; and in German it has room for its own words.
 */
export const expectScreen = async (file: string, at: (size: Size) => Screen): Promise<void> => {
  for (const size of SIZES) {
    await expectKept(`${file}-${size.columns}.txt`, `${screenText(at(size))}\n`);
    expectAscii(at(size));
    expectRoles(at(size));
  }
  expectGerman(at);
};

const SUIT_LETTERS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

/** The same screen in ASCII: every character has a place there, for one without would have become a question mark. */
export const expectAscii = (screen: Screen): void => {
  const [before, ascii] = [screenText(screen), screenText(asciiScreen(screen))];
  expect(ascii).toMatch(/^[\x20-\x7e\n]+$/);
  expect(ascii.split('?').length).toBe(before.split('?').length);
  const letters = /\p{L}{3,}/gu;
  // A suit is a letter there.
  const spelled = before.replaceAll(/[♠♥♦♣]/g, (suit) => SUIT_LETTERS[suit] ?? suit);
  expect(ascii.match(letters)).toEqual(spelled.match(letters));
};

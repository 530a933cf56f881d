/** The parts of a page of statistics, as plain data: both front ends draw the same figures from them. */
import { type Chips, type Counters, figure } from '@baize/engine';
import { type CountedKind, figureWords } from '../language/index.ts';
import type { Statistics } from '../statistics.ts';

/** A figure: what it is, how much, and what that means. */
export interface TellingFigure {
  readonly name: string;
  readonly value: string;
  /** What stands small beside the value: "in 100". */
  readonly unit?: string;
  readonly means: string;
  /** Where the books of every game have such a row: the same number stands in it, or another under that name. */
  readonly inBooks?: 'same' | 'won';
}

/** How a bar is coloured. Its word says the same. */
export type BarTone = 'lit' | 'plain' | 'dim' | 'good' | 'bad';

/** One bar of a picture. */
export interface CountedBar {
  readonly word: string;
  readonly value: number;
  /** What stands above it, where that is not the value. */
  readonly top?: string;
  readonly tone: BarTone;
}

/** A picture of bars. */
export interface BarPicture {
  readonly title: string;
  /** What it rests on: "412 hands". */
  readonly note: string;
  readonly bars: readonly CountedBar[];
}

/** All that a page of one game shows beside the course of its chips. */
export interface GameFigures {
  /** What a round is called here, in the plural: "hands". */
  readonly rounds: string;
  readonly figures: readonly TellingFigure[];
  readonly pictures: readonly BarPicture[];
  /** From so many rounds on the figures have settled; left out where every round is a whole game. */
  readonly settled?: number;
  /** The one telling figure, for the page of all tables. */
  readonly telling: string;
  /** One thing worth knowing, in a sentence; undefined as long as there is too little to go by. */
  readonly worthKnowing?: string;
  /** What of the result was luck, where only a part of the rounds can tell. */
  readonly luck?: string;
}

/** From so many rounds on figures have settled. */
export const SETTLED = 100;

/** From how many cases on a share is told. */
export const MIN_CASES = 20;

/** A number of chips with its sign: "+1,840", "−310". */
export const signedFigure = (net: number): string => {
  const whole = Math.round(net);
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${figure(Math.abs(whole))}`;
};

/** One sum; 0 where nothing was counted. */
export const sumAt = (sums: Counters, name: string): number => sums[name] ?? 0;

/** How many in a hundred; a dash from too few cases. */
export const inHundred = (name: string, part: number, whole: number, means: string): TellingFigure => {
  const words = figureWords();
  return whole < MIN_CASES
    ? { name, value: '–', means: words.tooFew(MIN_CASES, whole) }
    : { name, value: `${Math.round((100 * part) / whole)}`, unit: words.inHundred, means };
};

/** The net of a game. */
export const netFigure = ({ net }: Statistics): TellingFigure => ({
  ...figureWords().net,
  value: signedFigure(net),
  inBooks: 'same',
});

/** "1 hand", "1,284 hands". */
export const howMany = (count: number, of: CountedKind): string => figureWords().many(count, of);

/** What luck has been, beside what is usual. It is called luck and nothing else. */
export const luckFigure = (net: Chips, due: number, variance: number): TellingFigure => {
  const { luck: words } = figureWords();
  const luck = net - due;
  const [usual, size] = [Math.round(Math.sqrt(variance)), Math.abs(luck)];
  const deviation = Math.sqrt(variance);
  const means =
    deviation === 0
      ? words.nothingStaked
      : size <= deviation
        ? words.ordinary(usual)
        : size <= 2 * deviation
          ? words.unusual(usual)
          : words.rare(usual);
  return { name: words.name, value: signedFigure(luck), means };
};

/** The parts of a page of statistics, as plain data: both front ends draw the same figures from them. */
import { type Chips, type Counters, figure } from '@baize/engine';
import type { Statistics } from '../statistics.ts';

/** A figure: what it is, how much, and what that means. */
export interface TellingFigure {
  readonly name: string;
  readonly value: string;
  /** What stands small beside the value: "in 100". */
  readonly unit?: string;
  readonly means: string;
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
export const inHundred = (name: string, part: number, whole: number, means: string): TellingFigure =>
  whole < MIN_CASES
    ? { name, value: '–', means: `told from ${MIN_CASES} on; ${figure(whole)} so far` }
    : { name, value: `${Math.round((100 * part) / whole)}`, unit: 'in 100', means };

/** The net of a game. */
export const netFigure = ({ net }: Statistics): TellingFigure => ({ name: 'Net', value: signedFigure(net), means: 'chips' });

/** "1 hand", "1,284 hands". */
export const howMany = (count: number, one: string, many = `${one}s`): string => `${figure(count)} ${count === 1 ? one : many}`;

/** "one in 21 hands"; how often that is, where it has ever been so. */
export const oneIn = (part: number, whole: number, many: string): string =>
  part === 0 ? 'none yet' : part === whole ? `all of your ${many}` : `one in ${figure(Math.max(1, Math.round(whole / part)))} ${many}`;

/** What luck has been, beside what is usual. It is called luck and nothing else. */
export const luckFigure = (net: Chips, due: number, variance: number): TellingFigure => {
  const luck = net - due;
  const usual = Math.sqrt(variance);
  const means =
    usual === 0
      ? 'nothing was staked yet'
      : Math.abs(luck) <= usual
        ? `ordinary: two players in three are within ±${figure(Math.round(usual))}`
        : Math.abs(luck) <= 2 * usual
          ? `more than usual; ±${figure(Math.round(usual))} is ordinary`
          : `rare; ±${figure(Math.round(usual))} is ordinary`;
  return { name: 'Luck', value: signedFigure(luck), means };
};

/** What `baize odds` says. Heads of columns are short: the tables have no room for more. */
import type { QuestionFault } from '@baize/odds/holdem';
import type { EXAMPLES } from './examples.ts';

/** The words of the odds. */
export interface OddsLineWords {
  percent(share: number, digits: number): string;
  /** How far a long answer has come. */
  dealt(part: number): string;
  /** A number with so many digits behind the point; a plain minus. */
  decimal(value: number, digits: number): string;
  tooMany(word: string, game: keyof typeof EXAMPLES): string;
  needsPreset(presets: readonly string[]): string;
  readonly blackjack: {
    title(preset: string, decks: number | 'infinite'): string;
    /** Above zero the house has it. */
    edge(edge: number): string;
    readonly hard: string;
    readonly soft: string;
    readonly pairs: string;
    readonly codes: string;
    needsDecks(most: number): string;
  };
  readonly hearts: {
    readonly title: string;
    readonly hearts: string;
    readonly chance: string;
    average(hearts: number, queen: number, bareQueen: number): string;
    missing(chance: number): string;
  };
  readonly holdem: {
    /** An empty board is before the flop. */
    hands(hands: number, board: string, boards: number): string;
    ranges(ranges: number, board: string, deals: number, isExact: boolean): string;
    readonly heads: Readonly<Record<'hand' | 'range' | 'equity' | 'wins' | 'ties' | 'boardsWon' | 'tied' | 'error', string>>;
    readonly needsBoard: string;
    readonly needsHands: string;
    /** What is wrong with a question. */
    fault(fault: QuestionFault): string;
  };
  readonly pontoon: {
    title(preset: string, wins: number): string;
    readonly shows: string;
    readonly wins: string;
    readonly ace: string;
    readonly ten: string;
    pontoons(chance: number): string;
    onlyHouse(preset: string): string;
  };
  readonly roulette: {
    title(preset: string): string;
    readonly heads: Readonly<Record<'bet' | 'pays' | 'numbers' | 'chip' | 'exactly', string>>;
    pays(to: number): string;
    readonly halfBack: string;
  };
  readonly sabacc: {
    title(cards: number, hands: number): string;
    readonly heads: Readonly<Record<'total' | 'hands' | 'chance' | 'farther', string>>;
    sum(sabacc: number, near: number, distance: number): string;
    needsCards(most: number): string;
  };
}

/** What the table of Blackjack says itself: labels, its strategy card and its lesson. What the game says stands with the game. */
import type { Chips } from '@baize/engine';
import type { Rules, View } from '@baize/games/blackjack';

/** What stands in a cell of the strategy card. */
export const CODES = ['H', 'S', 'D', 'Ds', 'P', 'R', 'Rs', 'Rp'] as const;
/** A code of the strategy card. */
export type Code = (typeof CODES)[number];

/** A page of the lesson, beside its picture. */
export interface LessonWords {
  readonly title: string;
  readonly says: string;
}

/** What the table says itself, in one language. */
export interface BlackjackTableWords {
  // --- taking a seat
  readonly lines: Readonly<Record<Rules['preset'], string>>;
  readonly alone: string;
  readonly faceUp: string;

  // --- the bars
  readonly balance: string;
  readonly atRisk: string;
  readonly bet: string;
  readonly start: string;
  readonly sitOut: string;
  readonly sitDownAgain: string;

  // --- the felt
  readonly discards: string;
  readonly spot: { readonly bet: string; readonly bank: string; readonly out: string };
  insuredFor(chips: Chips): string;
  readonly blackjack: string;
  bust(total: number): string;
  /** What the dealer shows while a card is hidden or to come; 11 is an ace. */
  dealerShows(total: number): string;
  dealerHas(view: View): string;
  /** A natural of somebody else, as short as it can be said. */
  readonly natural: string;
  readonly others: Readonly<Record<'outOfChips' | 'bank' | 'hasBet' | 'thinks' | 'out', string>>;

  // --- the keys
  readonly keys: Readonly<Record<'enter' | 'last' | 'out' | 'takeBack' | 'insurance' | 'skip' | 'coach' | 'strategy' | 'rules', string>>;

  // --- the strategy card
  readonly strategy: {
    readonly title: string;
    readonly note: string;
    readonly working: string;
    readonly hand: string;
    readonly parts: Readonly<Record<'hard' | 'soft' | 'pairs', string>>;
    softTotal(total: number): string;
    readonly codes: Readonly<Record<Code, string>>;
  };

  // --- the lesson
  readonly lesson: { readonly beats: string; readonly pages: readonly [LessonWords, LessonWords, LessonWords] };
}

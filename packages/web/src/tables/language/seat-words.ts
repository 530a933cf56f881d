/** What is said before a table, round it and behind it, whatever the game. */
import type { Chips } from '@baize/engine';
import type { Mood } from '../../kit/deck/moods.ts';

/** The words of the room round a table. */
export interface SeatWords {
  /** Who else sits here, behind the table's name. */
  opponentsBehind(count: number): string;
  opponents(count: number): string;
  readonly takeASeat: string;
  readonly newHere: string;
  readonly learn: string;
  readonly learnWithPictures: string;
  readonly sitDown: string;
  readonly rules: string;
  readonly settings: string;
  readonly hint: string;
  readonly strength: string;
  chipsElsewhere(table: string): string;
  readonly fairPlay: { readonly title: string; readonly about: string; readonly words: string };
  readonly bring: {
    readonly label: string;
    tooFew(least: Chips, balance: Chips): string;
    range(least: Chips, balance: Chips): string;
    atLeast(least: Chips): string;
    atMost(balance: Chips): string;
  };
  readonly rival: {
    readonly title: string;
    still(table: string, stack: Chips, atRisk: Chips): string;
    readonly stay: string;
    leave(atRisk: Chips): string;
    readonly go: string;
  };
  /** The card that teaches a game, page by page. */
  readonly lesson: {
    page(page: number, of: number): string;
    readonly skip: string;
    readonly back: string;
    readonly next: string;
    readonly done: string;
  };
  readonly lookBack: string;
  readonly lookBackLast: string;
  readonly back: string;
  readonly coach: string;
  readonly longRun: string;
  readonly keys: {
    readonly title: string;
    readonly mute: string;
    readonly these: string;
    readonly close: string;
    readonly leave: string;
  };
  readonly leave: { readonly title: string; readonly go: string; readonly stay: string; cost(chips: Chips): string };
  /** A saved table that cannot go on; its chips are the player's again. */
  closed(table: string, chips: Chips): string;
  /** What opponents say now and then, short enough to stand where their name does. */
  readonly quips: Readonly<Record<Mood, readonly string[]>>;
}

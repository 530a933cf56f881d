/** What the page of the statistics says; the figures themselves are told by the casino. */
import type { Chips } from '@baize/engine';
import type { GameId } from '@baize/games';

/** A title, and what stands small beside it. */
interface Noted {
  readonly title: string;
  readonly note: string;
}

/** The words of the page. */
export interface BooksWords {
  readonly title: string;
  readonly back: string;
  readonly tables: string;
  readonly allTables: string;
  readonly puzzles: string;
  readonly save: string;
  /** A number above a bar. */
  value(value: number): string;
  readonly purse: {
    readonly title: string;
    chips(count: Chips): string;
    readonly start: string;
    readonly low: string;
    readonly peak: string;
    summary(start: Chips, low: Chips, peak: Chips, now: Chips): string;
    /** After so many rounds of whatever game. */
    after(rounds: number): string;
  };
  /** How often the last chip went, and what came each time. */
  broke(times: number, chips: Chips): string;
  readonly byTable: string;
  readonly worthKnowing: string;
  readonly few: {
    soFar(game: GameId, rounds: number): string;
    settles(game: GameId, rounds: number): string;
    progress(rounds: number, settled: number): string;
  };
  readonly notYet: { title(game: string): string; readonly text: string; readonly seat: string };
  readonly lookBackLast: string;
  readonly invitation: {
    readonly title: string;
    text(chips: Chips): string;
    readonly play: string;
    readonly picture: string;
    readonly example: string;
    readonly begin: string;
    readonly blackjack: string;
    readonly hearts: string;
    readonly kept: string;
  };
  readonly pots: Noted;
  readonly course: {
    readonly points: string;
    readonly chips: string;
    readonly luck: string;
    readonly you: string;
    readonly result: string;
    evenShare(points: number): string;
    readonly byOdds: string;
    readonly evenLuck: string;
    readonly ordinary: string;
    after(game: GameId, rounds: number): string;
    pointsAHand(points: number): string;
    chipsAt(signed: string): string;
    withEvenLuck(signed: string): string;
    expected(signed: string, usual: Chips): string;
    /** What the whole chart says: its title, and where it stands now. */
    summary(title: string, where: string, value: string): string;
  };
  readonly positions: Noted & { hands(count: number): string };
  readonly range: Noted & { summary(hands: number): string };
  readonly numbers: {
    readonly title: string;
    note(spins: number, each: number): string;
    ordinary(from: number, to: number): string;
    readonly noMemory: string;
  };
  readonly sessions: Noted & {
    /** What the rules of a session are called; undefined where they are unknown. */
    rules(game: string, preset: string): string | undefined;
    moves(count: number): string;
    readonly lookBack: string;
    readonly forget: string;
    forgotten(count: number): string;
    readonly undo: string;
    readonly forgetAll: string;
  };
}

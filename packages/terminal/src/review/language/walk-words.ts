/** What a look back in the terminal says: line by line, on its page, and where a decision is tried again. Costs come as the casino says them. */
import type { Chips, Saying } from '@baize/engine';

/** A decision that could have been better: what was chosen, what is better, and what it cost where that is known. */
export interface BetterMove {
  readonly round: number;
  readonly did: string;
  readonly better: string;
  /** Left out for a matter of opinion. */
  readonly cost?: { readonly mark: 'slip' | 'mistake'; readonly cost: string; readonly error: number };
}

/** How the decisions of a sitting came out. */
export interface DecisionCounts {
  readonly decisions: number;
  readonly slips: number;
  readonly mistakes: number;
  readonly cost: string;
}

/** Where a result came from; what is left out is not known apart, or was nothing. */
export interface ResultParts {
  readonly result: Chips;
  readonly expected: Chips;
  readonly decisions?: Chips;
  readonly left?: Chips;
  readonly luck: Chips;
  readonly usual: Chips;
}

/** The words of a look back. */
export interface WalkWords {
  chose(did: string): string;
  choseWorse(did: string, better: string): Saying;
  judged(move: BetterMove): string;
  nothingJudged(title: string): string;
  counted(title: string, counts: DecisionCounts): string;
  opinions(count: number): string;
  costliest(round: number, cost: string): string;
  allInLuck(pots: number, luck: Chips, usual: Chips): string;
  resultFrom(parts: ResultParts): string;
  unknownWorth(title: string): string;
  readonly stillWalk: string;
  readonly page: {
    readonly preset: string;
    readonly title: string;
    readonly note: string;
    readonly weighing: string;
    readonly costMost: string;
    inRound(round: number, title: string): string;
    readonly nothingToSay: string;
    readonly onAverage: string;
    readonly othersHeld: string;
    readonly costliestFirst: string;
    readonly nothingToFix: string;
    readonly whole: string;
    where(round: number, at: number, of: number): Saying;
    /** The bar at the sum, and at a decision; `isAll` while every decision is walked through. */
    sumBar(isAll: boolean): Saying;
    decisionBar(isAll: boolean, canTry: boolean): Saying;
    readonly back: Saying;
    readonly ask: string;
    readonly keys: string;
    readonly noHands: string;
  };
  readonly trial: {
    readonly asks: string;
    readonly notOurs: string;
    readonly nothing: string;
    readonly next: string;
    readonly again: string;
    /** What was said to an answer, and what Enter does, where it does something. */
    answered(said: string, isRight: boolean | undefined): string;
  };
  readonly command: {
    readonly oneFile: string;
    readonly needsGame: string;
    readonly fileOrGame: string;
    readonly takes: string;
    weighed(count: number): string;
    readonly nextOrQuit: string;
    readonly otherVersion: string;
    readonly noGame: string;
    hands(player: string, hands: number): string;
    notJudged(count: number): string;
    readonly foreign: string;
    noHand(file: string): string;
    whose(players: readonly string[]): string;
    noCards(file: string, player: string, players: readonly string[]): string;
    readonly noSitting: string;
    noRecord(file: string): string;
  };
}

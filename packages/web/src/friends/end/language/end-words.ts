/** What stands on the last page of a session with friends. */
import type { Chips, Who } from '@baize/engine';

/** How long a session has been. */
export interface SessionLength {
  readonly hands: number;
  /** Undefined where it is not known. */
  readonly time: { readonly hours: number; readonly minutes: number } | undefined;
}

/** The words of the last page. */
export interface EndWords {
  readonly you: string;
  readonly left: string;
  readonly result: string;
  won(winners: readonly Who[], points: number): string;
  leads(leaders: readonly Who[], points: number): string;
  length(length: SessionLength): string;
  readonly goesOn: string;
  readonly closedByHost: string;
  readonly standings: string;
  names(names: readonly string[]): string;
  /** Behind the names of so many bots. */
  bots(count: number): string;
  readonly allBots: string;
  points(count: number): string;
  readonly whoOwes: string;
  readonly nobodyOwes: string;
  readonly thisTableOnly: string;
  /** Undefined for somebody who has gone since. */
  biggestWin(who: Who | undefined, chips: Chips, hand: number): string;
  readonly seal: {
    readonly good: string;
    readonly allSealed: string;
    readonly bad: string;
    readonly notAsSealed: string;
    readonly nothingYet: string;
    tableSeal(seal: string): string;
    readonly check: string;
  };
  readonly private: {
    stays(hands: number): string;
    agree(names: readonly string[], hands: number): string;
    youAgree(hands: number): string;
    ifAllAgree(hands: number): string;
    readonly iAgree: string;
  };
  rematchWanted(names: readonly string[]): string;
  readonly somebody: string;
  readonly backToTable: string;
  readonly rematch: string;
  readonly nextTable: string;
  readonly follow: string;
  readonly leave: string;
  readonly save: string;
  readonly lookBack: string;
}

/** What is said of files that a player names: saves, records and hand histories, taken along, checked and told again. */
import type { Chips } from '@baize/engine';

/** The words of files. A file's name comes quoted, what the disk says as `why`. */
export interface FileWords {
  /** Of a name whose ending fits nothing that is written; without an ending it is undefined. */
  otherEnding(file: string, ending: string | undefined): string;
  readonly writeAnyway: string;
  tooLarge(file: string): string;
  unread(file: string, why: string): string;
  /** The same where the file has been named already. */
  readonly itIsTooLarge: string;
  itWasUnread(why: string): string;
  written(file: string): string;
  thereAlready(file: string): string;
  unwritten(file: string, why: string): string;
  readonly histories: {
    readonly onlyHoldem: string;
    readonly noHand: string;
    oneHand(hands: number): string;
    /** A hand of a file, as it is named before what is said of it. */
    hand(file: string, hand: string): string;
    /** The lines stop before the hand is over: why, and the stacks so far. */
    open(why: string, stacks: string): string;
    readonly unknownStack: string;
    unplayed(why: string): string;
    readonly empty: string;
    progress(at: number, of: number, hands: number): string;
    none(files: readonly string[]): string;
  };
  readonly otherVersion: string;
  readonly profile: {
    readonly noSave: string;
    readonly otherSave: string;
    saveUnread(why: string): string;
    readonly stuck: string;
    unsaved(why: string): string;
    /** What somebody has now; the old save, where there was one, by its new name. */
    now(chips: Chips, old: string | undefined): string;
    /** Whether what is here is replaced: so many chips, or a save of a newer version. */
    replace(chips: Chips, old: Chips | 'newer'): string;
    readonly unchanged: string;
    newer(file: string): string;
    none(file: string): string;
    open(pid: number): string;
    readonly denied: string;
  };
  readonly record: {
    notOver(game: string, hasHands: boolean): string;
    noSession(game: string): string;
    readonly before: string;
    /** What the record can be checked against. */
    sealed(seal: string, words: string, end: string, command: string): readonly string[];
    none(file: string): string;
    readonly oldRoom: string;
    readonly next: string;
    unlawful(action: number): string;
  };
}

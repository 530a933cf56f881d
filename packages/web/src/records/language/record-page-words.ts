/** What is said where a record is saved, and where one is checked. */

/** The words of records. */
export interface RecordPageWords {
  readonly title: string;
  readonly back: string;
  readonly about: string;
  readonly pick: string;
  readonly noted: {
    readonly title: string;
    readonly seal: string;
    readonly words: string;
    readonly end: string;
    readonly asKept: string;
  };
  readonly seeds: { readonly seal: string; readonly house: string; mixed(words: string): string };
  readonly notRecord: string;
  readonly noSuchGame: string;
  /** What the player was shown before the session, and the words they mixed in; without any the text is empty. */
  shown(seal: string, words: string): string;
  ownSeal(seal: string): string;
}

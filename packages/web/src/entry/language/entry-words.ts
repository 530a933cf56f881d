/** What the pages without a table say. */
import type { Chips } from '@baize/engine';

/** The words of the way out, of the last chip, and of where nobody can play. */
export interface EntryWords {
  readonly leaving: { readonly title: string; kept(chips: Chips): string; readonly notKept: string; readonly back: string };
  readonly elsewhere: { readonly title: string; readonly text: string; readonly playHere: string };
  readonly newer: { readonly title: string; readonly text: string; readonly reload: string };
  readonly broke: {
    readonly lastChip: string;
    readonly thanks: string;
    readonly title: string;
    again(chips: Chips): string;
    readonly start: string;
    readonly lookBack: string;
    readonly save: string;
  };
}

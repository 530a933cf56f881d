/** What the puzzles say, on the floor and on their own page. */

/** The words of the puzzles. */
export interface PuzzleWords {
  readonly title: string;
  readonly back: string;
  readonly toFloor: string;
  readonly loading: string;
  readonly gone: string;
  readonly oldRules: string;
  readonly asks: { readonly title: string; readonly text: string };
  readonly plate: {
    readonly title: string;
    readonly solved: string;
    game(game: string): string;
    /** How many days in a row were solved. */
    days(count: number): string;
    readonly play: string;
    readonly more: string;
  };
  readonly today: {
    readonly title: string;
    game(game: string): string;
    readonly asks: string;
    solved(days: number): string;
    readonly play: string;
    readonly again: string;
  };
  numbered(number: number, of: number): string;
  readonly own: { readonly title: string; readonly none: string; left(count: number): string };
  readonly noneSolved: string;
  solved(solved: number, inRow: number, best: number): string;
}

/** What the terminal says about puzzles. */

/** Which puzzle it is. */
export type PuzzleNamed =
  | { readonly kind: 'daily'; readonly game: string }
  | { readonly kind: 'numbered'; readonly game: string; readonly number: number; readonly of: number }
  | { readonly kind: 'own'; readonly left: number };

/** The words of puzzles. */
export interface PuzzlePageWords {
  asks(puzzle: PuzzleNamed): string;
  /** How many were solved, in a row, and on how many days in a row; 0 where the days are not counted. */
  solved(count: number, run: number, days: number): string;
  readonly otherRules: string;
  readonly noneOfYours: string;
  readonly ownInTurn: string;
  noneOf(games: readonly string[], given: string): string;
  numbers(most: number): string;
  tooMany(word: string): string;
  readonly takes: string;
}

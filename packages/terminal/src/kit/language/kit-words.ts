/** What the frame says at every table: amounts, windows, the mouse, and the help. */

/** What a key does at every table. */
export type CommonKey = 'enter' | 'space' | 'hint' | 'tab' | 'log' | 'mouse' | 'escape' | 'quit';

/** The words of the frame. */
export interface KitWords {
  readonly amount: {
    /** The sign between thousands. */
    readonly thousands: ',' | '.';
    readonly aboveZero: string;
    readonly whole: string;
    /** What was typed comes in quotation marks. */
    none(typed: string): string;
    /** What to type instead; sums as the table writes them. */
    only(sum: string): string;
    range(least: string, most: string): string;
  };
  /** What can be answered, as a question: "Twist (t) or stick (s)?" */
  question(answers: readonly string[]): string;
  readonly letterOrWord: string;
  readonly turnTitle: string;
  readonly compact: (columns: number) => string;
  tooSmall(columns: number, rows: number, leastColumns: number, leastRows: number): string;
  readonly mouse: { readonly table: string; readonly text: string };
  readonly help: {
    readonly keys: string;
    readonly rules: string;
    readonly thisTable: string;
    readonly everyTable: string;
    readonly does: Readonly<Record<CommonKey, string>>;
    readonly note: string;
  };
}

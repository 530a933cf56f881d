/** What the first load says: the floor, and what stands in its place while a screen loads or when one breaks. */
import type { Chips } from '@baize/engine';
import type { GameId } from '@baize/games';

/** The words of the floor. */
export interface FloorWords {
  /** How many tables there are, in two short lines. */
  tagLine(tables: number): readonly [string, string];
  /** Behind the figure. */
  chips(count: Chips): string;
  atTable(chips: Chips): string;
  readonly menu: string;
  readonly statistics: string;
  readonly settings: string;
  readonly leave: string;
  /** Each game in a line. */
  readonly lines: Readonly<Record<GameId, string>>;
  /** What a tile does, for a screen reader. */
  takeSeat(game: string): string;
  backToHand(game: string): string;
  readonly returnToHand: string;
  readonly tableKept: string;
  /** What lies at a table that was left. */
  held(stack: Chips, atRisk: Chips): string;
  readonly friends: {
    readonly title: string;
    readonly open: string;
    readonly offline: string;
    backTo(host: string): string;
    readonly seatHeld: string;
  };
  readonly loading: string;
  readonly broken: {
    readonly title: string;
    readonly text: string;
    readonly report: string;
    readonly copy: string;
    readonly copied: string;
    readonly back: string;
  };
}

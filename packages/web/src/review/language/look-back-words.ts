/** What is said where a session is looked back at, and where a decision is tried again. */
import type { Judgment, LuckBreakdown } from '@baize/casino';
import type { GameId } from '@baize/games';

/** A heading, and what stands below it. */
interface Headed {
  readonly title: string;
  readonly text: string;
}

/** The words of looking back. */
export interface LookBackWords {
  readonly title: string;
  readonly back: string;
  /** "Hand 3": a round has its own name at each game. */
  round(game: GameId, round: number): string;
  readonly costs: {
    readonly title: string;
    best(count: number): string;
    close(count: number): string;
    costly(count: number): string;
    readonly choose: string;
    readonly none: string;
  };
  readonly note: {
    readonly title: string;
    readonly chose: string;
    readonly better: string;
    readonly seemsBetter: string;
    /** Over what every move brings. */
    readonly moves: Readonly<Record<Judgment['unit'], string>>;
    /** The costliest decisions, from the first to the third. */
    readonly ranks: readonly string[];
    readonly tryIt: string;
    next(of: number): string;
  };
  readonly working: { readonly title: string; readonly progress: string; readonly stop: string };
  readonly cannot: Headed;
  readonly cannotAny: Headed;
  readonly nothingDecided: string;
  readonly nothingToFix: string;
  noMistakes(decisions: number): string;
  /** What of a result was luck; every amount is rounded. */
  luck(found: LuckBreakdown): string;
  readonly notKept: string;
  readonly allFaceUp: string;
  readonly steps: {
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly on: string;
    readonly decision: string;
  };
  readonly own: {
    readonly first: string;
    readonly back: string;
    readonly on: string;
    /** Where one is: "Hand 3, 2 of 7". */
    where(game: GameId, round: number, decision: number, of: number): string;
  };
  readonly again: Headed & {
    readonly label: string;
    readonly show: string;
    best(action: string): string;
    readonly onceMore: string;
    readonly playOn: string;
    readonly next: string;
  };
}

/** What the page of the long run says. */
import type { CastId } from '../players.ts';

/** What a run came to. */
export interface RunSummary {
  readonly evenings: number;
  readonly rounds: number;
  /** What an evening brings on average, and what it would bring exactly, where that is known. */
  readonly mean: number;
  readonly exact: number | undefined;
  readonly unit: 'chips' | 'wins' | 'points';
  readonly best: number;
  readonly worst: number;
  readonly ahead: number;
  readonly behind: number;
}

/** The words of the page. */
export interface LongRunWords {
  readonly title: string;
  readonly back: string;
  readonly about: string;
  readonly game: string;
  readonly rules: string;
  readonly player: string;
  readonly casts: Readonly<Record<CastId, string>>;
  /** A result with its sign. */
  signed(value: number): string;
  rounds(count: number): string;
  readonly ended: string;
  /** How many evenings ended with so much or more. */
  from(least: number, evenings: number): string;
  progress(evenings: number, of: number): string;
  readonly stop: string;
  readonly more: string;
  summary(run: RunSummary): string;
}

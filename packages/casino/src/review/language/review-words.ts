/** What a look back says of a decision, whatever the game. */

/** The unit that a decision is counted in. */
export type Unit = 'chips' | 'points' | 'chance';

/** The words of a look back. */
export interface ReviewWords {
  /** What something cost, without its sign: "2.3 points", "67 chips", "4 in 100". */
  cost(unit: Unit, size: number): string;
  readonly fine: string;
  readonly asGood: string;
  readonly opinion: string;
  slip(cost: string): string;
  mistake(cost: string): string;
  readonly exact: string;
  sampled(error: string): string;
  model(error: string): string;
  progress(judged: number, of: number): string;
  readonly correct: string;
  readonly better: string;
  /** What was tried, and what is better, by how much where that is known. */
  tried(tried: string, better: string, by: string | undefined): string;
}

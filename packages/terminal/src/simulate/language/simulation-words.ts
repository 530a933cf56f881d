/** What `baize simulate` says. */
import type { ExactMean, SimulationFault, SimulationReport } from '@baize/odds/simulate';

/** The unit of a run. */
type Unit = SimulationReport['unit'];

/** The words of a simulation. Values with their margins come as they are written. */
export interface SimulationWords {
  /** A number with so many digits behind the point; a plain minus. */
  decimal(value: number, digits: number): string;
  percent(share: number, digits: number): string;
  readonly unknown: string;
  expected(rounds: number, seconds: number, workers: number): string;
  pace(eveningsPerSecond: number, secondsLeft: number): string;
  title(game: string, preset: string, rounds: number, evenings: number, isWhole: boolean): string;
  seed(seed: string): string;
  player(name: string, mean: string, unit: Unit, spread: string): string;
  exactly(mean: string, holdsFor: ExactMean['holdsFor']): string;
  outcomes(won: string, lost: string): string;
  ruin(purse: number, rounds: number, share: string): string;
  course(net: string, low: string, high: string, drawdown: number): string;
  readonly byRound: string;
  readonly byEvening: string;
  readonly needsShard: string;
  needsCount(option: string): string;
  tooMany(word: string, game: string): string;
  notForTyping(word: string): string;
  readonly stopped: string;
  /** Why a run cannot be played, or parts not be put together. */
  fault(fault: SimulationFault): string;
  noPart(file: string): string;
}

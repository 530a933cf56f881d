/** Why a simulation cannot be played, or its parts not be put together, as a fact: whoever shows it says it in words. */
import type { Chips } from '@baize/engine';
import type { BetsFault } from '../roulette/bets-strategy.ts';

/** Why a simulation cannot be played, or put together. */
export type SimulationFault =
  | { readonly type: 'no-parts' | 'other-run' | 'no-chart' }
  /** The parts overlap, or leave an evening out; evenings are counted from one. */
  | { readonly type: 'evening-twice' | 'evening-missing'; readonly evening: number }
  | BetsFault
  /** Such bets can lose more than a player brings; so many chips a spin would do, or none where only shorter evenings help. */
  | { readonly type: 'too-dear'; readonly stake: Chips; readonly spins: number; readonly purse: Chips; readonly most: Chips }
  | { readonly type: 'no-player'; readonly game: string; readonly name: string; readonly known: readonly string[] }
  | { readonly type: 'player-count'; readonly game: string; readonly count: number; readonly min: number; readonly max: number }
  | { readonly type: 'only-bots'; readonly game: string; readonly known: readonly string[] };

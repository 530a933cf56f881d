/** What is simulated: a game and its rules, who plays, how many rounds, from which seed. Plain JSON: a run can be spread and repeated. */
import type { GameId } from '@baize/games';

/** A run to be made. The same plan gives the same figures, however it is spread. */
export interface SimulationPlan {
  readonly game: GameId;
  readonly preset: string;
  /** The player at each seat: a bot's name, or one that `strategies` explains. */
  readonly players: readonly string[];
  /** What a player who is no bot does: bets in words at Roulette, a chart of codes at Blackjack. */
  readonly strategies: Readonly<Record<string, string>>;
  /** All rounds together. */
  readonly rounds: number;
  /** Rounds an evening: what is played from one seed, and the unit in which luck is measured. */
  readonly evening: number;
  readonly seed: string;
  /** The chips that somebody brings to an evening, where the chance of losing them all is asked for. */
  readonly purse: number | null;
  /** Whether each deal is played from every seat, so that a difference is no luck of the cards. */
  readonly duplicate: boolean;
}

/** A part of the evenings of a plan: from this one, up to but without that one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How many evenings a plan has. The last may be shorter. */
export const eveningsOf = ({ rounds, evening }: SimulationPlan): number => Math.ceil(rounds / evening);

/** How many rounds an evening of the plan has. */
export const roundsAt = ({ rounds, evening }: SimulationPlan, index: number): number => Math.min(evening, rounds - index * evening);

/** The evenings of one part of so many, counted from 1: the parts are alike to one evening, and together they are all. */
export const stretchOf = (plan: SimulationPlan, part: number, parts: number): Stretch => {
  const all = eveningsOf(plan);
  return { from: Math.floor(((part - 1) * all) / parts), to: Math.floor((part * all) / parts) };
};

/** Most points of the course that are kept. */
const POINTS = 200;

/** After how many evenings the course of the whole run has a point. */
export const pointEvery = (plan: SimulationPlan): number => Math.max(1, Math.ceil(eveningsOf(plan) / POINTS));

/** What a round brought, game by game: chips where chips are played for, points where there are points, wins where nothing is staked. */
import { type BySeat, type Chips, type GameModule, type GameTypes, isSettled, rulesOf, type Tagged } from '@baize/engine';
import type { SimulationPlan } from './plan.ts';

/** How a game is measured. */
export interface Yardstick<T extends GameTypes> {
  readonly unit: 'chips' | 'points' | 'wins';
  /** One step of the histograms, in units. */
  readonly bucket: number;
  /** The chips that everybody begins with. */
  readonly stack: Chips;
  /** Whether each round is opened again, with fresh stacks; else an evening is one sitting. */
  readonly isFresh: boolean;
  /** What an event brought each seat; undefined for one that ends no round. */
  read(event: T['event']): BySeat<number | null> | undefined;
}

const netsOf = (event: Tagged): BySeat<number | null> | undefined =>
  isSettled(event) ? event.results.map((one) => one?.net ?? null) : undefined;

const winsOf = (event: Tagged): BySeat<number | null> | undefined =>
  isSettled(event) ? event.results.map((one) => (one === null ? null : one.result === 'won' ? 1 : 0)) : undefined;

/** Chips enough for any evening against the house. */
export const PLENTY = 1_000_000;
/** What players bring against each other, in the least that one must bring. */
const BUY_INS = 100;

/** The yardstick of a plan. Whoever plays alone plays against the house; several play for each other's chips, and begin each round alike. */
export const yardstickFor = <T extends GameTypes>(
  { game }: GameModule<T>,
  { preset, players }: Pick<SimulationPlan, 'preset' | 'players'>,
): Yardstick<T> => {
  const { buyIn } = game.seats(rulesOf(game, preset));
  const isAlone = players.length === 1;
  // Half a bet is the least that a bet against the house can bring.
  const bucket = isAlone ? Math.max(1, buyIn / 2) : buyIn;
  if (buyIn > 0) return { unit: 'chips', bucket, stack: isAlone ? PLENTY : BUY_INS * buyIn, isFresh: !isAlone, read: netsOf };
  const unstaked = { bucket: 1, stack: 0, isFresh: false } as const;
  return game.points === undefined ? { ...unstaked, unit: 'wins', read: winsOf } : { ...unstaked, unit: 'points', read: game.points };
};

/** Who can be watched at each game: the bots, and at Roulette a few bets that everybody knows. Pure. */
import type { GameId } from '@baize/games';
import type { SimulationPlan } from '@baize/odds/simulate';

/** The names of the choices; the page says them in words. */
export type CastId =
  | 'basic'
  | 'exact'
  | 'mimic'
  | 'red'
  | 'seventeen'
  | 'dozen'
  | 'corner'
  | 'low'
  | 'sharp'
  | 'steady'
  | 'normal-easy'
  | 'easy-normal'
  | 'regular-thirds'
  | 'thirds-regular'
  | 'alike';

/** A choice of players: its name, and who sits at the table. The first is the one that is watched. */
export interface LongRunCast {
  readonly id: CastId;
  readonly players: readonly string[];
  readonly strategies: Readonly<Record<string, string>>;
}

const bots = (id: CastId, ...players: readonly string[]): LongRunCast => ({ id, players, strategies: {} });
/** A bet in the words that a strategy is written in. */
const bet = (id: CastId, ...parts: readonly string[]): LongRunCast => {
  const text = parts.join(' ');
  return { id, players: [text], strategies: { [text]: text } };
};
const others = (one: string, rest: string, count: number): readonly string[] => [one, ...Array.from({ length: count }, () => rest)];

/** The choices of each game, the most telling first. */
export const casts: Readonly<Record<GameId, readonly LongRunCast[]>> = {
  blackjack: [bots('basic', 'basic'), bots('exact', 'exact'), bots('mimic', 'mimic')],
  roulette: [
    bet('red', 'red', '10'),
    bet('seventeen', '17', '10'),
    bet('dozen', 'first', 'dozen', '10'),
    bet('corner', '17/18/20/21', '10'),
    bet('low', 'low', '10'),
  ],
  pontoon: [bots('sharp', 'sharp'), bots('steady', 'steady')],
  hearts: [
    bots('normal-easy', ...others('normal', 'easy', 3)),
    bots('easy-normal', ...others('easy', 'normal', 3)),
    bots('alike', ...others('easy', 'easy', 3)),
  ],
  holdem: [
    bots('regular-thirds', ...others('regular', 'thirds', 3)),
    bots('thirds-regular', ...others('thirds', 'regular', 3)),
    bots('alike', ...others('thirds', 'thirds', 3)),
  ],
  sabacc: [
    bots('normal-easy', ...others('normal', 'easy', 2)),
    bots('easy-normal', ...others('easy', 'normal', 2)),
    bots('alike', ...others('easy', 'easy', 2)),
  ],
};

/** What a round brings, where it is not chips. */
export const units: Readonly<Partial<Record<GameId, 'wins' | 'points'>>> = { pontoon: 'wins', hearts: 'points' };

/** The rules under which such a run makes sense, where it is not all of them: at Pontoon those against the banker alone. */
const ALONE: Readonly<Partial<Record<GameId, readonly string[]>>> = { pontoon: ['house'] };

/** The rules under which such a run makes sense. */
export const presetsFor = (game: GameId, presets: readonly string[]): readonly string[] => ALONE[game] ?? presets;

/** How many evenings are drawn. */
export const EVENINGS = 100;

/** How long an evening is: a hundred rounds against the house, twenty among players. */
export const roundsAnEvening = (cast: LongRunCast): number => (cast.players.length === 1 ? 100 : 20);

/** The plan of a run. */
export const longRunPlan = (game: GameId, preset: string, cast: LongRunCast, seed: string): SimulationPlan => ({
  game,
  preset,
  players: cast.players,
  strategies: cast.strategies,
  rounds: EVENINGS * roundsAnEvening(cast),
  evening: roundsAnEvening(cast),
  seed,
  purse: null,
  duplicate: false,
});

/** Who can be watched at each game: the bots, and at Roulette a few bets that everybody knows. Pure. */
import type { GameId } from '@baize/games';
import type { SimulationPlan } from '@baize/odds/simulate';

/** A choice of players: what it is called, and who sits at the table. The first is the one that is watched. */
export interface LongRunCast {
  readonly name: string;
  readonly players: readonly string[];
  readonly strategies: Readonly<Record<string, string>>;
}

const bots = (name: string, ...players: readonly string[]): LongRunCast => ({ name, players, strategies: {} });
const bet = (name: string, text: string): LongRunCast => ({ name, players: [text], strategies: { [text]: text } });
const others = (one: string, rest: string, count: number): readonly string[] => [one, ...Array.from({ length: count }, () => rest)];

/** The choices of each game, the most telling first. */
export const casts: Readonly<Record<GameId, readonly LongRunCast[]>> = {
  blackjack: [bots('Basic strategy', 'basic'), bots('The best play', 'exact'), bots('Like the dealer', 'mimic')],
  roulette: [
    bet('10 on red', 'red 10'),
    bet('10 on 17', '17 10'),
    bet('10 on the first dozen', 'first dozen 10'),
    bet('10 on a corner', '17/18/20/21 10'),
    bet('10 on low', 'low 10'),
  ],
  pontoon: [bots('A sharp player', 'sharp'), bots('A steady player', 'steady')],
  hearts: [
    bots('Normal against easy', ...others('normal', 'easy', 3)),
    bots('Easy against normal', ...others('easy', 'normal', 3)),
    bots('All alike', ...others('easy', 'easy', 3)),
  ],
  holdem: [
    bots('Regular against thirds', ...others('regular', 'thirds', 3)),
    bots('Thirds against regular', ...others('thirds', 'regular', 3)),
    bots('All alike', ...others('thirds', 'thirds', 3)),
  ],
  sabacc: [
    bots('Normal against easy', ...others('normal', 'easy', 2)),
    bots('Easy against normal', ...others('easy', 'normal', 2)),
    bots('All alike', ...others('easy', 'easy', 2)),
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

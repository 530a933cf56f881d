/** What a run should come to on average, where that can be said exactly. */
import { withWords } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { SimulationPlan } from './plan.ts';

/** An exact expectation for each round, and what it holds for. */
export interface ExactMean {
  readonly mean: number;
  /** The very bets of the plan, or the best play from a fresh shoe. */
  readonly holdsFor: 'bets' | 'best-play';
}

const atRoulette = async ({ preset, strategies, players }: SimulationPlan): Promise<ExactMean | undefined> => {
  const [{ readBets }, { expectation, toNumber }] = await Promise.all([
    withWords(import('../roulette/bets-strategy.ts')),
    import('../roulette/index.ts'),
  ]);
  const text = strategies[players[0] ?? ''];
  const read = text === undefined ? undefined : readBets(text, preset);
  return read?.ok === true ? { mean: toNumber(expectation(read.rules, read.bets).mean), holdsFor: 'bets' } : undefined;
};

const atBlackjack = async ({ preset, players }: SimulationPlan): Promise<ExactMean | undefined> => {
  if (players[0] !== 'exact') return undefined;
  const [{ presets }, { houseEdge }] = await Promise.all([import('@baize/games/blackjack'), import('../blackjack/index.ts')]);
  const rules = Object.values(presets).find((one) => one.preset === preset);
  return rules === undefined ? undefined : { mean: -houseEdge(rules) * rules.bet.min, holdsFor: 'best-play' };
};

const means: { readonly [Id in GameId]?: (plan: SimulationPlan) => Promise<ExactMean | undefined> } = {
  roulette: atRoulette,
  blackjack: atBlackjack,
};

/** The exact expectation of the first player of a plan; undefined where there is none to tell. */
export const exactMean = async (plan: SimulationPlan): Promise<ExactMean | undefined> => await means[plan.game]?.(plan);

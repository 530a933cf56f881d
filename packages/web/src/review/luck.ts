/** What a sitting against the house came to, told apart: the odds, the decisions, and luck, which is nobody's merit. Pure. */
import { type Judgment, type Recorded, recount, signedFigure } from '@baize/casino';
import { figure, type GameModule, type GameTypes } from '@baize/engine';

/** The parts that a result is made of, in chips. They add up to it. */
export interface ResultParts {
  readonly net: number;
  /** What the bets were due: with the best play at Blackjack, as they were laid at Roulette. */
  readonly due: number;
  /** What the decisions gave away, at most 0. */
  readonly decisions: number;
  readonly luck: number;
  /** How far luck goes for two players in three. */
  readonly usual: number;
}

/** The parts of a sitting; undefined where nobody can tell luck from the rest. */
export const resultParts = <T extends GameTypes>(
  module: GameModule<T>,
  record: Recorded,
  judgments: readonly Judgment[],
): ResultParts | undefined => {
  const { net, sums = {} } = recount(module, [{ record, isLeft: true }]);
  const { due, variance } = sums;
  if (due === undefined || variance === undefined) return undefined;
  // At Roulette the bets are the decisions, and what they are due says it all.
  const lost = module.game.id === 'roulette' ? 0 : judgments.reduce((sum, { behind }) => sum + behind, 0);
  return { net, due, decisions: -lost, luck: net - due + lost, usual: Math.sqrt(variance) };
};

/** The parts in a sentence or two. */
export const partsWords = ({ net, due, decisions, luck, usual }: ResultParts): string => {
  const played = decisions === 0 ? '' : `, ${signedFigure(decisions)} from your decisions`;
  const ordinary = Math.abs(luck) <= usual ? 'That much is ordinary' : 'That is more than is usual';
  return (
    `${signedFigure(net)} chips: ${signedFigure(due)} due by the odds${played}, and ${signedFigure(luck)} luck. ` +
    `${ordinary}: two players in three are within ±${figure(Math.round(usual))}. Luck says nothing about how well you played.`
  );
};

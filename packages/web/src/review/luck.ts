/** Luck in words: told apart from the odds and the decisions, so that nobody takes it for merit. Pure. */
import { type LuckBreakdown, signedFigure } from '@baize/casino';
import { figure } from '@baize/engine';

/** What of a result was luck, in a sentence or two. */
export const luckWords = ({ of, count, result, expected, decisions, decisionsApart, luck, width }: LuckBreakdown): string => {
  const played = decisionsApart && decisions > 0 ? `, ${signedFigure(-decisions)} from your decisions` : '';
  const parts =
    of === 'all-in'
      ? `Luck in ${count === 1 ? 'one pot' : `${count} pots`} that went all-in with cards to come: ${signedFigure(luck)} chips. The rest is not skill alone.`
      : `${signedFigure(result)} chips: ${signedFigure(expected)} due by the odds${played}, and ${signedFigure(luck)} luck.`;
  const ordinary = Math.abs(luck) <= width ? 'That much is ordinary' : 'That is more than is usual';
  return `${parts} ${ordinary}: two players in three are within ±${figure(Math.round(width))}. Luck says nothing about how well you played.`;
};

/** What is written beside a hand. */
import type { SeenCard } from '@baize/engine';
import { type Hand, hasNatural, type OwnView, roundHeadline, totalWords } from '@baize/games/blackjack';
import { type WinGrade, winGrade } from '../result-sound.ts';
import { blackjackTableWords } from './language/index.ts';

/** "Soft 17", "Bust, 24", "Blackjack", or nothing while there is nothing to see. */
export const handTitle = (view: OwnView, hand: Hand<SeenCard>): string => {
  if (hand.cards.length === 0) return '';
  if (hasNatural(view.rules, view)) return blackjackTableWords().blackjack;
  return hand.total > 21 ? blackjackTableWords().bust(hand.total) : totalWords(hand);
};

/** "Dealer shows 7" or "an ace" while a card is hidden or to come, and "Dealer: 19" after it. */
export const dealerTag = (view: OwnView): string => {
  const { cards, total } = view.dealer;
  if (cards.every((card) => card === 'hidden')) return '';
  if (cards.includes('hidden') || cards.length === 1) return blackjackTableWords().dealerShows(total);
  return blackjackTableWords().dealerHas(view);
};

/** Whether the dealer beat every hand. */
export const dealerWon = ({ result }: OwnView): boolean =>
  result !== null && result.verdicts.length > 0 && result.verdicts.every(({ net }) => net < 0);

/** What the insurance has at risk: nothing any more once the dealer has looked, and no blackjack was there. */
export const insuredFor = ({ phase, rules, insurance }: OwnView): number =>
  phase === 'insurance' || rules.hole !== 'peek' ? insurance : 0;

/** What was staked on the hands of this round. */
export const stakedOn = ({ hands }: OwnView): number => hands.reduce((sum, { bet }) => sum + bet, 0);

/** How large the win of the round that is over is. */
export const roundGrade = (view: OwnView): WinGrade => {
  const net = view.result?.verdicts.reduce((sum, verdict) => sum + verdict.net, 0) ?? 0;
  return winGrade(net, stakedOn(view), view.stack - net);
};

/** What lies at risk: the bets of the hands and the insurance, or what is laid for the next round. */
export const shownAtRisk = (view: OwnView): number => {
  const { phase, bet, hands } = view;
  if (phase === 'between' || phase === 'ended') return 0;
  return hands.length === 0 ? bet : hands.reduce((sum, hand) => sum + hand.bet, insuredFor(view));
};

/** How the round ended, and what it brought: "You lose", "18 against 20 (-30 with the insurance)". */
export const broughtWords = (view: OwnView, result: NonNullable<OwnView['result']>): readonly [title: string, rest: string] => {
  const { title, line } = roundHeadline(view, view.me, result);
  return [title, line];
};

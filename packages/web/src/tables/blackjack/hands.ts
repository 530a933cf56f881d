/** What is written beside a hand. */
import type { SeenCard } from '@baize/engine';
import { dealerWords, type Hand, hasNatural, roundHeadline, totalWords, type View } from '@baize/games/blackjack';
import { type WinGrade, winGrade } from '../result-sound.ts';

/** "Soft 17", "Bust, 24", "Blackjack", or nothing while there is nothing to see. */
export const handTitle = (view: View, hand: Hand<SeenCard>): string => {
  if (hand.cards.length === 0) return '';
  if (hasNatural(view)) return 'Blackjack';
  return hand.total > 21 ? `Bust, ${hand.total}` : totalWords(hand);
};

/** "Dealer shows 7" or "an ace" while a card is hidden or to come, and "Dealer: 19" after it. */
export const dealerTag = (view: View): string => {
  const { cards, total } = view.dealer;
  if (cards.every((card) => card === 'hidden')) return '';
  if (cards.includes('hidden') || cards.length === 1) return `Dealer shows ${total === 11 ? 'an ace' : total}`;
  return `Dealer: ${dealerWords(view).toLowerCase()}`;
};

/** Whether the dealer beat every hand. */
export const dealerWon = ({ result }: View): boolean => result?.verdicts.every(({ net }) => net < 0) ?? false;

/** What the insurance has at risk: nothing any more once the dealer has looked, and no blackjack was there. */
export const insuredFor = ({ phase, rules, insurance }: View): number => (phase === 'insurance' || rules.hole !== 'peek' ? insurance : 0);

/** What was staked on the hands of this round. */
export const stakedOn = ({ hands }: View): number => hands.reduce((sum, { bet }) => sum + bet, 0);

/** How large the win of the round that is over is. */
export const roundGrade = (view: View): WinGrade => {
  const net = view.result?.verdicts.reduce((sum, verdict) => sum + verdict.net, 0) ?? 0;
  return winGrade(net, stakedOn(view), view.stack - net);
};

/** What lies at risk: the bets of the hands and the insurance, or what is laid for the next round. */
export const shownAtRisk = (view: View): number => {
  const { phase, bet, hands } = view;
  if (phase === 'between' || phase === 'ended') return 0;
  return hands.length === 0 ? bet : hands.reduce((sum, hand) => sum + hand.bet, insuredFor(view));
};

/** How the round ended, and what it brought: "You lose", "18 against 20 (-30 with the insurance)". */
export const broughtWords = (view: View, result: NonNullable<View['result']>): readonly [title: string, rest: string] => {
  const { title, detail, change } = roundHeadline(view, result);
  const insured = result.insurance === 0 || detail.includes('insurance') ? '' : ' with the insurance';
  return [title, [detail, `(${change}${insured})`].filter((text) => text !== '').join(' ')];
};

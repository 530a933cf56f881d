/** What every player of the house does before the cards: the smallest bet, again and again. */
import type { Sight } from '@baize/engine';
import type { Action, Blackjack } from '../state.ts';

/** The next step towards a round; undefined in the middle of one. */
export const betweenRounds = ({ offers }: Sight<Blackjack>): Action | undefined => {
  if (offers.some(({ type }) => type === 'deal')) return { type: 'deal' };
  if (offers.some(({ type }) => type === 'again')) return { type: 'again' };
  if (offers.some(({ type }) => type === 'ready')) return { type: 'ready' };
  const bet = offers.find((offer) => offer.type === 'bet');
  return bet === undefined ? undefined : { type: 'bet', amount: bet.amount.min };
};

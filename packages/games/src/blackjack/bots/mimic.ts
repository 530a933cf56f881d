/** Plays as the dealer has to: hits to 17, and does nothing else. A common mistake. */
import type { Bot } from '@baize/engine';
import { hitsOn } from '../dealer.ts';
import { handAt } from '../places.ts';
import type { Blackjack } from '../state.ts';
import { betweenRounds } from './between-rounds.ts';

/** Plays by the dealer's rule. */
export const mimic: Bot<Blackjack> = (sight) => {
  const bet = betweenRounds(sight);
  if (bet !== undefined) return bet;
  if (sight.view.phase === 'insurance') return { type: 'decline' };
  const { total, soft } = handAt(sight.view, sight.view.turn);
  const offered = sight.offers.some(({ type }) => type === 'hit');
  return { type: offered && hitsOn(total, soft, sight.view.rules.hitsSoft17) ? 'hit' : 'stand' };
};

/** What every player does alike: wait for the ball, spin when the bets are laid, and lay no more than there is. */
import type { Chips, Offer, Sight } from '@baize/engine';
import type { Action, Roulette } from '../state.ts';

/** The offer to place a bet; undefined when none can be placed. */
export const placing = ({ offers }: Sight<Roulette>): (Offer<Action> & { readonly type: 'place' }) | undefined =>
  offers.find((offer) => offer.type === 'place');

/** What is left to do when no bet can or should be placed. */
export const goOn = ({ offers }: Sight<Roulette>): Action => {
  const type = (['rest', 'spin'] as const).find((one) => offers.some((offer) => offer.type === one));
  if (type === undefined) throw new RangeError('Asked to play out of turn.');
  return { type };
};

/** A share of the chips in hand, a chip at least. */
export const shareOf = (stack: Chips, share: number): Chips => Math.max(1, Math.floor(stack * share));

/** Which hand is meant, and what lies on the table. */
import type { Chips } from '@baize/engine';
import type { Hand, Tableau } from './state.ts';

/** A hand that has to be there. */
export const handAt = <C>({ hands }: Pick<Tableau<C>, 'hands'>, hand: number): Hand<C> => {
  const found = hands[hand];
  if (found === undefined) throw new RangeError(`There is no hand ${hand}.`);
  return found;
};

/** What the player has on the table and may lose. */
export const atRisk = <C>({ phase, hands, bet, insurance }: Tableau<C>): Chips => {
  if (phase === 'between' || phase === 'ended') return 0;
  if (hands.length === 0) return bet;
  let chips = insurance;
  for (const hand of hands) chips += hand.bet;
  return chips;
};

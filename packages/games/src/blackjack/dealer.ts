/** The dealer: the card that shows, and when one more is drawn. */
import { type Card, deepFreeze, isSeen, type SeenCard } from '@baize/engine';
import { dealerHasNatural, hasNatural, pipsOf } from './hand.ts';
import type { Dealer, State, Tableau } from './state.ts';

/** No cards for the dealer yet. */
export const noDealer: Dealer<never> = deepFreeze({ cards: [], total: 0, soft: false, revealed: false });

/** The dealer's rule: hit on 16 or less, stand on 17 or more; on a soft 17 as the table has it. */
export const hitsOn = (total: number, soft: boolean, hitsSoft17: boolean): boolean => total < 17 || (total === 17 && soft && hitsSoft17);

/** The card that the dealer shows from the deal on. */
export const upCard = ({ rules, dealer }: Tableau<SeenCard>): Card | undefined => {
  const card = dealer.cards[rules.hole === 'none' ? 0 : 1 - rules.hidden];
  return card !== undefined && isSeen(card) ? card : undefined;
};

/** The card that lies face down, while it does. */
export const holeCard = <C>({ rules, dealer }: Tableau<C>): C | undefined =>
  rules.hole === 'none' || dealer.revealed ? undefined : dealer.cards[rules.hidden];

/** Whether the dealer shows an ace: the time for insurance. */
export const showsAce = (state: State): boolean => {
  const card = upCard(state);
  return card !== undefined && pipsOf(card) === 1;
};

/** Whether the card that shows may be half of a natural. */
export const mayHaveNatural = (state: Tableau<SeenCard>): boolean => {
  const card = upCard(state);
  return state.rules.natural !== null && card !== undefined && (pipsOf(card) === 1 || pipsOf(card) === 10);
};

/** Whether the hole card ends the round before the player's turn. */
export const naturalEndsRound = (state: State): boolean => state.rules.hole === 'peek' && dealerHasNatural(state);

/** Whether a second card has to be drawn only to see if it makes a natural: for an insurance, or against the player's own. */
const owesSecondCard = (state: State): boolean =>
  state.dealer.cards.length === 1 && mayHaveNatural(state) && (state.insurance > 0 || hasNatural(state));

/** Whether the dealer's cards can still change anything: some hand stands. */
const isStoodUpTo = ({ hands }: State): boolean => {
  for (const { status } of hands) if (status === 'stood' || status === 'doubled') return true;
  return false;
};

/** Whether the dealer, whose turn it is, draws a card. */
export const dealerDraws = (state: State): boolean =>
  (hitsOn(state.dealer.total, state.dealer.soft, state.rules.hitsSoft17) && isStoodUpTo(state)) || owesSecondCard(state);

/** The dealer: the card that shows, and when one more is drawn. */
import { type Card, deepFreeze, isSeen, type SeenCard } from '@baize/engine';
import { dealerHasNatural, hasNatural, pipsOf } from './hand.ts';
import type { Dealer, Hand, State, Tableau } from './state.ts';

/** No cards for the dealer yet. */
export const noDealer: Dealer<never> = deepFreeze({ cards: [], total: 0, soft: false, revealed: false });

/** The dealer's rule: hit on 16 or less, stand on 17 or more; on a soft 17 as the table has it. */
export const hitsOn = (total: number, soft: boolean, hitsSoft17: boolean): boolean => total < 17 || (total === 17 && soft && hitsSoft17);

/** The card that the dealer shows from the deal on. */
export const upCard = ({ rules, dealer }: Tableau<SeenCard>): Card | undefined => {
  const card = dealer.cards[rules.hole === 'none' ? 0 : 1 - rules.hidden];
  return card !== undefined && isSeen(card) ? card : undefined;
};

/** What it counts; 0 before it lies there. */
const upPips = (state: Tableau<SeenCard>): number => pipsOf(upCard(state) ?? 'hidden');

/** The card that lies face down, while it does. */
export const holeCard = <C>({ rules, dealer }: Tableau<C>): C | undefined =>
  rules.hole === 'none' || dealer.revealed ? undefined : dealer.cards[rules.hidden];

/** Whether the dealer shows an ace: the time for insurance. */
export const showsAce = (state: State): boolean => upPips(state) === 1;

/** Whether the card that shows may be half of a natural. */
export const mayHaveNatural = (state: Tableau<SeenCard>): boolean => {
  const pips = upPips(state);
  return state.rules.natural !== null && (pips === 1 || pips === 10);
};

/** Whether the hole card ends the round before the player's turn. */
export const naturalEndsRound = (state: State): boolean => state.rules.hole === 'peek' && dealerHasNatural(state);

/** Whether a second card has to be drawn only to see if it makes a natural: for an insurance, or against a player's own. */
const owesSecondCard = (state: State): boolean => {
  if (state.dealer.cards.length !== 1 || !mayHaveNatural(state)) return false;
  return state.spots.some((spot) => spot.insurance > 0 || hasNatural(state.rules, spot));
};

const isStood = ({ status }: Hand<Card>): boolean => status === 'stood' || status === 'doubled';

/** Whether the dealer's cards can still change anything: some hand stands. */
const isStoodUpTo = ({ spots }: State): boolean => {
  for (const { hands } of spots) if (hands.some(isStood)) return true;
  return false;
};

/** Whether the dealer, whose turn it is, draws a card. */
export const dealerDraws = (state: State): boolean =>
  (hitsOn(state.dealer.total, state.dealer.soft, state.rules.hitsSoft17) && isStoodUpTo(state)) || owesSecondCard(state);

/** The small words of Blackjack: money, totals, lists, who does what. */
import { type Audience, type Card, type Chips, cardName, figure } from '@baize/engine';
import { isTwoCard21 } from './hand.ts';
import type { Ratio, Rules } from './rules.ts';
import type { Counted, View } from './state.ts';
/** "$1,000", or "1,000" where chips are chips. */
export const money = ({ currency }: Rules, chips: Chips): string => (currency === '$' ? `$${figure(chips)}` : figure(chips));

/** "+$75", "-$50", "$0": what a hand brought. */
export const netText = (rules: Rules, net: Chips): string => `${net > 0 ? '+' : net < 0 ? '-' : ''}${money(rules, Math.abs(net))}`;

/** "$10-$500". */
export const limitsText = (rules: Rules, { min, max }: { readonly min: Chips; readonly max: Chips }): string =>
  `${money(rules, min)}-${money(rules, max)}`;

/** "3 to 2". */
export const ratioText = ({ pays, for: each }: Ratio): string => `${pays} to ${each}`;

/** "Chips: $950." */
export const purse = ({ rules, stack }: View): string => `Chips: ${money(rules, stack)}.`;

/** "20", "Soft 17". */
export const totalWords = ({ total, soft }: Pick<Counted<unknown>, 'total' | 'soft'>): string =>
  // A soft 21 cannot get any better, so how it is made up says nothing.
  soft && total < 21 ? `Soft ${total}` : `${total}`;

/** "Ace of Hearts, 4 of Diamonds". */
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

/** What the dealer's cards make: "20", "24, bust", "Blackjack". */
export const dealerWords = ({ rules, dealer }: View): string => {
  if (rules.natural !== null && isTwoCard21(dealer)) return 'Blackjack';
  return dealer.total > 21 ? `${dealer.total}, bust` : totalWords(dealer);
};

/** Who plays, and how the verb agrees: "You stand", "Ada stands". */
export const doing = ({ me, names }: Audience, you: string, they: string): string =>
  me === 0 ? `You ${you}` : `${names[0] ?? 'The player'} ${they}`;

/** The same for one of several hands: "Hand 2 stands". */
export const handDoing = (view: View, hand: number, audience: Audience, [you, they]: readonly [string, string]): string =>
  view.hands.length > 1 ? `Hand ${hand + 1} ${they}` : doing(audience, you, they);

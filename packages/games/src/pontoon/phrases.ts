/** The small words of Pontoon: totals, lists, who does what. */
import { type Audience, type Card, cardName } from '@baize/engine';
import { kindOf, totalOf } from './hand.ts';
import { isHouse } from './places.ts';
import type { Place, View } from './state.ts';
/** "20", "Soft 17", "Pontoon". */
export const totalWords = (cards: readonly Card[]): string => {
  const { total, soft } = totalOf(cards);
  if (kindOf(cards) === 'pontoon') return 'Pontoon';
  // A soft 21 cannot get any better, so how it is made up says nothing.
  return soft && total < 21 ? `Soft ${total}` : `${total}`;
};

/** "Ace of Hearts, 4 of Diamonds". */
export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

/** What a hand came to, as in "20 against 19": its total, or the name of what it is. */
export const cameTo = (cards: readonly Card[]): string => {
  const kind = kindOf(cards);
  return kind === 'pontoon' ? 'Pontoon' : kind === 'trick' ? `Five card trick, ${totalOf(cards).total}` : `${totalOf(cards).total}`;
};

/** Who did it, and how the verb agrees: "You stick", "The banker sticks", "Ada sticks". */
export const actor = (
  view: View,
  place: Place,
  { me, names }: Audience,
): { readonly who: string; verb(you: string, they: string): string } => {
  const who = place === me ? 'You' : isHouse(view, place) ? 'The banker' : (names[place] ?? `Seat ${place + 1}`);
  return { who, verb: (you, they) => `${who} ${place === me ? you : they}` };
};

/** Which of several hands; nothing when there is only one. */
export const handLabel = (view: View, place: Place, hand: number): string =>
  (view.hands[place]?.length ?? 0) > 1 ? `Hand ${hand + 1}: ` : '';

/** What a hand could become: every swap, every card let go, and which of some hands is nearest to zero. */
import { isSeen, type Offer, type Sight } from '@baize/engine';
import type { SabaccCard } from '../cards.ts';
import { compareWorth, handWorth } from '../hand.ts';
import { cardsAt } from '../places.ts';
import type { Action, Sabacc } from '../state.ts';

/** A thing to do with the cards, and the hand after it. */
export interface CardChoice {
  readonly action: Action;
  readonly cards: readonly SabaccCard[];
}

/** What a bot is shown. */
export type Sighted = Sight<Sabacc>;

/** The offer of this kind, if there is one. */
export const offered = <Type extends Action['type']>(
  { offers }: Sighted,
  type: Type,
): Extract<Offer<Action>, { readonly type: Type }> | undefined =>
  offers.find((offer): offer is Extract<Offer<Action>, { readonly type: Type }> => offer.type === type);

/** The bot's own cards. */
export const ownCards = ({ view, seat }: Sighted): readonly SabaccCard[] => cardsAt(view, seat).filter(isSeen);

const without = (cards: readonly SabaccCard[], gone: SabaccCard): readonly SabaccCard[] => cards.filter((card) => card !== gone);

/** Keeping all cards, or letting one go. */
export const afterDraw = (cards: readonly SabaccCard[]): readonly CardChoice[] => [
  { action: { type: 'keep' }, cards },
  ...cards.map((card): CardChoice => ({ action: { type: 'release', card }, cards: without(cards, card) })),
];

/** Standing, or giving a card for the top of the discard pile. */
export const certain = (sight: Sighted): readonly CardChoice[] => {
  const cards = ownCards(sight);
  const top = sight.view.discard.at(-1);
  const swaps =
    top === undefined ? [] : cards.map((card): CardChoice => ({ action: { type: 'swap', card }, cards: [...without(cards, card), top] }));
  return [{ action: { type: 'stand' }, cards }, ...swaps];
};

/** The best of some choices by the rules of the table, the first of equals. */
export const bestOf = ({ view }: Sighted, choices: readonly CardChoice[]): CardChoice => {
  const [first, ...rest] = choices;
  if (first === undefined) throw new RangeError('Asked to play out of turn.');
  return rest.reduce(
    (best, one) => (compareWorth(handWorth(view.rules, one.cards), handWorth(view.rules, best.cards)) > 0 ? one : best),
    first,
  );
};

/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Card, type Chance, drawNumber, isSeen, PACK, type SeenCard, type Viewer } from '@baize/engine';
import { holeCard, mayHaveNatural } from './dealer.ts';
import { count, isTwoCard21, visible } from './hand.ts';
import { cardsOut, shoeSize, shoeWithout } from './shoe.ts';
import type { Dealer, Event, State, View } from './state.ts';

const seenDealer = (state: State): Dealer<SeenCard> => {
  if (holeCard(state) === undefined) return state.dealer;
  const cards = state.dealer.cards.map((card, at): SeenCard => (at === state.rules.hidden ? 'hidden' : card));
  const { total, soft } = count(visible(cards));
  return { cards, total, soft, revealed: false };
};

/** The table without the cards to come, and without the face of the hidden card. Written out: every decision of a simulation asks for it. */
export const view = (state: State, _viewer: Viewer): View => ({
  rules: state.rules,
  round: state.round,
  phase: state.phase,
  stack: state.stack,
  bet: state.bet,
  lastBet: state.lastBet,
  insurance: state.insurance,
  hands: state.hands,
  turn: state.turn,
  dealer: seenDealer(state),
  result: state.result,
  cardsInShoe: shoeSize(state.shoe.decks) - state.dealt,
  spent: cardsOut(state.shoe, 0, state.shoe.spent),
});

/** The event without the face of the hidden card. */
export const viewEvent = (event: Event, _viewer: Viewer): Event =>
  event.type === 'card-dealt' && event.to === 'dealer' && !event.up ? { ...event, card: 'hidden' } : event;

// --- imagining -------------------------------------------------------------------------------------------

/** All the cards of the table that this viewer has not seen. */
export const unseenIn = ({ rules, spent, hands, dealer }: View): readonly Card[] => {
  const seen = new Map<SeenCard, number>();
  for (const card of [...spent, ...hands.flatMap(({ cards }) => cards), ...dealer.cards]) seen.set(card, (seen.get(card) ?? 0) + 1);
  return PACK.flatMap((card) => Array.from({ length: rules.decks - (seen.get(card) ?? 0) }, () => card));
};

/** Whether the dealer has looked under the card that shows, so that the hidden one is known to make no natural. */
const hasPeeked = (view: View): boolean => view.phase === 'playing' && view.rules.hole === 'peek' && mayHaveNatural(view);

/** The dealer's cards with one for the hidden card that fits what the dealer has let on. */
const uncover = (view: View, chance: Chance): readonly [readonly Card[], Chance] => {
  const { cards } = view.dealer;
  if (!cards.includes('hidden')) return [visible(cards), chance];
  const withHole = (hole: Card): readonly Card[] => cards.map((card) => (isSeen(card) ? card : hole));
  const may = unseenIn(view).filter((hole) => !hasPeeked(view) || !isTwoCard21(count(withHole(hole))));
  const [pick, after] = drawNumber(may.length, chance);
  return [may.slice(pick, pick + 1).flatMap(withHole), after];
};

/** A table that looks the same to whoever looks: the hidden card may be another, and others are to come. */
export const imagine = (view: View, _viewer: Viewer, chance: Chance): State => {
  const { cardsInShoe: _count, spent, ...open } = view;
  const [dealt, after] = uncover(view, chance);
  const hands = open.hands.map((hand) => ({ ...hand, cards: visible(hand.cards) }));
  const out = [...spent, ...hands.flatMap(({ cards }) => cards), ...dealt];
  return {
    ...open,
    hands,
    dealer: { ...count(dealt), revealed: open.dealer.revealed },
    shoe: shoeWithout(open.rules.decks, out, spent.length),
    chance: after,
    dealt: out.length,
  };
};

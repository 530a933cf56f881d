/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import {
  type BySeat,
  type Card,
  type Chance,
  deepFreeze,
  drawNumber,
  isSeen,
  PACK,
  type Seat,
  type SeenCard,
  type Viewer,
} from '@baize/engine';
import { holeCard, mayHaveNatural } from './dealer.ts';
import { count, isTwoCard21, visible } from './hand.ts';
import { cardsOut, shoeSize, shoeWithout } from './shoe.ts';
import type { Dealer, Event, Spot, State, View } from './state.ts';

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
  spots: state.spots,
  seat: state.seat,
  turn: state.turn,
  dealer: seenDealer(state),
  houseWon: state.houseWon,
  cardsInShoe: shoeSize(state.shoe.decks) - state.dealt,
  spent: cardsOut(state.shoe, 0, state.shoe.spent),
});

/** What a table shows to who sits at one of its spots: that spot's own things beside those of the table. */
export interface OwnView extends View, Spot<SeenCard> {
  readonly me: Seat;
  /** Which hand is played, of the seat whose turn it is. */
  readonly inTurn: number;
}

/** What somebody has who sits at no spot. */
const noSpot: Spot<never> = deepFreeze({
  stack: 0,
  bet: 0,
  lastBet: 0,
  insurance: 0,
  hands: [],
  result: null,
  asked: false,
  isIn: false,
});

/** The table from a seat; who watches has none, and looks from before the first. Whose hand is played is told by `turn` while it is this seat's. */
export const ownView = (view: View, me: Seat): OwnView => {
  const spot = view.spots[me] ?? noSpot;
  return { ...view, ...spot, me, inTurn: view.turn, turn: view.seat === me ? view.turn : spot.hands.length };
};

/** The event without the face of the hidden card. */
export const viewEvent = (event: Event, _viewer: Viewer): Event =>
  event.type === 'card-dealt' && event.to === 'dealer' && !event.up ? { ...event, card: 'hidden' } : event;

// --- imagining -------------------------------------------------------------------------------------------

/** The cards in front of the seats. */
const cardsAt = <C>(spots: BySeat<Spot<C>>): readonly C[] => spots.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards));

/** All the cards of the table that this viewer has not seen: those of the others lie open. */
export const unseenIn = ({ rules, spent, spots, dealer }: View): readonly Card[] => {
  const seen = new Map<SeenCard, number>();
  for (const card of [...spent, ...cardsAt(spots), ...dealer.cards]) seen.set(card, (seen.get(card) ?? 0) + 1);
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
  const spots = open.spots.map((spot) => ({ ...spot, hands: spot.hands.map((hand) => ({ ...hand, cards: visible(hand.cards) })) }));
  const out = [...spent, ...cardsAt(spots), ...dealt];
  return {
    ...open,
    spots,
    dealer: { ...count(dealt), revealed: open.dealer.revealed },
    shoe: shoeWithout(open.rules.decks, out, spent.length),
    chance: after,
    dealt: out.length,
  };
};

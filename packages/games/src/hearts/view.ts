/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Card, type Chance, isSeen, read, type Seat, type SeenCard, type Viewer } from '@baize/engine';
import { drawDealing, planDealing } from './dealing.ts';
import { knowledgeOf } from './knowledge.ts';
import { giverTo, PASSED, receiverOf } from './passing.ts';
import { SEATS } from './seats.ts';
import type { Event, State, Tableau, View } from './state.ts';
import { playsOf } from './trick.ts';

const cover = (cards: readonly Card[]): readonly SeenCard[] => cards.map(() => 'hidden');

/** The table without what is to be dealt, other people's hands, and what passed between them. Written out: a simulation asks for many. */
export const view = (state: State, viewer: Viewer): View => ({
  rules: state.rules,
  stacks: state.stacks,
  phase: state.phase,
  hand: state.hand,
  dealer: state.dealer,
  direction: state.direction,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : cover(hand))),
  passes: state.passes.map((cards, seat) => {
    const mine = seat === viewer || (state.phase !== 'passing' && receiverOf(state.direction, seat) === viewer);
    return cards === null || mine ? cards : cover(cards);
  }),
  turn: state.turn,
  trick: state.trick,
  tricks: state.tricks,
  broken: state.broken,
  scores: state.scores,
  sheet: state.sheet,
  ready: state.ready,
  cardsInDeck: state.deck.length,
});

const coverAll = (cards: readonly SeenCard[]): readonly SeenCard[] => cards.map(() => 'hidden');

/** The event without the faces of other people's cards. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  switch (event.type) {
    case 'cards-dealt':
      return { ...event, cards: event.cards.map(({ seat, card }) => ({ seat, card: seat === viewer ? card : 'hidden' })) };
    case 'pass-chosen':
      return event.seat === viewer ? event : { ...event, cards: coverAll(event.cards) };
    case 'cards-passed': {
      const isMine = (seat: Seat): boolean => seat === viewer || receiverOf(event.direction, seat) === viewer;
      return { ...event, passes: event.passes.map((cards, seat) => (isMine(seat) ? cards : coverAll(cards))) };
    }
    default:
      return event;
  }
};

// --- imagining -------------------------------------------------------------------------------------------
/** Three of these, by chance. */
const pickPass = (cards: readonly Card[], below: (bound: number) => number): readonly Card[] => {
  const left = [...cards];
  return Array.from({ length: PASSED }, () => left.splice(below(left.length), 1)).flat();
};

/** What a seat has given, where it cannot be seen: three cards of its hand, and later three that its receiver came to hold. */
const imaginePass = (table: Tableau<Card>, seat: Seat, below: (bound: number) => number): readonly Card[] => {
  if (table.phase === 'passing') return pickPass(table.hands[seat] ?? [], below);
  const receiver = receiverOf(table.direction, seat);
  const played = playsOf(table).flatMap((play) => (play.seat === receiver ? [play.card] : []));
  return pickPass([...(table.hands[receiver] ?? []), ...played], below);
};

const TWO_32 = 2 ** 32;

/**
 * A table that looks the same to this viewer. The unseen cards are dealt again so that they agree with everything that is known of
 * them, each such deal as likely as any other.
 */
export const imagine = (view: View, viewer: Viewer, chance: Chance): State => {
  const { cardsInDeck, hands, passes, ...open } = view;
  const reader = read(chance);
  const { unseen, masks } = knowledgeOf(view, viewer);
  // What is still to be dealt is a fifth place, and any card may lie there.
  const pack = SEATS.length;
  const needs = [...hands.map((hand) => hand.filter((card) => !isSeen(card)).length), cardsInDeck];
  const dealing = planDealing(cardsInDeck === 0 ? masks : masks.map((mask) => mask | (1 << pack)), needs);
  const places = new Uint8Array(unseen.length);
  drawDealing(dealing, () => reader.below(TWO_32) / TWO_32, places);
  const dealtTo = (place: number): readonly Card[] => unseen.filter((_, at) => places[at] === place);
  const table: Tableau<Card> = {
    ...open,
    passes: SEATS.map(() => null),
    hands: hands.map((hand, seat) => [...hand.filter(isSeen), ...dealtTo(seat)]),
  };
  return {
    ...table,
    passes: passes.map((cards, seat) => {
      if (cards === null) return null;
      const known = cards.filter(isSeen);
      return known.length === cards.length ? known : imaginePass(table, seat, (bound) => reader.below(bound));
    }),
    deck: dealtTo(pack),
    chance: reader.chance(),
  };
};

/** Who gave a seat its three cards, and which; undefined before the exchange, and on a hand without one. */
export const receivedBy = (view: View, seat: Seat): { readonly from: Seat; readonly cards: readonly Card[] } | undefined => {
  const from = giverTo(view.direction, seat);
  const cards = view.phase === 'passing' ? null : (view.passes[from] ?? null);
  return cards === null ? undefined : { from, cards: cards.filter(isSeen) };
};

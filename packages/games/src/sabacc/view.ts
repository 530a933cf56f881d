/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Chance, shuffle, type Viewer } from '@baize/engine';
import { DECK, type SabaccCard, type SeenSabaccCard } from './cards.ts';
import type { Event, Laid, State, View } from './state.ts';

/** The table without the deck, and without the faces of other people's covered cards. */
export const view = (state: State, viewer: Viewer): View => {
  const { chance: _chance, deck, hands, ...table } = state;
  const seen =
    (mine: boolean) =>
    ({ card, open }: Laid<SabaccCard>): Laid<SeenSabaccCard> => ({ card: open || mine ? card : 'hidden', open });
  return { ...table, cardsInDeck: deck.length, hands: hands.map((hand, seat) => hand.map(seen(seat === viewer))) };
};

/** The event without the faces of other people's covered cards. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  const covered = event.type === 'card-dealt' || event.type === 'drew';
  return covered && event.seat !== viewer ? { ...event, card: 'hidden' } : event;
};

/** Every card that somebody who sees this does not see: in covered hands and in the deck. */
export const unseenBy = ({ discard, hands }: Pick<View, 'discard' | 'hands'>): readonly SabaccCard[] => {
  const shown: ReadonlySet<SeenSabaccCard> = new Set([...discard, ...hands.flatMap((hand) => hand.map(({ card }) => card))]);
  return DECK.filter((card) => !shown.has(card));
};

/** A table that looks the same to this viewer: the covered cards and the deck are dealt again from the unseen. */
export const imagine = (view: View, _viewer: Viewer, chance: Chance): State => {
  const { cardsInDeck: _count, hands, ...table } = view;
  const [unseen, after] = shuffle(unseenBy(view), chance);
  let next = 0;
  const uncovered = (card: SeenSabaccCard): SabaccCard => {
    if (card !== 'hidden') return card;
    const dealt = unseen[next];
    next += 1;
    if (dealt === undefined) throw new RangeError('More cards are covered than unseen.');
    return dealt;
  };
  const full = hands.map((hand) => hand.map(({ card, open }): Laid<SabaccCard> => ({ card: uncovered(card), open })));
  // Before the first game there are no cards on the table, and none in the deck.
  return { ...table, hands: full, deck: unseen.slice(next, next + view.cardsInDeck), chance: after };
};

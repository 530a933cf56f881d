/** What a viewer sees of the table, and what the table may be, as far as a viewer can tell. */
import { type Card, type Chance, PACK, type SeenCard, shuffle, type Viewer } from '@baize/engine';
import { isBust, isPontoon, totalOf } from './hand.ts';
import type { Event, Hand, Laid, Place, State, View } from './state.ts';

const seen =
  (mine: boolean) =>
  (hand: Hand<Card>): Hand<SeenCard> => ({
    ...hand,
    cards: hand.cards.map(({ card, up }): Laid<SeenCard> => ({ card: up || mine ? card : 'hidden', up })),
  });

/** The table without the pack, and without the faces of other people's covered cards. */
export const view = (state: State, viewer: Viewer): View => {
  const { chance: _chance, deck, ...open } = state;
  return { ...open, cardsInDeck: deck.length, hands: state.hands.map((hands, place) => hands.map(seen(place === viewer))) };
};

/** The event without the faces of other people's covered cards. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  const covered = (event.type === 'card-dealt' && !event.up) || event.type === 'bought';
  return covered && event.place !== viewer ? { ...event, card: 'hidden' } : event;
};

// --- imagining -------------------------------------------------------------------------------------------

/** Whether a hand would have been played as it was, if these were its cards. */
const isPlausible = (seenHand: View, place: Place, hand: Hand<SeenCard>, cards: readonly Card[]): boolean => {
  if (isBust(cards)) return false;
  // A pontoon is shown at once by the banker, and before anything else is done by a player.
  if (isPontoon(cards)) return place !== seenHand.banker && hand.status === 'playing';
  return hand.status !== 'stuck' || totalOf(cards).total >= seenHand.rules.stickFrom;
};

const TRIES = 60;

/** A hand's covered cards, drawn from the unseen: likely ones if a few tries find them. */
const uncover = (
  view: View,
  place: Place,
  hand: Hand<SeenCard>,
  unseen: readonly Card[],
  chance: Chance,
): readonly [Hand<Card>, readonly Card[], Chance] => {
  let [pool, next] = shuffle(unseen, chance);
  for (let tries = 0; ; tries += 1) {
    const covers = pool.values();
    const cards = hand.cards.map(({ card, up }): Laid<Card> => ({ card: card === 'hidden' ? (covers.next().value ?? 'As') : card, up }));
    const done =
      tries >= TRIES ||
      isPlausible(
        view,
        place,
        hand,
        cards.map(({ card }) => card),
      );
    if (done) return [{ ...hand, cards }, [...covers], next];
    [pool, next] = shuffle(unseen, next);
  }
};

/**
 * A table that looks the same to this viewer. Each covered hand is drawn in turn from the cards nobody has shown, so that
 * it fits how it was played; the rest is the pack.
 */
export const imagine = (view: View, _viewer: Viewer, chance: Chance): State => {
  const { cardsInDeck: _count, hands, ...open } = view;
  const shown: ReadonlySet<SeenCard> = new Set([...view.spent, ...hands.flat().flatMap(({ cards }) => cards.map(({ card }) => card))]);
  let unseen: readonly Card[] = PACK.filter((card) => !shown.has(card));
  let now = chance;
  const full = hands.map((held, place) =>
    held.map((hand) => {
      if (!hand.cards.some(({ card }) => card === 'hidden')) return { ...hand, cards: hand.cards.flatMap(known) };
      const [uncovered, left, after] = uncover(view, place, hand, unseen, now);
      [unseen, now] = [left, after];
      return uncovered;
    }),
  );
  const [deck, after] = shuffle(unseen, now);
  return { ...open, hands: full, deck, chance: after };
};

const known = ({ card, up }: Laid<SeenCard>): readonly Laid<Card>[] => (card === 'hidden' ? [] : [{ card, up }]);

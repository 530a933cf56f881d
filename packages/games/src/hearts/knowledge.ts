/** What a viewer can tell of the cards they do not see: who has shown to hold no more of a suit, and who must hold what. */
import { type Card, PACK, type Seat, suitOf, type Viewer } from '@baize/engine';
import { receiverOf } from './passing.ts';
import { SEATS } from './seats.ts';
import type { Play, View } from './state.ts';
import { FIRST_LEAD, isFirstTrick, isPenalty, playsOf } from './trick.ts';

/** A test that every card a seat still holds passes. */
type Fits = (card: Card) => boolean;

/** The unseen cards, and for each the seats that may hold it, one bit a seat. */
export interface Knowledge {
  readonly unseen: readonly Card[];
  readonly masks: readonly number[];
}

const onlyHearts: Fits = (card) => suitOf(card) === 'h';

/** What one play shows of the rest of the hand it came from. */
const shownBy = ({ card }: Play, lead: Play | undefined, isFirst: boolean, broken: boolean): readonly Fits[] => {
  // A heart led before hearts are broken, or a penalty card on the first trick, means that there was nothing else.
  if (lead === undefined) return suitOf(card) === 'h' && !broken ? [onlyHearts] : [];
  const led = suitOf(lead.card);
  if (suitOf(card) === led) return [];
  const isVoid: Fits = (one) => suitOf(one) !== led;
  return isFirst && isPenalty(card) ? [isVoid, isPenalty] : [isVoid];
};

/** What the plays of this hand have shown of each seat. */
const shown = (view: View): readonly (readonly Fits[])[] => {
  const found: Fits[][] = SEATS.map(() => []);
  const plays = playsOf(view);
  let broken = false;
  for (const [at, play] of plays.entries()) {
    const lead = at % 4 === 0 ? undefined : plays[at - (at % 4)];
    found[play.seat]?.push(...shownBy(play, lead, at < 4, broken));
    broken ||= suitOf(play.card) === 'h' || (view.rules.queenBreaksHearts && play.card === 'Qs');
  }
  return found;
};

/** The cards that a viewer knows to lie with one seat: those they passed, and the lead of the first trick. */
const placed = (view: View, viewer: Viewer): ReadonlyMap<Card, Seat> => {
  const known = new Map<Card, Seat>();
  const atStart = view.phase === 'playing' && isFirstTrick(view) && view.trick.length === 0 && view.cardsInDeck === 0;
  if (atStart) known.set(FIRST_LEAD, view.turn);
  if (viewer === 'rail' || view.phase === 'passing') return known;
  for (const card of view.passes[viewer] ?? []) if (card !== 'hidden') known.set(card, receiverOf(view.direction, viewer));
  return known;
};

/** Every card that the view does not show, and where it may lie. */
export const knowledgeOf = (view: View, viewer: Viewer): Knowledge => {
  const seen = new Set<string>([...playsOf(view).map(({ card }) => card), ...view.hands.flat()]);
  const unseen = PACK.filter((card) => !seen.has(card));
  const fits = shown(view);
  const known = placed(view, viewer);
  const others = SEATS.filter((seat) => seat !== viewer);
  const masks = unseen.map((card) => {
    const place = known.get(card);
    if (place !== undefined) return 1 << place;
    return others.reduce((mask, seat) => (fits[seat]?.every((passes) => passes(card)) === true ? mask | (1 << seat) : mask), 0);
  });
  return { unseen, masks };
};

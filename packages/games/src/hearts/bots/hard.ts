/** What the best bot would do, and why. */
import type { Card, Chance, Hint, Sight } from '@baize/engine';
import { cardAtIndex } from '../board.ts';
import { whyCard } from '../reasons.ts';
import { moonWayFor } from '../scoring.ts';
import type { Cost, Hearts, Why } from '../state.ts';
import { searchPass } from './passing.ts';
import { randomFrom } from './random.ts';
import { type Arm, searchCards } from './search.ts';
import { worldsFrom } from './worlds.ts';

type Advice = Hint<Hearts>;
type Sighted = Sight<Hearts>;

/** How long the best player thinks: how many playouts for a card, and for how many of these there is one deal for a pass. */
const PLAYOUTS = 3000;
const A_DEAL_FOR = 6;
/** From how many times in ten on a moon is the reason for a card. */
const LIKELY = 6;

const cost = ({ points, weight }: Arm): number => points / weight;

const passCost = ({ cards, points }: { readonly cards: readonly Card[]; readonly points: number }): Cost<readonly Card[]> => ({
  what: cards,
  points,
});
const cardCost = (arm: Arm): Cost<Card> => ({ what: cardAtIndex(arm.card), points: cost(arm) });

const advisePass = ({ seat, view }: Sighted, chance: Chance, playouts: number): Advice => {
  const [best, ...others] = searchPass(view, seat, Math.ceil(playouts / A_DEAL_FOR), randomFrom(chance));
  if (best === undefined) throw new RangeError('There is nothing to pass.');
  // Rules of thumb weigh in beside the points: what looks cheaper by these alone is no reason.
  const next = others.find(({ points }) => points > best.points);
  return {
    action: { type: 'pass', cards: best.cards },
    why: { type: 'pass-costs', best: passCost(best), next: next === undefined ? null : passCost(next) },
  };
};

/** Why this card, against the next best one. */
const reasonFor = ({ seat, view }: Sighted, best: Arm, arms: readonly Arm[]): Why => {
  const timesInTen = Math.round((10 * best.moons) / best.weight);
  if (timesInTen >= LIKELY) return { type: 'moon-near', timesInTen };
  const next = arms.find((arm) => arm.card !== best.card && !arm.shoots && cost(arm) > cost(best));
  const why = whyCard(view, seat, cardAtIndex(best.card));
  return { type: 'card-costs', best: cardCost(best), next: next === undefined ? null : cardCost(next), why };
};

const adviseCard = (sight: Sighted, cards: readonly Card[], chance: Chance, playouts: number): Advice => {
  const { seat, view } = sight;
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return { action: { type: 'play', card: only }, why: { type: 'only-card' } };
  const random = randomFrom(chance);
  const arms = searchCards(worldsFrom(view, seat, random), seat, view, playouts, random);
  const [best] = arms;
  if (best === undefined) throw new RangeError('There is nothing to play.');
  return { action: { type: 'play', card: cardAtIndex(best.card) }, why: reasonFor(sight, best, arms) };
};

const adviseMoon = ({ seat, view }: Sighted): Advice => {
  const way = moonWayFor(view, seat);
  return { action: { type: 'moon', way }, why: { type: 'moon-way', way } };
};

/** What to do, and why, thought over so long. */
export const adviseWith =
  (playouts: number) =>
  (sight: Sighted, chance: Chance): Advice => {
    const [offer] = sight.offers;
    switch (offer?.type) {
      case 'pass':
        return advisePass(sight, chance, playouts);
      case 'play':
        return adviseCard(sight, offer.card.options, chance, playouts);
      case 'moon':
        return adviseMoon(sight);
      case 'ready':
        return { action: { type: 'ready' }, why: { type: 'hand-over' } };
      case undefined:
        throw new RangeError('Asked to play out of turn.');
    }
  };

/** What to do, and why. */
export const advise = adviseWith(PLAYOUTS);

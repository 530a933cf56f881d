/** What the best bot would do, and why. */
import { type Card, type Chance, cardName, type Hint, listAnd, type Sight } from '@baize/engine';
import { cardAtIndex } from '../board.ts';
import { moonWayFor } from '../scoring.ts';
import type { Hearts } from '../state.ts';
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

const tenths = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'point' : 'points'}`;
};

const cost = ({ points, weight }: Arm): number => points / weight;

const advisePass = ({ seat, view }: Sighted, chance: Chance, playouts: number): Advice => {
  const [best, ...others] = searchPass(view, seat, Math.ceil(playouts / A_DEAL_FOR), randomFrom(chance));
  if (best === undefined) throw new RangeError('There is nothing to pass.');
  // Rules of thumb weigh in beside the points: what looks cheaper by these alone is no reason.
  const next = others.find(({ points }) => points > best.points);
  const rest = next === undefined ? '' : ` The next best, ${listAnd(next.cards.map(cardName))}, leaves ${tenths(next.points)}.`;
  return {
    action: { type: 'pass', cards: best.cards },
    because: `Without ${listAnd(best.cards.map(cardName))}, such a hand costs you ${tenths(best.points)} on average.${rest}`,
  };
};

/** Why this card, against the next best one. */
const reasonFor = (best: Arm, arms: readonly Arm[]): string => {
  const moons = Math.round((10 * best.moons) / best.weight);
  if (moons >= LIKELY) return `You may take every point: the moon comes off ${moons} times in ten from here.`;
  const next = arms.find((arm) => arm.card !== best.card && !arm.shoots && cost(arm) > cost(best));
  const name = cardName(cardAtIndex(best.card));
  if (next === undefined) return `The ${name} costs you ${tenths(cost(best))} on average.`;
  return `The ${name} costs you ${tenths(cost(best))} on average, the ${cardName(cardAtIndex(next.card))} ${tenths(cost(next))}.`;
};

const adviseCard = ({ seat, view }: Sighted, cards: readonly Card[], chance: Chance, playouts: number): Advice => {
  const [only] = cards;
  if (only !== undefined && cards.length === 1)
    return { action: { type: 'play', card: only }, because: 'It is the only card you may play.' };
  const random = randomFrom(chance);
  const arms = searchCards(worldsFrom(view, seat, random), seat, view, playouts, random);
  const [best] = arms;
  if (best === undefined) throw new RangeError('There is nothing to play.');
  return { action: { type: 'play', card: cardAtIndex(best.card) }, because: reasonFor(best, arms) };
};

const adviseMoon = ({ seat, view }: Sighted): Advice => {
  const way = moonWayFor(view, seat);
  const because =
    way === 'plus'
      ? '26 for each of the others sets you further apart.'
      : '26 for the others would end the game, and you would not be lowest.';
  return { action: { type: 'moon', way }, because };
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
        return { action: { type: 'ready' }, because: 'The hand is over.' };
      case undefined:
        throw new RangeError('Asked to play out of turn.');
    }
  };

/** What to do, and why. */
export const advise = adviseWith(PLAYOUTS);

/** The judge of Hearts: what a card costs in points, over imagined worlds. What it says of a pass is an opinion. */
import {
  type Appraised,
  appraisalOf,
  type Card,
  type Chance,
  type Mark,
  type PuzzleIdea,
  rankIndex,
  rankOf,
  type Sight,
  suitOf,
} from '@baize/engine';
import { appraiseCards } from './appraise-cards.ts';
import { appraisePass } from './appraise-pass.ts';
import { cardIndex } from './board.ts';
import { whyCard } from './reasons.ts';
import type { Action, Hearts, Why } from './state.ts';
import { ledSuit } from './trick.ts';

type Sighted = Sight<Hearts>;
type Found = Appraised<Hearts>;

/** What a turn's cards, or some passes, cost; undefined where there is no choice. */
export const appraise = (sight: Sighted, chance: Chance, effort: number, also: readonly Action[] = []): Found | undefined => {
  const [offer] = sight.offers;
  switch (offer?.type) {
    case 'play': {
      const asked = also.flatMap((action) => (action.type === 'play' ? [cardIndex(action.card)] : []));
      return appraiseCards(sight, offer.card.options.map(cardIndex), chance, effort, asked);
    }
    case 'pass':
      return appraisePass(
        sight,
        chance,
        effort,
        also.flatMap((action) => (action.type === 'pass' ? [action.cards] : [])),
      );
    case 'moon':
    case 'ready':
    case undefined:
      return undefined;
  }
};

/** Fewer points than these are not told; up to those they were not borne out, and more are a mistake; with fewer errors it may be chance. */
const TRIFLE = 0.5;
const MUCH = 1.5;
const ERRORS = 2.5;

/** In the tricks before this one too little is known of how the cards lie: what was claimed there was not borne out. */
const EARLIEST = 6;

/**
 * Only what a real test bears out: a card of the second half of a hand that costs a point and a half more, beyond doubt, and a chance to
 * win the game that agrees. Smaller losses really cost a third of what was claimed.
 */
export const verdict = ({ view }: Sighted, taken: Action, found: Found): Mark => {
  const { behind, error, doubtful } = appraisalOf(found, taken) ?? { behind: 0, error: 0 };
  if (behind <= TRIFLE || behind <= ERRORS * error) return 'fine';
  if (taken.type !== 'play' || doubtful === true || view.tricks.length < EARLIEST) return 'opinion';
  return behind <= MUCH ? 'opinion' : 'mistake';
};

/** What may be said against a mark; null where nothing is. */
const doubtOf = (sight: Sighted, taken: Action, found: Found): Extract<Why, { readonly type: 'better-card' }>['doubt'] => {
  if (verdict(sight, taken, found) !== 'opinion') return null;
  if (appraisalOf(found, taken)?.doubtful === true) return 'winning';
  return sight.view.tricks.length < EARLIEST ? 'early' : 'little';
};

/** Why the best card or pass is better than the one chosen. */
export const why = (sight: Sighted, taken: Action, found: Found): Why | undefined => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  if (best === undefined || other === undefined) return undefined;
  if (best.action.type === 'pass' && taken.type === 'pass')
    return { type: 'better-pass', best: { what: best.action.cards, points: best.value }, points: other.value };
  if (best.action.type !== 'play' || taken.type !== 'play') return undefined;
  return {
    type: 'better-card',
    best: { what: best.action.card, points: best.value },
    taken: { what: taken.card, points: other.value },
    why: whyCard(sight.view, sight.seat, best.action.card),
    doubt: doubtOf(sight, taken, found),
  };
};

const height = (card: Card): number => rankIndex(rankOf(card));

/** The lowest of its suit that may be played, the highest, one between, or the only one. */
const placeOf = (options: readonly Card[], card: Card): string => {
  const heights = options.filter((one) => suitOf(one) === suitOf(card)).map(height);
  if (heights.length === 1) return 'only';
  if (height(card) === Math.min(...heights)) return 'low';
  return height(card) === Math.max(...heights) ? 'high' : 'middle';
};

/** A puzzle is about a card in a trick: led, followed with or thrown on it, and a high or a low one. */
export const puzzle = ({ view, offers }: Sighted, taken: Action, best: Action): PuzzleIdea | undefined => {
  const offer = offers.find((one) => one.type === 'play');
  if (best.type !== 'play' || taken.type !== 'play' || offer?.type !== 'play') return undefined;
  const led = ledSuit(view.trick);
  const way = led === undefined ? 'lead' : suitOf(best.card) === led ? 'follow' : 'throw';
  return { answer: `${way} ${placeOf(offer.card.options, best.card)}`, idea: `${way} ${best.card} rather than ${taken.card}` };
};

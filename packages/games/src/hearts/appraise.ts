/** The judge of Hearts: what a card costs in points, over imagined worlds. What it says of a pass is an opinion. */
import { type Appraised, appraisalOf, type Chance, cardName, listAnd, type Mark, type Sight } from '@baize/engine';
import { appraiseCards } from './appraise-cards.ts';
import { appraisePass } from './appraise-pass.ts';
import { cardIndex } from './board.ts';
import type { Action, Hearts } from './state.ts';

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

const pointsOf = (points: number): string => {
  const size = Math.abs(points).toFixed(1);
  return `${size} ${size === '1.0' ? 'point' : 'points'}`;
};

/** Somebody who may still shoot the moon can lose points that they have taken. */
const isRelief = (points: number): boolean => points.toFixed(1).startsWith('-') && Number(points.toFixed(1)) !== 0;

const nameOf = (action: Action): string => {
  if (action.type === 'play') return `the ${cardName(action.card)}`;
  return action.type === 'pass' ? listAnd(action.cards.map(cardName)) : action.type;
};

/** What both cards cost on average. */
export const because = (sight: Sighted, taken: Action, found: Found): string => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  if (best === undefined || other === undefined) return '';
  const [cheap, dear] = [pointsOf(best.value), pointsOf(other.value)];
  if (taken.type === 'pass') return `Without ${nameOf(best.action)} such a hand seems to cost about ${cheap}, without yours ${dear}.`;
  const saves = (points: number): string => (isRelief(points) ? 'takes about' : 'costs about');
  const off = (points: number): string => (isRelief(points) ? ' off your score' : '');
  const same = isRelief(best.value) === isRelief(other.value);
  const counted = same
    ? `From here ${nameOf(best.action)} ${saves(best.value)} ${cheap}${off(best.value)} on average, and ${nameOf(taken)} ${dear}`
    : `From here ${nameOf(best.action)} ${saves(best.value)} ${cheap}${off(best.value)} on average, and ${nameOf(taken)} costs ${dear}`;
  if (verdict(sight, taken, found) !== 'opinion') return `${counted}.`;
  if (other.doubtful === true) return `${counted}; for winning the game it may be the other way round.`;
  return sight.view.tricks.length < EARLIEST ? `${counted}; so early in a hand, that is a guess.` : `${counted}; so little may be chance.`;
};

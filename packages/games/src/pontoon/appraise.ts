/** The judge of Pontoon against the house: the exact chance to win by sticking and by twisting. A player's bank has no judge. */
import { type Appraised, appraisalOf, type Mark, rankExact, type Sight } from '@baize/engine';
import { chancesOf } from './bots/chances.ts';
import type { Action, Pontoon, Why } from './state.ts';

type Sighted = Sight<Pontoon>;
type Found = Appraised<Pontoon>;

/** The chances of both ways to go on; undefined where nothing is to be chosen, or against a player's bank. */
export const appraise = ({ view, offers }: Sighted): Found | undefined => {
  const isChoice = offers.some(({ type }) => type === 'stick') && offers.some(({ type }) => type === 'twist');
  if (view.rules.bank !== 'house' || view.phase !== 'turns' || !isChoice) return undefined;
  const { stick, twist } = chancesOf(view);
  return rankExact<Pontoon>('chance', 1, [
    { action: { type: 'stick' }, value: stick },
    { action: { type: 'twist' }, value: twist },
  ]);
};

const TRIFLE = 0.01;
const MUCH = 0.05;

/** By the part of a win that was given away. */
export const verdict = (_sight: Sighted, taken: Action, found: Found): Mark => {
  const cost = appraisalOf(found, taken)?.behind ?? 0;
  if (cost < TRIFLE) return 'fine';
  return cost < MUCH ? 'slip' : 'mistake';
};

const times = (found: Found, type: Action['type']): number =>
  Math.round(100 * (found.actions.find(({ action }) => action.type === type)?.value ?? 0));

/** How often each way wins. */
export const why = (_sight: Sighted, _taken: Action, found: Found): Why => ({
  type: 'wins',
  sticking: times(found, 'stick'),
  twisting: times(found, 'twist'),
});

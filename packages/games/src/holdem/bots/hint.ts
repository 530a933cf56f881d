/** The hint: what the shark would do, with the equity and the price of the pot. */
import type { Chance, Hint, Sight } from '@baize/engine';
import type { Action, Holdem, Why } from '../state.ts';
import { plain } from './characters.ts';
import { type Assessment, consider } from './shark.ts';

const whyOf = ({ situation: { toCall, view, others }, equity, mustAnswer }: Assessment, { type }: Action): Why => {
  const { pot } = view;
  const price = toCall === 0 ? null : { toCall, pot };
  const isDefence =
    price !== null && type === 'call' && mustAnswer && Math.round(100 * equity) < Math.round((100 * toCall) / (pot + toCall));
  return { type: 'wins', does: type, others: others.length, share: equity, price, isDefence };
};

/** What to do, and why. */
export const advise = (sight: Sight<Holdem>, chance: Chance): Hint<Holdem> => {
  if (sight.view.phase === 'between') return { action: { type: 'ready' }, why: { type: 'hand-over' } };
  const { action, thought } = consider(sight, plain, chance);
  return { action, why: whyOf(thought, action) };
};

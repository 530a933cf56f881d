/** The hint: what the shark would do, with the equity and the price of the pot in one sentence. */
import { type Chance, figure, type Hint, type Sight } from '@baize/engine';
import type { Action, Holdem } from '../state.ts';
import { plain } from './characters.ts';
import { type Assessment, consider } from './shark.ts';

const inAHundred = (part: number): number => Math.round(part * 100);

const doing: Readonly<Record<Action['type'], string>> = {
  ready: 'going on',
  fold: 'too little to pay that',
  check: 'not enough to bet',
  call: 'enough to call',
  bet: 'worth a bet',
  raise: 'worth a raise',
};

const because = ({ situation: { toCall, view, others }, equity, mustAnswer }: Assessment, { type }: Action): string => {
  const { pot } = view;
  const hands = others.length === 1 ? 'one hand' : `${others.length} hands`;
  const wins = `Against ${hands} like theirs you win about ${inAHundred(equity) === 1 ? 'once in a hundred times' : `${inAHundred(equity)} times in a hundred`}`;
  if (toCall === 0) return `${wins}: ${doing[type]}.`;
  const needed = inAHundred(toCall / (pot + toCall));
  const asks = `${wins}, and ${figure(toCall)} for a pot of ${figure(pot)} asks for ${needed}`;
  if (type === 'call' && mustAnswer && inAHundred(equity) < needed) return `${asks}; but who folds hands like this is bluffed too often.`;
  return `${asks}: ${doing[type]}.`;
};

/** What to do, and why. */
export const advise = (sight: Sight<Holdem>, chance: Chance): Hint<Holdem> => {
  if (sight.view.phase === 'between') return { action: { type: 'ready' }, because: 'The hand is over.' };
  const { action, thought } = consider(sight, plain, chance);
  return { action, because: because(thought, action) };
};

/** The bots, weakest first. */
import type { Bot } from '@baize/engine';
import { totalOf, visible } from '../hand.ts';
import { handAt } from '../places.ts';
import type { Action, Pontoon } from '../state.ts';
import { advise } from './sharp.ts';

// A careful player who goes by rules of thumb: small stakes, no card from 17 up, a card bought only when it cannot bust.

const ENOUGH = 17;
const CANNOT_BUST = 11;

/** Plays by rules of thumb. */
const steady: Bot<Pontoon> = ({ seat, view, offers }) => {
  const first = offers[0];
  if (first === undefined) throw new RangeError('Asked to play out of turn.');
  if (first.type === 'ready' || first.type === 'declare') return { type: first.type };
  if (first.type === 'stake') return { type: 'stake', amount: first.amount.min };
  const { total } = totalOf(visible(handAt(view, seat, view.turn.hand)));
  const wish: Action['type'] = total >= ENOUGH ? 'stick' : first.type === 'buy' && total <= CANNOT_BUST ? 'buy' : 'twist';
  if (wish === 'buy' && first.type === 'buy') return { type: 'buy', amount: first.amount.min };
  const fallback = offers.some(({ type }) => type === wish) ? wish : 'stick';
  return fallback === 'stick' ? { type: 'stick' } : { type: 'twist' };
};

const sharp: Bot<Pontoon> = (sight, chance) => advise(sight, chance).action;

/** Pontoon's bots by name. */
export const bots = { steady, sharp } as const;

/** How opponents bet: the nearer to zero, the likelier a raise and the higher, and always with some chance in it. */
import type { Chips, Reader } from '@baize/engine';
import { stackOf, toCall } from '../places.ts';
import type { Action } from '../state.ts';
import { offered, type Sighted } from './choices.ts';

/** A number from 0 to 1 by chance. */
export const byChance = (reader: Reader): number => reader.below(1000) / 1000;

const STEP = 10;

/** Matching what is bet, as far as the chips go. */
export const match = (sight: Sighted): Action => {
  if (offered(sight, 'check') !== undefined) return { type: 'check' };
  return toCall(sight.view, sight.seat) <= stackOf(sight.view, sight.seat) ? { type: 'call' } : { type: 'all-in' };
};

/** A raise of about this much, in whole tens, as far as it is offered; else a match. */
export const raiseBy = (sight: Sighted, about: Chips): Action => {
  const offer = offered(sight, 'raise');
  if (offer === undefined) return match(sight);
  const by = Math.max(STEP, Math.round(about / STEP) * STEP);
  return { type: 'raise', by: Math.min(by, offer.by.max) };
};

/** Whether to raise, when it is so likely for a first bet. Who is raised already thinks twice, and then again. */
export const feelsLikeRaising = ({ view }: Sighted, likely: number, reader: Reader): boolean =>
  byChance(reader) < likely / 2 ** view.raises;

/** How near a total is to zero: 1 on it, 0 far from it. */
export const nearness = (total: number, far: number): number => Math.max(0, 1 - Math.abs(total) / far);

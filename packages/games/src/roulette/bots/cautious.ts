/** A careful player: a twentieth of the chips on an even chance, now red, now black, and a spin. */
import { type Bot, drawNumber } from '@baize/engine';
import type { Roulette } from '../state.ts';
import { goOn, placing, shareOf } from './moves.ts';

/** Plays the even chances. */
export const cautious: Bot<Roulette> = (sight, chance) => {
  if (placing(sight) === undefined || sight.view.bets.length > 0) return goOn(sight);
  const [pick] = drawNumber(2, chance);
  return { type: 'place', spot: pick === 0 ? 'red' : 'black', amount: shareOf(sight.view.stack, 0.05) };
};

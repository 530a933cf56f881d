/** A cheerful player: small chips wherever they fall, five of them, and a spin. */
import { type Bot, read } from '@baize/engine';
import type { Roulette } from '../state.ts';
import { goOn, placing, shareOf } from './moves.ts';

const BETS = 5;

/** Scatters chips over the board. */
export const scatter: Bot<Roulette> = (sight, chance) => {
  const offer = placing(sight);
  if (offer === undefined || sight.view.bets.length >= BETS) return goOn(sight);
  const { options } = offer.spot;
  return { type: 'place', spot: options[read(chance).below(options.length)] ?? '0', amount: shareOf(sight.view.stack, 0.02) };
};

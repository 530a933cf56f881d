/** The two simple players, and what every player does alike: wait for the ball, spin when the bets are laid, lay no more than there is. */
import { type Bot, type Chips, drawNumber, type Offer, read, type Sight } from '@baize/engine';
import type { Action, Roulette } from '../state.ts';

/** The offer to place a bet; undefined when none can be placed. */
export const placing = ({ offers }: Sight<Roulette>): (Offer<Action> & { readonly type: 'place' }) | undefined =>
  offers.find((offer) => offer.type === 'place');

/** What is left to do when no bet can or should be placed. */
export const goOn = ({ offers }: Sight<Roulette>): Action => {
  const type = (['rest', 'spin'] as const).find((one) => offers.some((offer) => offer.type === one));
  if (type === undefined) throw new RangeError('Asked to play out of turn.');
  return { type };
};

/** A share of the chips in hand, a chip at least. */
export const shareOf = (stack: Chips, share: number): Chips => Math.max(1, Math.floor(stack * share));

/** A careful player: a twentieth of the chips on an even chance, now red, now black, and a spin. */
export const cautious: Bot<Roulette> = (sight, chance) => {
  if (placing(sight) === undefined || sight.view.bets.length > 0) return goOn(sight);
  const [pick] = drawNumber(2, chance);
  return { type: 'place', spot: pick === 0 ? 'red' : 'black', amount: shareOf(sight.view.stack, 0.05) };
};

const BETS = 5;

/** A cheerful player: five small chips, wherever they fall, and a spin. */
export const scatter: Bot<Roulette> = (sight, chance) => {
  const offer = placing(sight);
  if (offer === undefined || sight.view.bets.length >= BETS) return goOn(sight);
  const { options } = offer.spot;
  return { type: 'place', spot: options[read(chance).below(options.length)] ?? '0', amount: shareOf(sight.view.stack, 0.02) };
};

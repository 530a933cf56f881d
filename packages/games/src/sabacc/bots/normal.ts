/** A regular: takes what brings the hand nearest to zero, gives up what is hopeless, and bets on what is good. */
import { type Bot, read } from '@baize/engine';
import { totalOf } from '../hand.ts';
import type { Action, Sabacc } from '../state.ts';
import { byChance, feelsLikeRaising, match, nearness, raiseBy } from './betting.ts';
import { afterDraw, bestOf, certain, offered, ownCards, type Sighted } from './choices.ts';

const ENOUGH = 2;
const HOPELESS = 9;

const act = (sight: Sighted): Action => {
  const { view } = sight;
  const best = bestOf(sight, certain(sight));
  const distance = Math.abs(totalOf(best.cards));
  if (distance <= ENOUGH) return best.action;
  const last = view.round === view.rules.rounds;
  return last && distance >= HOPELESS ? { type: 'junk' } : { type: 'draw' };
};

/** Plays the cards well and the table not at all. */
export const normal: Bot<Sabacc> = (sight, chance) => {
  if (offered(sight, 'ready') !== undefined) return { type: 'ready' };
  if (offered(sight, 'keep') !== undefined) return bestOf(sight, afterDraw(ownCards(sight))).action;
  if (offered(sight, 'draw') !== undefined) return act(sight);
  const reader = read(chance);
  const near = nearness(totalOf(ownCards(sight)), 6);
  return feelsLikeRaising(sight, 0.05 + 0.65 * near, reader) ? raiseBy(sight, 10 + 90 * near * byChance(reader)) : match(sight);
};

/** The bots, weakest first. */

import { type Bot, read } from '@baize/engine';
import { totalOf } from '../hand.ts';
import type { Sabacc } from '../state.ts';
import { byChance, feelsLikeRaising, match, nearness, raiseBy } from './betting.ts';
import { offered, ownCards } from './choices.ts';
import { hard } from './hard.ts';
import { normal } from './normal.ts';

// --- a beginner: looks at the player's own total alone, never at the discard pile, and bets on a feeling -------------

const ENOUGH = 4;
const HOPELESS = 14;

/** Plays by feeling. */
const easy: Bot<Sabacc> = (sight, chance) => {
  const cards = ownCards(sight);
  const total = totalOf(cards);
  if (offered(sight, 'ready') !== undefined) return { type: 'ready' };
  if (offered(sight, 'keep') !== undefined) {
    const drawn = cards.at(-1);
    return drawn === undefined || Math.abs(total) < Math.abs(totalOf(cards.slice(0, -1)))
      ? { type: 'keep' }
      : { type: 'release', card: drawn };
  }
  if (offered(sight, 'draw') !== undefined) {
    if (Math.abs(total) <= ENOUGH) return { type: 'stand' };
    return sight.view.round === sight.view.rules.rounds && Math.abs(total) >= HOPELESS ? { type: 'junk' } : { type: 'draw' };
  }
  const reader = read(chance);
  const near = nearness(total, 12);
  return feelsLikeRaising(sight, 0.15 + 0.3 * near, reader) ? raiseBy(sight, 10 + (20 + 30 * near) * byChance(reader)) : match(sight);
};

/** Sabacc's bots by name. */
export const bots = { easy, normal, hard } as const;

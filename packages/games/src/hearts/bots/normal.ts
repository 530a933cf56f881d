/** Counts the cards: knows what is still out, flushes the queen, throws her where she counts, and stops the moon. */
import type { Bot } from '@baize/engine';
import { boardOf, cardOf } from '../board.ts';
import { handOf } from '../moves.ts';
import { moonWayFor } from '../scoring.ts';
import type { Hearts } from '../state.ts';
import { passByWeight } from './giving.ts';
import { chooseQuickly } from './policy.ts';

/** Plays by counting. */
export const normal: Bot<Hearts> = ({ seat, view, offers }) => {
  const [offer] = offers;
  switch (offer?.type) {
    case 'pass':
      return { type: 'pass', cards: passByWeight(handOf(view, seat)) };
    case 'play':
      return { type: 'play', card: cardOf(chooseQuickly(boardOf(view))) };
    case 'moon':
      return { type: 'moon', way: moonWayFor(view, seat) };
    case 'ready':
      return { type: 'ready' };
    case undefined:
      throw new RangeError('Asked to play out of turn.');
  }
};

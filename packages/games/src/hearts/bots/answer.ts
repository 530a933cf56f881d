/** A player who decides by the look of things alone: three cards from a hand, and a card from what has been played. */
import type { Bot, Card } from '@baize/engine';
import { handOf } from '../moves.ts';
import { moonWayFor } from '../scoring.ts';
import type { Hearts, View } from '../state.ts';

/** The bot that gives these cards and plays this one. The moon is taken the way that is better for the score, whoever plays. */
export const answerWith =
  (give: (hand: readonly Card[]) => readonly Card[], play: (view: View) => Card): Bot<Hearts> =>
  ({ seat, view, offers }) => {
    const [offer] = offers;
    switch (offer?.type) {
      case 'pass':
        return { type: 'pass', cards: give(handOf(view, seat)) };
      case 'play':
        return { type: 'play', card: play(view) };
      case 'moon':
        return { type: 'moon', way: moonWayFor(view, seat) };
      case 'ready':
        return { type: 'ready' };
      case undefined:
        throw new RangeError('Asked to play out of turn.');
    }
  };

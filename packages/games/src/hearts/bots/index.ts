/** The bots, weakest first. */
import { type Bot, type Card, rankIndex, rankOf, suitOf } from '@baize/engine';
import { boardOf, cardAtIndex, findLegal } from '../board.ts';
import { handOf } from '../moves.ts';
import { moonWayFor } from '../scoring.ts';
import type { Hearts, View } from '../state.ts';
import { advise } from './hard.ts';
import { passByWeight } from './pass-value.ts';
import { chooseQuickly } from './policy.ts';
import { simpleCard } from './simple.ts';

// A player who decides by the look of things alone: three cards from a hand, and a card from what has been played.

/** The bot that gives these cards and plays this one. The moon is taken the way that is better for the score, whoever plays. */
const answerWith =
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

// --- goes by rules of thumb and remembers nothing: ducks what it can, throws its high cards, leads low ---------------

const height = (card: Card): number => rankIndex(rankOf(card));

/** High spades first, unless there are many to hide them among; then the highest there is, hearts before others. */
const give = (hand: readonly Card[]): readonly Card[] => {
  const isShort = hand.filter((card) => suitOf(card) === 's').length < 5;
  const weight = (card: Card): number =>
    suitOf(card) === 's' ? (isShort && height(card) >= height('Qs') ? 40 : 0) : height(card) + (suitOf(card) === 'h' ? 0.5 : 0);
  return hand.toSorted((a, b) => weight(b) - weight(a)).slice(0, 3);
};

const playSimply = (view: View): Card => {
  const board = boardOf(view);
  findLegal(board);
  return cardAtIndex(simpleCard(board));
};

/** Plays by rules of thumb. */
const easy = answerWith(give, playSimply);

// Counts the cards: knows what is still out, flushes the queen, throws her where she counts, and stops the moon.

/** Plays by counting. */
const normal = answerWith(passByWeight, (view) => cardAtIndex(chooseQuickly(boardOf(view))));

const hard: Bot<Hearts> = (sight, chance) => advise(sight, chance).action;

/** The bots of Hearts by name. */
export const bots = { easy, normal, hard } as const;

/** Counts the cards: knows what is still out, flushes the queen, throws her where she counts, and stops the moon. */
import { boardOf, cardAtIndex } from '../board.ts';
import { answerWith } from './answer.ts';
import { passByWeight } from './giving.ts';
import { chooseQuickly } from './policy.ts';

/** Plays by counting. */
export const normal = answerWith(passByWeight, (view) => cardAtIndex(chooseQuickly(boardOf(view))));

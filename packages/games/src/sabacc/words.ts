/** Sabacc in sentences: which one is said stands in language/speak.ts, how it is said in language/words.en.ts and its like. */
import type { Audience, Saying, Words } from '@baize/engine';
import type { SabaccCard } from './cards.ts';
import { totalOf } from './hand.ts';
import { sabaccWords } from './language/index.ts';
import { accountOf, beatsSaying, countsFor, cryOf, rankedSaying, speak } from './language/speak.ts';
import type { Finish, Sabacc, View } from './state.ts';

/** The words of Sabacc. */
export const words: Words<Sabacc> = speak(sabaccWords);

/** "plus 7 of circles", "sylop". */
export const sabaccCardName = (card: SabaccCard): string => sabaccWords().card(card);

/** "You have the plus 7 of circles and a sylop: plus 7 in all." */
export const handWords = (cards: readonly SabaccCard[]): string => sabaccWords().hand(cards, totalOf(cards));

/** The discard pile from its top: "Discard pile, top first: plus 9 of circles, minus 2 of squares." */
export const discardWords = ({ discard }: Pick<View, 'discard'>): string => sabaccWords().discards(discard.toReversed());

/** "All hands shown: you 0, Tovo +1, Mirel −3." */
export const rankedWords = (view: View, places: Finish['places'], audience: Audience): Saying =>
  rankedSaying(sabaccWords(), view, places, audience);

/**
 * Why the listener won or lost, against whoever was next to them in rank: "Your 0 beats Odette’s −1: closer to zero." Nothing where no
 * hands were compared, or the listener was out.
 */
export const whyWords = (view: View, audience: Audience): Saying => beatsSaying(sabaccWords(), view, audience);

/** What a hand counts for, for whoever has never heard of it: "2 from zero"; under the spire's rules what it is made of. */
export const standWords = (view: Pick<View, 'rules'>, cards: readonly SabaccCard[]): string => countsFor(sabaccWords(), view, cards);

/** "Sabacc!", over a game that was won with a zero; nothing over any other. */
export const cryWords = (view: View): string => cryOf(sabaccWords(), view);

/** Who has won what, without the cry: "Tovo wins the pot of 80.", "The sabacc pot stays at 200." */
export const accountWords = (view: View, audience: Audience): readonly Saying[] => accountOf(sabaccWords(), view, audience);

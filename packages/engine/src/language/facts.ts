/** What a sentence is made of in any language: facts, and no words. A language is given these and says the rest. */
import { type Card, rankIndex, rankOf, type Suit, suitOf } from '../cards.ts';
import type { Audience, Seat } from '../contract.ts';

/** Whom a sentence is about: the listener, or somebody by name. The pronoun, the verb and the order are up to the language. */
export type Who = 'you' | { readonly name: string };

/** Somebody and a number: points, chips, tricks. */
export interface CountOf {
  readonly who: Who;
  readonly count: number;
}

/** The cards of one suit, the lowest first. */
export interface SuitHeld {
  readonly suit: Suit;
  readonly cards: readonly Card[];
}

/** Who sits there, as this listener is told of them. */
export const whoIs = (seat: Seat, { me, names }: Audience): Who => (seat === me ? 'you' : { name: names[seat] ?? String(seat + 1) });

/** Some cards by suit, in this order of suits. */
export const heldBySuit = (cards: readonly Card[], order: readonly Suit[]): readonly SuitHeld[] =>
  order
    .map((suit) => ({
      suit,
      cards: cards.filter((card) => suitOf(card) === suit).toSorted((a, b) => rankIndex(rankOf(a)) - rankIndex(rankOf(b))),
    }))
    .filter((held) => held.cards.length > 0);

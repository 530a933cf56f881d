/** Hold'em in sentences: which one is said stands in language/speak.ts, how it is said in language/words.en.ts and its like. */
import { type Audience, type Card, type Saying, type Seat, type Sight, type Words, whoIs } from '@baize/engine';
import { characterAt } from './bots/characters.ts';
import type { PastHand } from './language/holdem-words.ts';
import { holdemWords } from './language/index.ts';
import { gainsTold, namedAt, optionsOf, resultTold, speak } from './language/speak.ts';
import { type Made, namedBy, type PokerKind } from './ranking/names.ts';
import type { Holdem, View } from './state.ts';

/** Hold'em's words. */
export const words: Words<Holdem> = speak(holdemWords);

/** What the choice comes to, in a whole sentence: "Call 80 to stay in, or raise to between 160 and 1,190." */
export const choiceWords = (sight: Sight<Holdem>): Saying => holdemWords().choice(optionsOf(sight));

/** What a seat has, as far as its cards are seen: "two pair, queens and jacks"; undefined when they are not. */
export const handWords = (view: View, seat: Seat): Saying | undefined => {
  const hand = namedAt(view, seat);
  return hand === undefined ? undefined : holdemWords().hand(hand);
};

/** The same in rows, for a narrow place; none when the cards are not seen. */
export const handRows = (view: View, seat: Seat): readonly Saying[] => {
  const hand = namedAt(view, seat);
  return hand === undefined ? [] : holdemWords().handRows(hand);
};

/** A player's own cards: "You hold the queen of spades and the jack of spades." */
export const youHoldWords = (cards: readonly Card[]): Saying => holdemWords().told.youHold(cards);

/** What a seat has, in a sentence for the player who holds it. */
export const youHaveWords = (view: View, seat: Seat): Saying | undefined => {
  const hand = namedAt(view, seat);
  return hand === undefined ? undefined : holdemWords().told.youHave(hand);
};

/** What some cards make: "full house, kings over fours". */
export const madeWords = (made: Pick<Made, 'category' | 'five'>): Saying => holdemWords().hand(namedBy(made));

/** A kind of hand, as a heading: "Full house". */
export const kindWords = (kind: PokerKind): string => holdemWords().kinds[kind];

/** What the hand came to, in as many sentences as there are pots, or one: "You win 1,080 with two pair, queens and jacks." */
export const resultWords = (view: View, audience: Audience): readonly Saying[] => resultTold(holdemWords(), view, audience);

/** "Bruno shows a pair of queens, Dmitri a pair of tens." `all` is how many have shown; the seats are those that are told of. */
export const showdownWords = (view: View, seats: readonly Seat[], all: number, audience: Audience): Saying => {
  const hands = seats.flatMap((seat) => {
    const hand = namedAt(view, seat);
    return hand === undefined ? [] : [{ who: whoIs(seat, audience), hand }];
  });
  return holdemWords().showdown(hands, all);
};

/** Who got how much of many pots, in one sentence: "Edmund wins 23,062, Elsie 7,902 and you 386." */
export const gainsWords = (view: View, audience: Audience): string => gainsTold(holdemWords(), view, audience);

/** What is said to whoever has beaten somebody: "Tamsin and Lorcan are out of chips and leave the table. Well played!" */
export const beatenWords = (seats: readonly Seat[], audience: Audience): Saying =>
  holdemWords().told.left(
    seats.map((seat) => whoIs(seat, audience)),
    true,
  );

/** A hand that is over in a row of a list: "you 720, two pair". */
export const pastRow = (past: PastHand): Saying => holdemWords().pastRow(past);

/** The same as a sentence: "Hand 3: you won 720 with two pair, queens and jacks." */
export const pastWords = (past: PastHand): string => holdemWords().past(past);

/** How somebody plays, for whoever wants to know: by the seat's character, or as the simplest of players. */
export const styleWords = (seat: Seat, isSimple: boolean): string => holdemWords().styles[isSimple ? 'thirds' : characterAt(seat).style];

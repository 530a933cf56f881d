/**
 * The shoe: cards come out of it by chance, each from a fair one of the places that still hold one.
 *
 * Nobody looks into a shoe, so nobody has to put all its cards in order first: for a fresh one every round, as most tables have it,
 * that would cost a simulation several times what the round does. The seed fixes which cards come all the same.
 */
import { type Card, type Chance, drawPlaces, type Own, ownFields, PACK } from '@baize/engine';
import type { Shoe } from './state.ts';

// A number of this module's own is a constant to the compiler, and the remainder below then takes no division.
const DECK = PACK.length;

/** How many cards there are in all. */
export const shoeSize = (decks: number): number => decks * DECK;

const noCard = (): never => {
  throw new RangeError('The shoe is empty.');
};

/** The card at a place of the shoe: deck after deck, each in the order of the maker. */
const cardIn = (place: number): Card => PACK[place % DECK] ?? noCard();

/** How many words of chance are read at a time: they bring six cards out of six decks, and few rounds need more. */
const WORDS = 2;

const copyOfShoe = ({ decks, places, spent }: Shoe): Own<Shoe> => ({ decks, places, spent });

/** The same shoe with some more cards drawn from it, to come in their order, and chance after it. */
export const drawAhead = (shoe: Shoe, chance: Chance): readonly [Shoe, Chance] => {
  const drawn = drawPlaces(shoeSize(shoe.decks), shoe.places, WORDS, chance);
  const mine = ownFields(shoe, copyOfShoe);
  mine.places = drawn[0];
  return [mine, drawn[1]];
};

/** All the cards of so many decks, shuffled. */
export const freshShoe = (decks: number, chance: Chance): readonly [Shoe, Chance] => drawAhead({ decks, places: [], spent: 0 }, chance);

/** The cards on the table are put aside, to the spent ones. */
export const cardsAside = (shoe: Shoe, dealt: number): Shoe => {
  if (shoe.spent === dealt) return shoe;
  const mine = ownFields(shoe, copyOfShoe);
  mine.spent = dealt;
  return mine;
};

/** The cards on the table stay there, and the spent ones are in the shoe again. */
export const withSpentBack = ({ decks, places, spent }: Shoe, dealt: number): Shoe => ({
  decks,
  places: places.slice(spent, dealt),
  spent: 0,
});

/** Whether the next card has still to be drawn. */
export const isToDraw = ({ places }: Shoe, dealt: number): boolean => dealt >= places.length;

/** The next card of a shoe that is ready. */
export const nextCard = ({ places }: Shoe, dealt: number): Card => cardIn(places[dealt] ?? noCard());

/** The first cards out of a shoe, in the order they came. */
export const cardsOut = ({ places }: Shoe, from: number, to: number): readonly Card[] => places.slice(from, to).map(cardIn);

/** The cards that are in the shoe when so many have been dealt. */
export const cardsLeft = ({ decks, places }: Shoe, dealt: number): readonly Card[] => {
  const gone = new Set(places.slice(0, dealt));
  return Array.from({ length: shoeSize(decks) }, (_, place) => place)
    .filter((place) => !gone.has(place))
    .map(cardIn);
};

/** A shoe out of which these cards have come, in this order. */
export const shoeWithout = (decks: number, out: readonly Card[], spent: number): Shoe => {
  const places: number[] = [];
  for (const card of out) {
    let place = PACK.indexOf(card);
    while (places.includes(place)) place += PACK.length;
    if (place >= shoeSize(decks)) throw new RangeError(`There are not so many of ${card}.`);
    places.push(place);
  }
  return { decks, places, spent };
};

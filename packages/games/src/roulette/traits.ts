/** All that a number is, beside itself: its colour, and every outside bet it wins. */
import { findSpot } from './layout.ts';
import { type Colour, colourOf } from './wheel.ts';

/** An outside bet that a number may win, as it is told of the number. Its colour is told apart. */
export const TRAITS = ['even', 'odd', 'low', 'high', 'dozen-1', 'dozen-2', 'dozen-3', 'column-1', 'column-2', 'column-3'] as const;
/** One of them. */
export type Trait = (typeof TRAITS)[number];

/** A number's colour, and the outside bets it wins. Zero wins none. */
export interface NumberTraits {
  readonly colour: Colour;
  readonly traits: readonly Trait[];
}

/** What a number is. */
export const traitsOf = (number: number): NumberTraits => ({
  colour: colourOf(number),
  traits: TRAITS.filter((id) => findSpot(id)?.numbers.includes(number) === true),
});

/** The wheel: its 37 pockets in order, their colours, and which lie beside each other. */

// biome-ignore format: a wheel is read in one go
/** The numbers of the European wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** How many pockets there are. */
export const POCKETS = WHEEL.length;

/** The numbers in counting order. */
export const NUMBERS: readonly number[] = WHEEL.toSorted((a, b) => a - b);

/** The colour of a pocket. */
export type Colour = 'green' | 'red' | 'black';

/** Red and black take turns round the wheel, from the red one beside zero on. */
const colours: readonly Colour[] = NUMBERS.map((number) => {
  const pocket = WHEEL.indexOf(number);
  return pocket === 0 ? 'green' : pocket % 2 === 1 ? 'red' : 'black';
});

/** The colour of a number. */
export const colourOf = (number: number): Colour => colours[number] ?? 'green';

/** A number and those that lie beside it on the wheel, this many to each side, clockwise. */
export const neighboursOf = (number: number, reach = 2): readonly number[] => {
  const pocket = WHEEL.indexOf(number);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => pocket + step - reach + POCKETS);
  return steps.flatMap((at) => WHEEL[at % POCKETS] ?? []);
};

/** Reading lists of numbers in tight loops: what lies outside a list is 0. There is one reader for each kind of list, so that each stays fast. */

/** An entry of a plain list. */
export const entry = (list: readonly number[], place: number): number => list[place] ?? 0;
/** An entry of a list of fractions. */
export const real = (list: Float64Array, place: number): number => list[place] ?? 0;
/** An entry of a list of small numbers. */
export const small = (list: Int16Array, place: number): number => list[place] ?? 0;
/** An entry of a list of whole numbers. */
export const whole = (list: Int32Array, place: number): number => list[place] ?? 0;
/** An entry of a table. */
export const lookUp = (table: Uint16Array, place: number): number => table[place] ?? 0;

/** Figures beside their bars. One that misses its bar fails the bench. */

/** @param {number} figure @param {string} unit */
const worded = (figure, unit) => {
  const digits = Number.isInteger(figure) || Math.abs(figure) >= 100 ? 0 : 2;
  return `${figure.toFixed(digits)}${unit && ` ${unit}`}`;
};

/**
 * Prints a figure that is judged, and gives back whether it is good enough.
 * @param {string} name
 * @param {{ figure: number, bar: number, aim?: number | undefined, unit?: string | undefined, isMet: boolean, side: string }} judged
 */
const judge = (name, { figure, bar, aim, unit = '', isMet, side }) => {
  const hope = aim === undefined ? '' : `, aim ${worded(aim, unit)}`;
  console.log(`${isMet ? '✓' : '✗'} ${name}: ${worded(figure, unit)}, ${side} ${worded(bar, unit)}${hope}`);
  if (!isMet) process.exitCode = 1;
  return isMet;
};

/**
 * A figure that must reach its bar.
 * @param {string} name
 * @param {number} figure
 * @param {number} bar
 * @param {{ unit?: string, aim?: number }} [more]
 */
export const atLeast = (name, figure, bar, { unit, aim } = {}) =>
  judge(name, { figure, bar, unit, aim, isMet: figure >= bar, side: 'bar at least' });

/**
 * A figure that must not go over its bar.
 * @param {string} name
 * @param {number} figure
 * @param {number} bar
 * @param {{ unit?: string, aim?: number }} [more]
 */
export const atMost = (name, figure, bar, { unit, aim } = {}) =>
  judge(name, { figure, bar, unit, aim, isMet: figure <= bar, side: 'bar at most' });

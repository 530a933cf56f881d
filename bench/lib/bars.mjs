/** Bars as they are written, and figures beside them. A figure that misses its bar fails the bench. */

/** @typedef {{ side: 'least' | 'most', bar: number, unit: string, aim: number | undefined }} Bar */

const WRITTEN = /^at (?<side>least|most) (?<bar>-?[\d.]+)(?: (?<unit>[^\s,]+))?(?:, aim (?<aim>[\d.]+))?$/;

/**
 * Reads a bar: `at least 2, aim 3`, `at most 200 ms`.
 * @param {string} text
 * @returns {Bar}
 */
export const parseBar = (text) => {
  const { side, bar, unit = '', aim } = WRITTEN.exec(text)?.groups ?? {};
  if (side !== 'least' && side !== 'most') throw new SyntaxError(`"${text}" isn't a bar: write "at least 2, aim 3" or "at most 200 ms".`);
  return { side, bar: Number(bar), unit, aim: aim === undefined ? undefined : Number(aim) };
};

/** @type {Map<string, Bar>} */
const declared = new Map();

/** Keeps the bars of the bench that runs in this process. @param {Readonly<Record<string, string>>} bars */
export const declareBars = (bars) => {
  declared.clear();
  for (const [name, text] of Object.entries(bars)) declared.set(name, parseBar(text));
};

/** @param {number} figure @param {string} unit */
const worded = (figure, unit) => {
  const digits = Number.isInteger(figure) || Math.abs(figure) >= 100 ? 0 : 2;
  return `${figure.toFixed(digits)}${unit && ` ${unit}`}`;
};

/**
 * Prints a figure beside its bar. `of` says whose figure it is, where several are held to the same bar; `move` moves the bar, where it depends
 * on something that is measured as well.
 * @param {string} name
 * @param {number} figure
 * @param {{ of?: string, move?: (bar: number) => number }} [more]
 */
export const judge = (name, figure, more = {}) => {
  const found = declared.get(name);
  if (found === undefined) throw new RangeError(`No bar is declared for "${name}".`);
  const { side, unit, aim } = found;
  const bar = more.move?.(found.bar) ?? found.bar;
  const isMet = side === 'least' ? figure >= bar : figure <= bar;
  const whose = more.of === undefined ? '' : `${more.of}: `;
  const hope = aim === undefined ? '' : `, aim ${worded(aim, unit)}`;
  console.log(`${isMet ? '✓' : '✗'} ${whose}${name}: ${worded(figure, unit)}, bar at ${side} ${worded(bar, unit)}${hope}`);
  if (!isMet) process.exitCode = 1;
};

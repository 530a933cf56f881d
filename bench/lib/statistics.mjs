/** What can be said of a list of figures. */

/** @param {readonly number[]} figures */
export const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** The standard error of the mean. @param {readonly number[]} figures */
export const standardError = (figures) => {
  const middle = mean(figures);
  const squares = figures.reduce((sum, figure) => sum + (figure - middle) ** 2, 0);
  return Math.sqrt(squares / (figures.length - 1) / figures.length);
};

/** The figure below which that part of them lies: 0.5 for the median. @param {readonly number[]} figures @param {number} part */
export const quantile = (figures, part) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)];

/** Solves a few equations for as many unknowns, by elimination. @param {number[][]} rows each with its right side last */
const solve = (rows) => {
  for (let at = 0; at < rows.length; at += 1) {
    const best = rows.findIndex((row, place) => place >= at && rows.slice(at).every((other) => Math.abs(other[at]) <= Math.abs(row[at])));
    [rows[at], rows[best]] = [rows[best], rows[at]];
    for (let below = at + 1; below < rows.length; below += 1) {
      const times = rows[below][at] / rows[at][at];
      rows[below] = rows[below].map((figure, place) => figure - times * rows[at][place]);
    }
  }
  const found = rows.map(() => 0);
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const known = found.reduce((sum, figure, place) => sum + figure * rows[at][place], 0);
    found[at] = (rows[at][rows.length] - known) / rows[at][at];
  }
  return found;
};

/** How much of each control explains the figures best (least squares). */
const weightsFor = (figures, controls) => {
  const middle = mean(figures);
  const count = controls[0].length;
  const rows = Array.from({ length: count }, () => Array.from({ length: count + 1 }, () => 0));
  for (const [at, one] of controls.entries()) {
    for (let a = 0; a < count; a += 1) {
      for (let b = 0; b < count; b += 1) rows[a][b] += one[a] * one[b];
      rows[a][count] += one[a] * (figures[at] - middle);
    }
  }
  // A control that was never anything explains nothing.
  for (let a = 0; a < count; a += 1) rows[a][a] = rows[a][a] * (1 + 1e-9) + 1e-12;
  return solve(rows);
};

/** With fewer figures than this for each control nothing can be told. */
const FIGURES_EACH = 8;

/**
 * Figures less the luck in them. Controls are zero on average, whatever else. How much of each to take away is found from the figures at
 * even places for those at odd places, and the other way round, so that no figure has a say in its own. Where figures are few they stay as they are.
 * @param {readonly number[]} figures
 * @param {readonly (readonly number[])[]} controls for each figure its controls
 */
export const withoutLuck = (figures, controls) => {
  if (figures.length < 2 * FIGURES_EACH * controls[0].length) return figures;
  const weights = [0, 1].map((part) => {
    const others = (_, at) => at % 2 !== part;
    return weightsFor(figures.filter(others), controls.filter(others));
  });
  return figures.map((figure, at) => controls[at].reduce((left, control, place) => left - weights[at % 2][place] * control, figure));
};

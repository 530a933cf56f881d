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

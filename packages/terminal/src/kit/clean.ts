/** Text from outside, made safe to show: no control characters, no escape sequences, no endless lines. */

const LONGEST = 40;

/** Whether this is one character that takes one cell and that no terminal obeys: ASCII or a Latin letter or sign, the soft hyphen left out. */
export const isOneCell = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]$/u.test(text);

/** A text as one short line of ASCII letters and signs; what is left out is marked. */
export const clean = (text: string): string => {
  // Cut first: a megabyte on one line is not worth reading to its end.
  const short = [...text.slice(0, LONGEST * 4)]
    .map((char) => (/^[\x20-\x7e]$/.test(char) ? char : '?'))
    .join('')
    .trim();
  return short.length > LONGEST || text.length > LONGEST * 4 ? `${short.slice(0, LONGEST)}...` : short;
};

/** The same in quotation marks. */
export const quoted = (text: string): string => `"${clean(text)}"`;

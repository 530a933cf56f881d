/** What can be told to those who mend things: the version, the place, and where it broke. Nothing about the player. */

/** Room for the innermost calls. */
const MOST_LINES = 12;

/** The innermost lines, without the address that the page was loaded from. */
const clipped = (text: string): string =>
  text
    .split('\n')
    .slice(0, MOST_LINES)
    .join('\n')
    .replaceAll(/\w+:\/\/[^/\s]+/g, '');

/** The report. A seed in the address would tell the cards to come, so what follows the question mark is left out. */
export const reportOf = (error: unknown, hash: string, componentStack: string): string => {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is not an error was thrown.';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [`Baize ${__VERSION__}`, `At ${hash.split('?')[0] || '#/'}`, what, clipped(stack), clipped(componentStack.trim())]
    .filter((line) => line !== '')
    .join('\n');
};

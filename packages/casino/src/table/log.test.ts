import { describe, expect, test } from 'vitest';
import { addLine, allLines, emptyLog, LINES_A_PAGE, type Log, logOf } from './action-log.ts';

const lines = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

describe('a log', () => {
  test.each([0, 1, LINES_A_PAGE - 1, LINES_A_PAGE, LINES_A_PAGE + 1, 3 * LINES_A_PAGE, 1000])(
    'of %i lines is the same, line by line or at once',
    (count) => {
      const grown = lines(count).reduce<Log<number>>(addLine, emptyLog);
      expect(grown).toEqual(logOf(lines(count)));
      expect([grown.length, allLines(grown)]).toEqual([count, lines(count)]);
    },
  );

  test('shares its full pages with every later one, and is never changed', () => {
    const before = logOf(lines(2 * LINES_A_PAGE + 5));
    const text = JSON.stringify(before);
    const [one, other] = [addLine(before, -1), addLine(before, -2)];
    expect(one.pages).toBe(before.pages);
    expect([allLines(one).at(-1), allLines(other).at(-1), JSON.stringify(before)]).toEqual([-1, -2, text]);
  });
});

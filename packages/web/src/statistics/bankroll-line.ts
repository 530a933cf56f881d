/** The line of a bankroll, as the points of a picture. */
import type { Bankroll } from '@baize/casino';

/** The size of the picture's field. */
export const CHART_AREA = { width: 600, height: 160 } as const;

const round = (number: number): number => Math.round(number * 10) / 10;

/** The height at which an amount is drawn: the lowest at the bottom, the highest at the top, both with a little room. */
export const heightOf = ({ low, peak }: Bankroll, amount: number): number =>
  peak === low ? CHART_AREA.height / 2 : round(CHART_AREA.height * (1 - (0.06 + (0.88 * (amount - low)) / (peak - low))));

/** The line, as a path. One point alone is a level line. */
export const linePath = (bankroll: Bankroll): string => {
  const { line } = bankroll;
  const points = line.length === 1 ? [...line, ...line] : line;
  return points
    .map(
      (amount, place) =>
        `${place === 0 ? 'M' : 'L'}${round((CHART_AREA.width * place) / (points.length - 1))} ${heightOf(bankroll, amount)}`,
    )
    .join('');
};

/** The scale of a chart: round numbers beside it, and where a value lies on it. */

/** An axis from its lowest line to its highest, with the values of its lines. */
export interface ChartScale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A round step that parts a span into about so many rows. */
const stepOf = (span: number, rows: number): number => {
  const raw = span / rows;
  const power = 10 ** Math.floor(Math.log10(raw));
  return (STEPS.find((step) => step * power >= raw * 0.999) ?? 10) * power;
};

/** The scale that holds all of these. Values that are all the same lie in the middle. */
export const scaleOf = (values: readonly number[], rows = 4): ChartScale => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [from, to] = least === most ? [least - 1, most + 1] : [least, most];
  const step = stepOf(to - from, rows);
  const [first, last] = [Math.floor(from / step), Math.ceil(to / step)];
  const lines = Array.from({ length: last - first + 1 }, (_, place) => Math.round((first + place) * step * 1000) / 1000);
  return { low: first * step, high: last * step, lines };
};

/** A rectangle that a chart is drawn in. */
export interface ChartField {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Where a value lies in the field, from the top. */
export const heightIn = ({ low, high }: ChartScale, { top, height }: ChartField, value: number): number =>
  tenth(top + ((high - value) / (high - low)) * height);

/** Where the `place`-th of `count` points lies, from the left. */
export const acrossIn = ({ left, width }: ChartField, place: number, count: number): number =>
  tenth(left + (count < 2 ? width : (place / (count - 1)) * width));

/** The points of some values, as a path. */
export const courseLine = (scale: ChartScale, field: ChartField, values: readonly number[]): string =>
  values
    .map((value, place) => `${place === 0 ? 'M' : 'L'}${acrossIn(field, place, values.length)} ${heightIn(scale, field, value)}`)
    .join('');

/** The room between two lines, as a path. */
export const bandPath = (scale: ChartScale, field: ChartField, upper: readonly number[], lower: readonly number[]): string => {
  const back = lower.map((value, place) => `L${acrossIn(field, place, lower.length)} ${heightIn(scale, field, value)}`).toReversed();
  return `${courseLine(scale, field, upper)}${back.join('')}z`;
};

/** The point nearest to a distance from the left edge. */
export const nearestPoint = ({ left, width }: ChartField, x: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(((x - left) / width) * (count - 1))));

/** Where a key takes the point that is shown: a step, ten, the first or the last. Undefined for a key that does nothing here. */
export const pointAfterKey = (key: string, place: number, count: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: -10, PageDown: 10 };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, place + step));
};

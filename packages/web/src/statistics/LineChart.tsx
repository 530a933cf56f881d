/** A line with axes. A pointer, a finger or the arrow keys move a point along it, and its values are told there. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { amountOf } from '../kit/deck/chips.ts';
import {
  acrossIn,
  bandPath,
  type ChartField,
  type ChartScale,
  courseLine,
  heightIn,
  nearestPoint,
  pointAfterKey,
  scaleOf,
} from './scale.ts';
import type { Series } from './series.ts';

/** What is told of a point. */
export interface PointWords {
  readonly where: string;
  readonly value: string;
  readonly more?: string;
}

interface LineChartProps {
  readonly series: Series;
  /** What the whole chart says, in a sentence. */
  readonly label: string;
  readonly height: number;
  /** A level to compare with. */
  readonly level?: number;
  /** Whether the ground under the line is washed with its colour. */
  readonly washed?: boolean;
  axis(value: number): string;
  tell(place: number): PointWords;
}

const MARGIN = { left: 58, right: 14, top: 14, bottom: 28 };
const TIP_HALF = 112;

const fieldOf = (width: number, height: number): ChartField => ({
  left: MARGIN.left,
  top: MARGIN.top,
  width: Math.max(1, width - MARGIN.left - MARGIN.right),
  height: height - MARGIN.top - MARGIN.bottom,
});

/** The width of a box, as it changes. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
};

const valuesOf = ({ values, expected = [], usual = [] }: Series, level: number | undefined): readonly number[] => [
  ...values,
  ...expected,
  ...usual.flatMap((width, place) => [(expected[place] ?? 0) + width, (expected[place] ?? 0) - width]),
  ...(level === undefined ? [] : [level]),
];

interface DrawnProps {
  readonly scale: ChartScale;
  readonly field: ChartField;
}

const Grid = ({ scale, field, axis }: DrawnProps & { axis(value: number): string }) => (
  <>
    {scale.lines.map((value) => {
      const y = heightIn(scale, field, value);
      return (
        <g key={value}>
          <path className={value === 0 && scale.low < 0 ? 'zero' : 'grid'} d={`M${field.left} ${y}h${field.width}`} />
          <text className="end" x={field.left - 10} y={y + 5}>
            {axis(value)}
          </text>
        </g>
      );
    })}
  </>
);

const Lines = ({ scale, field, series, level, washed }: DrawnProps & Pick<LineChartProps, 'series' | 'level' | 'washed'>) => {
  const { values, expected, usual } = series;
  const foot = field.top + field.height;
  const course = courseLine(scale, field, values);
  return (
    <>
      {level !== undefined && <path className="zero" d={`M${field.left} ${heightIn(scale, field, level)}h${field.width}`} />}
      {expected !== undefined && usual !== undefined && (
        <path
          className="band"
          d={bandPath(
            scale,
            field,
            expected.map((value, place) => value + (usual[place] ?? 0)),
            expected.map((value, place) => value - (usual[place] ?? 0)),
          )}
        />
      )}
      {washed === true && <path className="wash" d={`${course}L${field.left + field.width} ${foot}L${field.left} ${foot}z`} />}
      {expected !== undefined && <path className="other" d={courseLine(scale, field, expected)} />}
      <path className="course" d={course} />
    </>
  );
};

const Foot = ({ field, rounds, height }: { field: ChartField; rounds: readonly number[]; height: number }) => {
  const last = rounds.length - 1;
  const places = field.width > 300 && last > 3 ? [0, Math.round(last / 2), last] : [0, last];
  return (
    <>
      {places.map((place) => (
        <text
          key={place}
          className={place === 0 ? '' : place === last ? 'end' : 'mid'}
          x={acrossIn(field, place, rounds.length)}
          y={height - 5}
        >
          {amountOf(rounds[place] ?? 0)}
        </text>
      ))}
    </>
  );
};

const Tip = ({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) => {
  const at = Math.min(Math.max(x, TIP_HALF), Math.max(TIP_HALF, width - TIP_HALF));
  return (
    <div className={`tip ${y < 96 ? 'under' : ''}`} style={{ left: at, top: y, '--lean': `${x - at}px` }}>
      {children}
    </div>
  );
};

/** The chart. It is as wide as its place, so that its words stay as large as all others. */
export const LineChart = ({ series, label, height, level, washed, axis, tell }: LineChartProps) => {
  const [box, width] = useWidth();
  const [place, setPlace] = useState<number>();
  const count = series.values.length;
  const last = count - 1;
  const scale = scaleOf(valuesOf(series, level));
  const field = fieldOf(width, height);
  const shown = Math.min(place ?? last, last);
  const words = tell(shown);
  const [x, y] = [acrossIn(field, shown, count), heightIn(scale, field, series.values[shown] ?? 0)];
  const press = (event: KeyboardEvent): void => {
    const next = pointAfterKey(event.key, shown, count);
    if (event.key === 'Escape' && place !== undefined) setPlace(undefined);
    else if (next !== undefined) setPlace(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const point = ({ clientX, currentTarget }: PointerEvent): void =>
    setPlace(nearestPoint(field, clientX - currentTarget.getBoundingClientRect().left, count));
  return (
    <div
      ref={box}
      className="chart-box"
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={[words.where, words.value, words.more ?? ''].filter((part) => part !== '').join(', ')}
      onKeyDown={press}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPlace(undefined)}
      onBlur={() => setPlace(undefined)}
    >
      {width > 0 && (
        <svg className="chart" width={width} height={height} aria-hidden="true">
          <Grid scale={scale} field={field} axis={axis} />
          <Foot field={field} rounds={series.rounds} height={height} />
          <Lines scale={scale} field={field} series={series} {...(level === undefined ? {} : { level })} washed={washed === true} />
          {place !== undefined && <path className="hair" d={`M${x} ${field.top}v${field.height}`} />}
          <circle className="mark" cx={x} cy={y} r={7} />
        </svg>
      )}
      {place !== undefined && (
        <Tip x={x} y={y} width={width}>
          <span>{words.where}</span>
          <b>{words.value}</b>
          {words.more !== undefined && <span>{words.more}</span>}
        </Tip>
      )}
    </div>
  );
};

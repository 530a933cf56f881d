/** A die. Its size is `--die`. */
import { memo } from 'react';
import './sabacc.css';
import { kitWords } from '../language/index.ts';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10.5],
    [28, 10.5],
    [12, 20],
    [28, 20],
    [12, 29.5],
    [28, 29.5],
  ],
};

/** A die with so many pips up; 0 is a die that has not been rolled. */
export const Die = memo(({ pips }: { pips: number }) => (
  <svg className="die" viewBox="0 0 40 42" role="img" aria-label={pips === 0 ? kitWords().dieNotRolled : kitWords().die(pips)}>
    <rect y="2" width="40" height="40" rx="9" className="under" />
    <rect width="40" height="40" rx="9" className="side" />
    {(spots[pips] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3.7" />
    ))}
  </svg>
));

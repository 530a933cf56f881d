/** Chips: one with its value, and a stack that pictures an amount. */
import type { Chips } from '@baize/engine';
import { memo } from 'react';
import { type ChipValue, chipsFor, chipsOf } from './chips.ts';
import { stamp } from './pen.ts';
import { suitPaths } from './shapes.ts';

/** A chip lying on its shadow, so far down. Its colours are those of the value that the group around it has. */
const Disc = ({ down = 24 }: { down?: number }) => (
  <>
    <circle cx="24" cy={down + 2} r="23" className="under" />
    <circle cx="24" cy={down} r="23" fill="currentColor" />
    <circle cx="24" cy={down} r="20" className="spots" />
    <circle cx="24" cy={down} r="22.6" className="bevel" />
    <circle cx="24" cy={down} r="15.7" className="inlay" />
  </>
);

/** One chip with its value, for a tray. Its size is `--chip`, 42 px or more. The button that holds it has the name. */
export const Chip = memo(({ value }: { value: ChipValue }) => (
  <svg className="chip" viewBox="0 0 48 50" aria-hidden="true">
    <g className={`chip-${value}`}>
      <Disc />
      <text x="24" y="29.6" className="chip-value">
        {value}
      </text>
    </g>
  </svg>
));

const STEP = 5;

/** A stack of chips worth about `amount`, in these chips; the amount itself is written beside it. */
export const ChipStack = memo(({ amount, chips = chipsFor(amount) }: { amount: Chips; chips?: readonly ChipValue[] }) => {
  const height = 48 + STEP * Math.max(0, chips.length - 1);
  return (
    <svg className="chips" viewBox={`0 0 48 ${height + 2}`} role="img" aria-label={chipsOf(amount)}>
      {chips.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chip in a stack is its place, two of one value are alike
        <g key={place} className={`chip-${value}`}>
          <Disc down={height - 24 - place * STEP} />
          {place === chips.length - 1 && <path className="spot-ink" d={stamp(suitPaths.d, [[24, height - 24 - place * STEP]], 17)} />}
        </g>
      ))}
    </svg>
  );
});

/** The pens that draw a card on its grid of 100 by 140: shapes, figures, and paths in the three inks. */
import type { Rank } from '@baize/engine';
import type { ReactNode } from 'react';
import { figurePaths } from './shapes.ts';

/** A place on the card. */
export type Point = readonly [x: number, y: number];

interface StampProps {
  /** A shape in a box of 20 by 20, in relative steps from its middle. */
  readonly shape: string;
  readonly at: readonly Point[];
  readonly w: number;
  /** What it wears, unless it is filled with the suit's own colour. */
  readonly className?: string | undefined;
}

/** A shape centred on each of some points: one path however many they are, for cards are many and are drawn often. */
export const Stamp = ({ shape, at, w, className }: StampProps) => {
  const scale = w / 20;
  const place = (on: number): number => Number((on / scale).toFixed(2));
  return (
    <path
      d={at.map(([x, y]) => `M${place(x)} ${place(y)}${shape}`).join('')}
      transform={`scale(${scale})`}
      className={className}
      fill={className === undefined ? 'currentColor' : undefined}
    />
  );
};

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A figure in its box, whose edge trims it: the path of a stroke in a box of 20 by 30, or as wide as it is said to be. */
export const Stroke = ({ d, wide = 20, turned = false, x, y, w, h }: BoxProps & { d: string; wide?: number; turned?: boolean }) => (
  <svg x={x} y={y} width={w} height={h} viewBox={`0 0 ${wide} 30`} aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="4.2" transform={turned ? 'rotate(180 10 15)' : undefined} />
  </svg>
);

/** A rank's figure in its box. */
export const Figure = ({ rank, ...box }: BoxProps & { rank: Rank }) => (
  <Stroke d={figurePaths[rank]} wide={rank === 'T' ? 24 : 20} turned={rank === '9'} {...box} />
);

/** The same once more, turned about the middle of the card. */
export const HalfTurn = ({ children }: { children: ReactNode }) => <g transform="rotate(180 50 70)">{children}</g>;

/** A shape in the suit's own colour. */
export const Ink = ({ d }: { d: string }) => <path d={d} fill="currentColor" />;
/** A shape in brass. */
export const Gilt = ({ d }: { d: string }) => <path d={d} className="gilt" />;
/** A shape in the card's ivory. */
export const Paper = ({ d }: { d: string }) => <path d={d} className="paper" />;
/** A line in the suit's own colour. */
export const InkLine = ({ d, w = 0.9 }: { d: string; w?: number }) => <path d={d} className="line" strokeWidth={w} />;
/** A line in ivory, on cloth or hair. */
export const IvoryLine = ({ d, w = 0.7 }: { d: string; w?: number }) => <path d={d} className="thread" strokeWidth={w} />;

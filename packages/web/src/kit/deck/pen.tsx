/** The pens that draw a card on its grid of 100 by 140: a symbol put somewhere, and paths in the three inks. */
import type { ReactNode } from 'react';

/** A symbol of the sprite at a corner and in a size. */
export const Use = ({ id, x, y, w, h = w }: { id: string; x: number; y: number; w: number; h?: number }) => (
  <use href={`#${id}`} x={x} y={y} width={w} height={h} />
);

/** A symbol of the sprite, centred on a point. */
export const At = ({ id, x, y, w }: { id: string; x: number; y: number; w: number }) => <Use id={id} x={x - w / 2} y={y - w / 2} w={w} />;

/** The same once more, turned about the middle of the card. */
export const Turned = ({ children }: { children: ReactNode }) => <g transform="rotate(180 50 70)">{children}</g>;

/** A shape in the suit's own colour. */
export const Ink = ({ d }: { d: string }) => <path d={d} fill="currentColor" />;
/** A shape in brass. */
export const Gilt = ({ d }: { d: string }) => <path d={d} className="gilt" />;
/** A shape in the card's ivory. */
export const Paper = ({ d }: { d: string }) => <path d={d} className="paper" />;
/** A line in the suit's own colour. */
export const Line = ({ d, w = 0.9 }: { d: string; w?: number }) => <path d={d} className="line" strokeWidth={w} />;
/** A line in ivory, on cloth or hair. */
export const Thread = ({ d, w = 0.7 }: { d: string; w?: number }) => <path d={d} className="thread" strokeWidth={w} />;

/** Touches of a pen, one over the other. */
import type { Touch } from './pen.ts';

/** Draws them, in their order. */
export const Drawing = ({ touches }: { touches: readonly Touch[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a touch is its place in the drawing
  touches.map((touch, place) => <path key={place} {...touch} />);

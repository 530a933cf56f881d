/** Texts that have a shorter form for the narrow frame. */
import { inFull, inShort, type Saying } from '@baize/engine';
import type { FrameWidth } from './frame.ts';

/** A text as a frame has room for it. */
export const inFrame = (saying: Saying, width: FrameWidth): string => (width === 80 ? inFull(saying) : inShort(saying));

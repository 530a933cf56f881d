/** A suit as a small mark in a line of text. */
import type { Suit } from '@baize/engine';
import { kitWords } from '../language/index.ts';
import { suitPaths } from './shapes.ts';

/** A suit's mark, as tall as the text around it. */
export const SuitPip = ({ suit }: { suit: Suit }) => (
  <svg className={`pip ${suit}`} viewBox="-10 -10 20 20" role="img" aria-label={kitWords().suit(suit)}>
    <path d={suitPaths[suit]} fill="currentColor" />
  </svg>
);

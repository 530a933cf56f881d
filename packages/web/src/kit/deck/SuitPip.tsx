/** A suit as a small mark in a line of text. */
import { type Suit, suitName } from '@baize/engine';

/** A suit's mark, as tall as the text around it. */
export const SuitPip = ({ suit }: { suit: Suit }) => (
  <svg className={`pip ${suit}`} viewBox="0 0 20 20" role="img" aria-label={suitName(suit).toLowerCase()}>
    <use href={`#${suit}`} width="20" height="20" />
  </svg>
);

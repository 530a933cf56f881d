/** The cloths that court cards are drawn with, each also turned. They stand in the page once. */
import { SUITS, type Suit } from '@baize/engine';
import { memo } from 'react';

const cloths: Readonly<Record<Suit, readonly [width: number, height: number, path: string]>> = {
  s: [5, 5, 'M0 3.5 2.5 1 5 3.5'],
  h: [6, 5, 'M0 0a3 2.5 0 0 0 6 0M-3 2.5a3 2.5 0 0 0 6 0 3 2.5 0 0 0 6 0'],
  d: [5, 7, 'M0 3.5 2.5 0 5 3.5 2.5 7z'],
  c: [5, 5, 'M.75 1h.5M3.25 3.5h.5'],
};

// A pattern reads the tokens where it stands, so it is coloured by a class of its own and not by the card that wears it.
const Cloth = ({ suit, id, turn }: { suit: Suit; id: string; turn?: string }) => {
  const [width, height, path] = cloths[suit];
  return (
    <pattern id={`${id}-${suit}`} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={turn}>
      <path
        d={path}
        className="thread"
        strokeWidth={suit === 'c' ? 1.3 : 0.7}
        strokeLinecap={suit === 'c' ? 'round' : 'butt'}
        opacity=".7"
      />
    </pattern>
  );
};

/** Everything that cards refer to. */
export const Sprite = memo(() => (
  <svg className="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {SUITS.map((suit) => (
        <Cloth key={suit} id="cloth" suit={suit} />
      ))}
      {SUITS.map((suit) => (
        <Cloth key={suit} id="turned-cloth" suit={suit} turn="rotate(180 50 70)" />
      ))}
    </defs>
  </svg>
));

/** A card, face up or face down. Its size is `--card` alone; whatever holds it owns focus, lift and movement. */
import { type Card, type Rank, rankOf, type Suit, suitOf } from '@baize/engine';
import { memo } from 'react';
import { court } from './courts.ts';
import { Drawing } from './Drawing.tsx';
import { halfTurned, ink, type Point, rankFigure, stamp, type Touch } from './pen.ts';
import { suitPaths } from './shapes.ts';
import './deck.css';
import { kitWords } from '../language/index.ts';

// --- where the pips of a number card stand: three columns, rows that mirror each other, and the midline --------------

/** The ranks drawn with pips. */
type PipRank = Exclude<Rank, 'A' | 'J' | 'Q' | 'K'>;

const [left, middle, right] = [36.3, 50, 63.7];
const [top, upper, midline] = [23, 54.3, 70];
const corners: readonly Point[] = [
  [left, top],
  [right, top],
];
const fours: readonly Point[] = [...corners, [left, upper], [right, upper]];
const sides: readonly Point[] = [
  [left, midline],
  [right, midline],
];
const heart: Point = [middle, midline];

/** Pips of the upper half, which the lower half repeats turned, and those that stand upright by themselves. */
export const pipLayout: Readonly<Record<PipRank, { readonly mirrored: readonly Point[]; readonly alone: readonly Point[] }>> = {
  2: { mirrored: [[middle, top]], alone: [] },
  3: { mirrored: [[middle, top]], alone: [heart] },
  4: { mirrored: corners, alone: [] },
  5: { mirrored: corners, alone: [heart] },
  6: { mirrored: corners, alone: sides },
  7: { mirrored: corners, alone: [...sides, [middle, 46.5]] },
  8: { mirrored: [...corners, [middle, 46.5]], alone: sides },
  9: { mirrored: fours, alone: [heart] },
  T: { mirrored: [...fours, [middle, 38.7]], alone: [] },
};

const BOARD = '0 0 100 140';

/** The figure and the suit in the upper corner. */
const corner = (rank: Rank, suit: Suit): string =>
  rankFigure(rank, [rank === 'T' ? 14.2 : 14.45, 20.75], 18.3) + stamp(suitPaths[suit], [[14.5, 46]], 16);

const ace = (suit: Suit): readonly Touch[] => {
  const draw = (w: number): string => stamp(suitPaths[suit], [[50, 70]], w);
  return [ink(draw(50)), { d: draw(35), className: 'on' }, ink(draw(31.5)), { d: draw(14), className: 'bloom' }];
};

const centre = (rank: Rank, suit: Suit): readonly Touch[] => {
  switch (rank) {
    case 'A':
      return ace(suit);
    case 'K':
    case 'Q':
    case 'J':
      return court(rank, suit);
    default: {
      const { mirrored, alone } = pipLayout[rank];
      const draw = (at: readonly Point[]): string => stamp(suitPaths[suit], at, 16.6);
      return [ink(draw([...mirrored, ...alone]) + halfTurned(draw(mirrored)))];
    }
  }
};

interface Drawn {
  readonly corner: string;
  readonly low: string;
  readonly middle: readonly Touch[];
}

/** What has been drawn once is drawn the same from then on. */
const drawn = new Map<Card, Drawn>();

const drawingOf = (card: Card): Drawn => {
  const before = drawn.get(card);
  if (before !== undefined) return before;
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const upper = corner(rank, suit);
  const now: Drawn = { corner: upper, low: halfTurned(upper), middle: centre(rank, suit) };
  drawn.set(card, now);
  return now;
};

/** A card's face. */
export const CardFace = memo(({ card }: { card: Card }) => {
  const drawing = drawingOf(card);
  return (
    <svg className={`card ${suitOf(card)}`} viewBox={BOARD} role="img" aria-label={kitWords().card(card)}>
      <path className="corner" d={drawing.corner} />
      <path className="corner low" d={drawing.low} />
      <g className="middle">
        <Drawing touches={drawing.middle} />
      </g>
    </svg>
  );
});

/** A card's back: a woven field with a medal. It is one element with a picture, for a table shows dozens of them. */
export const CardBack = memo(() => <span className="card back" role="img" aria-label={kitWords().faceDown} />);

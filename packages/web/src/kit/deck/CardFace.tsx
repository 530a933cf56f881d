/** A card, face up or face down. Its size is `--card` alone; whatever holds it owns focus, lift and movement. */
import { type Card, cardName, type Rank, rankOf, type Suit, suitOf } from '@baize/engine';
import { memo } from 'react';
import './deck.css';
import { court } from './courts.ts';
import { Drawing } from './Drawing.tsx';
import { halfTurned, ink, type Point, rankFigure, stamp, type Touch } from './pen.ts';
import { pipLayout } from './pips.ts';
import { suitPaths } from './shapes.ts';

const BOARD = '0 0 100 140';

/** The figure and the suit in the upper corner. */
const corner = (rank: Rank, suit: Suit): string =>
  rankFigure(rank, [rank === 'T' ? 14.2 : 14.45, 20.75], 18.3) + stamp(suitPaths[suit], [[14.5, 46]], 16);

const ace = (suit: Suit): readonly Touch[] => {
  const draw = (w: number): string => stamp(suitPaths[suit], [[50, 70]], w);
  return [ink(draw(50)), { d: draw(35), className: 'on' }, ink(draw(31.5)), { d: draw(14), className: 'bloom' }];
};

const middle = (rank: Rank, suit: Suit): readonly Touch[] => {
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
  const now: Drawn = { corner: upper, low: halfTurned(upper), middle: middle(rank, suit) };
  drawn.set(card, now);
  return now;
};

/** "Queen of spades": a card's name in the middle of a sentence. */
export const spokenName = (card: Card): string => cardName(card).replace(/ of .*/, (suit) => suit.toLowerCase());

/** A card's face. */
export const CardFace = memo(({ card }: { card: Card }) => {
  const drawing = drawingOf(card);
  return (
    <svg className={`card ${suitOf(card)}`} viewBox={BOARD} role="img" aria-label={spokenName(card)}>
      <path className="corner" d={drawing.corner} />
      <path className="corner low" d={drawing.low} />
      <g className="middle">
        <Drawing touches={drawing.middle} />
      </g>
    </svg>
  );
});

/** A card's back: a woven field with a medal. It is one element with a picture, for a table shows dozens of them. */
export const CardBack = memo(() => <span className="card back" role="img" aria-label="A card face down" />);

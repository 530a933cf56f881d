/** The pictures on the tables of the floor. */
import type { Card, Chips } from '@baize/engine';
import type { GameId } from '@baize/games';

/** Where a thing lies in a picture: percent of its own size from the middle, and how far it is turned, in degrees. */
export interface TileSpot {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

/** One thing in a picture. */
export type Piece = TileSpot &
  ({ readonly card: Card } | { readonly stack: Chips } | { readonly die: number } | { readonly sabacc: TileCard });

/** The three sabacc cards of the picture. */
export type TileCard = 'circle +7' | 'sylop' | 'triangle −6';

/** The picture on a tile. */
export interface Picture {
  /** A wheel, or the pieces from the lowest to the uppermost. */
  readonly art: 'wheel' | readonly Piece[];
  /** Many cards are drawn smaller. */
  readonly crowd?: 'many' | 'five';
}

/** The picture of each game. A game without one does not compile. */
export const pictures: Readonly<Record<GameId, Picture>> = {
  holdem: {
    crowd: 'many',
    art: [
      { card: 'Th', x: -104, y: -30, turn: -3 },
      { card: 'Js', x: 0, y: -33 },
      { card: 'Qh', x: 104, y: -30, turn: 3 },
      { card: 'Kh', x: -24, y: 32, turn: -8 },
      { card: 'Ah', x: 34, y: 32, turn: 7 },
      { stack: 620, x: 265, y: 88 },
    ],
  },
  blackjack: {
    art: [
      { card: 'Jc', x: -40, y: 4, turn: -12 },
      { card: 'As', x: 28, y: -2, turn: 8 },
      { stack: 135, x: 250, y: 18 },
      { stack: 25, x: -235, y: 60 },
    ],
  },
  pontoon: {
    crowd: 'five',
    art: [
      { card: '2d', x: -106, y: 9, turn: -18 },
      { card: '3c', x: -54, y: -4, turn: -9 },
      { card: '4h', x: 0, y: -9 },
      { card: '5s', x: 54, y: -4, turn: 9 },
      { card: '6d', x: 106, y: 9, turn: 18 },
    ],
  },
  hearts: {
    art: [
      { card: '4h', x: -96, y: 6, turn: -16 },
      { card: '9h', x: -36, y: -4, turn: -6 },
      { card: 'Kh', x: 28, y: -5, turn: 4 },
      { card: 'Qs', x: 92, y: 3, turn: 14 },
    ],
  },
  roulette: { art: 'wheel' },
  sabacc: {
    art: [
      { sabacc: 'circle +7', x: -86, y: 4, turn: -9 },
      { sabacc: 'sylop', x: 4, y: -6, turn: 1 },
      { sabacc: 'triangle −6', x: 94, y: 2, turn: 10 },
      { die: 3, x: 100, y: 112, turn: -12 },
      { die: 3, x: 218, y: 96, turn: 14 },
    ],
  },
};

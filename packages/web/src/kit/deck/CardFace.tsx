/** A card, face up or face down. Its size is `--card` alone; whatever holds it owns focus, lift and movement. */
import { type Card, cardName, type Rank, rankOf, type Suit, suitOf } from '@baize/engine';
import { memo, type ReactNode } from 'react';
import './deck.css';
import { Court } from './courts.tsx';
import { Figure, HalfTurn, type Point, Stamp } from './pen.tsx';
import { type PipRank, pipLayout } from './pips.ts';
import { suitPaths } from './shapes.ts';

const BOARD = '0 0 100 140';

const Corner = ({ rank, suit }: { rank: Rank; suit: Suit }) => (
  <g className="corner">
    {rank === 'T' ? <Figure rank={rank} x={3.2} y={7} w={22} h={27.5} /> : <Figure rank={rank} x={5.3} y={7} w={18.3} h={27.5} />}
    <Stamp shape={suitPaths[suit]} at={[[14.5, 46]]} w={16} />
  </g>
);

const Pips = ({ rank, suit }: { rank: PipRank; suit: Suit }) => {
  const { mirrored, alone } = pipLayout[rank];
  const draw = (at: readonly Point[]) => <Stamp shape={suitPaths[suit]} at={at} w={16.6} />;
  return (
    <>
      {draw([...mirrored, ...alone])}
      <HalfTurn>{draw(mirrored)}</HalfTurn>
    </>
  );
};

const Ace = ({ suit }: { suit: Suit }) => {
  const draw = (w: number) => <Stamp shape={suitPaths[suit]} at={[[50, 70]]} w={w} />;
  return (
    <>
      {draw(50)}
      <g className="on">{draw(35)}</g>
      {draw(31.5)}
      <g className="bloom">{draw(14)}</g>
    </>
  );
};

const Middle = ({ rank, suit }: { rank: Rank; suit: Suit }): ReactNode => {
  switch (rank) {
    case 'A':
      return <Ace suit={suit} />;
    case 'K':
    case 'Q':
    case 'J':
      return <Court rank={rank} suit={suit} />;
    default:
      return <Pips rank={rank} suit={suit} />;
  }
};

/** "Queen of spades": a card's name in the middle of a sentence. */
export const spokenName = (card: Card): string => cardName(card).replace(/ of .*/, (suit) => suit.toLowerCase());

/** A card's face. */
export const CardFace = memo(({ card }: { card: Card }) => {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  return (
    <svg className={`card ${suit}`} viewBox={BOARD} role="img" aria-label={spokenName(card)}>
      <Corner rank={rank} suit={suit} />
      <HalfTurn>
        <Corner rank={rank} suit={suit} />
      </HalfTurn>
      <g className="middle">
        <Middle rank={rank} suit={suit} />
      </g>
    </svg>
  );
});

/** A card's back: a woven field with a medal. It is one element with a picture, for a table shows dozens of them. */
export const CardBack = memo(() => <span className="card back" role="img" aria-label="A card face down" />);

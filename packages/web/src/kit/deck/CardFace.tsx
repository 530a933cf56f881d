/** A card, face up or face down. Its size is `--card` alone; whatever holds it owns focus, lift and movement. */
import { type Card, cardName, type Rank, rankOf, type Suit, suitOf } from '@baize/engine';
import { memo, type ReactNode } from 'react';
import './deck.css';
import { Court } from './courts.tsx';
import { At, Turned, Use } from './pen.tsx';
import { type PipRank, pipsOf } from './pips.ts';

const BOARD = '0 0 100 140';

const Corner = ({ rank, suit }: { rank: Rank; suit: Suit }) => (
  <g className="corner">
    {rank === 'T' ? <Use id="fT" x={3.2} y={7} w={22} h={27.5} /> : <Use id={`f${rank}`} x={5.3} y={7} w={18.3} h={27.5} />}
    <Use id={suit} x={6.5} y={38} w={16} />
  </g>
);

const Pips = ({ rank, suit }: { rank: PipRank; suit: Suit }) => {
  const { mirrored, alone } = pipsOf[rank];
  const draw = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => <At key={`${x} ${y}`} id={suit} x={x} y={y} w={16.6} />);
  return (
    <>
      {draw(mirrored)}
      <Turned>{draw(mirrored)}</Turned>
      {draw(alone)}
    </>
  );
};

const Ace = ({ suit }: { suit: Suit }) => (
  <>
    <At id={suit} x={50} y={70} w={50} />
    <g className="on">
      <At id={suit} x={50} y={70} w={35} />
    </g>
    <At id={suit} x={50} y={70} w={31.5} />
    <g className="bloom">
      <At id={suit} x={50} y={70} w={14} />
    </g>
  </>
);

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
      <Turned>
        <Corner rank={rank} suit={suit} />
      </Turned>
      <g className="middle">
        <Middle rank={rank} suit={suit} />
      </g>
    </svg>
  );
});

/** A card's back. */
export const CardBack = memo(() => (
  <svg className="card back" viewBox={BOARD} role="img" aria-label="A card face down">
    <rect x="5" y="5" width="90" height="130" rx="4" className="field" />
    <rect x="5" y="5" width="90" height="130" rx="4" fill="url(#weave-baize)" />
    <rect x="8" y="8" width="84" height="124" rx="2.5" className="rule" />
    <Use id="medal-baize" x={0} y={0} w={100} h={140} />
  </svg>
));

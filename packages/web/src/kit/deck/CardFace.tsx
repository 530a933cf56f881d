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

const lozenge = 'M50 46 68 70 50 94 32 70z';
/** Two spades and two diamonds. */
const emblem =
  'M50 57.62c.68 1.44 3.56 2.76 3.56 4.76 0 1.08-.8 1.76-1.68 1.76-.64 0-1.2-.32-1.52-.84 .08 .96 .48 1.6 1.2 2.08h-3.12c.72-.48 1.12-1.12 1.2-2.08-.32 .52-.88 .84-1.52 .84-.88 0-1.68-.68-1.68-1.76 0-2 2.88-3.32 3.56-4.76zM50 82.38c-.68-1.44-3.56-2.76-3.56-4.76 0-1.08 .8-1.76 1.68-1.76 .64 0 1.2 .32 1.52 .84-.08-.96-.48-1.6-1.2-2.08h3.12c-.72 .48-1.12 1.12-1.2 2.08 .32-.52 .88-.84 1.52-.84 .88 0 1.68 .68 1.68 1.76 0 2-2.88 3.32-3.56 4.76zM43.8 67.06c.6 1.11 1.41 2.1 2.28 2.94-.87 .84-1.68 1.83-2.28 2.94-.6-1.11-1.41-2.1-2.28-2.94 .87-.84 1.68-1.83 2.28-2.94zM56.2 67.06c.6 1.11 1.41 2.1 2.28 2.94-.87 .84-1.68 1.83-2.28 2.94-.6-1.11-1.41-2.1-2.28-2.94 .87-.84 1.68-1.83 2.28-2.94z';

/** A card's back: a woven field with a medal. */
export const CardBack = memo(() => (
  <svg className="card back" viewBox={BOARD} role="img" aria-label="A card face down">
    <rect x="5" y="5" width="90" height="130" rx="4" className="field" />
    <rect x="5" y="5" width="90" height="130" rx="4" fill="url(#weave-baize)" />
    <rect x="8" y="8" width="84" height="124" rx="2.5" className="rule" />
    <path d={lozenge} className="field" />
    <path d={lozenge} className="rule" />
    <path d="M50 50 65 70 50 90 35 70z" className="rule thin" />
    <path d={emblem} className="emblem" />
  </svg>
));

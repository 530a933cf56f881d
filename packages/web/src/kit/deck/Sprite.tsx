/** The symbols that every card and chip is drawn from. It stands in the page once. */
import { RANKS, SUITS, type Suit } from '@baize/engine';
import { memo } from 'react';
import { At } from './pen.tsx';
import { figurePaths, suitPaths } from './shapes.ts';

const Figures = () =>
  RANKS.map((rank) => (
    <symbol key={rank} id={`f${rank}`} viewBox={`0 0 ${rank === 'T' ? 24 : 20} 30`}>
      <path
        d={figurePaths[rank]}
        fill="none"
        stroke="currentColor"
        strokeWidth="4.2"
        transform={rank === '9' ? 'rotate(180 10 15)' : undefined}
      />
    </symbol>
  ));

const cloths: Readonly<Record<Suit, readonly [width: number, height: number, path: string]>> = {
  s: [5, 5, 'M0 3.5 2.5 1 5 3.5'],
  h: [6, 5, 'M0 0a3 2.5 0 0 0 6 0M-3 2.5a3 2.5 0 0 0 6 0 3 2.5 0 0 0 6 0'],
  d: [5, 7, 'M0 3.5 2.5 0 5 3.5 2.5 7z'],
  c: [5, 5, 'M.75 1h.5M3.25 3.5h.5'],
};

// A pattern reads the tokens where it stands, so it is coloured by a class of its own and not by the card that wears it.
const Cloth = ({ suit }: { suit: Suit }) => {
  const [width, height, path] = cloths[suit];
  return (
    <pattern id={`cloth-${suit}`} width={width} height={height} patternUnits="userSpaceOnUse">
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

const Weave = () => (
  <pattern id="weave-baize" className="weave-baize" width="10" height="10" patternUnits="userSpaceOnUse">
    <path d="M0 5a5 5 0 0 0 10 0M0 5a5 5 0 0 1 10 0M5 0a5 5 0 0 0 0 10M5 0a5 5 0 0 1 0 10" className="weave" />
    <circle cx="5" cy="5" r=".8" className="seed" />
    <path d="M-.8 0a.8.8 0 0 0 1.6 0zM9.2 0a.8.8 0 0 0 1.6 0zM-.8 10a.8.8 0 0 1 1.6 0zM9.2 10a.8.8 0 0 1 1.6 0z" className="seed" />
  </pattern>
);

const Medal = () => (
  <symbol id="medal-baize" viewBox="0 0 100 140">
    <path d="M50 46 68 70 50 94 32 70z" className="field" />
    <path d="M50 46 68 70 50 94 32 70z" className="rule" />
    <path d="M50 50 65 70 50 90 35 70z" className="rule thin" />
    <g className="emblem">
      <At id="s" x={50} y={61.5} w={8} />
      <g transform="rotate(180 50 70)">
        <At id="s" x={50} y={61.5} w={8} />
      </g>
      <At id="d" x={43.8} y={70} w={6} />
      <At id="d" x={56.2} y={70} w={6} />
    </g>
  </symbol>
);

const ChipSymbol = () => (
  <symbol id="chip" viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="23" fill="currentColor" />
    <circle cx="24" cy="24" r="20" className="spots" />
    <circle cx="24" cy="24" r="22.6" className="bevel" />
    <circle cx="24" cy="24" r="15.7" className="inlay" />
  </symbol>
);

/** Everything the deck and the chips are drawn from. */
export const Sprite = memo(() => (
  <svg className="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {SUITS.map((suit) => (
        <symbol key={suit} id={suit} viewBox="0 0 20 20">
          <path d={suitPaths[suit]} fill="currentColor" />
        </symbol>
      ))}
      <Figures />
      <clipPath id="half">
        <path d="M26.5 11h47v50.5l-47 17z" />
      </clipPath>
      {SUITS.map((suit) => (
        <Cloth key={suit} suit={suit} />
      ))}
      <symbol id="sash" viewBox="0 0 100 140">
        <path d="M26.5 78.5l47-17" className="thread" strokeWidth="4.6" />
        <path d="M26.5 78.5l47-17" className="braid" />
        <rect x="26.5" y="11" width="47" height="118" rx="2.5" className="line" strokeWidth=".8" />
      </symbol>
      <Weave />
      <Medal />
      <ChipSymbol />
    </defs>
  </svg>
));

/** A card of Sabacc, of our own design: shape, signed number and colour say the same thing three times. */
import { RANKS } from '@baize/engine';
import { cardValue, type SabaccCard, sabaccCardName, shapeName } from '@baize/games/sabacc';
import { memo } from 'react';
import './deck.css';
import './sabacc.css';
import { Figure, HalfTurn, type Point, Stamp, Stroke } from './pen.tsx';

const BOARD = '0 0 100 140';

/** The suits, in a box of 20 by 20, in relative steps from its middle. */
export const shapes = {
  circle: 'm0-8.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  square: 'm-7.5-7.5h15v15h-15z',
  triangle: 'm0-8.5 9 16h-18z',
} as const;

type Shape = keyof typeof shapes;

/** The figures that only these cards have. */
export const figures = {
  zero: 'M10 2.2c5 0 7.5 4.5 7.5 12.8S15 27.8 10 27.8 2.5 23.3 2.5 15 5 2.2 10 2.2z',
  one: 'M3 8.4 10.7 2V32',
  plus: 'M3 15h14M10 8v14',
  minus: 'M3 15h14',
} as const;

interface Numbered {
  readonly shape: Shape;
  /** The number without its sign. */
  readonly count: number;
  readonly isPlus: boolean;
}

/** The shape of a suit: filled where the number is above nothing, hollow where it is below. */
const Marks = ({ of: { shape, isPlus }, at, w }: { of: Numbered; at: readonly Point[]; w: number }) => (
  <Stamp shape={shapes[shape]} at={at} w={w} className={isPlus ? undefined : 'sb-hollow'} />
);

// The two-figure ten and the single ones are those of the other deck; a one is drawn here, as no other card has it.
const Count = ({ count }: { count: number }) => {
  if (count === 10) return <Figure rank="T" x={16.5} y={7} w={19.2} h={24} />;
  const rank = RANKS.find((one) => one === String(count));
  const box = { x: 16.5, y: 7, w: 16, h: 24 };
  return rank === undefined ? <Stroke d={figures.one} {...box} /> : <Figure rank={rank} {...box} />;
};

const Sign = ({ of, ...box }: { of: Numbered; x: number; y: number; w: number; h: number }) => (
  <Stroke d={of.isPlus ? figures.plus : figures.minus} {...box} />
);

const Corner = ({ of }: { of: Numbered }) => (
  <>
    <Sign of={of} x={3} y={9.3} w={13} h={19.5} />
    <Count count={of.count} />
    <Marks of={of} at={[[13.5, 42]]} w={13} />
  </>
);

const moonsOf = ({ count }: Numbered): readonly Point[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return [50 + 27.5 * Math.cos(angle), 70 + 27.5 * Math.sin(angle)];
  });

/** The shape in an orbit of as many moons as the number. */
const Orbit = ({ of }: { of: Numbered }) => (
  <>
    <circle cx="50" cy="70" r="27.5" className="line" strokeWidth=".7" />
    <Marks of={of} at={moonsOf(of)} w={9} />
    <Marks of={of} at={[[50, of.shape === 'triangle' ? 68.5 : 70]]} w={27} />
    <g className={of.isPlus ? 'on' : undefined}>
      <Sign of={of} x={42.5} y={62.5} w={15} h={15} />
    </g>
  </>
);

/** A sylop nests all three shapes round gilt. */
const Sylop = () => (
  <>
    <circle cx="50" cy="70" r="30" className="line" strokeWidth="1.2" />
    <path d="M50 40 76 85H24z" className="line" strokeWidth="1.2" />
    <path d="M37.5 57.5h25v25h-25z" className="gilt" />
    <circle cx="50" cy="70" r="7" className="paper" />
  </>
);

const numbered = (card: SabaccCard): Numbered | undefined => {
  const [shape, value] = [shapeName(card), cardValue(card)];
  return shape === 'sylop' ? undefined : { shape, count: Math.abs(value), isPlus: value > 0 };
};

/** A card's face. */
export const SabaccFace = memo(({ card }: { card: SabaccCard }) => {
  const of = numbered(card);
  const corner = of === undefined ? <Stroke d={figures.zero} x={6} y={7} w={16} h={24} /> : <Corner of={of} />;
  return (
    <svg
      className={`card ${of === undefined ? 'sb-zero-card' : of.isPlus ? 'sb-plus-card' : 'sb-minus-card'}`}
      viewBox={BOARD}
      role="img"
      aria-label={sabaccCardName(card)}
    >
      {corner}
      <HalfTurn>{corner}</HalfTurn>
      {of === undefined ? <Sylop /> : <Orbit of={of} />}
    </svg>
  );
});

/** A card's back. */
export const SabaccBack = memo(() => <span className="card back sabacc-back" role="img" aria-label="A card face down" />);

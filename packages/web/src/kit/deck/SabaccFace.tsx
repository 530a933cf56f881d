/** A card of Sabacc, of our own design: shape, signed number and colour say the same thing three times. */
import { RANKS } from '@baize/engine';
import { cardValue, type SabaccCard, sabaccCardName, shapeName } from '@baize/games/sabacc';
import { memo } from 'react';
import './deck.css';
import './sabacc.css';
import { kitWords } from '../language/index.ts';
import { Drawing } from './Drawing.tsx';
import { gilt, halfTurned, ink, inkLine, type Point, paper, rankFigure, stamp, type Touch } from './pen.ts';
import { figures, shapes } from './sabacc-shapes.ts';

const BOARD = '0 0 100 140';

type Shape = keyof typeof shapes;

interface Numbered {
  readonly shape: Shape;
  /** The number without its sign. */
  readonly count: number;
  readonly isPlus: boolean;
}

/** The number in the corner: the ten and the single figures are those of the other deck, but for a one, which no card there has. */
const countIn = (count: number): string => {
  if (count === 10) return rankFigure('T', [26.1, 19], 16);
  const rank = RANKS.find((one) => one === String(count));
  return rank === undefined ? stamp(figures.one, [[24.5, 19]], 16) : rankFigure(rank, [24.5, 19], 16);
};

const sign = ({ isPlus }: Numbered, at: Point, w: number): string => stamp(isPlus ? figures.plus : figures.minus, [at], w);

const moonsOf = ({ count }: Numbered): readonly Point[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return [Number((50 + 27.5 * Math.cos(angle)).toFixed(2)), Number((70 + 27.5 * Math.sin(angle)).toFixed(2))];
  });

/** The shape of a suit: filled where the number is above nothing, hollow where it is below. */
const marks = ({ isPlus }: Numbered, d: string, w: number): Touch => (isPlus ? ink(d) : { d, className: 'sb-hollow', strokeWidth: w / 10 });

const orbit = 'M50 42.5a27.5 27.5 0 1 1 0 55 27.5 27.5 0 0 1 0-55z';

/** The number and the suit in two corners, and between them the shape in an orbit of as many moons as the number. */
const numberedFace = (of: Numbered): readonly Touch[] => {
  const draw = (at: readonly Point[], w: number): string => stamp(shapes[of.shape], at, w);
  const [number, suit] = [sign(of, [9.5, 19.05], 13) + countIn(of.count), draw([[13.5, 42]], 13)];
  return [
    ink(number + halfTurned(number)),
    marks(of, suit + halfTurned(suit), 13),
    inkLine(orbit, 0.7),
    marks(of, draw(moonsOf(of), 9), 9),
    marks(of, draw([[50, of.shape === 'triangle' ? 68.5 : 70]], 27), 27),
    { ...ink(sign(of, [50, 70], 10)), ...(of.isPlus && { className: 'on' }) },
  ];
};

const zero = stamp(figures.zero, [[14, 19]], 16);

/** A sylop nests all three shapes round gilt. */
const sylopFace: readonly Touch[] = [
  ink(zero + halfTurned(zero)),
  inkLine('M50 40a30 30 0 1 1 0 60 30 30 0 0 1 0-60zM50 40 76 85H24z', 1.2),
  gilt('M37.5 57.5h25v25h-25z'),
  paper('M50 63a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'),
];

const numbered = (card: SabaccCard): Numbered | undefined => {
  const [shape, value] = [shapeName(card), cardValue(card)];
  return shape === 'sylop' ? undefined : { shape, count: Math.abs(value), isPlus: value > 0 };
};

/** What has been drawn once is drawn the same from then on. */
const drawn = new Map<SabaccCard, readonly Touch[]>();

const drawingOf = (card: SabaccCard): readonly Touch[] => {
  const before = drawn.get(card);
  if (before !== undefined) return before;
  const of = numbered(card);
  const now = of === undefined ? sylopFace : numberedFace(of);
  drawn.set(card, now);
  return now;
};

const colourOf = (value: number): string => {
  if (value === 0) return 'sb-zero-card';
  return value > 0 ? 'sb-plus-card' : 'sb-minus-card';
};

/** A card's face. */
export const SabaccFace = memo(({ card }: { card: SabaccCard }) => (
  <svg className={`card ${colourOf(cardValue(card))}`} viewBox={BOARD} role="img" aria-label={sabaccCardName(card)}>
    <Drawing touches={drawingOf(card)} />
  </svg>
));

/** A card's back. */
export const SabaccBack = memo(() => <span className="card back sabacc-back" role="img" aria-label={kitWords().faceDown} />);

/** A card of Sabacc, of our own design: shape, signed number and colour say the same thing three times. */
import { type Card, cardName, numberOf, suitName } from '@baize/games/sabacc';
import { memo } from 'react';
import './deck.css';
import './sabacc.css';
import { At, Turned, Use } from './pen.tsx';

const BOARD = '0 0 100 140';

const shapes = {
  circle: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  square: 'M2.5 2.5h15v15h-15z',
  triangle: 'M10 1.5 19 17.5H1z',
} as const;

type Shape = keyof typeof shapes;

const figures = {
  zero: 'M10 2.2c5 0 7.5 4.5 7.5 12.8S15 27.8 10 27.8 2.5 23.3 2.5 15 5 2.2 10 2.2z',
  one: 'M3 8.4 10.7 2V32',
  plus: 'M3 15h14M10 8v14',
  minus: 'M3 15h14',
} as const;

/** The symbols that only these cards use. It stands in the page once, where they are. */
export const SabaccSprite = memo(() => (
  <svg className="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(shapes).map(([name, path]) => (
        <symbol key={name} id={`sb-${name}`} viewBox="0 0 20 20">
          <path d={path} fill="currentColor" />
        </symbol>
      ))}
      {Object.entries(shapes).map(([name, path]) => (
        <symbol key={name} id={`sb-${name}-hollow`} viewBox="0 0 20 20">
          <path d={path} className="sb-hollow" />
        </symbol>
      ))}
      {Object.entries(figures).map(([name, path]) => (
        <symbol key={name} id={`sb-${name}`} viewBox="0 0 20 30">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="4.2" />
        </symbol>
      ))}
      <pattern id="weave-sabacc" className="weave-sabacc" width="12" height="10.4" patternUnits="userSpaceOnUse">
        <path d="M0 0l6 10.4L12 0M0 10.4 6 0l6 10.4M0 5.2h12M0 0h12" className="weave" />
      </pattern>
      <symbol id="medal-sabacc" viewBox="0 0 100 140">
        <circle cx="50" cy="70" r="21" className="field" />
        <circle cx="50" cy="70" r="21" className="rule" />
        <path d="M35.2 55.2h29.6v29.6H35.2z" className="rule thin" />
        <path d="M50 58.5l9 10.5H41zM50 81.5l9-10.5H41z" className="rule" />
      </symbol>
    </defs>
  </svg>
));

interface Numbered {
  readonly shape: Shape;
  /** The number without its sign. */
  readonly count: number;
  readonly isPlus: boolean;
}

const shapeId = ({ shape, isPlus }: Numbered): string => `sb-${shape}${isPlus ? '' : '-hollow'}`;

// The two-figure ten and the single ones are those of the other deck; a one is drawn here, as no other card has it.
const Figure = ({ count }: { count: number }) => {
  if (count === 10) return <Use id="fT" x={16.5} y={7} w={19.2} h={24} />;
  return <Use id={count === 1 ? 'sb-one' : `f${count}`} x={16.5} y={7} w={16} h={24} />;
};

const Corner = ({ of }: { of: Numbered }) => (
  <>
    <Use id={of.isPlus ? 'sb-plus' : 'sb-minus'} x={3} y={9.3} w={13} h={19.5} />
    <Figure count={of.count} />
    <At id={shapeId(of)} x={13.5} y={42} w={13} />
  </>
);

/** The shape in an orbit of as many moons as the number. */
const Orbit = ({ of }: { of: Numbered }) => (
  <>
    <circle cx="50" cy="70" r="27.5" className="line" strokeWidth=".7" />
    {Array.from({ length: of.count }, (_, place) => {
      const angle = (place / of.count) * 2 * Math.PI - Math.PI / 2;
      const [x, y] = [50 + 27.5 * Math.cos(angle), 70 + 27.5 * Math.sin(angle)];
      return <At key={angle} id={shapeId(of)} x={Number(x.toFixed(2))} y={Number(y.toFixed(2))} w={9} />;
    })}
    <At id={shapeId(of)} x={50} y={of.shape === 'triangle' ? 68.5 : 70} w={27} />
    <g className={of.isPlus ? 'on' : undefined}>
      <At id={of.isPlus ? 'sb-plus' : 'sb-minus'} x={50} y={70} w={15} />
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

const numbered = (card: Card): Numbered | undefined => {
  const [shape, value] = [suitName(card), numberOf(card)];
  return shape === 'sylop' ? undefined : { shape, count: Math.abs(value), isPlus: value > 0 };
};

/** A card's face. */
export const SabaccFace = memo(({ card }: { card: Card }) => {
  const of = numbered(card);
  const corner = of === undefined ? <Use id="sb-zero" x={6} y={7} w={16} h={24} /> : <Corner of={of} />;
  return (
    <svg
      className={`card ${of === undefined ? 'sb-zero-card' : of.isPlus ? 'sb-plus-card' : 'sb-minus-card'}`}
      viewBox={BOARD}
      role="img"
      aria-label={cardName(card)}
    >
      {corner}
      <Turned>{corner}</Turned>
      {of === undefined ? <Sylop /> : <Orbit of={of} />}
    </svg>
  );
});

/** A card's back. */
export const SabaccBack = memo(() => (
  <svg className="card back sabacc-back" viewBox={BOARD} role="img" aria-label="A card face down">
    <rect x="5" y="5" width="90" height="130" rx="4" className="field" />
    <rect x="5" y="5" width="90" height="130" rx="4" fill="url(#weave-sabacc)" />
    <rect x="8" y="8" width="84" height="124" rx="2.5" className="rule" />
    <Use id="medal-sabacc" x={0} y={0} w={100} h={140} />
  </svg>
));

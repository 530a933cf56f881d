/** Three sabacc cards and a die, as the floor pictures them. */
import { rankFigure, stamp } from '../kit/deck/pen.ts';
import { figures } from '../kit/deck/sabacc-shapes.ts';
import type { TileCard } from './pictures.ts';

const circle = 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z';
const triangle = 'M10 1.5 19 17.5H1z';

interface Face {
  readonly shape: string;
  readonly count: '6' | '7';
  readonly sign: 'plus' | 'minus';
}

const faceOf: Readonly<Record<Exclude<TileCard, 'sylop'>, Face>> = {
  'circle +7': { shape: circle, count: '7', sign: 'plus' },
  'triangle −6': { shape: triangle, count: '6', sign: 'minus' },
};

const Shape = ({ of: { shape, sign }, x, y, w }: { of: Face; x: number; y: number; w: number }) => (
  <path d={shape} className={sign === 'plus' ? 'solid' : 'hollow'} transform={`translate(${x - w / 2} ${y - w / 2}) scale(${w / 20})`} />
);

const Moons = ({ of }: { of: Face }) =>
  Array.from({ length: Number(of.count) }, (_, place) => {
    const angle = (place / Number(of.count)) * 2 * Math.PI - Math.PI / 2;
    return <Shape key={angle} of={of} x={50 + 27.5 * Math.cos(angle)} y={70 + 27.5 * Math.sin(angle)} w={9} />;
  });

const Corner = ({ of }: { of: Face }) => (
  <>
    <path className="line" strokeWidth="2.9" d={of.sign === 'plus' ? 'M5 19h9M9.5 14.5v9' : 'M5 19h9'} />
    <path d={rankFigure(of.count, [24.5, 19], 16)} />
    <Shape of={of} x={13.5} y={42} w={13} />
  </>
);

const Sylop = () => (
  <>
    <path d={stamp(figures.zero, [[14, 19]], 16)} />
    <circle cx="50" cy="70" r="30" className="line" strokeWidth="1.2" />
    <path d="M50 40 76 85H24z" className="line" strokeWidth="1.2" />
    <path d="M37.5 57.5h25v25h-25z" className="gilt" />
    <circle cx="50" cy="70" r="7" className="paper" />
  </>
);

/** One of the three cards. */
export const SabaccArt = ({ card }: { card: TileCard }) => {
  const of = card === 'sylop' ? undefined : faceOf[card];
  return (
    <svg className={`card sabacc-${of?.sign ?? 'zero'}`} viewBox="0 0 100 140" aria-hidden="true">
      {of === undefined ? (
        <Sylop />
      ) : (
        <>
          <Corner of={of} />
          <g transform="rotate(180 50 70)">
            <Corner of={of} />
          </g>
          <circle cx="50" cy="70" r="27.5" className="line" strokeWidth=".7" />
          <Moons of={of} />
          <Shape of={of} x={50} y={of.shape === triangle ? 68.5 : 70} w={27} />
          <path
            className={`line ${of.sign === 'plus' ? 'on' : ''}`}
            strokeWidth="2.4"
            d={of.sign === 'plus' ? 'M45.5 70h9M50 65.5v9' : 'M45.5 72h9'}
          />
        </>
      )}
    </svg>
  );
};

/** A die that shows three. */
export const DieArt = () => (
  <svg className="die" viewBox="0 0 40 42" aria-hidden="true">
    <rect y="2" width="40" height="40" rx="9" className="under" />
    <rect width="40" height="40" rx="9" className="side" />
    {[11, 20, 29].map((at) => (
      <circle key={at} cx={at} cy={at} r="3.7" />
    ))}
  </svg>
);

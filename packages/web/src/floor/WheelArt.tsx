/** The wheel as the floor pictures it: at rest, its ball in a pocket. */

const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const STEP = 360 / ORDER.length;
const BALL_AT = 142;
const TURN = BALL_AT - STEP;
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

const polar = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
};
const about = (degrees: number): string => `rotate(${degrees.toFixed(2)} 200 200)`;
const colourOf = (number: number): string => (number === 0 ? 'zero' : REDS.has(number) ? 'red' : 'black');

const Pocket = ({ number, index }: { number: number; index: number }) => {
  const [from, to] = [index * STEP - STEP / 2, index * STEP + STEP / 2];
  return (
    <>
      <path
        className={colourOf(number)}
        d={`M${polar(168, from)}A168 168 0 0 1 ${polar(168, to)}L${polar(104, to)}A104 104 0 0 0 ${polar(104, from)}z`}
      />
      <text transform={about(index * STEP)} x="200" y="53">
        {number}
      </text>
    </>
  );
};

const Rotor = () => (
  <g transform={about(TURN)}>
    <circle cx="200" cy="200" r="171" className="rim" />
    {ORDER.map((number, index) => (
      <Pocket key={number} number={number} index={index} />
    ))}
    <path
      d={ORDER.map((_, index) => `M${polar(168, (index - 0.5) * STEP)}L${polar(104, (index - 0.5) * STEP)}`).join('')}
      className="fret"
    />
    <circle cx="200" cy="200" r="136" className="fret thin" />
    <circle cx="200" cy="200" r="104" className="cone" />
    {EIGHTHS.map((degrees) => (
      <path key={degrees} className="spoke" transform={about(degrees)} d="M200 108v40" />
    ))}
    <circle cx="200" cy="200" r="46" className="hub" />
    {[20, 110, 200, 290].map((degrees) => (
      <g key={degrees} transform={about(degrees)}>
        <path className="arm" d="M200 200V146" />
        <circle cx="200" cy="144" r="7" className="knob" />
      </g>
    ))}
    <circle cx="200" cy="200" r="18" className="turret" />
    <circle cx="200" cy="200" r="7" className="knob" />
  </g>
);

/** The wheel. */
export const WheelArt = () => {
  const [x, y] = polar(118, BALL_AT).split(' ').map(Number);
  return (
    <svg className="wheel-art" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="198" className="bowl" />
      <circle cx="200" cy="200" r="196" className="bowl-edge" />
      <circle cx="200" cy="200" r="184" className="track" />
      {EIGHTHS.map((degrees) => (
        <path key={degrees} className="stud" transform={about(degrees + 22.5)} d="M200 9l4 8-4 8-4-8z" />
      ))}
      <Rotor />
      <circle cx={x} cy={(y ?? 0) + 2} r="7.5" className="ball-shadow" />
      <circle cx={x} cy={y} r="7.5" className="ball" />
    </svg>
  );
};

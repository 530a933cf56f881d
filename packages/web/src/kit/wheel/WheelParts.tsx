/** The wheel in three layers, so that each can turn by itself: the bowl, the rotor with its numbers, and the ball. */
import { colourOf, POCKETS, WHEEL } from '@baize/games/roulette';
import { memo } from 'react';
import './wheel.css';

/** How far two pockets lie apart, in degrees. */
const STEP = 360 / POCKETS;
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

const polar = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};
const about = (degrees: number): string => `rotate(${degrees.toFixed(2)})`;

const pocketPath = (index: number): string => {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return `M${polar(168, from)}A168 168 0 0 1 ${polar(168, to)}L${polar(104, to)}A104 104 0 0 0 ${polar(104, from)}z`;
};
const FRETS = WHEEL.map((_, index) => `M${polar(168, (index - 0.5) * STEP)}L${polar(104, (index - 0.5) * STEP)}`).join('');

/** The bowl, which never turns. */
export const Bowl = memo(() => (
  <svg className="layer" viewBox="-200 -200 400 400" aria-hidden="true">
    <circle r="198" className="bowl" />
    <circle r="196" className="bowl-edge" />
    <circle r="184" className="track" />
    {EIGHTHS.map((degrees) => (
      <path key={degrees} className="stud" transform={about(degrees + 22.5)} d="M0 -191l4 8-4 8-4-8z" />
    ))}
  </svg>
));

/** The rotor, zero at the top. */
export const Rotor = memo(() => (
  <svg className="layer" viewBox="-200 -200 400 400" aria-hidden="true">
    <circle r="171" className="rim" />
    {WHEEL.map((number, index) => (
      <g key={number}>
        <path className={`pocket ${colourOf(number)}`} d={pocketPath(index)} />
        <text transform={about(index * STEP)} y="-147">
          {number}
        </text>
      </g>
    ))}
    <path d={FRETS} className="fret" />
    <circle r="136" className="fret thin" />
    <circle r="104" className="cone" />
    {EIGHTHS.map((degrees) => (
      <path key={degrees} className="spoke" transform={about(degrees)} d="M0 -92v40" />
    ))}
    <circle r="46" className="hub" />
    {[20, 110, 200, 290].map((degrees) => (
      <g key={degrees} transform={about(degrees)}>
        <path className="arm" d="M0 0V-54" />
        <circle cy="-56" r="7" className="knob" />
      </g>
    ))}
    <circle r="18" className="turret" />
    <circle r="7" className="knob" />
  </svg>
));

/** The ball, on the rim at the top. */
export const Ball = memo(() => (
  <svg className="layer" viewBox="-200 -200 400 400" aria-hidden="true">
    <circle cy="-174" r="7.5" className="ball-shadow" />
    <circle cy="-176" r="7.5" className="ball" />
    <circle cx="-2.2" cy="-178.4" r="2.2" className="glint" />
  </svg>
));

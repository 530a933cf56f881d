/** What is celebrated: a moon or a crown among rays, which rises into its place. */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { crowns } from '../../kit/deck/wardrobe.ts';
import { animate, riseMotion } from '../../kit/motion.ts';
import { usePace } from '../../kit/pace.ts';

const rays = Array.from({ length: 24 }, (_, ray) => ray * 15);

const Moon = () => (
  <>
    <circle r="32" className="face" />
    <circle cx="-10" cy="-11" r="6.5" className="sea" />
    <circle cx="12" cy="4" r="9" className="sea" />
    <circle cx="-8" cy="14" r="4.5" className="sea" />
    <circle cx="8" cy="-17" r="2.8" className="sea" />
  </>
);

// A crown is drawn about (50, 20.5) of a card.
const Crown = () => <path d={crowns.s} className="crown" transform="scale(2.2) translate(-50 -20.5)" />;

/** The emblem. */
export const Emblem = ({ of }: { of: 'moon' | 'crown' }) => {
  const pace = usePace();
  const emblem = useRef<SVGSVGElement>(null);
  const rise = useEffectEvent(() => {
    if (emblem.current !== null) animate(emblem.current, riseMotion(pace));
  });
  useLayoutEffect(() => rise(), []);
  return (
    <svg ref={emblem} className="ht-disc" viewBox="-60 -60 120 120" aria-hidden="true">
      {rays.map((ray) => (
        <path key={ray} className="ray" d={ray % 30 === 0 ? 'M0-40V-56' : 'M0-40V-48'} transform={`rotate(${ray})`} />
      ))}
      {of === 'moon' ? <Moon /> : <Crown />}
    </svg>
  );
};

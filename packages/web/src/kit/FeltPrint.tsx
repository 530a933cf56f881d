/** What is printed on the felt in an arc, drawn for three shapes of the page. */
import { memo, useId } from 'react';

interface ArcProps {
  readonly name: 'wide' | 'tall' | 'slim';
  readonly box: string;
  readonly arc: string;
  readonly second?: string;
  readonly words: string;
}

const Arc = ({ name, box, arc, second, words }: ArcProps) => {
  const id = useId();
  return (
    <svg
      className={`printed ${name}`}
      viewBox={box}
      preserveAspectRatio={name === 'wide' ? 'xMidYMid slice' : 'xMidYMin slice'}
      aria-hidden="true"
    >
      <path id={id} d={arc} />
      {second !== undefined && <path d={second} strokeWidth=".75" />}
      <text dy="-14">
        <textPath href={`#${id}`} startOffset="50%">
          {words}
        </textPath>
      </text>
    </svg>
  );
};

/** The print. A phone has room for a part of it alone. */
export const FeltPrint = memo(({ words, short }: { words: string; short: string }) => (
  <>
    <Arc name="wide" box="0 0 1160 680" arc="M-20 112Q580 524 1180 112" second="M-20 126Q580 538 1180 126" words={words} />
    <Arc name="tall" box="0 0 748 850" arc="M-20 280Q374 470 768 280" second="M-20 292Q374 482 768 292" words={words} />
    <Arc name="slim" box="0 0 352 460" arc="M10 150Q176 244 342 150" words={short} />
  </>
));

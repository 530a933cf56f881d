/** What is printed on the felt in an arc: all of it on a wide felt, a part on a slim one. */
import { memo, useId } from 'react';

interface ArcProps {
  readonly name: 'wide' | 'slim';
  readonly box: string;
  readonly arc: string;
  readonly second?: string;
  readonly words: string;
}

const Arc = ({ name, box, arc, second, words }: ArcProps) => {
  const id = useId();
  return (
    <svg className={`printed ${name}`} viewBox={box} aria-hidden="true">
      <path id={id} d={arc} />
      {second !== undefined && <path d={second} strokeWidth=".75" />}
      <text dy="-10">
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
    <Arc name="wide" box="0 0 1160 58" arc="M-20 2Q580 92 1180 2" second="M-20 12Q580 102 1180 12" words={words} />
    <Arc name="slim" box="0 0 352 46" arc="M-8 6Q176 78 360 6" words={short} />
  </>
));

/** What the hand has come to: the trick, and whether hearts are broken. */
import type { View } from '@baize/games/hearts';
import { suitPaths } from '../../kit/deck/shapes.ts';

const Mark = ({ broken }: { broken: boolean }) => (
  <svg className="ht-mark" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d={suitPaths.h} className={broken ? 'whole' : 'outline'} />
    {broken && <path d="M0-5.8-2.2-2l4 2.5L-.5 4" className="crack" />}
  </svg>
);

/** The tags in the corner. */
export const Tags = ({ view: { phase, broken, hand }, trick }: { view: View; trick: number }) => (
  <div className="ht-tags">
    {phase === 'playing' || phase === 'moon' ? (
      <>
        <span className={broken ? 'tag lit' : 'tag ht-unbroken'}>
          <Mark broken={broken} />
          {broken ? 'Hearts broken' : 'Hearts unbroken'}
        </span>
        <span className="tag ht-count">Trick {Math.min(trick, 13)}</span>
      </>
    ) : (
      <span className="tag">Hand {hand}</span>
    )}
  </div>
);

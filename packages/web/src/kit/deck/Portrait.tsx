/** A face for an opponent: the head of a court card. */
import type { Face } from '@baize/casino';
import type { Suit } from '@baize/engine';
import { memo } from 'react';
import { type CourtRank, half, type MoodLines } from './courts.ts';
import { Drawing } from './Drawing.tsx';

/** A round portrait; its size is `--portrait`. It is decoration: the name stands beside it. */
export const Portrait = memo(({ face, mood }: { face: Face; mood?: MoodLines | undefined }) => {
  // A face is two letters by its type; taking a string apart is where the compiler forgets it.
  const [rank, suit] = [face.charAt(0) as CourtRank, face.charAt(1) as Suit];
  return (
    <svg className={`portrait ${suit}`} viewBox="31 11.5 38 38" aria-hidden="true">
      <Drawing touches={half(rank, suit, mood)} />
    </svg>
  );
});

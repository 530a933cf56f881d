/** The pack that is dealt from. */
import { memo } from 'react';
import { CardBack } from './deck/CardFace.tsx';
import { placeName } from './places.ts';

/** The pack, as thick as it is, with the number of cards left in it. */
export const PackView = memo(({ left, full = 52 }: { left: number; full?: number }) => (
  <div className="pack">
    <div className="pile" aria-hidden="true" {...placeName('deck')}>
      {Array.from({ length: Math.min(3, Math.ceil((3 * left) / full)) }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the backs of a pile are alike, and their depth is all they are
        <CardBack key={depth} />
      ))}
    </div>
    <span className="count">
      {left} <span>{left === 1 ? 'card left' : 'cards left'}</span>
    </span>
  </div>
));

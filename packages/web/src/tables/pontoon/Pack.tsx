/** The pack that is dealt from, and the cards that are out of play. */
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { placeName } from '../../kit/places.ts';

/** The pack, as thick as it is, with the number of cards left in it. */
export const Pack = ({ left }: { left: number }) => (
  <div className="pack">
    <div className="pile" aria-hidden="true" {...placeName('deck')}>
      {Array.from({ length: Math.min(3, Math.ceil(left / 17)) }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the backs of a pile are alike, and their depth is all they are
        <CardBack key={depth} />
      ))}
    </div>
    <span className="count">
      {left} <span>{left === 1 ? 'card left' : 'cards left'}</span>
    </span>
  </div>
);

/** Where spent cards lie until the next shuffle. */
export const Spent = ({ count }: { count: number }) => (
  <div className="spent">
    <div className="pile spot" aria-hidden="true">
      {count > 0 ? <CardBack /> : <span>Spent</span>}
    </div>
    <span className="count">{count === 0 ? '' : `${count} spent`}</span>
  </div>
);

/** The trick in the middle: each card before whoever played it, the one that takes marked, and gathered by its taker. */
import { type Card, type Seat, whoIs } from '@baize/engine';
import { memo } from 'react';
import { useMoved } from '../../kit/animation-batch.ts';
import { CardFace } from '../../kit/deck/CardFace.tsx';
import { dealMotion, gatherMotion, type Motion, wayFrom } from '../../kit/motion.ts';
import { findPlace, placeName } from '../../kit/places.ts';
import { type LaidTrick, type Side, sideOf } from './hands.ts';
import { heartsTableWords } from './language/index.ts';

interface TrickCardProps {
  readonly card: Card;
  /** Who played it, read out. */
  readonly by: string;
  readonly side: Side;
  readonly isTaking: boolean;
  /** To whom it goes, once the trick is taken. */
  readonly taker: Side | undefined;
  /** Where the player's own card lay in the hand. */
  origin(): DOMRectReadOnly | undefined;
}

const TrickCard = memo(({ card, by, side, isTaking, taker, origin }: TrickCardProps) => {
  const slot = useMoved<HTMLSpanElement>(
    (element, here, pace): Motion | undefined => {
      if (taker === undefined) {
        const from = (side === 'south' ? origin() : undefined) ?? findPlace(element, side) ?? here;
        return dealMotion({ ...wayFrom(from, here), scale: side === 'south' ? 1 : 0.6 }, pace);
      }
      const way = (place: string) => wayFrom(findPlace(element, place) ?? here, here);
      return pace === 0 ? undefined : gatherMotion(way('trick'), way(taker), pace);
    },
    { when: taker },
  );
  return (
    <li className={`${side} ${isTaking ? 'taking' : ''} ${taker !== undefined && card === 'Qs' ? 'queen' : ''}`}>
      <span className="unseen">{by}</span>
      <span ref={slot} className="slot">
        <CardFace card={card} />
      </span>
    </li>
  );
});

interface TrickProps {
  readonly trick: LaidTrick;
  readonly hand: number;
  readonly me: Seat;
  /** Who took it and what it cost, once it is taken. */
  readonly took: string | undefined;
  readonly names: readonly string[];
  /** Whether the player's card is waited for. */
  readonly isMyTurn: boolean;
  origin(): DOMRectReadOnly | undefined;
}

/** The trick. */
export const TrickView = ({ trick: { number, plays, taking, isTaken }, hand, me, took, names, isMyTurn, origin }: TrickProps) => {
  const { felt } = heartsTableWords();
  const taker = isTaken && taking !== undefined ? sideOf(taking, me) : undefined;
  return (
    <div className="ht-trick">
      <i className="ht-centre" {...placeName('trick')} />
      {isMyTurn && <div className="ht-spot spot">{felt.yourCard}</div>}
      {took !== undefined && <p className="ht-taken">{took}</p>}
      <ul aria-label={felt.trick(number)}>
        {plays.map(({ seat, card }) => (
          <TrickCard
            key={`${hand} ${number} ${seat}`}
            card={card}
            by={felt.by(whoIs(seat, { me, names }))}
            side={sideOf(seat, me)}
            isTaking={seat === taking}
            taker={taker}
            origin={origin}
          />
        ))}
      </ul>
    </div>
  );
};

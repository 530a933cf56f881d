/** Who sits round the table: face, name, points in the game and in this hand, whose turn it is; and the backs they hold. */
import type { Guest } from '@baize/casino';
import type { BySeat, Seat } from '@baize/engine';
import { pointsInHand, type View } from '@baize/games/hearts';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { type Face, Portrait } from '../../kit/deck/Portrait.tsx';
import { SuitPip } from '../../kit/deck/SuitPip.tsx';
import { placeName } from '../../kit/places.ts';
import { sideOf, signed } from './hands.ts';

const ownFaces: readonly Face[] = ['Qc', 'Qs', 'Kh', 'Js'];

/** The player's own face: one that no guest has. */
export const faceOf = (seat: Seat, guests: BySeat<Guest | null>): Face =>
  guests[seat]?.face ?? ownFaces.find((face) => guests.every((guest) => guest?.face !== face)) ?? 'Qc';

/** What somebody is called on the table. */
export const nameAt = (seat: Seat, guests: BySeat<Guest | null>): string => guests[seat]?.name ?? 'You';

/** Whether a seat is marked as the one that is waited for. */
const isTurn = ({ phase, turn, passes, cardsInDeck }: View, seat: Seat, me: Seat): boolean => {
  if (phase === 'passing') return seat === me && passes[me] === null && cardsInDeck === 0;
  return (phase === 'playing' || phase === 'moon') && turn === seat;
};

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Seat;
  readonly guests: BySeat<Guest | null>;
}

const Taken = ({ points }: { points: number }) => (
  <span className="ht-took">
    <span className="unseen">, in this hand </span>
    <SuitPip suit="h" />
    {signed(points)}
  </span>
);

const SeatPlate = ({ view, seat, me, guests }: SeatProps) => {
  const side = sideOf(seat, me);
  const turns = isTurn(view, seat, me);
  return (
    <li className={`ht-seat ${side} ${turns ? 'turn' : ''}`} aria-current={turns ? 'true' : undefined}>
      <Portrait face={faceOf(seat, guests)} />
      <div>
        <div className="ht-name">
          <span {...placeName(side)}>{nameAt(seat, guests)}</span>
        </div>
        <div className="ht-points">
          <b>{signed(view.scores[seat] ?? 0)}</b> <span>points</span>
          {view.phase === 'playing' && <Taken points={pointsInHand(view)[seat] ?? 0} />}
        </div>
      </div>
    </li>
  );
};

/** The cards of an opponent, as many backs as are left. */
const Backs = ({ count, side }: { count: number; side: string }) => (
  <div className={`ht-theirs ${side}`} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the backs are alike
      <CardBack key={place} />
    ))}
  </div>
);

/** All four, and the backs of three. */
export const Seats = ({ view, me, guests }: Omit<SeatProps, 'seat'>) => {
  const seats = view.hands.map((_, seat) => seat);
  return (
    <>
      {seats.map((seat) => (seat === me ? null : <Backs key={seat} count={view.hands[seat]?.length ?? 0} side={sideOf(seat, me)} />))}
      <ul className="ht-seats" aria-label="The players">
        {seats.map((seat) => (
          <SeatPlate key={seat} view={view} seat={seat} me={me} guests={guests} />
        ))}
      </ul>
    </>
  );
};

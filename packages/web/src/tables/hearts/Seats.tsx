/** Who sits round the table: face, name, points in the game and in this hand, whose turn it is; and the backs they hold. */
import type { Face, Persona } from '@baize/casino';
import type { BySeat, Seat } from '@baize/engine';
import { lastTrick, pointsInHand, type View } from '@baize/games/hearts';
import { memo } from 'react';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import type { Mood } from '../../kit/deck/moods.ts';
import { SuitPip } from '../../kit/deck/SuitPip.tsx';
import { placeName } from '../../kit/places.ts';
import { SeatFace, SeatTag } from '../../kit/Seat.tsx';
import { SpokenName, useMood } from '../Reaction.tsx';
import { pointsText, type Side, sideOf } from './hands.ts';
import { heartsTableWords } from './language/index.ts';

// How the others at Hearts take a trick, a hand and a moon. Pure.

/** From how many points on a trick hurts, and a whole hand does. */
const HURTS = 4;
const BAD_HAND = 13;

/** After a hand: whoever shot the moon is glad and the others are awed; otherwise a clean hand pleases and a dear one does not. */
const afterHand = ({ sheet }: View, seat: Seat): Mood | undefined => {
  const line = sheet.at(-1);
  if (line === undefined) return undefined;
  if (line.moon !== null) return line.moon === seat ? 'glad' : 'awed';
  const points = line.points[seat] ?? 0;
  return points >= BAD_HAND ? 'sad' : points <= 0 ? 'glad' : undefined;
};

/** After a trick: it hurts whoever took much, and whoever got rid of the queen is glad. */
const afterTrick = (view: View, seat: Seat): Mood | undefined => {
  const last = lastTrick(view);
  if (last === undefined) return undefined;
  if (last.taker === seat) return last.points >= HURTS ? 'sad' : undefined;
  return last.plays.some((play) => play.seat === seat && play.card === 'Qs') ? 'glad' : undefined;
};

/** The mood of a seat now; undefined when there is nothing to make a face about. */
export const moodAt = (view: View, seat: Seat): Mood | undefined => {
  switch (view.phase) {
    case 'playing':
      return afterTrick(view, seat);
    case 'moon':
      return view.turn === seat ? 'glad' : 'awed';
    case 'between':
    case 'ended':
      return afterHand(view, seat);
    case 'passing':
      return undefined;
  }
};

const ownFaces: readonly Face[] = ['Qc', 'Qs', 'Kh', 'Js'];

/** The player's own face: one that no persona has. */
export const faceOf = (seat: Seat, personas: BySeat<Persona | null>): Face =>
  personas[seat]?.face ?? ownFaces.find((face) => personas.every((persona) => persona?.face !== face)) ?? 'Qc';

/** What somebody is called on the table. */
export const nameAt = (seat: Seat, personas: BySeat<Persona | null>): string => personas[seat]?.name ?? heartsTableWords().you;

/** Whether a seat is marked as the one that is waited for. */
const isTurn = ({ phase, turn, passes, cardsInDeck }: View, seat: Seat, me: Seat): boolean => {
  if (phase === 'passing') return seat === me && passes[me] === null && cardsInDeck === 0;
  return (phase === 'playing' || phase === 'moon') && turn === seat;
};

/** The points of this hand; before and after it their place is kept. */
const Taken = ({ points }: { points: number | undefined }) => (
  <span className={points === undefined ? 'ht-took none' : 'ht-took'}>
    <span className="unseen">{heartsTableWords().felt.thisHand}</span>
    <SuitPip suit="h" />
    <span>{pointsText(points ?? 0)}</span>
  </span>
);

interface PlateProps {
  readonly seat: Seat;
  readonly face: Face;
  readonly name: string;
  readonly side: Side;
  readonly turns: boolean;
  readonly score: number;
  /** The points of this hand, while it is played. */
  readonly taken: number | undefined;
  readonly mood: Mood | undefined;
  /** What moment it is, for what is said in it. */
  readonly moment: string;
}

const SeatPlate = memo(({ seat, face, name, side, turns, score, taken, mood: felt, moment }: PlateProps) => {
  const mood = useMood(felt);
  return (
    <li className={`ht-seat ${side} ${turns ? 'turn' : ''}`} aria-current={turns ? 'true' : undefined}>
      <SeatFace seat={seat} face={face} mood={mood} />
      <div>
        <div className="ht-name">
          <span {...placeName(side)}>
            <SpokenName name={name} mood={mood} moment={moment} />
          </span>
          <SeatTag seat={seat} />
        </div>
        <div className="ht-points">
          <b>{pointsText(score)}</b> <span>{heartsTableWords().felt.points(score)}</span>
          <Taken points={taken} />
        </div>
      </div>
    </li>
  );
});

/** The cards of an opponent, as many backs as are left. */
const Backs = memo(({ count, side }: { count: number; side: string }) => (
  <div className={`ht-theirs ${side}`} aria-hidden="true" {...placeName(`${side}-hand`)}>
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the backs are alike
      <CardBack key={place} />
    ))}
  </div>
));

/** All four, and the backs of three. */
export const Seats = ({ view, me, personas }: { view: View; me: Seat; personas: BySeat<Persona | null> }) => {
  const seats = view.hands.map((_, seat) => seat);
  const points = view.phase === 'playing' ? pointsInHand(view) : [];
  return (
    <>
      {seats.map((seat) => (seat === me ? null : <Backs key={seat} count={view.hands[seat]?.length ?? 0} side={sideOf(seat, me)} />))}
      <ul className="ht-seats" aria-label={heartsTableWords().felt.players}>
        {seats.map((seat) => (
          <SeatPlate
            key={seat}
            seat={seat}
            face={faceOf(seat, personas)}
            name={nameAt(seat, personas)}
            side={sideOf(seat, me)}
            turns={isTurn(view, seat, me)}
            score={view.scores[seat] ?? 0}
            taken={points[seat]}
            mood={seat === me ? undefined : moodAt(view, seat)}
            moment={`hearts ${view.hand} ${view.tricks.length}`}
          />
        ))}
      </ul>
    </>
  );
};

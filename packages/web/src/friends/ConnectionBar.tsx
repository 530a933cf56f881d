/** What lies on the felt of a shared table: how the connection is, whether one is away, and what a screen reader is told besides the game. */
import { OTHERS_PLAY_ON } from '@baize/casino';
import type { GameTypes, Seat } from '@baize/engine';
import {
  coverQuestion,
  freeQuestion,
  GONE_AFTER,
  goneWords,
  phrases,
  placeInQueue,
  problemWords,
  queueWords,
  type RoomFrame,
  type RoomNow,
  spectatorId,
} from '@baize/rooms';
import { useEffect, useReducer, useRef, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { CardDialog } from '../kit/Dialog.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { playSound } from '../runtime/audio.ts';
import { faceNamed } from './FriendsIcon.tsx';
import { isMyTime, makeTicker, timedTurn, useLeft, waitedFor } from './room-clock.ts';
import { ClockRing, isOnTheClock, type SeatsNow } from './SeatMarks.tsx';

interface ConnectionBarProps {
  readonly now: RoomNow<GameTypes>;
  readonly seats: SeatsNow;
  /** Whether the table has a place of its own for the player's face. */
  readonly hasOwnSeat: boolean;
  /** Whether the player is out, and the others are not. */
  readonly isOut: boolean;
  onBack(): void;
  /** Lets the house play for somebody who is gone, or frees their seat. */
  onCover(seat: Seat): void;
  onFree(seat: Seat): void;
}

/** How long a connection may be lost before anything is said: most breaks are over sooner. */
const QUIET = 700;

const useLate = (isLost: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLost) return setLate(false);
    const timer = setTimeout(() => setLate(true), QUIET);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost && isLate;
};

/** Seconds are told when the turn comes, and once more when few are left. */
const ALMOST = 10_000;

/** For whom the table waits is told when they take longer than this: most turns are over sooner. */
const LONG = 4000;

/** Ticks once, when five seconds of one's own time are left. */
const useTick = ({ client }: RoomNow<GameTypes>, deadline: number | undefined): void => {
  const [ticker] = useState(() => makeTicker(() => playSound('tick')));
  const { nth, clock } = timedTurn(client, deadline) ?? {};
  useEffect(
    () => ticker(nth === undefined || clock === undefined || deadline === undefined ? undefined : { nth, deadline, clock }),
    [ticker, nth, clock, deadline],
  );
};

/** A sentence for a screen reader. The same one once more is told once more: it has another number. */
interface Spoken {
  readonly nth: number;
  readonly text: string;
}

/** What is told besides the game: whose turn it is by the clock, what was said, and how the connection is. */
const useSpoken = ({ now, seats }: Pick<ConnectionBarProps, 'now' | 'seats'>): Spoken => {
  const { room, said, muted } = seats;
  const [spoken, speak] = useReducer(({ nth }: Spoken, text: string): Spoken => ({ nth: nth + 1, text }), { nth: 0, text: '' });
  const isMine = isMyTime(now.client);
  const left = useLeft(isMine ? seats.deadline : undefined);
  const isLow = left !== undefined && left < ALMOST;
  const clock = room.clock;
  const turn = room.nth;
  useTick(now, seats.deadline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is told, however like the one before it is
  useEffect(() => {
    if (isMine) speak(clock === 0 ? 'Your turn.' : `Your turn, ${Math.round(clock / 1000)} seconds.`);
  }, [isMine, clock, turn]);
  useEffect(() => {
    if (isLow && clock > ALMOST) speak('Ten seconds left.');
  }, [isLow, clock]);
  const friends = waitedFor(now.client);
  useEffect(() => {
    if (friends === '') return undefined;
    const timer = setTimeout(() => speak(`The table waits for ${friends}.`), LONG);
    return () => clearTimeout(timer);
  }, [friends]);
  const nth = said?.nth ?? 0;
  const before = useRef(nth);
  useEffect(() => {
    if (said === undefined || nth === before.current) return;
    before.current = nth;
    const name = said.seat === room.me ? 'You' : (room.seats[said.seat]?.name ?? 'Somebody');
    if (!muted.includes(said.seat)) speak(`${name}: ${phrases[said.phrase]}`);
  }, [said, nth, room, muted]);
  return spoken;
};

/** The player's own clock, where the table itself has no face for them. */
const OwnClock = ({ seats: { room, deadline } }: Pick<ConnectionBarProps, 'seats'>) => {
  const me = typeof room.me === 'number' ? room.seats[room.me] : undefined;
  if (me === undefined || typeof room.me !== 'number' || deadline === undefined || !isOnTheClock(room, room.me)) return null;
  return (
    <div className="own-clock">
      <span className="friend-face">
        <Portrait face={faceNamed(me.face)} />
        <ClockRing deadline={deadline} clock={room.clock} />
      </span>
    </div>
  );
};

/** What somebody without a seat is told: that they are late, and when they sit down. */
const railWords = ({ client: { room, credentials } }: RoomNow<GameTypes>): string => {
  if (room?.coming != null) return 'You sit down with the next deal. Until then you watch, one hand late.';
  const place = room === undefined ? -1 : placeInQueue(room.guests, spectatorId(credentials.token));
  return place < 0 ? 'You watch, one hand late.' : `You watch, one hand late; you are ${queueWords(place)}.`;
};

/** The first of the others who has no line, and for whom nobody plays. */
const goneSeat = ({ me, phase, seats }: RoomFrame<GameTypes>): Seat | undefined => {
  if (typeof me !== 'number' || (phase !== 'playing' && phase !== 'lobby')) return undefined;
  const seat = seats.findIndex(({ held, away, gone }, at) => at !== me && held && away === null && gone !== undefined);
  return seat < 0 ? undefined : seat;
};

/** Somebody has no line: after a minute the others may go on without them, and are asked first. */
const GoneFriend = ({ name, gone, onCover, onFree }: { readonly name: string; readonly gone: number; onCover(): void; onFree(): void }) => {
  const [since] = useState(() => performance.now() - gone);
  const left = useLeft(since + GONE_AFTER) ?? 0;
  const [asking, setAsking] = useState<'cover' | 'free'>();
  const done = (): void => setAsking(undefined);
  const go = (): void => {
    done();
    if (asking === 'cover') onCover();
    else onFree();
  };
  return (
    <>
      <p>
        <span>{goneWords(name)}.</span>
        {left === 0 && (
          <>
            <ActionButton onPress={() => setAsking('cover')}>Let the house play</ActionButton>
            <ActionButton onPress={() => setAsking('free')}>Free the seat</ActionButton>
          </>
        )}
      </p>
      {asking !== undefined && (
        <CardDialog
          title={asking === 'cover' ? 'Let the house play?' : 'Free the seat?'}
          onClose={done}
          footer={
            <>
              <ActionButton onPress={go}>Yes</ActionButton>
              <ActionButton standing="lead" onPress={done}>
                Wait
              </ActionButton>
            </>
          }
        >
          <p>{asking === 'cover' ? coverQuestion(name) : freeQuestion(name)}</p>
        </CardDialog>
      )}
    </>
  );
};

/** The bar. */
export const ConnectionBar = ({ now, seats, hasOwnSeat, isOut, onBack, onCover, onFree }: ConnectionBarProps) => {
  const { room } = seats;
  const isLost = useLate(now.status === 'lost');
  const spoken = useSpoken({ now, seats });
  const me = typeof room.me === 'number' ? room.seats[room.me] : undefined;
  const isAway = me?.held === true && me.away !== null;
  const lone = goneSeat(room);
  const gone = lone === undefined ? undefined : room.seats[lone];
  return (
    <>
      {!hasOwnSeat && <OwnClock seats={seats} />}
      <div className="connection-bar" role="status">
        {isLost && (
          <p>{now.problem === undefined ? 'The line is lost. Trying again; nothing you chose gets lost.' : problemWords(now.problem)}</p>
        )}
        {!isLost && isAway && (
          <p className="away">
            <span>You are away, and the house plays your cards.</span>
            <ActionButton standing="lead" onPress={onBack}>
              I am back
            </ActionButton>
          </p>
        )}
        {!isLost && lone !== undefined && gone?.gone !== undefined && (
          <GoneFriend key={lone} name={gone.name} gone={gone.gone} onCover={() => onCover(lone)} onFree={() => onFree(lone)} />
        )}
        {!isLost && !isAway && isOut && <p>{OTHERS_PLAY_ON}</p>}
        {!isLost && room.me === 'rail' && <p>{railWords(now)}</p>}
      </div>
      <p className="unseen" aria-live="polite">
        {!isLost && <span key={spoken.nth}>{spoken.text}</span>}
      </p>
    </>
  );
};

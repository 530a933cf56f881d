/** What lies on the felt of a shared table: how the connection is, whether one is away, and what a screen reader is told besides the game. */
import type { GameTypes, Seat, Who } from '@baize/engine';
import {
  coverQuestion,
  freeQuestion,
  GONE_AFTER,
  goneWords,
  placeInQueue,
  problemWords,
  type RoomFrame,
  type RoomNow,
  spectatorId,
  stillWaitingWords,
} from '@baize/rooms';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { later } from '../kit/clock.ts';
import { CardDialog } from '../kit/Dialog.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { playSound } from '../runtime/audio.ts';
import { faceNamed } from './FriendsIcon.tsx';
import { friendsWords } from './language/index.ts';
import { isMyTime, makeTicker, type RunningTime, timeAt, timedTurn, useLeft, waitedFor } from './room-clock.ts';
import { ClockRing, type SeatsNow } from './SeatMarks.tsx';

interface ConnectionBarProps {
  readonly now: RoomNow<GameTypes>;
  readonly seats: SeatsNow;
  /** What calls the player, and asks whether it may. */
  readonly calls?: ReactNode;
  /** Whether the table has a place of its own for the player's face. */
  readonly hasOwnSeat: boolean;
  /** Whether the player is out, and the others are not. */
  readonly isOut: boolean;
  onBack(): void;
  /** Lets a bot play for somebody who is gone, or frees their seat. */
  onCover(seat: Seat): void;
  onFree(seat: Seat): void;
}

/** How long a connection may be lost before anything is said: most breaks are over sooner. */
const QUIET = 700;

const useLate = (isLost: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLost) return setLate(false);
    return later(QUIET, () => setLate(true));
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
  /** Whether it is about a turn of one's own, and true only while that lasts. */
  readonly isTurn: boolean;
}

/** What is said after something: a turn that is over (undefined) is not said to be there. */
export const spokenAfter = (before: Spoken, said: Pick<Spoken, 'text' | 'isTurn'> | undefined): Spoken => {
  if (said !== undefined) return { nth: before.nth + 1, ...said };
  return before.isTurn ? { nth: before.nth + 1, text: '', isTurn: false } : before;
};

/** What is told besides the game: whose turn it is by the clock, what was said, and how the connection is. */
const useSpoken = ({ now, seats }: Pick<ConnectionBarProps, 'now' | 'seats'>): Spoken => {
  const { room, said, muted } = seats;
  const [spoken, speak] = useReducer(spokenAfter, { nth: 0, text: '', isTurn: false });
  const { bar } = friendsWords();
  const isMine = isMyTime(now.client);
  const { deadline, end } = (isMine ? timeAt(seats.times, room.me) : undefined) ?? {};
  const left = useLeft(end);
  const isLow = left !== undefined && left < ALMOST;
  const spare = deadline === undefined || end === undefined ? 0 : Math.round((end - deadline) / 1000);
  const isOver = left !== undefined && left > 0 && left <= 1000 * spare;
  const clock = room.clock;
  const turn = room.nth;
  useTick(now, end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is told, however like the one before it is
  useEffect(() => {
    speak(isMine ? { text: bar.turn(Math.round(clock / 1000)), isTurn: true } : undefined);
  }, [isMine, clock, turn, bar]);
  useEffect(() => {
    if (isLow && clock > ALMOST) speak({ text: bar.tenLeft, isTurn: true });
  }, [isLow, clock, bar]);
  useEffect(() => {
    if (isOver) speak({ text: bar.timeBank(spare), isTurn: true });
  }, [isOver, spare, bar]);
  const friends = waitedFor(now.client);
  const waits = friends.length === 0 ? undefined : bar.waitsFor(friends);
  useEffect(() => {
    if (waits === undefined) return undefined;
    return later(LONG, () => speak({ text: waits, isTurn: false }));
  }, [waits]);
  const nth = said?.nth ?? 0;
  const before = useRef(nth);
  useEffect(() => {
    if (said === undefined || nth === before.current) return;
    before.current = nth;
    const who: Who | undefined = said.seat === room.me ? 'you' : room.seats[said.seat];
    if (!muted.includes(said.seat)) speak({ text: bar.said(who, said.text), isTurn: false });
  }, [said, nth, room, muted, bar]);
  return spoken;
};

/** The player's own clock, where the table itself has no face for them. */
const OwnClock = ({ seats: { room, times } }: Pick<ConnectionBarProps, 'seats'>) => {
  const me = typeof room.me === 'number' ? room.seats[room.me] : undefined;
  const time = timeAt(times, room.me);
  if (me === undefined || time === undefined) return null;
  return (
    <div className="own-clock">
      <span className="friend-face">
        <Portrait face={faceNamed(me.face)} />
        <ClockRing time={time} clock={room.clock} />
      </span>
    </div>
  );
};

/** What somebody without a seat is told: that they are late, and when they sit down. */
export const railWords = ({ client: { room, credentials } }: Pick<RoomNow<GameTypes>, 'client'>): string => {
  const { bar } = friendsWords();
  if (room?.coming != null) return bar.comesIn;
  const place = room === undefined ? -1 : placeInQueue(room.guests, spectatorId(credentials.token));
  return place < 0 ? bar.watching : bar.watchingInLine(place);
};

/** The first of the others who has no line, and for whom nobody plays. */
const goneSeat = ({ me, phase, seats }: RoomFrame<GameTypes>): Seat | undefined => {
  if (typeof me !== 'number' || (phase !== 'playing' && phase !== 'lobby')) return undefined;
  const seat = seats.findIndex(({ held, away, gone }, at) => at !== me && held && away === null && gone !== undefined);
  return seat < 0 ? undefined : seat;
};

interface GoneFriendProps {
  readonly name: string;
  readonly gone: number;
  /** How long the table waits for them, if it does. */
  readonly time: RunningTime | undefined;
  onCover(): void;
  onFree(): void;
}

/** Somebody has no line: after a minute the others may go on without them, and are asked first. */
const GoneFriend = ({ name, gone, time, onCover, onFree }: GoneFriendProps) => {
  const rest = useLeft(time?.end);
  const [since] = useState(() => performance.now() - gone);
  const left = useLeft(since + GONE_AFTER) ?? 0;
  const [asking, setAsking] = useState<'cover' | 'free'>();
  const { bar } = friendsWords();
  const done = (): void => setAsking(undefined);
  const go = (): void => {
    done();
    if (asking === 'cover') onCover();
    else onFree();
  };
  return (
    <>
      <p>
        <span>
          {goneWords(name)}.{rest !== undefined && ` ${stillWaitingWords(name, rest)}`}
        </span>
        {left === 0 && (
          <>
            <ActionButton onPress={() => setAsking('cover')}>{bar.cover}</ActionButton>
            <ActionButton onPress={() => setAsking('free')}>{bar.free}</ActionButton>
          </>
        )}
      </p>
      {asking !== undefined && (
        <CardDialog
          title={asking === 'cover' ? bar.coverTitle : bar.freeTitle}
          onClose={done}
          footer={
            <>
              <ActionButton onPress={go}>{bar.yes}</ActionButton>
              <ActionButton standing="lead" onPress={done}>
                {bar.wait}
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
export const ConnectionBar = ({ now, seats, calls, hasOwnSeat, isOut, onBack, onCover, onFree }: ConnectionBarProps) => {
  const { room } = seats;
  const isLost = useLate(now.status === 'lost');
  const spoken = useSpoken({ now, seats });
  const me = typeof room.me === 'number' ? room.seats[room.me] : undefined;
  const isAway = me?.held === true && me.away !== null;
  const lone = goneSeat(room);
  const gone = lone === undefined ? undefined : room.seats[lone];
  const { bar } = friendsWords();
  return (
    <>
      {!hasOwnSeat && <OwnClock seats={seats} />}
      <div className="connection-bar" role="status">
        {isLost && <p>{now.problem === undefined ? bar.lost : problemWords(now.problem)}</p>}
        {!isLost && isAway && (
          <p className="away">
            <span>{bar.away}</span>
            <ActionButton standing="lead" onPress={onBack}>
              {bar.back}
            </ActionButton>
          </p>
        )}
        {!isLost && lone !== undefined && gone?.gone !== undefined && (
          <GoneFriend
            key={lone}
            name={gone.name}
            gone={gone.gone}
            time={timeAt(seats.times, lone)}
            onCover={() => onCover(lone)}
            onFree={() => onFree(lone)}
          />
        )}
        {!isLost && !isAway && isOut && <p>{bar.out}</p>}
        {calls}
      </div>
      <p className="unseen" aria-live="polite">
        {!isLost && <span key={spoken.nth}>{spoken.text}</span>}
      </p>
    </>
  );
};

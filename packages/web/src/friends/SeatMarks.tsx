/** What everybody knows of a seat, drawn at the seats of any table: the clock, who is away, where bots sit, what is said. */

import type { Face } from '@baize/casino';
import type { GameTypes, Seat } from '@baize/engine';
import { clockWords, FREED_AFTER, type RoomFrame, type RoomNow } from '@baize/rooms';
import { createContext, useContext, useEffect, useState } from 'react';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { FriendsIcon, faceNamed } from './FriendsIcon.tsx';
import { friendsWords } from './language/index.ts';
import { type RunningTime, timeAt, useLeft } from './room-clock.ts';
import './marks.css';
import { later } from '../kit/clock.ts';

/** What the seats are drawn from. */
export interface SeatsNow {
  readonly room: RoomFrame<GameTypes>;
  /** The times that run. */
  readonly times: readonly RunningTime[];
  readonly said: RoomNow<GameTypes>['client']['said'];
  /** Who is not listened to. */
  readonly muted: readonly Seat[];
}

/** The seats of the room that is played in. */
export const SeatsContext = createContext<SeatsNow | undefined>(undefined);

/** How long a bubble stays. */
const BUBBLE = 3000;

/** What somebody at a seat says now. */
const useSaid = ({ said, muted }: SeatsNow, seat: Seat): string | undefined => {
  const nth = said?.seat === seat && !muted.includes(seat) ? said.nth : undefined;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (nth === undefined) return undefined;
    return later(BUBBLE, () => setGone(nth));
  }, [nth]);
  return nth !== undefined && nth > gone && said !== undefined ? said.text : undefined;
};

/** The ring: it empties clockwise, and is the mark of the turn. When it is empty the time bank runs: "+45". */
export const ClockRing = ({ time: { deadline, end }, clock }: { readonly time: RunningTime; readonly clock: number }) => {
  const rest = useLeft(end) ?? 0;
  const left = Math.max(0, rest - end + deadline);
  const isLow = left < clock / 3;
  return (
    <>
      <svg
        className={isLow ? 'clock-ring low' : 'clock-ring'}
        viewBox="0 0 72 72"
        aria-hidden="true"
        key={deadline}
        style={{ '--clock': `${clock}ms`, '--gone': `${Math.min(0, left - clock)}ms` }}
      >
        <circle className="all" cx="36" cy="36" r="33" />
        <circle className="left-over" cx="36" cy="36" r="33" pathLength="100" />
      </svg>
      {isLow && <i className="clock-seconds">{left > 0 ? Math.ceil(left / 1000) : `+${Math.ceil(rest / 1000)}`}</i>}
    </>
  );
};

/** A face with all that is known of its seat. */
export const FriendFace = ({ seat, face }: { readonly seat: Seat; readonly face: Face }) => {
  const now = useContext(SeatsContext);
  return now === undefined ? <Portrait face={face} /> : <MarkedFace now={now} seat={seat} face={face} />;
};

const MarkedFace = ({ now, seat, face }: { readonly now: SeatsNow; readonly seat: Seat; readonly face: Face }) => {
  const { room, times } = now;
  const time = timeAt(times, seat);
  const said = useSaid(now, seat);
  const one = room.seats[seat];
  const isAway = one?.held === true && (one.away !== null || one.gone !== undefined);
  return (
    <span className={isAway ? 'friend-face is-away' : 'friend-face'}>
      <Portrait face={one === undefined ? face : faceNamed(one.face)} />
      {time !== undefined && <ClockRing time={time} clock={room.clock} />}
      {isAway && (
        <span className="badge">
          <FriendsIcon name="away" />
        </span>
      )}
      {said !== undefined && <span className={seat === room.me ? 'seat-says mine' : 'seat-says'}>{said}</span>}
    </span>
  );
};

const AwayTag = ({ away }: { readonly away: number }) => {
  const [since] = useState(() => performance.now() - away);
  const left = useLeft(since + FREED_AFTER) ?? 0;
  const { marks } = friendsWords();
  return (
    <span className="house-tag">
      <span aria-hidden="true">
        <span className="long">{marks.botPlays}</span> {clockWords(left)}
      </span>
      <span className="unseen">{marks.seatHeldFor(clockWords(left))}</span>
    </span>
  );
};

/** What stands behind a name. */
export const FriendTag = ({ seat }: { readonly seat: Seat }) => {
  const one = useContext(SeatsContext)?.room.seats[seat];
  if (one === undefined) return null;
  const { marks } = friendsWords();
  if (one.held && one.away !== null) return <AwayTag key={String(one.away)} away={one.away} />;
  if (one.held) return one.gone === undefined ? null : <span className="house-tag">{marks.noConnection}</span>;
  return <span className="house-tag">{one.coming === null ? marks.bot : marks.botThen(one.coming.name)}</span>;
};

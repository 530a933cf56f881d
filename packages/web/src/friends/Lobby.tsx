/** Before the first hand: the link in three shapes, the seats as they fill, and who is ready. The host deals. */
import type { GameTypes, Seat } from '@baize/engine';
import { atTableWords, houseSeatsWords, linkTo, qrCode, type RoomFrame, roomName, tableOf } from '@baize/rooms';
import { type CSSProperties, useMemo, useState } from 'react';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { placesLeft } from '../kit/places.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { Pick } from '../settings/controls.tsx';
import '../settings/settings.css';
import { FriendsIcon } from './FriendsIcon.tsx';
import { faceNamed } from './faces.ts';
import './friends.css';

interface LobbyProps {
  readonly code: string;
  readonly room: RoomFrame<GameTypes>;
  /** Game and rules; what everybody brings; how long a move may take. */
  readonly facts: readonly (readonly [string, string])[];
  readonly levels: readonly { readonly id: string; readonly name: string }[];
  onReady(t: 'ready' | 'start'): void;
  onLevel(level: string): void;
  onLeave(): void;
}

const QUIET_ZONE = 4;
const LATECOMERS = 'Latecomers take over a seat of the house, between two hands.';

/** The code as a picture. */
const QrPicture = ({ link }: { readonly link: string }) => {
  const rows = useMemo(() => qrCode(link), [link]);
  if (rows === undefined) return null;
  const size = rows.length + 2 * QUIET_ZONE;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link as a QR code" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};

/** The link: to point a phone at, to copy and to share. */
export const RoomInvitation = ({ code }: { readonly code: string }) => {
  const link = linkTo(location.href.replace(/#.*$/, ''), code);
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('Copied');
    } catch {
      // Some browsers give no clipboard to a page without TLS: the link is shown to be copied by hand.
      setCopied(link);
      return;
    }
    setTimeout(() => setCopied(''), 2000);
  };
  const canShare = 'share' in navigator;
  return (
    <>
      <h2>Bring them in</h2>
      <p className="quiet">Point a phone at it, or send the link.</p>
      <QrPicture link={link} />
      <div className="link">
        <span>{roomName(code).replaceAll(' ', '-')}</span>
        <button type="button" className="do" onClick={() => void copy()}>
          <FriendsIcon name="copy" />
          {copied === 'Copied' ? 'Copied' : 'Copy link'}
        </button>
      </div>
      {canShare && (
        <button
          type="button"
          className="do open"
          onClick={() => void navigator.share({ title: 'A table of Baize', url: link }).catch(() => undefined)}
        >
          <FriendsIcon name="share" />
          Share
        </button>
      )}
      <p role="status" className="whole-link">
        {copied}
      </p>
    </>
  );
};

/** Where a seat stands in the lobby: round an oval, whoever looks at its lower end. */
const spotOf = (place: number, count: number): CSSProperties => {
  const turn = Math.PI / 2 + (2 * Math.PI * place) / count;
  return { '--x': Math.cos(turn), '--y': Math.sin(turn) };
};

/** What is said of a seat: whose it is, and whether they are ready. */
const seatWords = ({ seats, host, me }: RoomFrame<GameTypes>, seat: Seat): string => {
  const one = seats[seat];
  if (one?.held !== true) return 'the house';
  return [seat === me ? one.name : '', seat === host ? 'host' : '', one.ready ? 'ready' : seat === host ? '' : 'not ready yet']
    .filter((word) => word !== '')
    .join(', ');
};

const Seats = ({ room }: { readonly room: RoomFrame<GameTypes> }) => {
  const me = typeof room.me === 'number' ? room.me : -1;
  const { seats } = room;
  return (
    <ul className="lobby-seats">
      {seats.map(({ name, face, held, ready }, seat) => {
        const place = me < 0 ? seat : (placesLeft(seat, me, seats.length) + 1) % seats.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={held ? '' : 'ghost'} style={spotOf(place, seats.length)}>
            <span className="friend-face">
              <Portrait face={faceNamed(face)} />
              {held && (
                <span className={ready ? 'ready-badge' : 'ready-badge wait'}>
                  <FriendsIcon name={ready ? 'check' : 'clock'} />
                </span>
              )}
            </span>
            <b>{seat === me ? 'You' : name}</b>
            <span>{seatWords(room, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The lobby. */
export const Lobby = ({ code, room, facts, levels, onReady, onLevel, onLeave }: LobbyProps) => {
  const { seats, host, me, bot } = room;
  const mine = typeof me === 'number' ? seats[me] : undefined;
  const isHost = me === host;
  const held = seats.filter((one) => one.held).length;
  const hostName = host === null ? undefined : seats[host]?.name;
  const go = (): void => {
    if (isHost) onReady('start');
    else if (mine !== undefined && !mine.ready) onReady('ready');
  };
  useKeys({ Enter: go, q: onLeave });
  return (
    <main className="lobby">
      <header className="bar">
        <Tool icon="leave" label="Leave" keyName="Q" wordy onPress={onLeave} />
        <h1 className="where">
          {tableOf(hostName)} <small>Nobody has been dealt to yet</small>
        </h1>
      </header>
      <aside className="paper-note call">
        <RoomInvitation code={code} />
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <section className="felt lobby-felt" aria-label="The seats">
        <Seats room={room} />
        <p className="middle" role="status">
          <b>{atTableWords(held)}</b>
          <span className="middle-house">{houseSeatsWords(seats.length - held)}</span>
        </p>
      </section>
      <footer className="actions">
        {isHost && levels.length > 1 && (
          <Pick
            name="How strong the house is"
            options={levels.map(({ id }) => id)}
            value={bot}
            label={(level) => levels.find(({ id }) => id === level)?.name ?? level}
            onPick={onLevel}
          />
        )}
        {!isHost && <p className="say">{mine?.ready === true ? `You are ready. ${hostName ?? 'The host'} deals.` : LATECOMERS}</p>}
        {mine !== undefined && (isHost || !mine.ready) && (
          <ActionButton standing="lead" keyName="Enter" onPress={go}>
            {isHost ? 'Deal the first hand' : 'Ready'}
          </ActionButton>
        )}
      </footer>
    </main>
  );
};

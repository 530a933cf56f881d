/** Before the first hand: the link in three shapes, the seats as they fill, and who is ready. The host deals. */
import type { GameTypes, Seat } from '@baize/engine';
import {
  atTableWords,
  botSeatsWords,
  linkTo,
  qrCode,
  type RoomFrame,
  type RoomOptions,
  roomName,
  roomOptionsOf,
  spectatorsWords,
  tableOf,
} from '@baize/rooms';
import { type CSSProperties, useMemo, useState } from 'react';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { placesLeft } from '../kit/places.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { FriendsIcon, faceNamed } from './FriendsIcon.tsx';
import './friends.css';
import { FriendsForm } from './FriendsForm.tsx';

interface LobbyProps {
  readonly code: string;
  readonly room: RoomFrame<GameTypes>;
  /** Game and rules; what everybody brings; how long a move may take. */
  readonly facts: readonly (readonly [string, string])[];
  /** Why the last thing that was asked for was not done; empty when it was. */
  readonly refused: string;
  onReady(t: 'ready' | 'start'): void;
  onUnready(): void;
  onChange(options: RoomOptions): void;
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
const seatWords = ({ seats, host, me, fills }: RoomFrame<GameTypes>, seat: Seat): string => {
  const one = seats[seat];
  if (one?.held !== true) return fills ? 'the house' : 'free';
  return [seat === me ? one.name : '', seat === host ? 'host' : '', one.ready ? 'ready' : seat === host ? '' : 'not ready yet']
    .filter((word) => word !== '')
    .join(', ');
};

/** A seat: somebody's, a bot's, or free. */
const LobbySeat = ({ room, seat, place }: { readonly room: RoomFrame<GameTypes>; readonly seat: Seat; readonly place: number }) => {
  const { seats, fills, me, host } = room;
  const { name, face, held, ready } = seats[seat] ?? { name: '', face: 'Ks', held: false, ready: false };
  const isFree = !held && !fills;
  return (
    <li className={held ? '' : 'ghost'} style={spotOf(place, seats.length)}>
      <span className="friend-face">
        {isFree ? <span className="free-seat" /> : <Portrait face={faceNamed(face)} />}
        {held && (ready || seat !== host) && (
          <span className={ready ? 'ready-badge' : 'ready-badge wait'}>
            <FriendsIcon name={ready ? 'check' : 'clock'} />
          </span>
        )}
      </span>
      <b>{seat === me ? 'You' : isFree ? 'A seat' : name}</b>
      <span>{seatWords(room, seat)}</span>
    </li>
  );
};

const Seats = ({ room }: { readonly room: RoomFrame<GameTypes> }) => {
  const me = typeof room.me === 'number' ? room.me : -1;
  const count = room.seats.length;
  return (
    <ul className="lobby-seats">
      {room.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <LobbySeat key={seat} room={room} seat={seat} place={me < 0 ? seat : (placesLeft(seat, me, count) + 1) % count} />
      ))}
    </ul>
  );
};

/** What the host lays instead. */
const ChangeSheet = ({ room, onChange, onClose }: Pick<LobbyProps, 'room' | 'onChange'> & { onClose(): void }) => (
  <SideSheet title="Change the table" onClose={onClose}>
    <FriendsForm
      start={roomOptionsOf(room)}
      word="Lay this table"
      trouble=""
      isBusy={false}
      onOptions={(options) => {
        onChange(options);
        onClose();
      }}
    />
  </SideSheet>
);

/** What stands beside the buttons: why not, what one waits for, or how latecomers fare. */
const footWords = ({ seats, host, me, fills }: RoomFrame<GameTypes>, refused: string, isShort: boolean): string => {
  if (refused !== '') return refused;
  if (isShort) return 'The house fills no seat: wait for a second guest.';
  const isReady = typeof me === 'number' && seats[me]?.ready === true;
  if (me !== host && isReady) return `You are ready. ${host === null ? 'The host' : seats[host]?.name} deals.`;
  return fills ? LATECOMERS : 'Only those who are here are dealt to.';
};

/** The lobby. */
export const Lobby = ({ code, room, facts, refused, onReady, onUnready, onChange, onLeave }: LobbyProps) => {
  const { seats, host, me, fills, guests } = room;
  const [isChanging, setChanging] = useState(false);
  const mine = typeof me === 'number' ? seats[me] : undefined;
  const isHost = mine !== undefined && me === host;
  const isReady = mine?.ready === true;
  const held = seats.filter((one) => one.held).length;
  const hostName = host === null ? undefined : seats[host]?.name;
  const isShort = isHost && !fills && held < 2;
  const go = (): void => {
    if (isHost && !isShort) onReady('start');
    else if (mine !== undefined && !isHost && !isReady) onReady('ready');
  };
  useKeys({ Enter: go, q: onLeave, ...(isHost ? { c: () => setChanging(true) } : {}), ...(isReady ? { n: onUnready } : {}) });
  const watching = spectatorsWords(guests.map(({ name }) => name));
  return (
    <main className="lobby">
      <header className="bar">
        <Tool icon="leave" label="Leave" keyName="Q" wordy onPress={onLeave} />
        <h1 className="where">
          {tableOf(hostName)} <small>Nobody has been dealt to yet</small>
        </h1>
        {isHost && (
          <div className="tools">
            <Tool icon="settings" label="Change the table" keyName="C" wordy onPress={() => setChanging(true)} />
          </div>
        )}
      </header>
      <aside className="paper-note call">
        <h2>Bring them in</h2>
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
          <span className="middle-house">{botSeatsWords(seats.length - held, fills)}</span>
          {watching !== '' && <span className="middle-house">{watching}</span>}
        </p>
      </section>
      <footer className="actions">
        <p className="say" role="status">
          {footWords(room, refused, isShort)}
        </p>
        {mine !== undefined && !isHost && isReady && (
          <ActionButton keyName="N" onPress={onUnready}>
            Not ready
          </ActionButton>
        )}
        {mine !== undefined && (isHost ? !isShort : !isReady) && (
          <ActionButton standing="lead" keyName="Enter" onPress={go}>
            {isHost ? 'Deal the first hand' : 'Ready'}
          </ActionButton>
        )}
      </footer>
      {isChanging && <ChangeSheet room={room} onChange={onChange} onClose={() => setChanging(false)} />}
    </main>
  );
};

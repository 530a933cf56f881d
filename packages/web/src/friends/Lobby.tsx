/** Before the first hand: the link in three shapes, the seats as they fill, and who is ready. The host deals. */
import type { GameTypes, Seat } from '@baize/engine';
import {
  atTableWords,
  botSeatsWords,
  linkTo,
  type RoomFrame,
  type RoomOptions,
  roomName,
  roomOptionsOf,
  spectatorsWords,
  tableOf,
} from '@baize/rooms';
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { placesLeft } from '../kit/places.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { FriendsIcon, faceNamed } from './FriendsIcon.tsx';
import './friends.css';
import { later } from '../kit/clock.ts';
import { page } from '../runtime/page.ts';
import { FriendsForm } from './FriendsForm.tsx';
import { friendsWords } from './language/index.ts';

interface LobbyProps {
  readonly code: string;
  readonly room: RoomFrame<GameTypes>;
  /** Game and rules; what everybody brings; how long a move may take. */
  readonly facts: readonly (readonly [string, string])[];
  /** What calls the player, and asks whether it may. */
  readonly calls: ReactNode;
  /** Why the last thing that was asked for was not done; empty when it was. */
  readonly refused: string;
  onReady(t: 'ready' | 'start'): void;
  onUnready(): void;
  onChange(options: RoomOptions): void;
  onLeave(): void;
}

const QrPicture = page(async () => (await import('../invite/QrPicture.tsx')).QrPicture);

/** The link: to point a phone at, to copy and to share. */
export const RoomInvitation = ({ code }: { readonly code: string }) => {
  const link = linkTo(location.href.replace(/#.*$/, ''), code);
  const { lobby } = friendsWords();
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(lobby.copied);
    } catch {
      // Some browsers give no clipboard to a page without TLS: the link is shown to be copied by hand.
      setCopied(link);
      return;
    }
    later(2000, () => setCopied(''));
  };
  const canShare = 'share' in navigator;
  return (
    <>
      <p className="quiet">{lobby.scan}</p>
      <Suspense fallback={<span className="qr" />}>
        <QrPicture link={link} label={lobby.qr} />
      </Suspense>
      <div className="link">
        <span>{roomName(code).replaceAll(' ', '-')}</span>
        <button type="button" className="do" onClick={() => void copy()}>
          <FriendsIcon name="copy" />
          {copied === lobby.copied ? lobby.copied : lobby.copy}
        </button>
      </div>
      {canShare && (
        <button
          type="button"
          className="do open"
          onClick={() => void navigator.share({ title: lobby.shareTitle, url: link }).catch(() => undefined)}
        >
          <FriendsIcon name="share" />
          {lobby.share}
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

/** What is said of a seat: whose it is, whether they are there, and whether they are ready. */
export const lobbySeatWords = ({ seats, host, me, fills }: RoomFrame<GameTypes>, seat: Seat): string => {
  const { lobby } = friendsWords();
  const one = seats[seat];
  if (one?.held !== true) return fills ? lobby.bot : lobby.free;
  if (one.gone !== undefined && seat !== me) return lobby.noConnection;
  return lobby.held({ name: seat === me ? one.name : undefined, isHost: seat === host, isReady: one.ready });
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
      <b>{seat === me ? friendsWords().you : isFree ? friendsWords().lobby.seat : name}</b>
      <span>{lobbySeatWords(room, seat)}</span>
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

/** What the host changes. */
const ChangeSheet = ({ room, onChange, onClose }: Pick<LobbyProps, 'room' | 'onChange'> & { onClose(): void }) => (
  <SideSheet title={friendsWords().lobby.change} onClose={onClose}>
    <FriendsForm
      start={roomOptionsOf(room)}
      word={friendsWords().lobby.change}
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
  const { lobby } = friendsWords();
  if (isShort) return lobby.short;
  const isReady = typeof me === 'number' && seats[me]?.ready === true;
  if (me !== host && isReady) return lobby.youAreReady(host === null ? undefined : seats[host]?.name);
  return fills ? lobby.latecomers : lobby.onlyHere;
};

/** The lobby. */
export const Lobby = ({ code, room, facts, calls, refused, onReady, onUnready, onChange, onLeave }: LobbyProps) => {
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
  const { lobby, leave, inviteFriends } = friendsWords();
  const watching = spectatorsWords(guests.map(({ name }) => name));
  return (
    <main className="lobby">
      <header className="bar">
        <Tool icon="leave" label={leave} keyName="Q" wordy onPress={onLeave} />
        <h1 className="where">
          {tableOf(hostName)} <small>{lobby.waiting}</small>
        </h1>
        {isHost && (
          <div className="tools">
            <Tool icon="settings" label={lobby.change} keyName="C" wordy onPress={() => setChanging(true)} />
          </div>
        )}
      </header>
      <aside className="paper-note call">
        <h2>{inviteFriends}</h2>
        <RoomInvitation code={code} />
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {calls}
      </aside>
      <section className="felt lobby-felt" aria-label={lobby.seats}>
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
            {lobby.notReady}
          </ActionButton>
        )}
        {mine !== undefined && (isHost ? !isShort : !isReady) && (
          <ActionButton standing="lead" keyName="Enter" onPress={go}>
            {isHost ? lobby.deal : lobby.ready}
          </ActionButton>
        )}
      </footer>
      {isChanging && <ChangeSheet room={room} onChange={onChange} onClose={() => setChanging(false)} />}
    </main>
  );
};

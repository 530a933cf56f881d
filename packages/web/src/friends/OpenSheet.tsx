/** Opening a table with friends: a sheet over the floor. Only the game must be chosen; Enter opens. */
import { askForRoom, type RoomOptions } from '@baize/rooms';
import { type ComponentType, Fragment, type SubmitEvent, useEffect, useState } from 'react';
import { SideSheet } from '../kit/Dialog.tsx';
import { useRoute } from '../runtime/address.ts';
import './friends.css';
import { recall, remember } from './device.ts';
import { FriendsForm } from './FriendsForm.tsx';
import { friendsWords } from './language/index.ts';
import { browserTransport, findRooms, type RoomsFound } from './transport.ts';

const OpenForm = () => {
  const [, go] = useRoute();
  const [trouble, setTrouble] = useState('');
  const [isAsking, setAsking] = useState(false);
  const open = (options: RoomOptions): void => {
    setAsking(true);
    setTrouble('');
    remember({ wish: options });
    void askForRoom(browserTransport, options).then((answer) => {
      setAsking(false);
      if (answer.ok) go(`/room/${answer.code}`);
      else setTrouble(answer.why);
    });
  };
  const word = isAsking ? friendsWords().open.opening : friendsWords().open.open;
  return <FriendsForm start={recall().wish ?? {}} word={word} trouble={trouble} isBusy={isAsking} onOptions={open} />;
};

const addressIn = (text: string): string | undefined => {
  const trimmed = text.trim();
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  return trimmed !== '' && URL.canParse(whole) ? new URL(whole).origin : undefined;
};

/** Loaded from elsewhere: where a server is, or how to start one. */
const Elsewhere = () => {
  const [text, setText] = useState(() => recall().server);
  const address = addressIn(text);
  const words = friendsWords().open;
  const leave = (event: SubmitEvent): void => {
    event.preventDefault();
    if (address === undefined) return;
    remember({ server: address });
    location.href = `${address}/#/friends`;
  };
  return (
    <form className="open-form" onSubmit={leave}>
      <p>{words.needsServer}</p>
      <label className="set">
        <span>{words.address}</span>
        <input
          className="entry"
          inputMode="url"
          autoComplete="url"
          placeholder="192.168.1.20:8321"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </label>
      <button type="submit" className="do lead wide" disabled={address === undefined}>
        {words.go}
      </button>
      <p>
        {words.start.map((part) =>
          typeof part === 'string' ? <Fragment key={part}>{part}</Fragment> : <code key={part.command}>{part.command}</code>,
        )}
      </p>
    </form>
  );
};

const Offline = () => (
  <>
    <h3>{friendsWords().open.offlineTitle}</h3>
    <p>{friendsWords().open.offline}</p>
  </>
);

const Outdated = () => (
  <>
    <h3>{friendsWords().open.outdatedTitle}</h3>
    <p>{friendsWords().open.outdated}</p>
  </>
);

const bodies: { readonly [Found in RoomsFound]: ComponentType } = {
  here: OpenForm,
  'not-here': Elsewhere,
  offline: Offline,
  'other-version': Outdated,
};

/** The sheet. */
export const OpenSheet = ({ onClose }: { onClose(): void }) => {
  const [found, setFound] = useState<RoomsFound>();
  useEffect(() => {
    void findRooms().then(setFound);
  }, []);
  const Body = found && bodies[found];
  return (
    <SideSheet title={friendsWords().open.title} onClose={onClose}>
      {Body === undefined ? <p role="status">{friendsWords().moment}</p> : <Body />}
    </SideSheet>
  );
};

/** Opening a table with friends: a sheet over the floor. Only the game must be chosen; Enter opens. */
import { askForRoom, type RoomOptions } from '@baize/rooms';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { SideSheet } from '../kit/Dialog.tsx';
import { useRoute } from '../runtime/address.ts';
import './friends.css';
import { recall, remember } from './device.ts';
import { FriendsForm } from './FriendsForm.tsx';
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
  const word = isAsking ? 'Opening …' : 'Open the table';
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
  const leave = (event: SubmitEvent): void => {
    event.preventDefault();
    if (address === undefined) return;
    remember({ server: address });
    location.href = `${address}/#/friends`;
  };
  return (
    <form className="open-form" onSubmit={leave}>
      <p>This page was not loaded from a room server. Friends meet on one: whoever runs it sends the others a link.</p>
      <label className="set">
        <span>The address of a room server</span>
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
        Go there
      </button>
      <p>
        To start one on your own machine, run <code>baize host hearts</code>, or <code>npm run rooms</code> in Baize’s folder. It prints a
        link, and needs no internet: everybody in the same network can join.
      </p>
    </form>
  );
};

const bodies: { readonly [Found in RoomsFound]: ReactNode } = {
  here: <OpenForm />,
  'not-here': <Elsewhere />,
  offline: (
    <>
      <h3>A table with friends needs a connection</h3>
      <p>All six tables work without one.</p>
    </>
  ),
  'other-version': (
    <>
      <h3>This page is of another version than its server</h3>
      <p>Load the page anew.</p>
    </>
  ),
};

/** The sheet. */
export const OpenSheet = ({ onClose }: { onClose(): void }) => {
  const [found, setFound] = useState<RoomsFound>();
  useEffect(() => {
    void findRooms().then(setFound);
  }, []);
  return (
    <SideSheet title="A table with friends" onClose={onClose}>
      {found === undefined ? <p role="status">Looking for the rooms …</p> : bodies[found]}
    </SideSheet>
  );
};

/** The door on the floor: a quiet plate that leads to a table with friends, or back to one. */
import { useSyncExternalStore } from 'react';
import '../floor/plate.css';
import { recall } from './device.ts';
import { FriendsIcon } from './FriendsIcon.tsx';

const subscribe = (listen: () => void): (() => void) => {
  for (const kind of ['online', 'offline']) addEventListener(kind, listen);
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, listen);
  };
};

/** Whether the device has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** The door. */
export const Door = () => {
  const isOnline = useOnline();
  const held = recall().seats.findLast(({ title }) => title !== '');
  if (!isOnline) {
    return (
      <p className="plate off">
        <FriendsIcon name="people" />
        <span>
          <b>A table with friends</b>
          <small>Needs a connection. All other tables work without one.</small>
        </span>
      </p>
    );
  }
  return (
    <a className="plate" href={held === undefined ? '#/friends' : `#/room/${held.room}`}>
      <FriendsIcon name="people" />
      <span>
        <b>{held === undefined ? 'A table with friends' : `Return to ${held.title}`}</b>
        <small>{held === undefined ? 'Open a room and send the link' : 'Your seat is kept'}</small>
      </span>
      <FriendsIcon name="end" />
    </a>
  );
};

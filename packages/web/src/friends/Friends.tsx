/** The way to tables with friends, by the address: the plate on the floor, the sheet that opens one, or a room. */
import { Suspense, useSyncExternalStore } from 'react';
import { floorWords } from '../floor/language/index.ts';
import { useRoute } from '../runtime/address.ts';
import { recall } from './device.ts';
import { FriendsIcon } from './FriendsIcon.tsx';
import '../kit/plate.css';
import { page } from '../runtime/page.ts';

// --- the entry on the floor: a quiet plate that leads to a table with friends, or back to one -------------------------

const subscribe = (listen: () => void): (() => void) => {
  for (const kind of ['online', 'offline']) addEventListener(kind, listen);
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, listen);
  };
};

/** Whether the device has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** The plate. */
const JoinPages = () => {
  const isOnline = useOnline();
  const held = recall().seats.findLast(({ host }) => host !== '');
  const words = floorWords().friends;
  if (!isOnline) {
    return (
      <p className="plate off">
        <FriendsIcon name="people" />
        <span>
          <b>{words.title}</b>
          <small>{words.offline}</small>
        </span>
      </p>
    );
  }
  return (
    <a className="plate" href={held === undefined ? '#/friends' : `#/room/${held.room}`}>
      <FriendsIcon name="people" />
      <span>
        <b>{held === undefined ? words.title : words.backTo(held.host)}</b>
        <small>{held === undefined ? words.open : words.seatHeld}</small>
      </span>
      <FriendsIcon name="end" />
    </a>
  );
};

const OpenSheet = page(async () => (await import('./OpenSheet.tsx')).OpenSheet);
const RoomPage = page(async () => (await import('./RoomPage.tsx')).RoomPage);

/** The page of a room, or the plate on the floor with what it has opened. */
export const Friends = ({ isRoom }: { readonly isRoom: boolean }) => {
  const [{ table }, go] = useRoute();
  if (isRoom) return <RoomPage address={table} />;
  return (
    <>
      <JoinPages />
      {table === 'friends' && (
        <Suspense>
          <OpenSheet onClose={() => go('/')} />
        </Suspense>
      )}
    </>
  );
};

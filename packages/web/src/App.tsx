/** The room: the floor, or whatever the address names. */
import { isBroke } from '@baize/casino';
import type { GameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, Suspense, useState } from 'react';
import { Boundary } from './Boundary.tsx';
import { isHousePage } from './entry/pages.ts';
import { Floor } from './floor/Floor.tsx';
import { floorWords } from './floor/language/index.ts';
import { Notices } from './floor/Notices.tsx';
import { FriendsWay } from './friends/lazy.ts';
import { Sprite } from './kit/deck/Sprite.tsx';
import { useRoute } from './runtime/address.ts';
import { ProfileProvider, useProfileStatus, useProfileStore } from './runtime/ProfileProvider.tsx';
import { page } from './runtime/page.ts';
import type { OpenProfile } from './runtime/profile-store.ts';
import { SettingsProvider } from './settings/SettingsProvider.tsx';
import { isTable, tables } from './tables/tables.ts';

interface TableVisitProps {
  onLeave(): void;
}
type Visit = LazyExoticComponent<ComponentType<TableVisitProps>>;

const load = <Id extends GameId>(id: Id): Visit =>
  page(async () => {
    const [{ TableRoom }, table] = await Promise.all([import('./tables/TableRoom.tsx'), tables[id]()]);
    return (connection: TableVisitProps) => <TableRoom table={table} {...connection} />;
  });

const opened = new Map<GameId, Visit>();

const screenOf = (id: GameId): Visit => {
  const screen = opened.get(id) ?? load(id);
  opened.set(id, screen);
  return screen;
};

const HousePage = page(async () => (await import('./entry/HousePage.tsx')).HousePage);

/** Whether an address leads to a table with friends: chips lie there that are nobody's purse. */
const isRoom = (table: string): boolean => table.startsWith('room/');

const Place = () => {
  const [{ table }, go] = useRoute();
  if (isTable(table)) {
    const Screen = screenOf(table);
    return (
      <>
        <Screen key={table} onLeave={() => go('/')} />
        <Notices atTable />
      </>
    );
  }
  if (isRoom(table)) return <FriendsWay isRoom />;
  return isHousePage(table) ? <HousePage name={table} /> : <Floor />;
};

const Room = () => {
  const store = useProfileStore();
  const standing = useProfileStatus((now) => now.status);
  const connection = useProfileStatus((now) => now.visit);
  const [{ table }] = useRoute();
  // At the table where the last chip went, the player sees the round to its end.
  const isOut = useProfileStatus(({ profile }) => isBroke(profile) && !(isTable(table) && profile.tables[table] !== undefined));
  const [wasBroke] = useState(() => isBroke(store.now().profile));
  switch (standing) {
    case 'opening':
      return null;
    case 'elsewhere':
    case 'newer':
      return <HousePage name={standing} />;
    case 'open':
      if (isOut && !isRoom(table) && table !== 'look-back') return <HousePage name={wasBroke ? 'closed' : 'broke'} />;
      return <Place key={connection} />;
  }
};

const Loading = () => (
  <main className="notice-page">
    <p>{floorWords().loading}</p>
  </main>
);

/** The whole page. */
export const App = ({ inside }: { inside: OpenProfile }) => {
  // A table that failed to load may load at the next try.
  const [attempt, setAttempt] = useState(0);
  const leave = (): void => {
    opened.clear();
    location.hash = '#/';
    setAttempt(attempt + 1);
  };
  return (
    <ProfileProvider inside={inside}>
      <SettingsProvider>
        <Sprite />
        <Boundary key={attempt} onLeave={leave}>
          <Suspense fallback={<Loading />}>
            <Room />
          </Suspense>
        </Boundary>
      </SettingsProvider>
    </ProfileProvider>
  );
};

/** The room: the floor, or whatever the address names. */
import { isBroke } from '@baize/casino';
import type { GameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { Boundary } from './Boundary.tsx';
import { Floor } from './floor/Floor.tsx';
import { Notices } from './floor/Notices.tsx';
import { FriendsWay } from './friends/lazy.ts';
import { Sprite } from './kit/deck/Sprite.tsx';
import { seedIn, useRoute } from './runtime/address.ts';
import { ProfileProvider, useProfileStatus, useProfileStore } from './runtime/ProfileProvider.tsx';
import type { OpenProfile } from './runtime/profile-store.ts';
import { SettingsProvider } from './settings/SettingsProvider.tsx';
import { isTable, tables } from './tables/tables.ts';

interface TableVisitProps {
  readonly seed: string | undefined;
  onLeave(): void;
}
type Visit = LazyExoticComponent<ComponentType<TableVisitProps>>;

const load = <Id extends GameId>(id: Id): Visit =>
  lazy(async () => {
    const [{ TableRoom }, table] = await Promise.all([import('./tables/TableRoom.tsx'), tables[id]()]);
    return { default: (connection: TableVisitProps) => <TableRoom table={table} {...connection} /> };
  });

const opened = new Map<GameId, Visit>();

const screenOf = (id: GameId): Visit => {
  const screen = opened.get(id) ?? load(id);
  opened.set(id, screen);
  return screen;
};

const Broke = lazy(async () => ({ default: (await import('./entry/EntryPages.tsx')).Broke }));
const Elsewhere = lazy(async () => ({ default: (await import('./entry/EntryPages.tsx')).Elsewhere }));
const GoodNight = lazy(async () => ({ default: (await import('./entry/EntryPages.tsx')).GoodNight }));
const Newer = lazy(async () => ({ default: (await import('./entry/EntryPages.tsx')).Newer }));
const StatisticsPage = lazy(async () => ({ default: (await import('./statistics/StatisticsPage.tsx')).StatisticsPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage }));
const ReviewPage = lazy(async () => ({ default: (await import('./review/ReviewPage.tsx')).ReviewPage }));
const LongRunPage = lazy(async () => ({ default: (await import('./long-run/LongRunPage.tsx')).LongRunPage }));
const CheckPage = lazy(async () => ({ default: (await import('./records/CheckPage.tsx')).CheckPage }));

/** Whether an address leads to a table with friends: chips lie there that are nobody's purse. */
const isRoom = (table: string): boolean => table.startsWith('room/');

const Place = () => {
  const [{ table, query }, go] = useRoute();
  if (isTable(table)) {
    const Screen = screenOf(table);
    return (
      <>
        <Screen key={table} seed={seedIn(query) ?? seedIn(location.search)} onLeave={() => go('/')} />
        <Notices atTable />
      </>
    );
  }
  if (isRoom(table)) return <FriendsWay isRoom />;
  switch (table) {
    case 'statistics':
      return <StatisticsPage />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'look-back':
      return <ReviewPage />;
    case 'long-run':
      return <LongRunPage />;
    case 'check':
      return <CheckPage />;
    case 'good-night':
      return <GoodNight />;
    default:
      return <Floor />;
  }
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
      return <Elsewhere />;
    case 'newer':
      return <Newer />;
    case 'open':
      return isOut && !isRoom(table) && table !== 'look-back' ? <Broke isOldNews={wasBroke} /> : <Place key={connection} />;
  }
};

const Loading = () => (
  <main className="notice-page">
    <p>Laying the table …</p>
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

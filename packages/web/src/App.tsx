/** The room: the floor, or the table that the address names. */
import type { GameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { Boundary } from './Boundary.tsx';
import { Floor } from './floor/Floor.tsx';
import { Sprite } from './kit/deck/Sprite.tsx';
import { useRoute } from './runtime/route.ts';
import { seedIn } from './runtime/seed.ts';
import { SettingsProvider } from './settings/SettingsProvider.tsx';
import { TableRoom } from './tables/TableRoom.tsx';
import { isTable, tables } from './tables/tables.ts';

interface VisitProps {
  readonly seed: string | undefined;
  onLeave(): void;
}
type Visit = LazyExoticComponent<ComponentType<VisitProps>>;

const load = <Id extends GameId>(id: Id): Visit =>
  lazy(async () => {
    const table = await tables[id]();
    return { default: (visit: VisitProps) => <TableRoom table={table} {...visit} /> };
  });

const opened = new Map<GameId, Visit>();

const screenOf = (id: GameId): Visit => {
  const screen = opened.get(id) ?? load(id);
  opened.set(id, screen);
  return screen;
};

const Room = () => {
  const [{ table, query }, go] = useRoute();
  if (!isTable(table)) return <Floor />;
  const Screen = screenOf(table);
  return <Screen seed={seedIn(query) ?? seedIn(location.search)} onLeave={() => go('/')} />;
};

const Loading = () => (
  <main className="hush">
    <p>Laying the table …</p>
  </main>
);

/** The whole page. */
export const App = () => {
  // A table that failed to load may load at the next try.
  const [visit, setVisit] = useState(0);
  const leave = (): void => {
    opened.clear();
    location.hash = '#/';
    setVisit(visit + 1);
  };
  return (
    <SettingsProvider>
      <Sprite />
      <Boundary key={visit} onLeave={leave}>
        <Suspense fallback={<Loading />}>
          <Room />
        </Suspense>
      </Boundary>
    </SettingsProvider>
  );
};

/** The room: the floor, or the table that the address names. */
import type { GameId } from '@baize/games';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { Boundary } from './Boundary.tsx';
import { Floor } from './floor/Floor.tsx';
import { Sprite } from './kit/deck/Sprite.tsx';
import { useRoute } from './runtime/route.ts';
import { seedIn } from './runtime/seed.ts';
import { SettingsProvider } from './settings/SettingsProvider.tsx';
import type { TableProps } from './tables/contract.ts';
import { isTable, tables } from './tables/tables.ts';

const opened = new Map<GameId, LazyExoticComponent<ComponentType<TableProps>>>();

const screenOf = (id: GameId): LazyExoticComponent<ComponentType<TableProps>> => {
  const screen = opened.get(id) ?? lazy(async () => ({ default: (await tables[id]()).Table }));
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

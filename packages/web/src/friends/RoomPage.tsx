/** A room by its link: it is found, its game is loaded, and whatever it is in is shown: no such table, a seat to take, lobby, play, end. */
import type { GameTypes } from '@baize/engine';
import { type GameId, type Games, isGameId } from '@baize/games';
import { codeIn, problemWords } from '@baize/rooms';
import { type ComponentType, type LazyExoticComponent, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { TableModule } from '../tables/contract.ts';
import { tables } from '../tables/tables.ts';
import './friends.css';
import { page } from '../runtime/page.ts';
import { RoomJoin, RoomTable } from './RoomRouter.tsx';
import { LookingForRoom, NoRoomServer, RoomGone } from './RoomStates.tsx';
import { findRooms } from './transport.ts';
import { useRoomConnection, useSeatKept, useSeatQueue } from './useRoomConnection.ts';

interface RoomOfProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly code: string;
}

/** A room whose game is loaded. */
const RoomOf = <Id extends GameId>({ table, code, onGame }: RoomOfProps<Id> & { onGame(game: GameId): void }) => {
  const connection = useRoomConnection<Games[Id]>(code);
  const now = useSyncExternalStore(connection.subscribe, connection.now);
  const [isWatching, setWatching] = useState(false);
  const { room, isGone, isShut } = now.client;
  useSeatKept(connection, code, now);
  useSeatQueue(connection, now);
  const other = room !== undefined && room.game !== table.id && isGameId(room.game) ? room.game : undefined;
  const move = useEffectEvent(onGame);
  useEffect(() => {
    // The host has laid a table of another game.
    if (other !== undefined) move(other);
  }, [other]);
  if (other !== undefined) return <LookingForRoom trouble={undefined} />;
  if (isGone || room?.phase === 'closed') return <RoomGone isFull={isShut} />;
  if (room === undefined) return <LookingForRoom trouble={now.problem === undefined ? undefined : problemWords(now.problem)} />;
  const isOutside = room.me === 'rail' && room.coming === null && !isWatching;
  const inRoom = { table, code, connection, now, room };
  return isOutside ? <RoomJoin {...inRoom} onWatch={() => setWatching(true)} /> : <RoomTable {...inRoom} />;
};

interface RoomScreenProps {
  readonly code: string;
  onGame(game: GameId): void;
}

type RoomScreen = LazyExoticComponent<ComponentType<RoomScreenProps>>;

const load = <Id extends GameId>(id: Id): RoomScreen =>
  page(async () => {
    const table = await tables[id]();
    table.prepare?.();
    return (props: RoomScreenProps) => <RoomOf table={table} {...props} />;
  });

const loaded = new Map<GameId, RoomScreen>();

const screenFor = (id: GameId): RoomScreen => {
  const screen = loaded.get(id) ?? load(id);
  loaded.set(id, screen);
  return screen;
};

/** The first look: which game is played there. */
const Finding = ({ code, onFound }: { readonly code: string; onFound(game: GameId): void }) => {
  const connection = useRoomConnection<GameTypes>(code);
  const { client, problem } = useSyncExternalStore(connection.subscribe, connection.now);
  const game = client.room?.game;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (game !== undefined && isGameId(game)) found(game);
  }, [game]);
  const [isNowhere, setNowhere] = useState(false);
  useEffect(() => {
    void findRooms().then((found) => setNowhere(found === 'not-here'));
  }, []);
  if (client.isGone) return <RoomGone isFull={client.isShut} />;
  if (isNowhere && game === undefined) return <NoRoomServer />;
  return <LookingForRoom trouble={problem === undefined ? undefined : problemWords(problem)} />;
};

const RoomAt = ({ code }: { readonly code: string }) => {
  const [game, setGame] = useState<GameId>();
  if (game === undefined) return <Finding code={code} onFound={setGame} />;
  const Screen = screenFor(game);
  return (
    <Suspense fallback={<LookingForRoom trouble={undefined} />}>
      <Screen code={code} onGame={setGame} />
    </Suspense>
  );
};

/** The page of a room. */
export const RoomPage = ({ address }: { readonly address: string }) => {
  const code = codeIn(address);
  return code === undefined ? <RoomGone /> : <RoomAt key={code} code={code} />;
};

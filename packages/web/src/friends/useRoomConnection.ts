/** The connection to a room from this page: how long it lasts, what the device keeps of it, and the queue for a seat. */
import type { GameTypes } from '@baize/engine';
import { freeName, placeInQueue, RoomConnection, type RoomNow, spectatorId } from '@baize/rooms';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { forgetSeat, keepSeat } from './device.ts';
import { hasFreeSeat } from './JoinPage.tsx';
import { browserTransport, credentialsFor } from './transport.ts';

/** A connection for as long as the page is there: it is opened again when the page or the network comes back. */
export const useRoomConnection = <T extends GameTypes>(code: string): RoomConnection<T> => {
  const connection = useMemo(() => new RoomConnection<T>(credentialsFor(code), browserTransport), [code]);
  useEffect(() => {
    connection.start();
    const wake = (): void => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    const lose = (): void => connection.goOffline();
    addEventListener('online', wake);
    addEventListener('offline', lose);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', wake);
      connection.stop();
    };
  }, [connection]);
  return connection;
};

/** What a room asks of this device: the seat is kept, a closed table forgotten, and whoever opens the page is back. */
export const useSeatKept = <T extends GameTypes>(connection: RoomConnection<T>, code: string, { client }: RoomNow<T>): void => {
  const { room, isGone } = client;
  const me = room?.me;
  const isSeated = typeof me === 'number';
  const isAway = isSeated && room?.seats[me]?.away != null;
  const host = room?.host == null ? undefined : room.seats[room.host]?.name;
  const isClosed = isGone || room?.phase === 'closed';
  useEffect(() => {
    if (isSeated && !isClosed) keepSeat(connection.now().client.credentials, host);
    if (isClosed) forgetSeat(code);
  }, [connection, code, isSeated, isClosed, host]);
  const comeBack = useEffectEvent(() => {
    if (isAway) connection.ask('back');
  });
  useEffect(() => {
    if (isSeated) comeBack();
  }, [isSeated]);
};

/** Whoever is the first in the queue takes the seat that somebody has left. */
export const useSeatQueue = <T extends GameTypes>(connection: RoomConnection<T>, { client }: RoomNow<T>): void => {
  const { room, watching, credentials } = client;
  const isNext =
    room !== undefined && watching?.waits === true && hasFreeSeat(room) && placeInQueue(room.guests, spectatorId(credentials.token)) === 0;
  const isOutside = room?.me === 'rail' && room.coming === null;
  const sit = useEffectEvent(() => {
    if (room !== undefined && watching !== undefined) connection.sit({ name: freeName(watching.name, room.seats), face: watching.face });
  });
  useEffect(() => {
    if (isNext && isOutside) sit();
  }, [isNext, isOutside]);
};

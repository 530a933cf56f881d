/** A table with friends at work: `baize join` and `baize host`, which runs a server in the same process. */
import { existsSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PACES } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { type GameId, type Games, isGameId } from '@baize/games';
import { linkTo, problemWords, qrCode, qrText, RoomConnection, type RoomNow, type RoomRecord, roomName } from '@baize/rooms';
import type { RunningServer } from '@baize/server';
import { FriendsScreen, type RoomOutlet } from '../friends/full-screen.ts';
import { fittingOptions } from '../friends/options.ts';
import { FriendsLines, SHARED_TABLE } from '../friends/plain.ts';
import { type FriendsOptions, type HostRequest, type JoinRequest, readFriends } from '../friends/request.ts';
import { goodbyeLines, hostQuestion } from '../friends/words.ts';
import type { Command } from '../model.ts';
import { openLookBack } from '../review/look-back.ts';
import { screens } from '../screens/registry.ts';
import type { LeaveQuestion, TableScreen } from '../screens/screen.ts';
import { leave, leaveWithReader, noteRunning } from './exit.ts';
import { runFullScreen, type ScreenOptions, sizeNow } from './full-screen.ts';
import { echo, type LineReader, lineWidth, openReader } from './reader.ts';
import { attempt } from './session-file.ts';
import { seatFrom, terminalTransport } from './transport.ts';

/** Where a table is, and how it is to be shown. */
interface Place {
  readonly server: string;
  /** The address of the server for others. */
  readonly address: string;
  readonly code: string;
  readonly folder: string;
  readonly options: FriendsOptions;
  readonly isFullScreen: boolean;
  readonly look: ScreenOptions;
  /** Whether the table runs in this window. */
  readonly isHost: boolean;
  /** Ends what runs beside the table. */
  close(): Promise<void>;
}

/** The word that a thread of ours is started with, as `arguments.ts` knows it. */
const WORKER_WORD = 'bot-worker';

/** How long a goodbye may take to reach the server. */
const LEAVING_MS = 1000;

/** Waits until something is so, or a time is over. */
const until = <T extends GameTypes>(connection: RoomConnection<T>, test: (now: RoomNow<T>) => boolean, most: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, most);
    const stop = connection.subscribe(() => test(connection.now()) && end());
    if (test(connection.now())) end();
  });

const isAway = <T extends GameTypes>({ client: { room } }: RoomNow<T>): boolean =>
  room === undefined || room.phase === 'over' || typeof room.me !== 'number' || room.seats[room.me]?.away != null;

/** How long a connection may be lost before it is said that the host may have gone. */
const SILENT_MS = 4500;

/** Says once that a connection has been lost for a while. It is asked whenever the connection has changed. */
const whenSilent = <T extends GameTypes>(connection: RoomConnection<T>, tell: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    if (connection.now().status !== 'lost') {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(tell, SILENT_MS).unref();
  };
};

/** Plays at a room until it is left. */
const playRoom = <T extends GameTypes>(
  screen: TableScreen<T>,
  place: Place,
  reader: LineReader,
  lookBack: RoomOutlet<T>['lookBack'],
): void => {
  const { server, code, folder, options, look } = place;
  const connection = new RoomConnection<T>(seatFrom(folder, code), terminalTransport(server, folder));
  const goodbye = (lines: readonly string[]): void => {
    void until(connection, isAway, LEAVING_MS).then(async () => {
      connection.stop();
      await place.close();
      leave(lines, 0);
    });
  };
  /** The game is over, and goes on at another table. */
  const playOn = (next: string, nextReader: LineReader): void => {
    connection.stop();
    process.off('SIGINT', leaveNow);
    process.stdout.write(`Once more: ${roomName(next).replaceAll(' ', '-')}\n${linkTo(place.address, next)}\n`);
    playRoom(screen, { ...place, code: next }, nextReader, lookBack);
  };
  const save = (record: RoomRecord): string => {
    const path = resolve(`baize-room-${code.slice(0, 6)}.json`);
    const written = attempt(path, () => writeFileSync(path, `${JSON.stringify(record)}\n`));
    return written.ok ? `The record is in ${path}. baize verify checks it.` : `The record could not be saved: ${written.why}.`;
  };
  const askHost = (): LeaveQuestion | undefined => (place.isHost ? hostQuestion(connection.now().client.room) : undefined);
  const stage = (): void => {
    reader.close();
    const table = new FriendsScreen<T>(
      { screen, pace: PACES[options.speed], isDrawn: true, policy: { ...SHARED_TABLE, hostQuestion: () => askHost() } },
      connection,
      sizeNow(),
      { clock: () => performance.now(), lookBack, save },
    );
    noteRunning({ isFullScreen: true, end: () => ({ safe: 'Your seat is kept for ten minutes.', trouble: undefined }) }, folder);
    let isLeaving = false;
    const heed = (commands: readonly Command[]): readonly Command[] =>
      commands.filter((command) => {
        if (command.type !== 'quit') return true;
        isLeaving = true;
        connection.ask('leave');
        const lines = goodbyeLines(screen.module, connection.now().client, place.isHost);
        void until(connection, isAway, LEAVING_MS).then(async () => {
          connection.stop();
          await place.close();
          full.run([{ type: 'quit', lines }]);
        });
        return false;
      });
    const full = runFullScreen(
      { send: (message) => heed(table.send(message)), settle: () => [], draw: () => table.draw(), asks: () => table.asks() },
      look,
    );
    const unheard = whenSilent(connection, () => full.run(heed(table.lost())));
    const stop = connection.subscribe(() => {
      unheard();
      // Somebody who leaves is away, and is not to come back by that.
      if (isLeaving) return;
      const next = table.goesOn();
      if (next === undefined) return full.run(heed(table.changed()));
      stop();
      full.close();
      playOn(next, openReader());
    });
    full.run(heed(table.changed()));
  };
  const lines = new FriendsLines<T>(screen, connection, options.name, {
    width: lineWidth(),
    isHost: place.isHost,
    save,
    write: (text) => reader.say(text),
    dealt: () => {
      if (!place.isFullScreen) return false;
      // The table is drawn once what is told now has been told.
      setImmediate(stage);
      return true;
    },
    otherGame: (game) => {
      connection.stop();
      process.off('SIGINT', leaveNow);
      // The next line that is typed is read there: nobody waits for it here any more.
      if (isGameId(game)) void playGame(game, place, reader);
      else goodbye(['A game is played there that this version does not have.']);
    },
    // The next line that is typed is read there, as above.
    again: (next) => playOn(next, reader),
    end: goodbye,
  });
  const leaveNow = (): void => lines.leave();
  const listen = async (): Promise<void> => {
    for (;;) {
      const line = await reader.next();
      if (line === undefined) {
        lines.leave();
        return;
      }
      echo(line);
      lines.answer(line);
    }
  };
  noteRunning({ isFullScreen: false, end: () => ({ safe: undefined, trouble: undefined }) }, folder);
  process.on('SIGINT', leaveNow);
  leaveWithReader();
  const unheardLines = whenSilent(connection, () => lines.lost());
  connection.subscribe(() => {
    unheardLines();
    lines.changed();
  });
  connection.start();
  void listen();
};

const playGame = async <Id extends GameId>(id: Id, place: Place, reader: LineReader): Promise<void> => {
  const screen = await screens[id]();
  const table = screen.session ?? screen;
  playRoom<Games[Id]>(table, place, reader, (entries, size, ticket) =>
    openLookBack(id, table, { title: `${table.module.game.title}, with friends`, entries }, size, ticket),
  );
};

/** Finds out what is played at a room; a sentence when that cannot be. */
const findGame = async ({ server, code, folder }: Place): Promise<GameId | string> => {
  const connection = new RoomConnection<GameTypes>(seatFrom(folder, code), terminalTransport(server, folder));
  connection.start();
  await until(
    connection,
    ({ client, status, problem }) => client.room !== undefined || client.isGone || status === 'lost' || problem !== undefined,
    8000,
  );
  const { client, problem } = connection.now();
  connection.stop();
  if (client.isGone) return 'This table has closed, or a letter of the link is wrong.';
  const game = client.room?.game;
  if (game === undefined) return problem === undefined ? `No server answers at ${server}.` : problemWords(problem);
  return isGameId(game) ? game : 'A game is played there that this version does not have.';
};

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const joinRoom = async (place: Place): Promise<void> => {
  const game = await findGame(place);
  if (isGameId(game)) await playGame(game, place, openReader());
  else {
    await place.close();
    fail(game);
  }
};

// --- hosting ---------------------------------------------------------------------------------------------------------

/** The built web app beside this program, for friends who come with a browser; undefined where there is none. */
const webFolder = (): string | undefined => {
  const here = dirname(process.argv[1] ?? '.');
  return [join(here, '..', '..', 'web', 'dist'), join(here, 'web')].find((folder) => existsSync(join(folder, 'index.html')));
};

const startAt = async (port: number): Promise<RunningServer> => {
  const { openLog, startServer } = await import('@baize/server');
  const folder = webFolder();
  return startServer({
    log: await openLog(),
    host: '0.0.0.0',
    port,
    ...(folder === undefined ? {} : { folder }),
    // This very program, in a thread: so the strongest bots think beside the table, and it does not wait for them.
    worker: { file: process.argv[1] ?? '', words: [WORKER_WORD] },
  });
};

/** Opens a server at the port, or at any other that is free. */
const openServer = async (port: number): Promise<RunningServer> => {
  try {
    return await startAt(port);
  } catch {
    // Somebody else has that port: any will do, as the link names it.
    return await startAt(0);
  }
};

const hostRoom = async (asked: HostRequest, place: Omit<Place, 'server' | 'address' | 'code' | 'close'>): Promise<void> => {
  const { game, preset, seats, level, clock, fills } = asked;
  const options = await fittingOptions(game, {
    clock,
    ...(fills ? {} : { fills }),
    ...(preset === undefined ? {} : { preset }),
    ...(seats === undefined ? {} : { seats }),
    ...(level === undefined ? {} : { bot: level }),
  });
  if (typeof options === 'string') return fail(options);
  const server = await openServer(asked.port);
  const code = await server.registry.create(options);
  if (code === undefined) {
    await server.close();
    return fail('Such a table cannot be opened.');
  }
  const { lanAddress } = await import('@baize/server');
  const address = `http://${lanAddress()}:${server.port}`;
  const link = linkTo(address, code);
  const picture = qrCode(link);
  const hasWeb = webFolder() !== undefined;
  process.stdout.write(
    `${picture === undefined || !place.isFullScreen ? '' : `${qrText(picture)}\n`}The table is open: ${roomName(code).replaceAll(' ', '-')}\n${link}\n`,
  );
  process.stdout.write(
    hasWeb
      ? 'Everybody in this network can open the link on a phone, or type: baize join LINK\n'
      : 'Everybody in this network can type: baize join LINK\n',
  );
  await joinRoom({ ...place, server: `http://127.0.0.1:${server.port}`, address, code, close: () => server.close() });
};

// --- the commands ------------------------------------------------------------------------------------------------------

/** Does what `baize join` or `baize host` asks. */
export const playWithFriends = async (
  command: 'join' | 'host',
  args: readonly string[],
  { folder, hasScreen, look }: { readonly folder: string; readonly hasScreen: boolean; look(ascii: boolean): ScreenOptions },
): Promise<void> => {
  const asked: JoinRequest | HostRequest | { readonly kind: 'wrong'; readonly sentence: string } = readFriends(
    command,
    args,
    userInfo().username,
  );
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.sentence}\n`);
    process.exitCode = 2;
    return;
  }
  const how = { folder, options: asked, isFullScreen: hasScreen && !asked.plain, look: look(asked.ascii), isHost: asked.kind === 'host' };
  if (asked.kind === 'host') return await hostRoom(asked, how);
  await joinRoom({ ...how, server: asked.server, address: asked.server, code: asked.code, close: () => Promise.resolve() });
};

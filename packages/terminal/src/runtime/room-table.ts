/** A terminal at a table with friends, until it is left: the lobby of the table in lines, and the table in full screen or in lines. */
import { PACES } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { type GameId, type Games, isGameId } from '@baize/games';
import { linkTo, noRoomWords, problemWords, RoomConnection, type RoomNow, type RoomRecord, roomName, type Transport } from '@baize/rooms';
import type { TablePolicy } from '../flow.ts';
import { FriendsScreen, type RoomOutlet } from '../friends/full-screen.ts';
import { friendsWords } from '../friends/language/index.ts';
import { FriendsLines } from '../friends/plain.ts';
import type { FriendsOptions } from '../friends/request.ts';
import { goodbyeLines, hostQuestion, isDeserted, keptOpenWords } from '../friends/words.ts';
import { BELL } from '../kit/ansi.ts';
import { readable } from '../kit/ascii.ts';
import { wrap } from '../kit/text.ts';
import type { Command } from '../model.ts';
import { openLookBack } from '../review/look-back.ts';
import { screens } from '../screens/registry.ts';
import type { LeaveQuestion, TableScreen } from '../screens/screen.ts';
import type { Disk } from './disk.ts';
import type { Visit } from './exit.ts';
import { runFullScreen, type ScreenOptions } from './full-screen.ts';
import { echo, type LineReader, openReader } from './reader.ts';
import type { SessionEnding } from './session-file.ts';
import { seatFrom, terminalTransport } from './transport.ts';

/** Where a table is, and how it is to be shown. */
export interface RoomSetting {
  readonly visit: Visit;
  readonly disk: Disk;
  /** Makes a socket to the server. */
  readonly connect: Transport['connect'];
  /** What the server is called where none answers. */
  readonly server: string;
  /** The address of the server for others; undefined where there is no link to give. */
  readonly address: string | undefined;
  readonly code: string;
  readonly options: FriendsOptions;
  readonly isFullScreen: boolean;
  readonly look: ScreenOptions;
  readonly policy: TablePolicy;
  /** Whether the table runs in this window. */
  readonly isHost: boolean;
  /** Whether the player looks on and takes no seat. */
  readonly isWatching?: true;
  /** The table goes on under another code. */
  moved(code: string): void;
  /** Writes the record of the room down, and says where, or why not. */
  save(record: RoomRecord, code: string): string;
  /** Ends what runs beside the table. */
  close(): Promise<void>;
  /** The table is left: the last words, and on. */
  left(lines: readonly string[]): void;
}

/** How long a goodbye may take to reach the server. */
const LEAVING_MS = 1000;

const transportAt = ({ visit, disk, connect }: RoomSetting): Transport => terminalTransport(connect, disk, visit.later);

/** Waits until something is so, or a time is over. */
const until = <T extends GameTypes>(
  { later }: Visit,
  connection: RoomConnection<T>,
  test: (now: RoomNow<T>) => boolean,
  most: number,
): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      stop();
      callOff();
      done();
    };
    const callOff = later(most, end);
    const stop = connection.subscribe(() => test(connection.now()) && end());
    if (test(connection.now())) end();
  });

const isAway = <T extends GameTypes>({ client: { room } }: RoomNow<T>): boolean =>
  room === undefined || room.phase === 'over' || typeof room.me !== 'number' || room.seats[room.me]?.away != null;

/** How long a connection may be lost before it is said that the host may have gone. */
const SILENT_MS = 4500;

/** Says once that a connection has been lost for a while. It is asked whenever the connection has changed. */
const whenSilent = <T extends GameTypes>({ later }: Visit, connection: RoomConnection<T>, tell: () => void): (() => void) => {
  let callOff: (() => void) | undefined;
  return () => {
    if (connection.now().status !== 'lost') {
      callOff?.();
      callOff = undefined;
    } else callOff ??= later(SILENT_MS, tell);
  };
};

/** The host has gone: the server in this window goes on until nobody is at the table any more, or it is closed from outside. */
const keepOpen = <T extends GameTypes>(connection: RoomConnection<T>, place: RoomSetting, lines: readonly string[]): void => {
  const { visit } = place;
  const close = (why: string): void => {
    stop();
    connection.stop();
    visit.follow(place.close().then(() => place.left([why])));
  };
  const look = (): void => {
    if (isDeserted(connection.now().client.room)) close(friendsWords().table.lastGone);
  };
  const stop = connection.subscribe(look);
  visit.terminal.onInterrupt(() => close(friendsWords().table.closed));
  visit.terminal.write(readable(`${[...lines, keptOpenWords()].join('\n')}\n`, visit.terminal.env));
  look();
};

/** Plays at a room until it is left. */
const playRoom = <T extends GameTypes>(
  screen: TableScreen<T>,
  place: RoomSetting,
  reader: LineReader,
  lookBack: RoomOutlet<T>['lookBack'],
): void => {
  const { visit, disk, code, options, look } = place;
  const { terminal } = visit;
  const connection = new RoomConnection<T>(seatFrom(disk, code), transportAt(place));
  const end = async (lines: readonly string[]): Promise<void> => {
    await until(visit, connection, isAway, LEAVING_MS);
    connection.stop();
    reader.close();
    await place.close();
    place.left(lines);
  };
  const goodbye = (lines: readonly string[]): void => {
    stopInterrupt();
    visit.follow(end(lines));
  };
  /** The game is over, and goes on at another table. */
  const playOn = (next: string, nextReader: LineReader): void => {
    connection.stop();
    stopInterrupt();
    place.moved(next);
    const link = place.address === undefined ? undefined : linkTo(place.address, next);
    terminal.write(readable(`${friendsWords().table.rematch(roomName(next).replaceAll(' ', '-'), link)}\n`, terminal.env));
    playRoom(screen, { ...place, code: next }, nextReader, lookBack);
  };
  const save = (record: RoomRecord): string => place.save(record, code);
  /** The visit ends here: the connection with it, and the seat is kept. */
  const stopped = (safe: string | undefined): SessionEnding => {
    connection.stop();
    return { safe, trouble: undefined };
  };
  const askHost = (): LeaveQuestion | undefined => (place.isHost ? hostQuestion(connection.now().client.room) : undefined);
  const stage = (): void => {
    reader.close();
    const table = new FriendsScreen<T>(
      { screen, pace: PACES[options.speed], isDrawn: true, policy: { ...place.policy, hostQuestion: () => askHost() } },
      connection,
      terminal.size(),
      { clock: () => performance.now(), lookBack, save },
    );
    visit.noteRunning({ isFullScreen: true, end: () => stopped(friendsWords().table.seatHeld) });
    let isLeaving = false;
    const heed = (commands: readonly Command[]): readonly Command[] =>
      commands.filter((command) => {
        if (command.type !== 'quit') return true;
        isLeaving = true;
        connection.ask('leave');
        const keeps = command.keepsTable === true;
        const lines = goodbyeLines(screen.module, connection.now().client, place.isHost && !keeps);
        const go = async (): Promise<void> => {
          await until(visit, connection, isAway, LEAVING_MS);
          stopInterrupt();
          full.close();
          visit.noteRunning({ isFullScreen: false, end: () => stopped(undefined) });
          if (keeps) return keepOpen(connection, place, lines);
          connection.stop();
          await place.close();
          place.left(lines.flatMap((text) => wrap(text, Math.max(20, terminal.size().columns))));
        };
        visit.follow(go());
        return false;
      });
    const full = runFullScreen(
      visit,
      { send: (message) => heed(table.send(message)), settle: () => undefined, draw: () => table.draw(), asks: () => table.asks() },
      look,
    );
    const unheard = whenSilent(visit, connection, () => full.run(heed(table.lost())));
    const stop = connection.subscribe(() => {
      unheard();
      // Somebody who leaves is away, and is not to come back by that.
      if (isLeaving) return;
      const next = table.goesOn();
      if (next === undefined) return full.run(heed(table.changed()));
      stop();
      full.close();
      playOn(next, openReader(terminal));
    });
    full.run(heed(table.changed()));
  };
  const lines = new FriendsLines<T>(screen, connection, options.name, {
    width: terminal.lineWidth(),
    isHost: place.isHost,
    isWatching: place.isWatching,
    policy: place.policy,
    save,
    write: (text) => reader.say(text),
    ring: () => {
      if (terminal.isWatched && look.calls?.off.includes('sound') === false) terminal.write(BELL);
    },
    dealt: () => {
      if (!place.isFullScreen) return false;
      // The table is drawn once what is told now has been told.
      setImmediate(() => visit.run(stage));
      return true;
    },
    otherGame: (game) => {
      connection.stop();
      stopInterrupt();
      // The next line that is typed is read there: nobody waits for it here any more.
      if (isGameId(game)) visit.follow(playGame(game, place, reader));
      else goodbye([friendsWords().table.otherGame]);
    },
    // The next line that is typed is read there, as above.
    again: (next) => playOn(next, reader),
    keep: (last) => {
      stopInterrupt();
      visit.follow(until(visit, connection, isAway, LEAVING_MS).then(() => keepOpen(connection, place, last)));
    },
    end: goodbye,
  });
  const leaveNow = (): void => lines.leave();
  const listen = async (): Promise<void> => {
    for (;;) {
      const line = await reader.next();
      if (visit.isLeaving()) return;
      if (line === undefined) return lines.leave();
      echo(terminal, line);
      lines.answer(line);
    }
  };
  visit.noteRunning({ isFullScreen: false, end: () => stopped(undefined) });
  const stopInterrupt = terminal.onInterrupt(leaveNow);
  visit.leaveWithReader();
  const unheardLines = whenSilent(visit, connection, () => lines.lost());
  connection.subscribe(() => {
    unheardLines();
    lines.changed();
  });
  connection.start();
  visit.follow(listen());
};

/** Plays at a room of this game until it is left. */
export const playGame = async <Id extends GameId>(id: Id, place: RoomSetting, reader: LineReader): Promise<void> => {
  const screen = await screens[id]();
  const table = screen.session ?? screen;
  playRoom<Games[Id]>(table, place, reader, (entries, size, ticket) =>
    openLookBack(id, table, { title: friendsWords().table.title(table.module.game.title), entries }, size, ticket),
  );
};

/** Finds out what is played at a room; a sentence when that cannot be. */
export const findGame = async (place: RoomSetting): Promise<GameId | string> => {
  const { visit, disk, code, server } = place;
  const connection = new RoomConnection<GameTypes>(seatFrom(disk, code), transportAt(place));
  connection.start();
  await until(
    visit,
    connection,
    ({ client, status, problem }) => client.room !== undefined || client.isGone || status === 'lost' || problem !== undefined,
    8000,
  );
  const { client, problem } = connection.now();
  connection.stop();
  if (client.isGone) return noRoomWords(client.isShut);
  const game = client.room?.game;
  if (game === undefined) return problem === undefined ? friendsWords().table.noServer(server) : problemWords(problem);
  return isGameId(game) ? game : friendsWords().table.otherGame;
};

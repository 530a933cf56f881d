/** A table with friends from the command line: `baize join` and `baize host`, which runs a server in the same process. */

import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { type CallWay, defaultSettings, type Settings } from '@baize/casino';
import { withWords } from '@baize/engine';
import { isGameId } from '@baize/games';
import { linkTo, qrCode, qrText, type RoomRecord, roomName } from '@baize/rooms';
import type { RunningServer } from '@baize/server';
import { friendsWords } from '../friends/language/index.ts';
import { fittingOptions } from '../friends/options.ts';
import { SHARED_TABLE } from '../friends/plain.ts';
import { type FriendsOptions, type HostRequest, readFriends } from '../friends/request.ts';
import { readable } from '../kit/ascii.ts';
import { quoted } from '../kit/text.ts';
import { announceTable, findTable } from './announce.ts';
import { type Disk, SAVE } from './disk.ts';
import type { Visit } from './exit.ts';
import type { ScreenOptions } from './full-screen.ts';
import { openReader } from './reader.ts';
import { findGame, playGame, type RoomSetting } from './room-table.ts';
import { thisCommand, webFolder } from './rooms.ts';
import { readSave } from './save.ts';
import { attempt } from './session-file.ts';
import { webSocketTo } from './transport.ts';

const fail = (sentence: string): void => {
  process.stderr.write(`${readable(sentence, process.env)}\n`);
  process.exitCode = 1;
};

const joinRoom = async (place: RoomSetting): Promise<void> => {
  const game = await findGame(place);
  if (isGameId(game)) await playGame(game, place, openReader(place.visit.terminal));
  else {
    await place.close();
    fail(game);
  }
};

// --- hosting ---------------------------------------------------------------------------------------------------------

const startAt = async (port: number): Promise<RunningServer> => {
  const { openLog, startServer } = await withWords(import('@baize/server'));
  const folder = webFolder();
  return startServer({
    log: await openLog(),
    host: '0.0.0.0',
    port,
    ...(folder === undefined ? {} : { folder }),
    // This very program, in a thread: so the strongest bots think beside the table, and it does not wait for them.
    worker: thisCommand('bot-worker'),
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

const hostRoom = async (
  asked: HostRequest,
  place: Omit<RoomSetting, 'connect' | 'server' | 'address' | 'code' | 'moved' | 'close'>,
): Promise<void> => {
  const { game, preset, seats, level, clock, timeBank, fills } = asked;
  const options = await fittingOptions(game, {
    clock,
    timeBank,
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
    return fail(friendsWords().table.refused);
  }
  const { lanAddress } = await withWords(import('@baize/server'));
  const address = `http://${lanAddress()}:${server.port}`;
  const link = linkTo(address, code);
  const words = roomName(code).replaceAll(' ', '-');
  const announced = await announceTable(code, server.port);
  const picture = qrCode(link);
  const hasWeb = webFolder() !== undefined;
  const { terminal } = place.visit;
  const { open, invite } = friendsWords().table;
  terminal.write(
    `${picture === undefined || !place.isFullScreen ? '' : `${qrText(picture)}\n`}${readable(`${open(words, link)}\n`, terminal.env)}`,
  );
  const join = ['baize', 'join', announced.port === 0 ? 'LINK' : words].join(' ');
  terminal.write(readable(`${invite(join, hasWeb)}\n`, terminal.env));
  const close = async (): Promise<void> => {
    announced.close();
    await server.close();
  };
  const own = `http://127.0.0.1:${server.port}`;
  await joinRoom({ ...place, connect: webSocketTo(own), server: own, address, code, moved: (next) => announced.moved(next), close });
};

// --- the commands ------------------------------------------------------------------------------------------------------

/** What the player has set on the floor; as usual where there is no save, or none that can be read. */
export const settingsIn = (disk: Disk): Settings => {
  try {
    const save = readSave(disk, SAVE);
    return save.kind === 'opened' ? save.profile.settings : defaultSettings;
  } catch {
    // The floor tells what is wrong with it; a table with friends is played without it.
    return defaultSettings;
  }
};

/** Writes the record of a room where the player is. */
const saveRecord = (record: RoomRecord, code: string): string => {
  const path = resolve(`baize-room-${code.slice(0, 6)}.json`);
  const written = attempt(path, () => writeFileSync(path, `${JSON.stringify(record)}\n`));
  const { recordIn, recordUnsaved } = friendsWords().table;
  return written.ok ? recordIn(path) : recordUnsaved(written.why);
};

/** How somebody is not called: as they have set it, and without a bell where they have asked for none. */
const callsFor = ({ silent }: FriendsOptions, off: readonly CallWay[]): readonly CallWay[] => (silent === true ? [...off, 'sound'] : off);

/** Where a table with friends is played, and how it is shown. */
export interface FriendsSetting {
  readonly visit: Visit;
  readonly disk: Disk;
  readonly hasScreen: boolean;
  look(ascii: boolean): ScreenOptions;
}

/** Does what `baize join` or `baize host` asks. */
export const playWithFriends = async (
  command: 'join' | 'host',
  args: readonly string[],
  { visit, disk, hasScreen, look }: FriendsSetting,
): Promise<void> => {
  const asked = readFriends(command, args, userInfo().username);
  if (asked.kind === 'wrong') {
    process.stderr.write(`${readable(asked.sentence, process.env)}\n`);
    process.exitCode = 2;
    return;
  }
  const { bell, mouse, confirmAllIn, callsOff } = settingsIn(disk);
  const seen = look(asked.ascii);
  const how = {
    visit,
    disk,
    options: asked,
    isFullScreen: hasScreen && !asked.plain,
    look: {
      ...seen,
      bell: seen.bell || bell,
      mouse: seen.mouse && mouse,
      calls: { off: callsFor(asked, callsOff), env: visit.terminal.env },
    },
    policy: confirmAllIn ? { ...SHARED_TABLE, asksAllIn: true as const } : SHARED_TABLE,
    isHost: asked.kind === 'host',
    save: saveRecord,
    left: (lines: readonly string[]) => visit.leave(lines, 0),
  };
  if (asked.kind === 'host') return await hostRoom(asked, how);
  const found = asked.kind === 'join' ? asked : await findTable(asked.words);
  if (found === undefined) return fail(friendsWords().table.notFound(quoted(asked.kind === 'find' ? asked.words : '')));
  const { server, code } = found;
  await joinRoom({
    ...how,
    connect: webSocketTo(server),
    server,
    address: server,
    code,
    moved: () => undefined,
    close: () => Promise.resolve(),
  });
};

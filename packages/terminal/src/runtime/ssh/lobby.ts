/** The lobby over ssh, in lines: who is here, the tables, and the way to them and back to the floor. */
import { type GameId, isGameId } from '@baize/games';
import { codeIn, linkTo, type RoomReply } from '@baize/rooms';
import { commandNamed } from '../../commands.ts';
import type { FriendsVisit } from '../../floor/model.ts';
import { friendsGames } from '../../floor/tiles.ts';
import type { TablePolicy } from '../../flow.ts';
import { friendsWords } from '../../friends/language/index.ts';
import { fittingOptions } from '../../friends/options.ts';
import { SHARED_TABLE } from '../../friends/plain.ts';
import { readable } from '../../kit/ascii.ts';
import { quoted } from '../../kit/text.ts';
import { meant } from '../../language/typed.ts';
import { lined } from '../../plain.ts';
import { unknown } from '../../refusals/refusals.ts';
import type { Disk } from '../disk.ts';
import type { Visit } from '../exit.ts';
import { settingsIn } from '../friends.ts';
import type { ScreenOptions } from '../full-screen.ts';
import { type LineReader, openReader } from '../reader.ts';
import { findGame, playGame, type RoomSetting } from '../room-table.ts';
import { type Hall, type HallTable, hallTableWords, wordsOfRoom } from './hall.ts';
import { houseWords } from './language/index.ts';

/** Somebody in the lobby. */
export interface LobbyGuest {
  readonly visit: Visit;
  readonly disk: Disk;
  readonly name: string;
  readonly address: string;
  readonly isFullScreen: boolean;
  readonly look: ScreenOptions;
  /** The address that links to tables are made with, for whoever comes with a browser or by `baize join`. */
  readonly link: string;
}

/** What somebody has typed, as what is to be done. */
type Wish =
  | { readonly at: 'open'; readonly game: GameId }
  | { readonly at: 'sit' | 'watch'; readonly code: string }
  | { readonly at: 'floor' | 'quit' | 'list' }
  | { readonly at: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): Wish => ({ at: 'wrong', sentence });

/** The table that is meant: its number in the list, its words, or its link. */
const codeOf = (tables: readonly HallTable[], word: string): string | undefined => {
  if (/^\d{1,3}$/.test(word)) return tables[Number(word) - 1]?.code;
  return tables.find(({ words }) => words === word)?.code ?? codeIn(word);
};

/** Reads a line in the lobby. */
export const readWish = (text: string, tables: readonly HallTable[]): Wish => {
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  const what = rest.join('-');
  const command = meant(verb);
  switch (command) {
    case '':
    case 'look':
      return { at: 'list' };
    case 'q':
    case 'quit':
      return { at: 'quit' };
    case 'f':
    case 'floor':
      return { at: 'floor' };
    case 'open':
    case 'host': {
      const game = commandNamed(what)?.name ?? what;
      return isGameId(game) && friendsGames.includes(game) ? { at: 'open', game } : wrong(unknown('game', what, friendsGames));
    }
    case 'sit':
    case 'join':
    case 'watch': {
      const code = codeOf(tables, what);
      return code === undefined ? wrong(houseWords().lobby.noTable(quoted(what))) : { at: command === 'watch' ? 'watch' : 'sit', code };
    }
    default:
      return wrong(houseWords().lobby.help);
  }
};

/** The lobby as it is told. */
const lobbyText = (people: readonly string[], tables: readonly HallTable[], width: number): string => {
  const { title, help, noTables, people: here } = houseWords().lobby;
  const list = tables.length === 0 ? [noTables] : tables.map((table, at) => `${at + 1}  ${hallTableWords(table)}`);
  return `${lined(['', title, here(people), ...list, help], width)}> `;
};

const policyIn = (disk: Disk): TablePolicy => (settingsIn(disk).confirmAllIn ? { ...SHARED_TABLE, asksAllIn: true } : SHARED_TABLE);

/** Plays at a table until it is left; the last words. */
const playAt = (guest: LobbyGuest, hall: Hall, code: string, isWatching: boolean): Promise<readonly string[]> =>
  new Promise((done) => {
    const { visit, disk, name, address, isFullScreen, look, link } = guest;
    const { bell, mouse, callsOff } = settingsIn(disk);
    const setting: RoomSetting = {
      visit,
      disk,
      connect: (handlers) => {
        const run =
          <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
          (...args: Args): void =>
            visit.run(() => act(...args));
        return hall.connectFor(address)({ onOpen: run(handlers.onOpen), onText: run(handlers.onText), onClose: run(handlers.onClose) });
      },
      server: houseWords().thisHouse,
      address: link,
      code,
      options: { name, speed: 'normal', plain: !isFullScreen, ascii: look.ascii, silent: false },
      isFullScreen,
      look: { ...look, bell: look.bell || bell, mouse: look.mouse && mouse, calls: { off: callsOff, env: visit.terminal.env } },
      policy: policyIn(disk),
      isHost: false,
      ...(isWatching ? { isWatching: true } : {}),
      moved: (next) => hall.list(next),
      save: () => houseWords().recordsElsewhere,
      close: () => Promise.resolve(),
      left: done,
    };
    const enter = async (): Promise<void> => {
      const game = await findGame(setting);
      if (isGameId(game)) await playGame(game, setting, openReader(visit.terminal));
      else done([game]);
    };
    visit.follow(enter());
  });

const openTable = async (guest: LobbyGuest, hall: Hall, game: GameId): Promise<RoomReply> => {
  const options = await fittingOptions(game, {});
  return typeof options === 'string' ? { ok: false, why: options } : hall.open(options, guest.address);
};

/** Does what was wished for; the words that come of it, or undefined where the lobby is left. */
const fulfil = async (wish: Wish, guest: LobbyGuest, hall: Hall): Promise<readonly string[] | undefined> => {
  switch (wish.at) {
    case 'floor':
    case 'quit':
      return undefined;
    case 'list':
      return [];
    case 'wrong':
      return [wish.sentence];
    case 'sit':
    case 'watch':
      return await playAt(guest, hall, wish.code, wish.at === 'watch');
    case 'open': {
      const reply = await openTable(guest, hall, wish.game);
      if (!reply.ok) return [reply.why];
      guest.visit.terminal.write(
        readable(`${friendsWords().table.open(wordsOfRoom(reply.code), linkTo(guest.link, reply.code))}\n`, guest.visit.terminal.env),
      );
      return await playAt(guest, hall, reply.code, false);
    }
  }
};

/** What was asked for on the floor, as a wish in the lobby. */
const wishOf = ([command, what]: FriendsVisit, tables: readonly HallTable[]): Wish =>
  what === '' ? { at: 'list' } : readWish(`${command === 'host' ? 'open' : 'sit'} ${what}`, tables);

/** Somebody in the lobby, until they go back to the floor or leave. */
export const visitLobby = async (guest: LobbyGuest, hall: Hall, first: FriendsVisit): Promise<'floor' | 'quit'> => {
  const { visit } = guest;
  const { terminal } = visit;
  let wish = wishOf(first, hall.tables());
  for (;;) {
    const words = await fulfil(wish, guest, hall);
    if (words === undefined) return wish.at === 'quit' ? 'quit' : 'floor';
    visit.noteRunning({ isFullScreen: false, end: () => ({ safe: undefined, trouble: undefined }) });
    const reader: LineReader = openReader(terminal);
    const stop = terminal.onInterrupt(() => reader.end());
    reader.say(
      `${words.length === 0 ? '' : lined(words, terminal.lineWidth())}${lobbyText(hall.people(), hall.tables(), terminal.lineWidth())}`,
    );
    const line = await reader.next();
    stop();
    reader.close();
    if (visit.isLeaving()) return 'quit';
    wish = line === undefined ? { at: 'quit' } : readWish(line, hall.tables());
  }
};

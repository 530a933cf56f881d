/** The hall: who is here, and the tables that were opened from the lobby. The rooms themselves are the room server's, as everybody's are. */
import type { GameTypes } from '@baize/engine';
import { isGameId } from '@baize/games';
import { askForRoom, RoomConnection, type RoomFrame, type RoomOptions, type RoomReply, roomName, type Transport } from '@baize/rooms';
import { floorTiles } from '../../floor/tiles.ts';
import { isDeserted } from '../../friends/words.ts';
import { memoryDisk } from '../disk.ts';
import { seatFrom, terminalTransport } from '../transport.ts';
import { houseWords } from './language/index.ts';

/** Makes a socket to the rooms, for somebody at this address. */
export type RoomConnector = (address: string) => Transport['connect'];

/** A table of the hall. */
export interface HallTable {
  readonly code: string;
  /** Its words, as in `baize join`. */
  readonly words: string;
  readonly room: RoomFrame<GameTypes>;
}

/** How often tables are looked at that nobody may be at any more. */
const SWEEP_MS = 30_000;

const later: Transport['later'] = (ms, act) => {
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
};

/** The words of a room. */
export const wordsOfRoom = (code: string): string => roomName(code).replaceAll(' ', '-');

/** What is said of a table in the list. */
export const hallTableWords = ({ words, room }: HallTable): string => {
  const { game, seats, phase } = room;
  const held = seats.filter((seat) => seat.held && seat.away === null);
  const free = seats.filter((seat) => !seat.held && seat.coming === null).length;
  const title = isGameId(game) ? floorTiles[game].name : game;
  return houseWords().lobby.table({ room: words, game: title, names: held.map(({ name }) => name), free, isDealt: phase !== 'lobby' });
};

/** The hall of one house. */
export class Hall {
  readonly connectFor: RoomConnector;
  readonly #people = new Set<{ readonly name: string }>();
  readonly #tables = new Map<string, { readonly watcher: RoomConnection<GameTypes>; isEmpty: boolean }>();
  readonly #timer: NodeJS.Timeout;

  constructor(connectFor: RoomConnector) {
    this.connectFor = connectFor;
    this.#timer = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }
  /** Somebody is here; what is returned says that they have gone. */
  enter(name: string): () => void {
    const one = { name };
    this.#people.add(one);
    return () => void this.#people.delete(one);
  }
  /** Everybody who is here. */
  people(): readonly string[] {
    return [...this.#people].map(({ name }) => name);
  }
  /** Opens a table, and lists it. */
  async open(options: RoomOptions, address: string): Promise<RoomReply> {
    const reply = await askForRoom({ connect: this.connectFor(address), later }, options);
    if (reply.ok) this.list(reply.code);
    return reply;
  }
  /** Lists a table, and looks on from the rail until it is over. */
  list(code: string): void {
    if (this.#tables.has(code)) return;
    const disk = memoryDisk();
    const transport = terminalTransport(this.connectFor(`hall/${code}`), disk, later);
    const watcher = new RoomConnection<GameTypes>(seatFrom(disk, code), transport);
    this.#tables.set(code, { watcher, isEmpty: false });
    watcher.subscribe(() => {
      const { client } = watcher.now();
      if (client.isGone || client.room?.phase === 'over' || client.room?.phase === 'closed') this.#strike(code);
    });
    watcher.start();
  }
  #strike(code: string): void {
    this.#tables.get(code)?.watcher.stop();
    this.#tables.delete(code);
  }
  /** A table that was empty twice in a row has been left. */
  #sweep(): void {
    for (const [code, table] of this.#tables) {
      const isEmpty = isDeserted(table.watcher.now().client.room);
      if (isEmpty && table.isEmpty) this.#strike(code);
      else table.isEmpty = isEmpty;
    }
  }
  /** The tables that are open. */
  tables(): readonly HallTable[] {
    return [...this.#tables].flatMap(([code, { watcher }]) => {
      const { room } = watcher.now().client;
      return room === undefined ? [] : [{ code, words: wordsOfRoom(code), room }];
    });
  }
  /** Closes the hall. */
  close(): void {
    clearInterval(this.#timer);
    for (const code of [...this.#tables.keys()]) this.#strike(code);
  }
}

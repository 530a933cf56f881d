/** All rooms that are open in this process. A room is opened when somebody comes, and put aside when the last has gone. */
import { randomBytes } from 'node:crypto';
import { catalogue, type GameId, type Games, gameIds, isGameId } from '@baize/games';
import {
  CODE_BYTES,
  canLay,
  canShare,
  codeOf,
  defaultLevel,
  fitRoomOptions,
  openRoom,
  type RoomEntry,
  type RoomOpening,
  type RoomOptions,
} from '@baize/rooms';
import { LOG_START, writtenAfter } from './log/log.ts';
import { openReplica, type ReplicaServices, type RoomReplica } from './replica.ts';
import { type FoundRoom, findRoom } from './snapshot.ts';

/** How long a room stays open after the last watcher has gone. */
const IDLE = 60_000;

/** A room, or why there is none: nobody knows it, or it was opened by a build with other rules. */
export type RoomLookup = RoomReplica | 'no-room' | 'other-build';

const loadModule = <Id extends GameId>(id: Id) => catalogue[id]();

/** Loads every game, so that the first player need not wait for it. */
export const loadGames = async (): Promise<void> => {
  await Promise.all(gameIds.map(loadModule));
};

/** The rooms of one process. */
export class RoomRegistry {
  readonly #services: ReplicaServices;
  readonly #most: number;
  readonly #open = new Map<string, Promise<RoomLookup>>();
  /** The same, once they are found. */
  readonly #hosts = new Map<string, RoomReplica>();
  readonly #idle = new Map<string, NodeJS.Timeout>();

  constructor(place: ReplicaServices, most: number) {
    this.#services = place;
    this.#most = most;
  }
  /** How many rooms are open. */
  get rooms(): number {
    return this.#open.size;
  }
  /** Whether there is no room for another. */
  get isFull(): boolean {
    return this.#open.size >= this.#most;
  }
  /** Whether a room is open here already. */
  has(code: string): boolean {
    return this.#open.has(code);
  }
  /** Opens a room as it is wished for; its code, or undefined when it cannot be. */
  create(options: RoomOptions): Promise<string | undefined> {
    return isGameId(options.game) ? this.#create(options.game, options) : Promise.resolve(undefined);
  }
  /** Opens a room of a game as it is usually set; its code, or undefined where the game cannot be shared. */
  async createDefault<Id extends GameId>(id: Id): Promise<string | undefined> {
    const options = fitRoomOptions<Games[Id]>(await loadModule(id));
    return options && this.create(options);
  }
  /** The table that the options ask for; undefined when it cannot be. */
  openingFor(options: RoomOptions): Promise<RoomOpening | undefined> {
    return isGameId(options.game) ? this.#openingAt(options.game, options) : Promise.resolve(undefined);
  }
  async #openingAt<Id extends GameId>(id: Id, options: RoomOptions): Promise<RoomOpening | undefined> {
    const module = await loadModule(id);
    const { game } = module;
    const { preset, seats, chips, bot = defaultLevel(module), clock, timeBank = 0, rail, fills, words } = options;
    if (!Object.hasOwn(game.presets, preset) || !canShare(game, preset) || seats > 16) return undefined;
    const stacks = Array.from({ length: seats }, () => chips);
    const opening = { game: id, version: game.version, preset, stacks, bot, clock, timeBank, rail };
    const table: RoomOpening = { ...opening, ...(fills === undefined ? {} : { fills }), ...(words === undefined ? {} : { words }) };
    return canLay<Games[Id]>(module, table) ? table : undefined;
  }
  async #create<Id extends GameId>(id: Id, options: RoomOptions): Promise<string | undefined> {
    const module = await loadModule(id);
    const opening = await this.openingFor(options);
    if (opening === undefined) return undefined;
    const serverSeed = randomBytes(32).toString('hex');
    const code = codeOf(randomBytes(CODE_BYTES));
    const entry: RoomEntry = {
      at: await this.#services.log.now(code),
      by: this.#services.mark(),
      t: 'opened',
      ...opening,
      house: serverSeed,
    };
    if (!openRoom<Games[Id]>(module, code, entry).ok) return undefined;
    const appended = await this.#services.log.append(code, LOG_START, writtenAfter(LOG_START, [entry]));
    return appended.ok ? code : undefined;
  }

  /** The room of this code, if there is one. */
  find(code: string): Promise<RoomLookup> {
    clearTimeout(this.#idle.get(code));
    this.#idle.delete(code);
    const known = this.#open.get(code);
    if (known !== undefined) return known;
    const found = this.#takeUp(code);
    this.#open.set(code, found);
    const forget = (): void => {
      if (this.#open.get(code) === found) this.#open.delete(code);
    };
    found.then((host) => {
      if (typeof host === 'string') forget();
      else if (this.#open.get(code) === found) this.#hosts.set(code, host);
    }, forget);
    return found;
  }
  async #takeUp(code: string): Promise<RoomLookup> {
    const found = await findRoom(this.#services.log, code);
    if (found === undefined) return 'no-room';
    return isGameId(found.game) ? ((await this.#host(found.game, code, found)) ?? 'other-build') : 'other-build';
  }
  async #host<Id extends GameId>(id: Id, code: string, found: FoundRoom): Promise<RoomReplica | undefined> {
    return openReplica<Games[Id]>(await loadModule(id), this.#services, code, found);
  }

  /** Somebody has gone: a room without subscribers is put aside after a while. */
  left(host: RoomReplica): void {
    if (host.subscribers.size > 0) return;
    clearTimeout(this.#idle.get(host.code));
    const putAside = (): void => {
      this.#idle.delete(host.code);
      if (host.subscribers.size === 0) this.forget(host);
    };
    this.#idle.set(host.code, setTimeout(putAside, IDLE).unref());
  }
  /** Puts a room aside now: whoever comes next has it opened again. */
  forget(host: RoomReplica): void {
    host.close();
    // One that is just being opened is not among the hosts yet: whoever waits for it gets it, and finds it closed.
    if (this.#hosts.get(host.code) !== host) return;
    this.#open.delete(host.code);
    this.#hosts.delete(host.code);
  }
  close(): void {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const one of this.#open.values())
      void one.then(
        (host) => typeof host !== 'string' && host.close(),
        () => undefined,
      );
    this.#open.clear();
  }
}

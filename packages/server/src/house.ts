/** The house: all rooms that are open in this process. A room is taken up when somebody comes, and put aside when the last has gone. */
import { randomBytes } from 'node:crypto';
import { catalogue, type GameId, type Games, gameIds, isGameId } from '@baize/games';
import { CODE_BYTES, canShare, codeOf, openRoom, type RoomEntry, type RoomWish } from '@baize/rooms';
import { type HostPlace, openHost, type RoomHost } from './host.ts';

/** How long a room stays open after the last watcher has gone. */
const IDLE = 60_000;

/** A room, or why there is none: nobody knows it, or it was opened by a build with other rules. */
export type FoundRoom = RoomHost | 'no-room' | 'other-build';

const loadModule = <Id extends GameId>(id: Id) => catalogue[id]();

/** The rooms of one process. */
export class OpenHouse {
  readonly #place: HostPlace;
  readonly #most: number;
  readonly #open = new Map<string, Promise<FoundRoom>>();
  readonly #idle = new Map<string, NodeJS.Timeout>();

  constructor(place: HostPlace, most: number) {
    this.#place = place;
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
  /** Loads every game, so that the first player need not wait for it. */
  async warm(): Promise<void> {
    await Promise.all(gameIds.map(loadModule));
  }

  /** Opens a room as it is wished for; its code, or undefined when it cannot be. */
  create(wish: RoomWish): Promise<string | undefined> {
    return isGameId(wish.game) ? this.#create(wish.game, wish) : Promise.resolve(undefined);
  }
  async #create<Id extends GameId>(id: Id, { preset, seats, chips, bot, clock, rail }: RoomWish): Promise<string | undefined> {
    const module = await loadModule(id);
    const { game, bots } = module;
    if (!Object.hasOwn(game.presets, preset) || !canShare(game, preset) || seats > 16) return undefined;
    const levels = Object.keys(bots);
    const usual = levels[Math.floor((levels.length - 1) / 2)] ?? '';
    const stacks = Array.from({ length: seats }, () => chips);
    const house = randomBytes(32).toString('hex');
    const code = codeOf(randomBytes(CODE_BYTES));
    const opening = { game: id, version: game.version, preset, stacks, bot: bot ?? usual, clock, rail };
    const entry: RoomEntry = { at: this.#place.log.now(), by: this.#place.mark(), t: 'opened', ...opening, house };
    if (!openRoom<Games[Id]>(module, code, entry).ok) return undefined;
    const appended = await this.#place.log.append(code, 1, [entry]);
    return appended.ok ? code : undefined;
  }

  /** The room of this code, if there is one. */
  find(code: string): Promise<FoundRoom> {
    clearTimeout(this.#idle.get(code));
    this.#idle.delete(code);
    const known = this.#open.get(code);
    if (known !== undefined) return known;
    const found = this.#takeUp(code);
    this.#open.set(code, found);
    const forget = (): void => {
      if (this.#open.get(code) === found) this.#open.delete(code);
    };
    found.then((host) => typeof host === 'string' && forget(), forget);
    return found;
  }
  async #takeUp(code: string): Promise<FoundRoom> {
    const [first] = await this.#place.log.read(code, 1, 1);
    if (first === undefined) return 'no-room';
    if (first.entry.t !== 'opened' || !isGameId(first.entry.game)) return 'other-build';
    return (await this.#host(first.entry.game, code)) ?? 'other-build';
  }
  async #host<Id extends GameId>(id: Id, code: string): Promise<RoomHost | undefined> {
    return openHost<Games[Id]>(await loadModule(id), this.#place, code);
  }

  /** Somebody has gone: a room without watchers is put aside after a while. */
  left(host: RoomHost): void {
    if (host.watchers.size > 0) return;
    clearTimeout(this.#idle.get(host.code));
    const putAside = (): void => {
      this.#idle.delete(host.code);
      if (host.watchers.size === 0) this.forget(host);
    };
    this.#idle.set(host.code, setTimeout(putAside, IDLE).unref());
  }
  /** Puts a room aside now. */
  forget(host: RoomHost): void {
    host.close();
    this.#open.delete(host.code);
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

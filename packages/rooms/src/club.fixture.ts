/** A club: a room with people in it, played by chance through the fold and the gallery, without a server. */

import { FACES } from '@baize/casino';
import {
  commitment,
  digest,
  fillAny,
  fork,
  type GameModule,
  type GameTypes,
  openChance,
  type Reader,
  read,
  type Seat,
} from '@baize/engine';
import { catalogue, type GameId, type Games, gameIds } from '@baize/games';
import { Broadcaster, type Subscriber } from './broadcast.ts';
import type { EntryBody, RoomEntry } from './entry.ts';
import { foldEntry, freeSeat, openRoom } from './fold.ts';
import { clockAction, nextTask, roomBotQuestion } from './next-task.ts';
import { sharedPresets } from './options.ts';
import type { FoldResult, RoomState } from './room.ts';
import { placeOf } from './seats.ts';

/** A friend: their token, and the line they look through. */
export interface Friend extends Subscriber {
  readonly name: string;
  readonly secret: string;
  nonces: string[];
  readonly frames: string[];
}

/** A room that is played. */
export class Club<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly log: RoomEntry[] = [];
  /** The digest of the log up to each entry. */
  readonly digests: string[] = [];
  readonly gallery: Broadcaster<T>;
  readonly friends: Friend[] = [];
  readonly reader: Reader;
  room: RoomState<T>;
  now = 1000;
  /** Called after every entry that was taken. */
  onEntry: (before: RoomState<T> | undefined, folded: Extract<FoldResult<T>, { readonly ok: true }>, entry: RoomEntry) => void = () =>
    undefined;

  constructor(module: GameModule<T>, preset: string, seed: string, seats?: number) {
    this.module = module;
    this.gallery = new Broadcaster(module);
    this.reader = read(openChance(fork(seed, 'club').seed));
    const { game } = module;
    const rules = game.presets[preset];
    if (rules === undefined) throw new Error(`No preset ${preset}`);
    const { min, max, buyIn } = game.seats(rules);
    const count = Math.max(min, Math.min(max, seats ?? 4));
    const [bot = ''] = Object.keys(module.bots);
    const stacks = Array.from({ length: count }, () => buyIn * 12);
    const opening = { game: game.id, version: game.version, preset, stacks, bot, clock: 30_000, timeBank: 20_000, rail: 'link' as const };
    const entry: RoomEntry = { at: this.now, by: 'p', t: 'opened', ...opening, house: fork(seed, 'house').seed };
    const opened = openRoom(module, '0123456789abcdef', entry);
    if (!opened.ok) throw new Error(opened.why);
    this.#write(entry);
    this.room = opened.room;
  }
  #write(entry: RoomEntry): void {
    this.log.push(entry);
    this.digests.push(digest(`${this.digests.at(-1) ?? ''}\n${JSON.stringify(entry)}`));
  }

  /** Tries a deed. */
  do(deed: EntryBody): FoldResult<T> {
    const entry: RoomEntry = { at: this.now, by: 'p', ...deed };
    const before = this.room;
    const folded = foldEntry(this.module, before, entry);
    if (!folded.ok) return folded;
    this.#write(entry);
    this.room = folded.room;
    this.gallery.publish(before, folded, entry, this.now, { before: this.digests.at(-2) ?? '', after: this.digests.at(-1) ?? '' });
    this.onEntry(before, folded, entry);
    return folded;
  }
  /** A deed that must be taken. */
  must(deed: EntryBody): Extract<FoldResult<T>, { readonly ok: true }> {
    const folded = this.do(deed);
    if (!folded.ok) throw new Error(`${deed.t}: ${folded.why}`);
    return folded;
  }

  /** Somebody comes to look. */
  enter(name: string): Friend {
    const secret = digest(`token of ${name}`).slice(0, 32);
    const frames: string[] = [];
    const friend: Friend = {
      name,
      secret,
      token: digest(secret),
      place: undefined,
      nonces: [],
      frames,
      send: (text) => void frames.push(text),
    };
    this.friends.push(friend);
    this.gallery.enter(this.room, friend, this.now);
    return friend;
  }
  /** Somebody looks again through a new line. */
  resume(friend: Friend, since = 0): void {
    this.gallery.enter(this.room, friend, this.now, since);
  }
  #fresh(friend: Friend): string {
    const nonce = digest(`${friend.name} ${friend.nonces.length} ${this.room.house}`);
    friend.nonces.push(nonce);
    return nonce;
  }
  /** They take a seat. */
  sit(friend: Friend, seat = freeSeat(this.module, this.room) ?? 0): FoldResult<T> {
    const commit = commitment(this.#fresh(friend));
    const token = friend.token ?? '';
    return this.do({ t: 'sat', seat, name: friend.name, face: FACES[seat % FACES.length] ?? 'Ks', token, commit });
  }
  /** Their next reveal. */
  reveal(friend: Friend): { readonly nonce: string; readonly next: string } {
    const place = placeOf(this.room.seats, friend.token ?? '');
    const commit = this.room.seats[place?.seat ?? 0]?.holder?.commit;
    const nonce = friend.nonces.find((one) => commitment(one) === commit) ?? '';
    return { nonce, next: commitment(this.#fresh(friend)) };
  }
  /** The first friend who sits there and is not away. */
  friendAt(seat: Seat): Friend | undefined {
    const token = this.room.seats[seat]?.holder?.token;
    return this.friends.find((one) => one.token === token);
  }

  /** Whoever is due moves: a bot at once, a player by chance. False when nobody is. */
  move(): boolean {
    const { game } = this.module;
    const { state } = this.room;
    if (state === null || this.room.phase !== 'playing') return false;
    this.now += 10;
    const due = nextTask(this.room);
    if (due?.what === 'bot') {
      const { bot, sight, chance } = roomBotQuestion(this.module, this.room, state, due.seat);
      const action = this.module.bots[bot]?.(sight, chance);
      this.must({ t: 'act', seat: due.seat, nth: due.nth, who: 'bot', action });
      return true;
    }
    const [seat] = game.toAct(state);
    if (seat === undefined) return false;
    const friend = this.friendAt(seat);
    const action = fillAny<T['action']>(game.legal(state, seat), this.reader);
    const reveal = action.type === 'ready' && friend !== undefined ? { reveal: this.reveal(friend) } : {};
    this.must({ t: 'act', seat, nth: this.room.seats[seat]?.nth ?? 0, who: 'human', action, ...reveal });
    return true;
  }
  /** Lets the clock decide for this seat. */
  timeOut(seat: Seat): FoldResult<T> {
    const { state } = this.room;
    this.now += this.room.opening.clock + (this.room.opening.timeBank ?? 0);
    const action = state === null ? null : clockAction(this.module, this.room, state, seat);
    return this.do({ t: 'act', seat, nth: this.room.seats[seat]?.nth ?? 0, who: 'clock', action });
  }
  /** Two friends sit down and the first deals. */
  start(): void {
    for (const name of ['Ann', 'Bob']) this.sit(this.enter(name));
    const [ann, bob] = this.friends;
    if (ann === undefined || bob === undefined) throw new Error('Nobody came.');
    this.must({ t: 'ready', seat: bob.place?.seat ?? 0, reveal: this.reveal(bob) });
    this.must({ t: 'started', seat: ann.place?.seat ?? 0, reveal: this.reveal(ann) });
  }
}

/** A table that friends can share. */
export interface SharedTable {
  readonly name: string;
  /** Does something with a club at it. */
  with<R>(seed: string, act: <T extends GameTypes>(club: Club<T>) => R): R;
}

const tablesOf = async <Id extends GameId>(id: Id): Promise<readonly SharedTable[]> => {
  const module = await catalogue[id]();
  return sharedPresets(module).map((preset) => ({
    name: `${id} ${preset}`,
    with: (seed, act) => act(new Club<Games[Id]>(module, preset, seed)),
  }));
};

/** Every table that friends can share. */
export const sharedTables: readonly SharedTable[] = (await Promise.all(gameIds.map(tablesOf))).flat();

/** One table of each game, for the quick tests; the long ones take all. */
export const quickTables: readonly SharedTable[] = sharedTables.filter(
  ({ name }, at) => sharedTables.findIndex((one) => one.name.split(' ')[0] === name.split(' ')[0]) === at,
);

/** A seed for a test. */
export const seedOf = (label: string): string => fork('c10b'.repeat(16), label).seed;

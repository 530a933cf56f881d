/**
 * The record of a room: a chain of its hands. Each hand names the link of the one before, so that none can be left out, doubled or
 * moved; the first names the room's opening. Each also names where the room's log stood when it was over: the log is a chain of its own, and
 * everybody at the table was shown where it stood. Where nothing of a hand stays hidden, its secret and all that was done stand with it.
 * How a record is checked is in `record-check.ts`.
 */
import {
  type BySeat,
  type Chips,
  canonicalJson,
  commitment,
  digest,
  type GameModule,
  type GameTypes,
  isCount,
  isFields,
  isSeed,
  parseJson,
  type Seat,
} from '@baize/engine';
import type { RoomEntry } from './entry.ts';
import { foldEntry, openRoom } from './fold.ts';
import type { RoomState, TakenEntry } from './room.ts';
import { commitmentOf, serverSeedOf } from './seeds.ts';

/** A guest who was dealt to: their name, and the entry with which they sat down, which nobody shares. */
export interface RecordedGuest {
  readonly name: string;
  readonly sat: number;
}

/** What was done at a table, in order. */
export type RecordedActs = readonly { readonly seat: Seat; readonly action: unknown }[];

/** One hand. What is sealed of it can be opened later, and its link stays the same. */
export interface RecordedHand {
  readonly hand: number;
  /** The house's commitment, shown before the hand. */
  readonly promise: string;
  /** Who was dealt to; null for a bot, and for who is out of the game. */
  readonly guests: BySeat<RecordedGuest | null>;
  /** What the guests mixed in; null for who mixed in nothing. */
  readonly nonces: BySeat<string | null>;
  /** What each guest has committed to mix into the hand after. */
  readonly next: BySeat<string | null>;
  /** A fingerprint of what was done, salted with the secret: it tells nothing until the hand is opened. */
  readonly played: string;
  /** The table after it, as the rail saw it. */
  readonly after: unknown;
  /** Where the room's log stood when it was over; left out where there was no log. */
  readonly log?: string;
  /** The fingerprint of all this and of the link before. */
  readonly link: string;
  /** The house's secret and what was done, where nothing of it stays hidden. */
  readonly secret?: string;
  readonly acts?: RecordedActs;
}

/** What a room began with. */
export interface RecordedOpening {
  readonly room: 2;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly stacks: BySeat<Chips>;
  /** What the guests had committed to mix into the first hand; null for who mixed in nothing. */
  readonly commits: BySeat<string | null>;
}

/** A room, written down. */
export interface RoomRecord extends RecordedOpening {
  readonly hands: readonly RecordedHand[];
  /** The last link: who has noted it knows every hand by it. */
  readonly seal: string;
}

// --- the chain -----------------------------------------------------------------------------------------------------

/** The first link: what the room began with. */
export const openingLink = ({ room, game, version, preset, stacks, commits }: RecordedOpening): string =>
  digest(canonicalJson({ room, game, version, preset, stacks, commits }));

/** The link of a hand that follows this one. What is opened later is no part of it, but its fingerprint is. */
export const linkAfter = (before: string, one: Omit<RecordedHand, 'link' | 'secret' | 'acts'>): string => {
  const { hand, promise, guests, nonces, next, played, after, log } = one;
  return digest(canonicalJson({ before, hand, promise, guests, nonces, next, played, after, log }));
};

/** The fingerprint of what was done in a hand. */
export const playedSeal = (secret: string, acts: RecordedActs): string => digest(`${secret}\n${canonicalJson(acts)}`);

// --- where the log stood --------------------------------------------------------------------------------------------

/** An entry as a step of its log: the digest of the log before it, and with it. */
export interface LogStep {
  readonly before: string;
  readonly after: string;
}

/** Where the log stood when a hand was over: its digest, salted with the hand's secret, so that nobody can try what was done by it. */
export interface HandEnd {
  readonly hand: number;
  readonly log: string;
}

const stepAt = (digests: readonly string[], at: number): LogStep | undefined => {
  const [before, after] = [digests[at], digests[at + 1]];
  return before === undefined || after === undefined ? undefined : { before, after };
};

/** The hands that an entry ends: the one before a deal, with the log as it stood then; and the last, with this entry. */
export const handsEnded = <T extends GameTypes>(
  before: RoomState<T>,
  { room, dealt }: TakenEntry<T>,
  log: LogStep | undefined,
): readonly HandEnd[] => {
  if (log === undefined) return [];
  const end = (hand: number, at: string): HandEnd => ({ hand, log: digest(`log ${serverSeedOf(room.house, hand)}\n${at}`) });
  return [
    ...(dealt === undefined || dealt.hand === 1 ? [] : [end(dealt.hand - 1, log.before)]),
    ...(room.phase === 'over' && before.phase !== 'over' ? [end(room.hand, log.after)] : []),
  ];
};

// --- writing it ----------------------------------------------------------------------------------------------------

type Dealt = Pick<RecordedHand, 'hand' | 'promise' | 'guests' | 'nonces' | 'next'>;
type Closed = Dealt & { readonly acts: RecordedActs; readonly after: unknown; readonly log?: string };

/** Hands as they are written, entry by entry. */
class HandWriter<T extends GameTypes> {
  readonly closed: Closed[] = [];
  readonly opened = new Set<number>();
  readonly #module: GameModule<T>;
  #dealt: Dealt | undefined;
  #acts: RecordedActs[number][] = [];

  constructor(module: GameModule<T>) {
    this.#module = module;
  }
  /** Takes in what an entry made of a room. */
  take(before: RoomState<T>, taken: TakenEntry<T>, entry: RoomEntry, log?: LogStep): void {
    const { room, dealt, opened = [] } = taken;
    for (const hand of opened) this.opened.add(hand);
    const ends = handsEnded(before, taken, log);
    if (dealt !== undefined) {
      this.#close(before.state, ends);
      // Who was out of the game before it keeps the seat, and is dealt nothing. The table after it does not tell: where the blinds put all
      // in, the deal is the whole hand.
      const { state } = before;
      const isDealtIn = (seat: Seat): boolean => state === null || this.#module.game.isIn(state, seat);
      const guests = room.seats.map(({ holder }, seat) =>
        holder === null || !isDealtIn(seat) ? null : { name: holder.name, sat: holder.sat },
      );
      const next = room.seats.map(({ holder }) => holder?.commit ?? null);
      this.#dealt = { ...dealt, promise: commitmentOf(room.house, dealt.hand), guests, next };
    }
    if (entry.t === 'act') this.#acts.push({ seat: entry.seat, action: entry.action });
    if (room.phase === 'over' && before.phase !== 'over') this.#close(room.state, ends);
  }
  #close(state: T['state'] | null, ends: readonly HandEnd[]): void {
    const dealt = this.#dealt;
    if (dealt === undefined || state === null) return;
    const end = ends.find(({ hand }) => hand === dealt.hand);
    this.closed.push({
      ...dealt,
      acts: this.#acts,
      after: this.#module.game.view(state, 'rail'),
      ...(end === undefined ? {} : { log: end.log }),
    });
    this.#dealt = undefined;
    this.#acts = [];
  }
}

/** The hands as a chain, each open as far as it may be. */
const chained = (
  first: string,
  house: string,
  { closed, opened }: Pick<HandWriter<GameTypes>, 'closed' | 'opened'>,
): readonly RecordedHand[] => {
  let link = first;
  return closed.map(({ acts, ...hand }) => {
    const secret = serverSeedOf(house, hand.hand);
    const body = { ...hand, played: playedSeal(secret, acts) };
    link = linkAfter(link, body);
    return { ...body, link, ...(opened.has(hand.hand) ? { secret, acts } : {}) };
  });
};

/**
 * The record of a room, from its whole log. What is still played, or stays hidden, is not in it. `digests`: those of the log up to each
 * entry, where it has them.
 */
export const writeRoomRecord = <T extends GameTypes>(
  module: GameModule<T>,
  code: string,
  log: readonly RoomEntry[],
  digests: readonly string[] = [],
): RoomRecord | undefined => {
  const [first, ...rest] = log;
  const start = first === undefined ? undefined : openRoom(module, code, first);
  if (start?.ok !== true) return undefined;
  const writer = new HandWriter(module);
  let { room } = start;
  for (const [at, entry] of rest.entries()) {
    const folded = foldEntry(module, room, entry);
    if (!folded.ok) return undefined;
    writer.take(room, folded, entry, stepAt(digests, at));
    room = folded.room;
  }
  const { game, version, preset, stacks } = room.opening;
  // The room has taken no nonce but one that was committed to, so its fingerprint is what they had committed to.
  const commits = (writer.closed[0]?.nonces ?? stacks.map(() => null)).map((nonce) => (nonce === null ? null : commitment(nonce)));
  const opening: RecordedOpening = { room: 2, game, version, preset, stacks, commits };
  const hands = chained(openingLink(opening), room.house, writer);
  return { ...opening, hands, seal: hands.at(-1)?.link ?? openingLink(opening) };
};

// --- reading it ----------------------------------------------------------------------------------------------------

const isNullOr =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || test(value);
const isSeats =
  (seats: number, test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length === seats && value.every(test);
const isGuest = (value: unknown): boolean => isFields(value) && typeof value['name'] === 'string' && isCount(value['sat']);
const isAct = (value: unknown): boolean => isFields(value) && isCount(value['seat']);
const isActs = (value: unknown): boolean => Array.isArray(value) && value.every(isAct);

const isHand =
  (seats: number) =>
  (value: unknown): boolean =>
    isFields(value) &&
    isCount(value['hand']) &&
    [value['promise'], value['played'], value['link']].every(isSeed) &&
    isSeats(seats, isNullOr(isGuest))(value['guests']) &&
    [value['nonces'], value['next']].every(isSeats(seats, isNullOr(isSeed))) &&
    isFields(value['after']) &&
    (value['log'] === undefined || isSeed(value['log'])) &&
    (value['acts'] === undefined) === (value['secret'] === undefined) &&
    (value['acts'] === undefined || (isActs(value['acts']) && isSeed(value['secret'])));

/** Whether this value has the shape of a room's record. */
export const isRoomRecord = (value: unknown): value is RoomRecord =>
  isFields(value) &&
  value['room'] === 2 &&
  typeof value['game'] === 'string' &&
  isCount(value['version']) &&
  typeof value['preset'] === 'string' &&
  Array.isArray(value['stacks']) &&
  value['stacks'].every(isCount) &&
  isSeats(value['stacks'].length, isNullOr(isSeed))(value['commits']) &&
  Array.isArray(value['hands']) &&
  value['hands'].every(isHand(value['stacks'].length)) &&
  isSeed(value['seal']);

/** The record that a text holds; undefined when it holds none. */
export const readRoomRecord = (text: string): RoomRecord | undefined => {
  const value = parseJson(text);
  return isRoomRecord(value) ? value : undefined;
};

// --- whose chance is in it ------------------------------------------------------------------------------------------

/** A guest, and the hands into which they mixed no chance of their own. */
export interface UnmixedGuest {
  readonly name: string;
  readonly hands: readonly number[];
}

/** Who mixed nothing into which hands: they were away, had just sat down, or had lost what they had committed to. */
export const unmixedIn = (hands: readonly Pick<RecordedHand, 'hand' | 'guests' | 'nonces'>[]): readonly UnmixedGuest[] => {
  const found = new Map<number, UnmixedGuest>();
  for (const { hand, guests, nonces } of hands) {
    for (const [seat, guest] of guests.entries()) {
      if (guest === null || nonces[seat] !== null) continue;
      found.set(guest.sat, { name: guest.name, hands: [...(found.get(guest.sat)?.hands ?? []), hand] });
    }
  }
  return [...found.values()];
};

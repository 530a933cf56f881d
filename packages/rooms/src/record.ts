/**
 * The record of a room: its packs, each with its commitment, and, where nothing stays hidden, with the secret and all that
 * was done. Anybody can check it: the cards follow from the secret and the nonces, and the rules lead from there to the end.
 */
import {
  type BySeat,
  type Chips,
  capital,
  type GameModule,
  type GameTypes,
  inWords,
  isCount,
  isEqual,
  isFields,
  isReady,
  openChance,
  openSitting,
  parseJson,
  playLog,
  rekey,
  type Seat,
} from '@baize/engine';
import type { RoomEntry } from './entry.ts';
import { foldEntry, openRoom } from './fold.ts';
import type { RoomState, TakenEntry } from './room.ts';
import { combineSeeds, commitmentOf, matchesCommitment, serverSeedOf } from './seeds.ts';

/** One hand: its commitment, what the players added, and the secret, once it is told. */
export interface RecordedHand {
  readonly hand: number;
  readonly promise: string;
  readonly nonces: BySeat<string | null>;
  readonly secret?: string;
}

/** One pack, and the hands that were dealt from it. */
export interface RecordedPack {
  readonly hands: readonly RecordedHand[];
  /** The table before it, as the rail saw it; null at the opening. */
  readonly before: unknown;
  /** The table after it. */
  readonly after: unknown;
  /** What was done, where nothing of it stays hidden. */
  readonly acts?: readonly { readonly seat: Seat; readonly action: unknown }[];
}

/** A room, written down. */
export interface RoomRecord {
  readonly room: 1;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  readonly stacks: BySeat<Chips>;
  readonly packs: readonly RecordedPack[];
}

// --- writing it ----------------------------------------------------------------------------------------------------

interface Draft {
  readonly hands: RecordedHand[];
  readonly before: unknown;
  readonly acts: { readonly seat: Seat; readonly action: unknown }[];
}

const railView = <T extends GameTypes>({ game }: GameModule<T>, state: T['state'] | null): unknown =>
  state === null ? null : game.view(state, 'rail');

const closePack = (draft: Draft, after: unknown, house: string, isOpen: boolean): RecordedPack => {
  const hands = draft.hands.map((one) => (isOpen ? { ...one, secret: serverSeedOf(house, one.hand) } : one));
  return { hands, before: draft.before, after, ...(isOpen ? { acts: draft.acts } : {}) };
};

/** Packs as they are written, entry by entry. */
class PackWriter<T extends GameTypes> {
  readonly packs: RecordedPack[] = [];
  /** What stays sealed, by the pack's place. */
  readonly #sealed = new Map<number, { readonly draft: Draft; readonly after: unknown }>();
  readonly #module: GameModule<T>;
  #draft: Draft | undefined;

  constructor(module: GameModule<T>) {
    this.#module = module;
  }
  /** Takes in what an entry made of a room. */
  take(before: RoomState<T>, { room, dealt, opened = [] }: TakenEntry<T>, entry: RoomEntry): void {
    const isFresh = dealt !== undefined && (room.pack.hands[0]?.hand === dealt.hand || this.#draft === undefined);
    if (isFresh) {
      this.#close(before, before.state, opened);
      this.#draft = { hands: [], before: railView(this.#module, before.state), acts: [] };
    }
    if (dealt !== undefined) this.#draft?.hands.push({ ...dealt, promise: commitmentOf(room.house, dealt.hand) });
    if (entry.t === 'act') this.#draft?.acts.push({ seat: entry.seat, action: entry.action });
    if (room.phase === 'over' && before.phase !== 'over') this.#close(room, room.state, opened);
    if (entry.t === 'agreed') this.#unseal(room, opened);
  }
  /** Opens what all have agreed to open. */
  #unseal({ house }: RoomState<T>, opened: readonly number[]): void {
    for (const [at, { draft, after }] of this.#sealed) {
      if (opened.includes(draft.hands[0]?.hand ?? 0)) this.packs[at] = closePack(draft, after, house, true);
    }
  }
  #close({ house }: RoomState<T>, state: T['state'] | null, opened: readonly number[]): void {
    const first = this.#draft?.hands[0]?.hand;
    if (this.#draft === undefined || first === undefined) return;
    const after = railView(this.#module, state);
    const isOpen = opened.includes(first);
    if (!isOpen) this.#sealed.set(this.packs.length, { draft: this.#draft, after });
    this.packs.push(closePack(this.#draft, after, house, isOpen));
    this.#draft = undefined;
  }
}

/** The record of a room, from its whole log. What is still played, or stays hidden, is not in it. */
export const writeRoomRecord = <T extends GameTypes>(
  module: GameModule<T>,
  code: string,
  log: readonly RoomEntry[],
): RoomRecord | undefined => {
  const [first, ...rest] = log;
  const start = first === undefined ? undefined : openRoom(module, code, first);
  if (start?.ok !== true) return undefined;
  const writer = new PackWriter(module);
  let { room } = start;
  for (const entry of rest) {
    const folded = foldEntry(module, room, entry);
    if (!folded.ok) return undefined;
    writer.take(room, folded, entry);
    room = folded.room;
  }
  const { game, version, preset, stacks } = room.opening;
  return { room: 1, game, version, preset, stacks, packs: writer.packs };
};

// --- checking it ---------------------------------------------------------------------------------------------------

/** What became of a record that was checked. */
export type RoomChecked =
  | {
      readonly ok: true /** Hands whose cards were made again and agree. */;
      readonly open: number /** Hands that stay sealed. */;
      readonly sealed: number;
    }
  | { readonly ok: false; readonly why: 'cannot-open' | 'promise-broken' | 'does-not-replay' | 'other-end'; readonly hand: number };

const isHand = (value: unknown): boolean =>
  isFields(value) && isCount(value['hand']) && typeof value['promise'] === 'string' && Array.isArray(value['nonces']);
const isAct = (value: unknown): boolean => isFields(value) && isCount(value['seat']);
const isPack = (value: unknown): boolean =>
  isFields(value) &&
  Array.isArray(value['hands']) &&
  value['hands'].every(isHand) &&
  (value['acts'] === undefined || (Array.isArray(value['acts']) && value['acts'].every(isAct)));

/** Whether this value has the shape of a room's record. */
export const isRoomRecord = (value: unknown): value is RoomRecord =>
  isFields(value) &&
  value['room'] === 1 &&
  typeof value['game'] === 'string' &&
  isCount(value['version']) &&
  typeof value['preset'] === 'string' &&
  Array.isArray(value['stacks']) &&
  Array.isArray(value['packs']) &&
  value['packs'].every(isPack);

/** The record that a text holds; undefined when it holds none. */
export const readRoomRecord = (text: string): RoomRecord | undefined => {
  const value = parseJson(text);
  return isRoomRecord(value) ? value : undefined;
};

const isViewOf = <T extends GameTypes>(value: unknown): value is T['view'] => isFields(value);

const seedOf = ({ secret = '', nonces }: RecordedHand): string => combineSeeds(secret, nonces);

/** The table before a pack: imagined from what the rail saw, as nothing that was hidden then matters for a pack that is fresh. */
const startOf = <T extends GameTypes>({ game }: GameModule<T>, record: RoomRecord, pack: RecordedPack): T['state'] | undefined => {
  const [first] = pack.hands;
  if (first === undefined) return undefined;
  if (pack.before === null) return openSitting(game, { preset: record.preset, stacks: record.stacks, seed: seedOf(first) }).state;
  return isViewOf<T>(pack.before) ? game.imagine(pack.before, 'rail', openChance('00'.repeat(32))) : undefined;
};

/** Plays a pack again; undefined when an action is refused, or its hands do not fit. */
const playAgain = <T extends GameTypes>({ game }: GameModule<T>, start: T['state'], pack: RecordedPack): T['state'] | undefined => {
  const hands = pack.before === null ? pack.hands.slice(1) : [...pack.hands];
  let isShort = false;
  const newKey = (before: T['state'], action: unknown): T['state'] => {
    if (!isReady(action) || game.toAct(before).length !== 1) return before;
    const hand = hands.shift();
    isShort ||= hand === undefined;
    return hand === undefined ? before : rekey(before, openChance(seedOf(hand)));
  };
  let state = start;
  for (const played of playLog(game, start, pack.acts ?? [], newKey)) {
    if (!played.ok || isShort) return undefined;
    ({ state } = played.step);
  }
  return hands.length === 0 ? state : undefined;
};

const checkPack = <T extends GameTypes>(module: GameModule<T>, record: RoomRecord, pack: RecordedPack): RoomChecked => {
  const hand = pack.hands[0]?.hand ?? 0;
  if (pack.acts === undefined) return { ok: true, open: 0, sealed: pack.hands.length };
  const broken = pack.hands.find(({ secret, promise }) => secret === undefined || !matchesCommitment(secret, promise));
  if (broken !== undefined) return { ok: false, why: 'promise-broken', hand: broken.hand };
  const start = startOf(module, record, pack);
  const end = start === undefined ? undefined : playAgain(module, start, pack);
  if (end === undefined) return { ok: false, why: 'does-not-replay', hand };
  return isEqual(module.game.view(end, 'rail'), pack.after)
    ? { ok: true, open: pack.hands.length, sealed: 0 }
    : { ok: false, why: 'other-end', hand };
};

/** Checks a room's record, which may come from anywhere. */
export const checkRoomRecord = <T extends GameTypes>(module: GameModule<T>, record: RoomRecord): RoomChecked => {
  if (record.game !== module.game.id || record.version !== module.game.version) return { ok: false, why: 'cannot-open', hand: 0 };
  let [open, sealed] = [0, 0];
  for (const pack of record.packs) {
    const checked = safely(() => checkPack(module, record, pack), pack.hands[0]?.hand ?? 0);
    if (!checked.ok) return checked;
    open += checked.open;
    sealed += checked.sealed;
  }
  return { ok: true, open, sealed };
};

/** A record that no room has written may hold a table that cannot be: then a game throws, and the record does not replay. */
const safely = (check: () => RoomChecked, hand: number): RoomChecked => {
  try {
    return check();
  } catch {
    return { ok: false, why: 'does-not-replay', hand };
  }
};

const hands = (count: number): string => (count === 1 ? 'one hand' : `${inWords(count)} hands`);

/** What was found, in a sentence or two. */
export const roomFindingWords = (checked: RoomChecked): string => {
  if (checked.ok) {
    const sealed =
      checked.sealed === 0
        ? ''
        : ` ${capital(hands(checked.sealed))} ${checked.sealed === 1 ? 'stays' : 'stay'} sealed, as cards were dealt that nobody has shown.`;
    return `The record holds: ${hands(checked.open)} dealt as promised and played by the rules.${sealed}`;
  }
  switch (checked.why) {
    case 'cannot-open':
      return 'The record is of another game, or of other rules than this program plays.';
    case 'promise-broken':
      return `The record does not hold: the secret of hand ${checked.hand} is not the one that was promised.`;
    case 'does-not-replay':
      return `The record does not hold: from hand ${checked.hand} on it cannot be played by the rules.`;
    case 'other-end':
      return `The record does not hold: hand ${checked.hand} ends otherwise than it says.`;
  }
};

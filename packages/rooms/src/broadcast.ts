/**
 * Everybody who looks at one room through one process, and what each of them is sent as entries come in. A frame is made
 * once for each viewer, however many connections they have open.
 */
import type { GameModule, GameTypes, Seat, Viewer } from '@baize/engine';
import type { RoomEntry } from './entry.ts';
import {
  areSeatsOther,
  beatsSeen,
  beatsText,
  type PassedEntry,
  roomFrame,
  type SharedFrame,
  seatsFrame,
  sharedFrame,
  viewerAt,
} from './frame.ts';
import { handsEnded, type LogStep } from './record.ts';
import type { RoomState, TakenEntry } from './room.ts';
import { placeOf, type RoomPlace } from './seats.ts';

/** Somebody who looks. */
export interface Subscriber {
  /** SHA-256 of their token, if they have one. */
  readonly token: string | undefined;
  /** Where they sit, as the broadcaster knows it. */
  place: RoomPlace | undefined;
  /** Whether they cannot take any more now: then they get the whole picture later. */
  readonly isBehind?: boolean;
  /** Sends a text. `canWait`: it asks nothing of them, so it may leave a moment later, with what follows. */
  send(text: string, canWait?: boolean): void;
}

/** What an entry told, for those who come back. */
interface News<T extends GameTypes> {
  readonly seq: number;
  readonly hand: number;
  readonly events: readonly T['event'][];
}

/** How many entries are kept for those who come back. */
const MAX_NEWS = 100;

const isSamePlace = (a: RoomPlace | undefined, b: RoomPlace | undefined): boolean => a?.seat === b?.seat && a?.isComing === b?.isComing;

const sendAll = (watcher: Subscriber, texts: readonly string[], canWait: boolean): void => {
  for (const text of texts) watcher.send(text, canWait);
};

/** Those who look at one room. */
export class Broadcaster<T extends GameTypes> {
  readonly subscribers = new Set<Subscriber>();
  readonly #module: GameModule<T>;
  /** What has happened lately, the oldest first, without a gap. */
  #news: News<T>[] = [];
  /** What the rail has not been told: the hand that is being played, if somebody stood there when it was dealt. */
  #late: PassedEntry<T>[] = [];
  /** What each viewer saw last, and of which table. */
  readonly #views = new Map<Viewer, { readonly state: T['state']; readonly view: T['view'] }>();

  constructor(module: GameModule<T>) {
    this.#module = module;
  }

  /** Lets somebody in and shows them the room, with what they have missed since an entry. */
  enter(room: RoomState<T>, watcher: Subscriber, now: number, since = 0): void {
    this.subscribers.add(watcher);
    this.show(room, watcher, now, since);
  }

  /** Shows somebody the whole picture. */
  show(room: RoomState<T>, watcher: Subscriber, now: number, since = 0): void {
    watcher.place = watcher.token === undefined ? undefined : placeOf(room.seats, watcher.token);
    const viewer = viewerAt(watcher.place);
    const missed = viewer === 'rail' || since === 0 ? undefined : this.#missedBy(room, viewer, since);
    watcher.send(JSON.stringify(roomFrame(this.#module, room, watcher.place, now, missed)));
  }

  /** What happened since an entry, as the holder of a seat may know it: hands before theirs as the rail saw them. */
  #missedBy(room: RoomState<T>, seat: Seat, since: number): readonly T['event'][] | undefined {
    const from = room.seats[seat]?.holder?.from ?? room.hand;
    const first = this.#news[0]?.seq;
    if (since >= room.seq || first === undefined || first > since + 1) return undefined;
    const { viewEvent } = this.#module.game;
    const mine = this.#news.filter(({ seq }) => seq > since);
    return mine.flatMap(({ hand, events }) => events.map((event) => viewEvent(event, hand >= from ? seat : 'rail')));
  }

  /** Takes in an entry, and tells everybody of it; `log`: where that stood before, and stands now. */
  publish(before: RoomState<T>, taken: TakenEntry<T>, entry: RoomEntry, now: number, log?: LogStep): void {
    if (this.subscribers.size === 0) {
      this.reset();
      return;
    }
    const passed = { before, taken, entry, ended: handsEnded(before, taken, log) };
    this.#remember(passed);
    const rail = this.#forRail(passed);
    const common = taken.step === undefined ? undefined : sharedFrame(this.#module, passed, true);
    const news = this.#newsOf(passed, common);
    for (const watcher of this.subscribers) {
      const place = watcher.token === undefined ? undefined : placeOf(taken.room.seats, watcher.token);
      // Another table is another picture, and so is one that is closed.
      if (entry.t === 'changed' || entry.t === 'ended' || !isSamePlace(place, watcher.place)) this.show(taken.room, watcher, now);
      else if (watcher.isBehind !== true) {
        const viewer = viewerAt(place);
        if (viewer === 'rail') sendAll(watcher, rail(place), true);
        sendAll(watcher, news(viewer), common !== undefined && !(viewer !== 'rail' && common.toAct.includes(viewer)));
      }
    }
  }

  #remember({ taken: { room, step } }: PassedEntry<T>): void {
    this.#news.push({ seq: room.seq, hand: room.hand, events: step?.beats.map(({ event }) => event) ?? [] });
    if (this.#news.length > 2 * MAX_NEWS) this.#news = this.#news.slice(-MAX_NEWS);
  }

  /** Forgets what has passed: nobody looks, or the log was found to be another. */
  reset(): void {
    this.#news = [];
    this.#late = [];
    this.#views.clear();
  }

  /** What an entry is to each viewer, made when it is first asked for. */
  #newsOf(passed: PassedEntry<T>, common: SharedFrame | undefined): (viewer: Viewer) => readonly string[] {
    const made = new Map<Viewer, readonly string[]>();
    const { before, taken, entry } = passed;
    const make = (viewer: Viewer): readonly string[] => {
      if (entry.t === 'said')
        return [JSON.stringify({ t: 'said', seat: entry.seat, ...('words' in entry ? { words: entry.words } : { phrase: entry.phrase }) })];
      if (viewer !== 'rail' && common !== undefined) return [this.#beats(passed, viewer, common)];
      // What happens at the table the rail hears later; who sits there, at once.
      return common === undefined || areSeatsOther(before, taken.room) ? [JSON.stringify(seatsFrame(taken.room, viewer))] : [];
    };
    return (viewer) => {
      const known = made.get(viewer);
      if (known !== undefined) return known;
      const fresh = make(viewer);
      made.set(viewer, fresh);
      return fresh;
    };
  }

  #beats({ before, taken }: PassedEntry<T>, viewer: Viewer, common: SharedFrame): string {
    const { game } = this.#module;
    const { step, room } = taken;
    const last = this.#views.get(viewer);
    const seen =
      last !== undefined && last.state === before.state ? last.view : before.state === null ? null : game.view(before.state, viewer);
    const { sent, after } = beatsSeen(game, viewer, seen, step?.beats ?? []);
    if (after !== null && room.state !== null) this.#views.set(viewer, { state: room.state, view: after });
    return beatsText(this.#module, room, viewer, common, sent);
  }

  /** What the rail is told now: with each deal the hand before it, and with the end everything. Who came in between is shown the whole. */
  #forRail(passed: PassedEntry<T>): (place: RoomPlace | undefined) => readonly string[] {
    const { step, dealt, room } = passed.taken;
    if (step === undefined) return () => [];
    const isOver = room.phase === 'over';
    if (dealt === undefined && !isOver) {
      if (this.#late.length > 0) this.#late.push(passed);
      return () => [];
    }
    const told = isOver ? [...this.#late, passed] : this.#late;
    const isWhole = told[0]?.taken.dealt !== undefined;
    const isWatched = [...this.subscribers].some(({ place }) => viewerAt(place) === 'rail');
    this.#late = isOver || !isWatched ? [] : [passed];
    let texts: readonly string[] | undefined;
    return (place) => {
      if (!isWhole) return [JSON.stringify(roomFrame(this.#module, room, place, room.at))];
      texts ??= told.map((one) => this.#lateBeats(one));
      return texts;
    };
  }

  #lateBeats(passed: PassedEntry<T>): string {
    return this.#beats(passed, 'rail', sharedFrame(this.#module, passed, false));
  }
}

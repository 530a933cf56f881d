/** The law of secrets over frames: what may stand in a frame, found without the code that makes it. */
import { fork, type Game, type GameTypes, isCard, isEqual, textsIn, type Viewer } from '@baize/engine';
import type { Club, Friend } from './club.fixture.ts';
import type { RoomEntry } from './entry.ts';
import { roomFrame } from './frame.ts';
import { readFrame, type ServerFrame } from './protocol.ts';
import type { RoomState } from './room.ts';
import { serverSeedOf } from './seeds.ts';

/** What every viewer may know of each hand: all that the game shows them of it. */
class Knowledge<T extends GameTypes> {
  readonly #seen = new Map<string, Set<string>>();
  add(game: Game<T>, hand: number, viewer: Viewer, state: T['state'], event: T['event'] | undefined): void {
    const seen = this.of(hand, viewer);
    for (const text of textsIn(game.view(state, viewer))) seen.add(text);
    if (event !== undefined) for (const text of textsIn(game.viewEvent(event, viewer))) seen.add(text);
  }
  of(hand: number, viewer: Viewer): Set<string> {
    const key = `${hand} ${viewer}`;
    const known = this.#seen.get(key) ?? new Set();
    this.#seen.set(key, known);
    return known;
  }
}

/** Somebody saw what they may not. */
export interface Leak {
  readonly who: string;
  readonly what: string;
}

// Sabacc's cards have names of their own: a suit, a sign and a number.
const isAnyCard = (text: string): boolean => isCard(text) || /^([cst][+-]\d+|z[12])$/.test(text);

/** Watches a club, and gathers every leak. */
export class SecrecyLaw<T extends GameTypes> {
  readonly leaks: Leak[] = [];
  frames = 0;
  cards = 0;
  twins = 0;
  readonly #club: Club<T>;
  readonly #known = new Knowledge<T>();
  readonly #read = new Map<Friend, number>();
  readonly #opened = new Set<number>();

  constructor(club: Club<T>) {
    this.#club = club;
    club.onEntry = (before, { room, step, opened = [] }, entry) => {
      for (const hand of opened) this.#opened.add(hand);
      this.#learn(room, step?.beats ?? []);
      this.check(before, entry);
    };
  }
  #viewers(): readonly Viewer[] {
    return ['rail', ...this.#club.room.seats.keys()];
  }
  #learn(room: RoomState<T>, beats: readonly { readonly event: T['event']; readonly state: T['state'] }[]): void {
    for (const viewer of this.#viewers())
      for (const { event, state } of beats) this.#known.add(this.#club.module.game, room.hand, viewer, state, event);
  }
  /** Reads every frame that has not been read. */
  check(before: RoomState<T> | undefined, entry: RoomEntry): void {
    for (const friend of this.#club.friends) {
      const from = this.#read.get(friend) ?? 0;
      for (const text of friend.frames.slice(from)) this.#frame(friend, text);
      this.#read.set(friend, friend.frames.length);
    }
    if (before?.phase === 'playing' && entry.t === 'act' && this.#club.room.seq % 3 === 0) this.#twin();
  }
  #leak(who: string, what: string): void {
    this.leaks.push({ who, what });
  }

  /** What a friend may know now: their own hands since they sit there, and of everything else what the rail may, a hand late or as it is over. */
  #allowed(friend: Friend): (text: string) => boolean {
    const { room } = this.#club;
    const seat = room.seats.findIndex(({ holder }) => holder !== null && holder.token === friend.token);
    const first = room.seats[seat]?.holder?.from ?? Number.POSITIVE_INFINITY;
    const sets: ReadonlySet<string>[] = [];
    for (let hand = 1; hand <= room.hand; hand += 1) {
      if (hand >= first) sets.push(this.#known.of(hand, seat));
      else if (hand < room.hand || room.phase === 'over' || seat >= 0) sets.push(this.#known.of(hand, 'rail'));
    }
    return (text) => sets.some((set) => set.has(text));
  }
  /** What nobody may ever read: the house, tokens and their hashes, and the secret of a hand before it is opened. */
  #secrets(): readonly (readonly [name: string, secret: string])[] {
    const { room, friends } = this.#club;
    const hands = Array.from({ length: 4 }, (_, at) => room.hand + 1 - at).filter((hand) => hand > 0 && !this.#opened.has(hand));
    return [
      ['the house', room.house],
      ...friends.flatMap(({ name, secret, token = '-' }) => [
        [`the token of ${name}`, secret] as const,
        [`the token of ${name}`, token] as const,
      ]),
      ...hands.map((hand) => [`the secret of hand ${hand}`, serverSeedOf(room.house, hand)] as const),
    ];
  }
  #frame(friend: Friend, text: string): void {
    this.frames += 1;
    for (const [name, secret] of this.#secrets()) if (text.includes(secret)) this.#leak(friend.name, name);
    if (/"(chance|seed|deck|house|token|action)":/.test(text)) this.#leak(friend.name, 'a key that no viewer has');
    const allowed = this.#allowed(friend);
    const frame = readFrame<T>(text);
    if (frame === undefined) this.#leak(friend.name, 'no frame');
    else for (const card of this.#cardsIn(frame)) if (!allowed(card)) this.#leak(friend.name, card);
  }
  #cardsIn(frame: ServerFrame<T>): readonly string[] {
    const { seats: _seats, ...rest } = 'seats' in frame ? frame : { ...frame, seats: [] };
    const cards = [...textsIn(rest)].filter(isAnyCard);
    this.cards += cards.length;
    return cards;
  }
  /** A room whose table only looks the same to a viewer gives the same bytes to them. */
  #twin(): void {
    const { room, module, now } = this.#club;
    if (room.state === null) return;
    for (const [seat, { holder }] of room.seats.entries()) {
      if (holder === null) continue;
      const view = module.game.view(room.state, seat);
      const state = module.game.imagine(view, seat, fork('00'.repeat(32), `twin ${room.seq} ${seat}`));
      const place = { seat, isComing: false };
      const [truth, twin] = [room, { ...room, state }].map((one) => roomFrame(module, one, place, now));
      this.twins += 1;
      if (!isEqual(truth, twin)) this.#leak(holder.name, 'a frame that tells more than the view');
    }
  }
}

/** Plays a club with people who come, go, come back and watch, and gathers every leak. */
export const playSecretly = <T extends GameTypes>(club: Club<T>, moves: number): SecrecyLaw<T> => {
  const law = new SecrecyLaw(club);
  club.start();
  club.enter('Rae');
  for (let move = 0; move < moves && club.room.phase === 'playing'; move += 1) {
    happen(club, club.reader.below(24), move);
    if (!club.move()) break;
  }
  return law;
};

/** Something that may come between two moves. */
const happen = <T extends GameTypes>(club: Club<T>, what: number, move: number): void => {
  const seat = club.reader.below(club.room.seats.length);
  const friend = club.friends[club.reader.below(club.friends.length)];
  if (what === 0) club.sit(club.enter(`New ${move}`), seat);
  else if (what === 1 && club.room.seats.filter(({ holder, away }) => holder !== null && away === null).length > 1)
    club.do({ t: 'left', seat });
  else if (what === 2) club.do({ t: 'back', seat });
  else if (what === 3) club.do({ t: 'freed', seat, host: true });
  else if (what <= 6 && friend !== undefined) club.resume(friend, Math.max(1, club.room.seq - club.reader.below(60)));
  else if (what === 7) club.do({ t: 'said', seat, phrase: 'ouch' });
};

interface HandSeen {
  readonly seats: Set<string>;
  readonly rail: Set<string>;
}

/** Plays on, and says which keys were opened although some seat has seen what the rail never saw. */
export const playForKeys = <T extends GameTypes>(
  club: Club<T>,
  moves: number,
): { readonly faults: readonly string[]; readonly opened: number } => {
  const { game } = club.module;
  const hands = new Map<number, HandSeen>();
  const faults: string[] = [];
  let opened = 0;
  const learn = (room: RoomState<T>, state: T['state']): void => {
    const seen = hands.get(room.hand) ?? { seats: new Set(), rail: new Set() };
    hands.set(room.hand, seen);
    for (const seat of room.seats.keys()) textsIn(game.view(state, seat), seen.seats);
    textsIn(game.view(state, 'rail'), seen.rail);
  };
  const judge = (room: RoomState<T>, hand: number): void => {
    const { seats, rail } = hands.get(hand) ?? { seats: [], rail: new Set() };
    faults.push(...[...seats].filter((text) => !rail.has(text)).map((text) => `hand ${hand}: nobody has shown the ${text}`));
    if (room.pack.hands.some((one) => one.hand === hand)) faults.push(`hand ${hand}: its pack is still in use`);
    opened += 1;
  };
  club.onEntry = (_, { room, step, dealt, opened: told = [] }) => {
    // That somebody is ready is still of the hand before.
    for (const { state } of step?.beats.slice(dealt === undefined ? 0 : 1) ?? []) learn(room, state);
    for (const hand of told) judge(room, hand);
  };
  club.start();
  for (let move = 0; move < moves && club.move(); move += 1);
  return { faults, opened };
};

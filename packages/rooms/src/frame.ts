/** What each viewer is sent: the whole picture, or what one entry changed in it. Nothing else of a room ever leaves the server. */
import { type Game, type GameModule, type GameTypes, isEqual, type Seat, type Viewer } from '@baize/engine';
import type { RoomEntry } from './entry.ts';
import { botsFillSeats } from './options.ts';
import { botPersonas } from './personas.ts';
import type { AskedNow, BeatSent, BeatsFrame, DealTold, RoomFrame, RoundTable, SeatSeen, SeatsFrame, SeatTimeSeen } from './protocol.ts';
import type { HandEnd } from './record.ts';
import type { DealtHand, RoomState, TakenEntry } from './room.ts';
import { mayUseOwnWords } from './saying.ts';
import { hostOf, type RoomPlace, type RoomSeat } from './seats.ts';
import { commitmentOf, serverSeedOf } from './seeds.ts';
import { spectatorsSeen } from './spectators.ts';
import { seatTime } from './time-bank.ts';

/** As whom somebody in this place looks at the table: who only comes is on the rail until the deal. */
export const viewerAt = (place: RoomPlace | undefined): Viewer => (place === undefined || place.isComing ? 'rail' : place.seat);

/** The seats as everybody sees them. */
export const seatsSeen = (room: RoomState<GameTypes>): readonly SeatSeen[] => {
  const friends = room.seats.flatMap(({ holder, coming }) => [holder, coming].filter((one) => one !== null));
  const held = room.seats.map(({ holder }) => holder !== null);
  const bots = botPersonas(room.code, held, friends);
  return room.seats.map(({ holder, coming, away, gone, ready }, seat) => {
    const { name, face } = holder ?? bots[seat] ?? { name: String(seat + 1), face: 'Ks' };
    return {
      name,
      face,
      held: holder !== null,
      away: away === null ? null : room.at - away,
      ...(gone === null ? {} : { gone: room.at - gone }),
      coming: coming === null ? null : { name: coming.name, face: coming.face },
      ready,
    };
  });
};

/** How long those who are asked have, and the first of them. */
const timesAt = (room: RoomState<GameTypes>, now: number): Pick<AskedNow<GameTypes>, 'left' | 'times'> => {
  if (room.opening.clock === 0 || room.phase !== 'playing') return { left: null };
  const times = room.seats.flatMap((one, seat): readonly SeatTimeSeen[] => {
    const time = seatTime(room, one);
    if (time === undefined) return [];
    const left = time.at - now;
    return [{ seat, left: Math.max(0, left), spare: Math.max(0, time.spare + Math.min(0, left)) }];
  });
  return times.length === 0 ? { left: null } : { left: Math.min(...times.map(({ left }) => left)), times };
};

/** What a seat is asked now. */
const askingOf = <T extends GameTypes>({ game }: GameModule<T>, room: RoomState<T>, viewer: Viewer, now: number): AskedNow<T> => {
  const { state } = room;
  const toAct = state === null ? [] : game.toAct(state);
  if (viewer === 'rail') return { offers: [], toAct, left: null, nth: null };
  const offers = state !== null && toAct.includes(viewer) ? game.legal(state, viewer) : [];
  return { offers, toAct, ...timesAt(room, now), nth: room.seats[viewer]?.nth ?? 0 };
};

/** The room as the rail may see it: a hand late, until the sitting is over. */
const lateRoom = <T extends GameTypes>(room: RoomState<T>): RoomState<T> =>
  room.phase === 'playing' ? { ...room, seq: room.before.seq, state: room.before.state, hand: room.hand - 1 } : room;

/** What somebody has committed to, and would show for the next deal. */
const commitAt = ({ seats, hand }: RoomState<GameTypes>, place: RoomPlace | undefined): string | null => {
  const one = place === undefined ? undefined : seats[place.seat];
  const holder = place?.isComing === true ? one?.coming : one?.holder;
  return holder == null || (place?.isComing === false && holder.counts > hand + 1) ? null : holder.commit;
};

/** What is round the table. */
const roundTable = (room: RoomState<GameTypes>): RoundTable => ({
  guests: spectatorsSeen(room),
  lasted: room.began === null ? null : (room.ended?.at ?? room.at) - room.began,
  sealed: room.phase === 'over' ? room.sealed.reduce((sum, { hands }) => sum + hands.length, 0) : 0,
  agreed: room.seats.flatMap(({ holder }, seat) => (holder !== null && room.agreed.includes(holder.sat) ? [seat] : [])),
  again: room.again,
  goers: room.goers,
  ...(room.ended?.byHost === true ? { closedByHost: true } : {}),
});

/** The whole picture for somebody. */
export const roomFrame = <T extends GameTypes>(
  module: GameModule<T>,
  room: RoomState<T>,
  place: RoomPlace | undefined,
  now: number,
  missed?: readonly T['event'][],
): RoomFrame<T> => {
  const viewer = viewerAt(place);
  const seen = viewer === 'rail' ? lateRoom(room) : room;
  const { game, preset, clock, timeBank = 0, stacks, rail } = room.opening;
  return {
    t: 'room',
    seq: seen.seq,
    me: viewer,
    coming: place?.isComing === true ? place.seat : null,
    game,
    preset,
    bot: room.bot,
    clock,
    ...(timeBank === 0 ? {} : { timeBank }),
    rail,
    stacks,
    phase: room.phase,
    hand: seen.hand,
    promise: commitmentOf(room.house, seen.hand + 1),
    seats: seatsSeen(room),
    host: hostOf(room.seats),
    fills: botsFillSeats(room.opening),
    words: mayUseOwnWords(room.opening),
    ...roundTable(room),
    // What a hand has brought the rail learns with the deal after it.
    best: viewer === 'rail' && room.phase === 'playing' ? null : room.best,
    view: seen.state === null ? null : module.game.view(seen.state, viewer),
    mine: viewer === 'rail' ? null : (room.seats[viewer]?.last ?? null),
    commit: commitAt(room, place),
    ...askingOf(module, seen, viewer, now),
    ...(missed === undefined ? {} : { missed }),
  };
};

/** What changed between two views. */
const patchOf = <V extends object>(before: V | null, after: V): Partial<V> => {
  if (before === null) return after;
  const patch: Partial<V> = {};
  for (const key in after) if (!isEqual(before[key], after[key])) patch[key] = after[key];
  return patch;
};

/** The beats of a step as a viewer sees them, from what they saw before it, and what they see after it. */
export const beatsSeen = <T extends GameTypes>(
  { view, viewEvent }: Game<T>,
  viewer: Viewer,
  before: T['view'] | null,
  beats: readonly { readonly event: T['event']; readonly state: T['state'] }[],
): { readonly sent: readonly BeatSent<T>[]; readonly after: T['view'] | null } => {
  let seen = before;
  const sent = beats.map(({ event, state }) => {
    const now = view(state, viewer);
    const p = patchOf<T['view']>(seen, now);
    seen = now;
    return { e: viewEvent(event, viewer), p };
  });
  return { sent, after: seen };
};

const dealTold = <T extends GameTypes>({ house }: RoomState<T>, { hand, nonces }: DealtHand): DealTold => ({
  hand,
  promise: commitmentOf(house, hand),
  nonces,
  next: commitmentOf(house, hand + 1),
});

/** Whether anything of a seat has changed that everybody sees. */
const isOther = (a: RoomSeat, b: RoomSeat | undefined): boolean =>
  a !== b &&
  (a.holder?.token !== b?.holder?.token ||
    a.coming?.token !== b?.coming?.token ||
    a.away !== b?.away ||
    a.gone !== b?.gone ||
    a.ready !== b?.ready);

/** Whether anything of the seats has changed that everybody sees. */
export const areSeatsOther = (before: RoomState<GameTypes>, after: RoomState<GameTypes>): boolean =>
  after.seats.some((one, seat) => isOther(one, before.seats[seat]));

/** What of an entry's frame is the same for everybody. */
type CommonFrame = Omit<BeatsFrame<GameTypes>, Exclude<keyof AskedNow<GameTypes>, 'toAct'> | 'beats' | 'commit'>;

/** The part of an entry's frame that all viewers share: its text is made once. */
export interface SharedFrame {
  /** JSON, but for its last brace. */
  readonly text: string;
  readonly toAct: readonly Seat[];
  readonly times: Pick<AskedNow<GameTypes>, 'left' | 'times'>;
  readonly isDeal: boolean;
}

/** An entry that was taken, the room before it, and the hands that it has ended. */
export interface PassedEntry<T extends GameTypes> {
  readonly before: RoomState<T>;
  readonly taken: TakenEntry<T>;
  readonly entry: RoomEntry;
  readonly ended: readonly HandEnd[];
}

/** What all viewers share of an entry, and of the hands that it ends; `seats`: whether those are told if they have changed. */
export const sharedFrame = <T extends GameTypes>(
  { game }: GameModule<T>,
  { before, taken: { room, dealt, opened = [] }, entry, ended }: PassedEntry<T>,
  seats: boolean,
): SharedFrame => {
  const toAct = room.state === null ? [] : game.toAct(room.state);
  const common: CommonFrame = {
    t: 'beats',
    seq: room.seq,
    phase: room.phase,
    act: entry.t === 'act' ? { seat: entry.seat, nth: entry.nth, who: entry.who } : null,
    toAct,
    ...(seats && areSeatsOther(before, room) ? { seats: seatsSeen(room), host: hostOf(room.seats) } : {}),
    ...(dealt === undefined ? {} : { deal: dealTold(room, dealt) }),
    ...(ended.length === 0 ? {} : { ended }),
    ...(room.phase === 'over' ? { round: roundTable(room) } : {}),
    ...(opened.length === 0 ? {} : { opened: opened.map((hand) => ({ hand, secret: serverSeedOf(room.house, hand) })) }),
  };
  return { text: JSON.stringify(common).slice(0, -1), toAct, times: timesAt(room, room.at), isDeal: dealt !== undefined };
};

/** What only one viewer is told. */
type OwnFrame<T extends GameTypes> = Pick<BeatsFrame<T>, 'beats' | 'offers' | 'left' | 'times' | 'nth' | 'commit'>;

/** The text of an entry's frame to one viewer. */
export const beatsText = <T extends GameTypes>(
  { game }: GameModule<T>,
  { state, seats }: RoomState<T>,
  viewer: Viewer,
  { text, toAct, times, isDeal }: SharedFrame,
  beats: readonly BeatSent<T>[],
): string => {
  const one = viewer === 'rail' ? undefined : seats[viewer];
  const isAsked = viewer !== 'rail' && state !== null && toAct.includes(viewer);
  const own: OwnFrame<T> = {
    beats,
    offers: isAsked ? game.legal(state, viewer) : [],
    ...(viewer === 'rail' ? { left: null } : times),
    nth: viewer === 'rail' ? null : (one?.nth ?? 0),
    ...(isDeal && viewer !== 'rail' ? { commit: one?.holder?.commit ?? null } : {}),
  };
  return `${text},${JSON.stringify(own).slice(1)}`;
};

/** That somebody came, went or got ready. */
export const seatsFrame = (room: RoomState<GameTypes>, viewer: Viewer): SeatsFrame => ({
  t: 'seats',
  seq: (viewer === 'rail' ? lateRoom(room) : room).seq,
  phase: room.phase,
  seats: seatsSeen(room),
  host: hostOf(room.seats),
  bot: room.bot,
  ...roundTable(room),
  // The rail sees a hand that is over: its clock does not run.
  ...(viewer === 'rail' ? { left: null } : timesAt(room, room.at)),
});

/** What each viewer is sent: the whole picture, or what one entry changed in it. Nothing else of a room ever leaves the server. */
import { type Game, type GameModule, type GameTypes, isEqual, sightOf, type Viewer } from '@baize/engine';
import type { RoomEntry } from './entry.ts';
import { botsFillSeats } from './options.ts';
import { botPersonas } from './personas.ts';
import type { AskedNow, BeatSent, BeatsFrame, DealTold, RoomFrame, RoundTable, SeatSeen, SeatsFrame } from './protocol.ts';
import type { DealtHand, RoomState, TakenEntry } from './room.ts';
import { hostOf, type RoomPlace, type RoomSeat, seatIsThere } from './seats.ts';
import { commitmentOf, serverSeedOf } from './seeds.ts';
import { spectatorsSeen } from './spectators.ts';

/** As whom somebody in this place looks at the table: who only comes is on the rail until the deal. */
export const viewerAt = (place: RoomPlace | undefined): Viewer => (place === undefined || place.isComing ? 'rail' : place.seat);

/** The seats as everybody sees them. */
export const seatsSeen = (room: RoomState<GameTypes>): readonly SeatSeen[] => {
  const friends = room.seats.flatMap(({ holder, coming }) => [holder, coming].filter((one) => one !== null));
  const held = room.seats.map(({ holder }) => holder !== null);
  const bots = botPersonas(room.code, held, friends);
  return room.seats.map(({ holder, coming, away, gone, ready }, seat) => {
    const { name, face } = holder ?? bots[seat] ?? { name: `Seat ${seat + 1}`, face: 'Ks' };
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

/** How long the first of the players who are asked has left. */
const leftAt = ({ seats, opening, phase }: RoomState<GameTypes>, now: number): number | null => {
  if (opening.clock === 0 || phase !== 'playing') return null;
  const ends = seats.flatMap((one) => (one.asked !== null && seatIsThere(one) ? [one.asked + opening.clock] : []));
  return ends.length === 0 ? null : Math.max(0, Math.min(...ends) - now);
};

/** What a seat is asked now. */
const askingOf = <T extends GameTypes>({ game }: GameModule<T>, room: RoomState<T>, viewer: Viewer, now: number): AskedNow<T> => {
  const { state } = room;
  const toAct = state === null ? [] : game.toAct(state);
  if (viewer === 'rail') return { offers: [], toAct, left: null, nth: null };
  const offers = state !== null && toAct.includes(viewer) ? sightOf(game, state, viewer).offers : [];
  return { offers, toAct, left: leftAt(room, now), nth: room.seats[viewer]?.nth ?? 0 };
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
  lasted: room.began === null ? null : room.at - room.began,
  sealed: room.phase === 'over' ? room.sealed.reduce((sum, { hands }) => sum + hands.length, 0) : 0,
  agreed: room.seats.flatMap(({ holder }, seat) => (holder !== null && room.agreed.includes(holder.sat) ? [seat] : [])),
  again: room.again,
  goers: room.goers,
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
  const { game, preset, clock, stacks, rail } = room.opening;
  return {
    t: 'room',
    seq: seen.seq,
    me: viewer,
    coming: place?.isComing === true ? place.seat : null,
    game,
    preset,
    bot: room.bot,
    clock,
    rail,
    stacks,
    phase: room.phase,
    hand: seen.hand,
    promise: commitmentOf(room.house, seen.hand + 1),
    seats: seatsSeen(room),
    host: hostOf(room.seats),
    fills: botsFillSeats(room.opening),
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
  a.holder?.token !== b?.holder?.token ||
  a.coming?.token !== b?.coming?.token ||
  a.away !== b?.away ||
  a.gone !== b?.gone ||
  a.ready !== b?.ready;

/** Whether anything of the seats has changed that everybody sees. */
export const areSeatsOther = (before: RoomState<GameTypes>, after: RoomState<GameTypes>): boolean =>
  after.seats.some((one, seat) => isOther(one, before.seats[seat]));

/** What of an entry's frame is the same for everybody. */
type CommonFrame = Omit<BeatsFrame<GameTypes>, keyof AskedNow<GameTypes> | 'beats'>;

/** The part of an entry's frame that all viewers share, so that it is made once. */
export const commonFrame = <T extends GameTypes>(
  before: RoomState<T>,
  { room, dealt, opened = [] }: TakenEntry<T>,
  entry: RoomEntry,
): CommonFrame => ({
  t: 'beats',
  seq: room.seq,
  phase: room.phase,
  act: entry.t === 'act' ? { seat: entry.seat, nth: entry.nth, who: entry.who } : null,
  ...(areSeatsOther(before, room) ? { seats: seatsSeen(room), host: hostOf(room.seats) } : {}),
  ...(dealt === undefined ? {} : { deal: dealTold(room, dealt) }),
  ...(room.phase === 'over' ? { round: roundTable(room) } : {}),
  ...(opened.length === 0 ? {} : { opened: opened.map((hand) => ({ hand, secret: serverSeedOf(room.house, hand) })) }),
});

/** What an entry at the table is to one viewer. */
export const beatsFrame = <T extends GameTypes>(
  module: GameModule<T>,
  room: RoomState<T>,
  viewer: Viewer,
  common: CommonFrame,
  sent: readonly BeatSent<T>[],
): BeatsFrame<T> => {
  const commit = common.deal === undefined || viewer === 'rail' ? {} : { commit: room.seats[viewer]?.holder?.commit ?? null };
  return { ...common, ...commit, beats: sent, ...askingOf(module, room, viewer, room.at) };
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
  left: leftAt(room, room.at),
});

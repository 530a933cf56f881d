/** Before the first deal: what a table may be, who is ready, and the host who lays it otherwise. */
import { canOpen, commitment, type GameModule, type GameTypes, type Seat } from '@baize/engine';
import type { Reveal, RoomOpening } from './entry.ts';
import { botsFillSeats, canShare } from './options.ts';
import { type EntryOf, type FoldResult, type RoomState, reject, withSeat } from './room.ts';
import { emptySeat, hostOf, type RoomSeat } from './seats.ts';

/** Only to ask whether a table can be: no card is ever dealt by it. */
const NOWHERE = '00'.repeat(32);

/** Whether friends can be dealt to at a table like this. */
export const canLay = <T extends GameTypes>({ game, bots }: GameModule<T>, opening: RoomOpening): boolean =>
  opening.game === game.id &&
  opening.version === game.version &&
  canOpen(game, { preset: opening.preset, seed: NOWHERE, stacks: opening.stacks }) &&
  canShare(game, opening.preset) &&
  opening.stacks.length > 1 &&
  Object.hasOwn(bots, opening.bot);

/**
 * Whether a table may stand in a lobby. One of another game may: before the first deal nothing in a room is of its game, so whoever
 * lays it asks that game, and so does the first deal.
 */
export const mayStand = <T extends GameTypes>(module: GameModule<T>, opening: RoomOpening): boolean =>
  opening.game !== module.game.id || canLay(module, opening);

/**
 * What somebody shows for a deal: it must be what they have committed to. What they commit to with it is for the deal after: until this
 * one is dealt their commitment stands, so nobody chooses what to show by what others have shown.
 */
export const shownBy = (one: RoomSeat, { nonce, next }: Reveal, hand: number): Pick<RoomSeat, 'nonce' | 'next'> | undefined => {
  if (one.holder === null || (nonce !== undefined && commitment(nonce) !== one.holder.commit)) return undefined;
  const isIn = nonce !== undefined && one.holder.counts <= hand;
  return { nonce: isIn ? nonce : one.nonce, next };
};

/** Whether somebody has shown what they add to the next deal. From then on nothing that is committed to can be in it. */
export const isAnyShown = (seats: readonly RoomSeat[]): boolean => seats.some(({ nonce }) => nonce !== null);

/** Somebody waits for the first deal. */
export const foldReady = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat, reveal: Reveal): FoldResult<T> => {
  if (room.phase !== 'lobby') return reject('not-in-the-lobby');
  if (one.ready) return reject('decided-already');
  const after = shownBy(one, reveal, room.hand + 1);
  return after === undefined
    ? reject(one.holder === null ? 'not-your-seat' : 'wrong-nonce')
    : { ok: true, room: withSeat(room, seat, { ...after, ready: true }) };
};

/** Somebody does not wait any more. What they have shown stays in. */
export const foldUnready = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat): FoldResult<T> => {
  if (room.phase !== 'lobby') return reject('not-in-the-lobby');
  if (one.holder === null) return reject('not-your-seat');
  return one.ready ? { ok: true, room: withSeat(room, seat, { ready: false }) } : reject('decided-already');
};

/** The host chooses how strong the bots are. */
export const foldLevel = <T extends GameTypes>(
  { game, bots }: GameModule<T>,
  room: RoomState<T>,
  { seat, bot }: EntryOf<'level'>,
): FoldResult<T> => {
  if (hostOf(room.seats) !== seat) return reject('not-the-host');
  return room.opening.game !== game.id || Object.hasOwn(bots, bot) ? { ok: true, room: { ...room, bot } } : reject('no-such-bot');
};

/** So many seats: everybody stays where they are, and who sat beyond the last moves up; undefined where somebody would have to stand. */
const seatsFor = (seats: readonly RoomSeat[], count: number): readonly RoomSeat[] | undefined => {
  const after: RoomSeat[] = Array.from({ length: count }, (_, seat) => seats[seat] ?? emptySeat);
  for (const one of seats.slice(count)) {
    if (one.holder === null) continue;
    const free = after.findIndex(({ holder }) => holder === null);
    if (free < 0) return undefined;
    after[free] = one;
  }
  return after;
};

/** Whether only who may watch differs, or how strong the bots are. */
const isSameTable = (a: RoomOpening, b: RoomOpening): boolean =>
  a.game === b.game &&
  a.preset === b.preset &&
  a.clock === b.clock &&
  (a.timeBank ?? 0) === (b.timeBank ?? 0) &&
  a.stacks[0] === b.stacks[0] &&
  botsFillSeats(a) === botsFillSeats(b);

/** Whether there are as many seats as before; or, where bots do not fill them, as many as are held: nothing else can be dealt to. */
const isSameSize = (table: RoomOpening, seats: readonly RoomSeat[]): boolean => {
  const count = table.stacks.length;
  return count === seats.length || (!botsFillSeats(table) && count === seats.filter(({ holder }) => holder !== null).length);
};

/** A seat that is asked again: what was shown is void, and what was committed to with it takes its place. */
const askedAgain = (one: RoomSeat, hand: number): RoomSeat => ({
  ...one,
  holder: one.holder === null ? null : { ...one.holder, commit: one.next ?? one.holder.commit, counts: hand },
  ready: false,
  nonce: null,
  next: null,
});

/** The host lays another table. Everybody is asked again whether they are ready for it, and shows something else: the host could have chosen it by what was shown. */
export const foldChanged = <T extends GameTypes>(
  module: GameModule<T>,
  room: RoomState<T>,
  { seat, table }: EntryOf<'changed'>,
): FoldResult<T> => {
  if (room.phase !== 'lobby') return reject('not-in-the-lobby');
  if (hostOf(room.seats) !== seat) return reject('not-the-host');
  if (!mayStand(module, table)) return reject('cannot-open');
  const seats = seatsFor(room.seats, table.stacks.length);
  if (seats === undefined) return reject('too-few-seats');
  const isSame = isSameTable(room.opening, table) && isSameSize(table, room.seats);
  const asked = isSame ? seats : seats.map((one) => askedAgain(one, room.hand + 1));
  return { ok: true, room: { ...room, opening: table, bot: table.bot, seats: asked } };
};

/** Why the first hand cannot be dealt at this table; undefined when it can. */
export const whyNotDeal = <T extends GameTypes>(
  module: GameModule<T>,
  { opening, seats }: RoomState<T>,
): 'cannot-open' | 'too-few-guests' | undefined => {
  if (!canLay(module, opening)) return 'cannot-open';
  return botsFillSeats(opening) || seats.every(({ holder }) => holder !== null) ? undefined : 'too-few-guests';
};

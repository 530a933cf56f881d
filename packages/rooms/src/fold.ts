/**
 * The fold: what one entry makes of a room, or why it may not be. Whoever wants something to happen folds it first and appends it
 * then; whoever reads the log folds it again. So there is one place that decides.
 */
import { type GameModule, type GameTypes, isReady, openChance, openSitting, play, rekey, type Seat, type Step } from '@baize/engine';
import { bestAfter, foldAgain, foldAgreed, holdersOf, sealedAfter } from './ending.ts';
import type { RoomEntry } from './entry.ts';
import { foldChanged, foldLevel, foldReady, foldUnready, isAnyShown, mayStand, shownBy, whyNotDeal } from './lobby.ts';
import {
  type DealtHand,
  dealtFaceDown,
  type EntryOf,
  type FoldResult,
  hasHiddenCards,
  isAwake,
  type RejectReason,
  type RoomState,
  reject,
  type ShuffledPack,
  withSeat,
} from './room.ts';
import { mayUseOwnWords } from './saying.ts';
import { emptySeat, type Holder, hostOf, isBotPlayed, isNameTaken, placeOf, type RoomSeat, seatIsThere, vacated } from './seats.ts';
import { combineSeeds, serverSeedOf } from './seeds.ts';
import { foldUnwatched, foldWatched, withoutSpectator } from './spectators.ts';
import { asksBeforeHand, holderAfter, seatTime } from './time-bank.ts';

/** How often in a row the clock may decide for somebody before they are taken to be away. */
export const MAX_MISSES = 2;
/** After how long away a seat may be given to others. */
export const FREED_AFTER = 10 * 60_000;

/** After how long without a line the others may let a bot play for somebody, or free their seat. */
export const GONE_AFTER = 60_000;

/** Where a log ends whatever happens: some twenty long evenings, and no room for somebody who only wants to fill a disk. The room is closed then. */
export const MAX_ENTRIES = 50_000;

/** An entry about one seat. */
type AtSeat = Exclude<RoomEntry, { readonly t: 'opened' | 'closed' | 'watched' | 'unwatched' }>;

const noPack: ShuffledPack = { hands: [], hides: false, covered: [], holders: [] };

/** A room as its first entry makes it. */
export const openRoom = <T extends GameTypes>(module: GameModule<T>, code: string, entry: RoomEntry): FoldResult<T> => {
  if (entry.t !== 'opened') return reject('cannot-open');
  const { at, by: _by, t: _t, house, ...opening } = entry;
  if (!mayStand(module, opening)) return reject('cannot-open');
  const room: RoomState<T> = {
    code,
    seq: 1,
    at,
    opening,
    house,
    phase: 'lobby',
    bot: opening.bot,
    seats: opening.stacks.map(() => emptySeat),
    hand: 0,
    state: null,
    before: { seq: 1, state: null },
    pack: noPack,
    began: null,
    best: null,
    sealed: [],
    agreed: [],
    guests: [],
    again: null,
    goers: [],
  };
  return { ok: true, room };
};

// --- seats ---------------------------------------------------------------------------------------------------------

const isFree = <T extends GameTypes>({ game }: GameModule<T>, { state, seats }: RoomState<T>, seat: Seat): boolean => {
  const one = seats[seat];
  return one !== undefined && one.holder === null && one.coming === null && (state === null || game.isIn(state, seat));
};

/** The first seat that somebody could take; undefined when all are held. */
export const freeSeat = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>): Seat | undefined => {
  const at = room.phase === 'lobby' || room.phase === 'playing' ? room.seats.findIndex((_, seat) => isFree(module, room, seat)) : -1;
  return at < 0 ? undefined : at;
};

const foldSat = <T extends GameTypes>(
  module: GameModule<T>,
  room: RoomState<T>,
  { seat, name, face, token, commit }: EntryOf<'sat'>,
): FoldResult<T> => {
  if (room.phase === 'over') return reject('not-at-play');
  if (placeOf(room.seats, token) !== undefined) return reject('seated-already');
  if (!isFree(module, room, seat)) return reject('seat-is-taken');
  if (isNameTaken(room.seats, name, token)) return reject('name-taken');
  const isLobby = room.phase === 'lobby';
  const counts = room.hand + (isLobby && !isAnyShown(room.seats) ? 1 : 2);
  const holder: Holder = { name, face, token, commit, counts, sat: room.seq, from: room.hand + 1 };
  // In the lobby at once; later with the next deal, or one would sit down behind a hand that is not theirs.
  const seated = withSeat(room, seat, isLobby ? { ...emptySeat, nonce: room.seats[seat]?.nonce ?? null, holder } : { coming: holder });
  return { ok: true, room: { ...seated, guests: withoutSpectator(room.guests, token) } };
};

const foldLeft = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat): FoldResult<T> => {
  if (one.coming !== null && one.holder === null) return { ok: true, room: withSeat(room, seat, { coming: null }) };
  if (!seatIsThere(one)) return reject('not-your-seat');
  return { ok: true, room: withSeat(room, seat, room.phase === 'lobby' ? vacated(one) : { away: room.at }) };
};

/** A seat that is asked again, as nobody could know how long it would be: what was used of its time bank before is. */
const askedFromNow = (room: RoomState<GameTypes>, one: RoomSeat): Pick<RoomSeat, 'holder' | 'asked'> => ({
  holder: holderAfter(room, one, room.at),
  asked: one.asked === null ? null : room.at,
});

const foldBack = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat): FoldResult<T> => {
  if (one.holder === null || one.away === null) return reject('not-away');
  // Where somebody else was there the table has not stood still, and nobody has more time for having been away.
  const asked = isAwake(room) ? {} : askedFromNow(room, one);
  return { ok: true, room: withSeat(room, seat, { ...asked, away: null, covered: false, misses: 0 }) };
};

/** Whether a seat's holder has had no line for so long that the others need not wait. */
const isLongGone = ({ at }: RoomState<GameTypes>, { gone }: RoomSeat): boolean => gone !== null && at >= gone + GONE_AFTER;

const foldFreed = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat, byHost: boolean): FoldResult<T> => {
  if (one.holder === null || (one.away === null && one.gone === null)) return reject('not-away');
  const isDue = one.away !== null && (byHost || room.at >= one.away + FREED_AFTER);
  if (!isDue && !isLongGone(room, one)) return reject('too-early');
  const former = one.gone === null ? null : one.holder;
  return { ok: true, room: withSeat(room, seat, { ...vacated(one), former }) };
};

const foldGone = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat): FoldResult<T> => {
  if (one.holder === null) return reject('not-your-seat');
  return one.gone === null ? { ok: true, room: withSeat(room, seat, { gone: room.at }) } : reject('decided-already');
};

/** Somebody has a line again, and everything as it was: what a bot played for them goes on with them, and so does a seat that was freed. */
const foldHere = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat): FoldResult<T> => {
  const holder = one.holder ?? (one.coming === null ? one.former : null);
  if (holder === null) return reject('not-your-seat');
  if (one.gone === null && one.holder !== null) return reject('decided-already');
  const isBack = one.covered || one.holder === null;
  const back = { away: null, covered: false, misses: 0, ...askedFromNow(room, { ...one, holder }) };
  return { ok: true, room: withSeat(room, seat, { holder, former: null, gone: null, ...(isBack ? back : {}) }) };
};

const foldCovered = <T extends GameTypes>(room: RoomState<T>, seat: Seat, one: RoomSeat): FoldResult<T> => {
  if (room.phase !== 'playing') return reject('not-at-play');
  if (one.holder === null || one.gone === null) return reject('not-away');
  if (one.away !== null) return reject('decided-already');
  return isLongGone(room, one) ? { ok: true, room: withSeat(room, seat, { away: room.at, covered: true }) } : reject('too-early');
};

const foldSaid = <T extends GameTypes>(room: RoomState<T>, entry: EntryOf<'said'>, one: RoomSeat): FoldResult<T> => {
  if (!seatIsThere(one)) return reject('not-your-seat');
  return 'words' in entry && !mayUseOwnWords(room.opening) ? reject('words-are-off') : { ok: true, room };
};

// --- the table -----------------------------------------------------------------------------------------------------

/** Whether all who are asked are asked only whether they are ready. */
const isBetweenHands = <T extends GameTypes>({ game }: GameModule<T>, state: T['state']): boolean =>
  game.toAct(state).every((seat) => game.legal(state, seat).some(isReady));

/** The seats after somebody has acted: who is asked now, and since when. */
const askedNow = <T extends GameTypes>(
  { game }: GameModule<T>,
  state: T['state'],
  { seats, at: now }: Pick<RoomState<T>, 'seats' | 'at'>,
  actor: Seat | null,
): readonly RoomSeat[] => {
  const asked = game.toAct(state);
  const since = (one: RoomSeat, seat: Seat): number | null => {
    if (!asked.includes(seat)) return null;
    return one.asked === null || seat === actor ? now : one.asked;
  };
  return seats.map((one, seat) => {
    const at = since(one, seat);
    return at === one.asked ? one : { ...one, asked: at };
  });
};

/** Who comes sits down, and what was shown for this deal is used up. */
const seatedForDeal = (seats: readonly RoomSeat[]): readonly RoomSeat[] =>
  seats.map((one) => {
    const kept = { ...one, nonce: null, next: null, ready: false };
    if (one.coming !== null)
      return { ...kept, holder: one.coming, coming: null, former: null, gone: null, covered: false, away: null, misses: 0, last: null };
    return one.next === null || one.holder === null ? kept : { ...kept, holder: { ...one.holder, commit: one.next } };
  });

/** What the players have shown for the next deal. */
const noncesOf = (seats: readonly RoomSeat[]): readonly (string | null)[] => seats.map(({ nonce }) => nonce);

/** The room with what a step has dealt covered. */
const withCovered = <T extends GameTypes>({ game }: GameModule<T>, room: RoomState<T>, { beats }: Step<T>): RoomState<T> => {
  const { pack } = room;
  const covered = dealtFaceDown(
    game,
    pack.covered,
    beats.map(({ event }) => event),
  );
  return covered === pack.covered ? room : { ...room, pack: { ...pack, covered } };
};

/** The room with the best hand so far. */
const withBest = <T extends GameTypes>(room: RoomState<T>, { beats }: Step<T>): RoomState<T> => {
  const best = bestAfter(
    room.best,
    beats.map(({ event }) => event),
    room.hand,
  );
  return best === room.best ? room : { ...room, best };
};

/** The room after a step; over, if nobody is asked any more, and then what is not hidden is told. */
const closedIfOver = <T extends GameTypes>(
  module: GameModule<T>,
  moved: RoomState<T>,
  step: Step<T>,
  { dealt, opened }: { readonly dealt?: DealtHand; readonly opened: readonly number[] },
): FoldResult<T> => {
  const room = withBest(withCovered(module, moved, step), step);
  if (module.game.toAct(step.state).length > 0) return { ok: true, room, step, dealt, opened };
  const over = closed(module, room, step.state, false);
  return { ...over, step, dealt, opened: [...opened, ...over.opened] };
};

/** The sitting is over: what is not hidden is told, the rest stays sealed. */
const closed = <T extends GameTypes>({ game }: GameModule<T>, room: RoomState<T>, state: T['state'], byHost: boolean) => {
  const hides = room.pack.hides || hasHiddenCards(game, state, room.pack.covered);
  const opened = hides ? [] : room.pack.hands.map(({ hand }) => hand);
  const sealed = hides ? sealedAfter(room.sealed, room.pack) : room.sealed;
  const over: RoomState<T> = { ...room, phase: 'over', ended: { at: room.at, byHost }, pack: noPack, sealed };
  return { ok: true, room: over, opened } as const;
};

/** The host closes the table for all. Never in the middle of a hand: nobody is to be saved from a bet that is as good as lost. */
const foldEnded = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>, seat: Seat): FoldResult<T> => {
  const { state } = room;
  if (room.phase !== 'playing' || state === null) return reject('not-at-play');
  if (hostOf(room.seats) !== seat) return reject('not-the-host');
  return isBetweenHands(module, state) ? closed(module, room, state, true) : reject('hand-in-play');
};

/** The room after a hand was dealt by this step, with the pack that it came from. */
const afterDeal = <T extends GameTypes>(module: GameModule<T>, before: RoomState<T>, room: RoomState<T>, step: Step<T>): FoldResult<T> => {
  const hand: DealtHand = { hand: room.hand, nonces: noncesOf(before.seats) };
  const { pack: old } = before;
  const hides = old.hides || (before.state !== null && hasHiddenCards(module.game, before.state, old.covered));
  const isFresh = step.state.chance.at > 0;
  const seats = seatedForDeal(room.seats);
  const holders = holdersOf(seats);
  const pack: ShuffledPack = isFresh
    ? { ...noPack, hands: [hand], holders }
    : { hands: [...old.hands, hand], hides, covered: [], holders: [...new Set([...old.holders, ...holders])] };
  // A pack tells its key only when no card will come from it any more.
  const opened = isFresh && !hides ? old.hands.map((one) => one.hand) : [];
  const after: RoomState<T> = {
    ...room,
    phase: 'playing',
    state: step.state,
    seats: askedNow(module, step.state, { seats, at: room.at }, null),
    between: isBetweenHands(module, step.state),
    before: { seq: room.seq - 1, state: before.state },
    pack,
    began: room.began ?? room.at,
    sealed: isFresh && hides ? sealedAfter(room.sealed, old) : room.sealed,
  };
  return closedIfOver(module, after, step, { dealt: hand, opened });
};

const foldStarted = <T extends GameTypes>(
  module: GameModule<T>,
  room: RoomState<T>,
  { seat, reveal }: EntryOf<'started'>,
): FoldResult<T> => {
  if (room.phase !== 'lobby') return reject('not-in-the-lobby');
  const one = room.seats[seat];
  if (one === undefined || hostOf(room.seats) !== seat) return reject('not-the-host');
  const why = whyNotDeal(module, room);
  if (why !== undefined) return reject(why);
  const shown = one.ready ? one : shownBy(one, reveal, 1);
  if (shown === undefined) return reject('wrong-nonce');
  const all = withSeat({ ...room, hand: 1 }, seat, shown);
  const seed = combineSeeds(serverSeedOf(room.house, 1), noncesOf(all.seats));
  const step = openSitting(module.game, { preset: room.opening.preset, seed, stacks: room.opening.stacks });
  return afterDeal(module, all, all, step);
};

/** Why this one may not decide for a seat that is asked; undefined when they may. */
const whyNotBy = (room: RoomState<GameTypes>, one: RoomSeat, { who, at }: EntryOf<'act'>): RejectReason | undefined => {
  if (who === 'human') return one.holder !== null && one.away !== null ? 'away' : isBotPlayed(one) ? 'not-your-seat' : undefined;
  if (isBotPlayed(one) !== (who === 'bot')) return 'not-your-seat';
  const time = seatTime(room, one);
  return who === 'bot' || (time !== undefined && at >= time.at + time.spare) ? undefined : 'too-early';
};

/** Why this seat may not decide now, or not so; undefined when it may. */
const whyNotDecide = (room: RoomState<GameTypes>, one: RoomSeat, entry: EntryOf<'act'>): RejectReason | undefined => {
  if (entry.nth < one.nth) return 'decided-already';
  return entry.nth > one.nth || one.asked === null ? 'not-asked-yet' : whyNotBy(room, one, entry);
};

/** A seat after its decision. Who was asked for before a hand and did not answer is away in it, and with a line again at once back. */
const decided = (room: RoomState<GameTypes>, one: RoomSeat, { who, at }: EntryOf<'act'>): RoomSeat => {
  const misses = who === 'clock' ? one.misses + 1 : who === 'human' ? 0 : one.misses;
  const isMissing = who === 'clock' && (misses >= MAX_MISSES || asksBeforeHand(room));
  const away = isMissing ? { away: at, covered: asksBeforeHand(room) && one.gone !== null } : {};
  return { ...one, nth: one.nth + 1, last: who, misses, holder: holderAfter(room, one, at), ...away };
};

const foldAct = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>, entry: EntryOf<'act'>, one: RoomSeat): FoldResult<T> => {
  const { seat, action, reveal, who } = entry;
  if (room.phase !== 'playing' || room.state === null) return reject('not-at-play');
  const why = whyNotDecide(room, one, entry);
  if (why !== undefined) return reject(why);
  const saysReady = isReady(action);
  const after = saysReady && reveal !== undefined && who === 'human' ? shownBy(one, reveal, room.hand + 1) : {};
  if (after === undefined) return reject('wrong-nonce');
  const now = withSeat(room, seat, { ...decided(room, one, entry), ...after });
  // The last who is ready deals, from a key that is new.
  const deals = saysReady && module.game.toAct(room.state).length === 1;
  const hand = deals ? room.hand + 1 : room.hand;
  const table = deals ? rekey(room.state, openChance(combineSeeds(serverSeedOf(room.house, hand), noncesOf(now.seats)))) : room.state;
  const played = play(module.game, table, seat, action);
  if (!played.ok) return { ok: false, why: 'refused', refusal: played.refusal };
  const { step } = played;
  if (deals) return afterDeal(module, now, { ...now, hand }, step);
  const moved = { ...now, state: step.state, seats: askedNow(module, step.state, now, seat), between: isBetweenHands(module, step.state) };
  return closedIfOver(module, moved, step, { opened: [] });
};

type SeatFold = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>, entry: AtSeat, one: RoomSeat) => FoldResult<T>;

/** What belongs to the end of a sitting. */
const foldEnding: SeatFold = (module, room, entry, one) => {
  if (entry.t === 'again') return foldAgain(room, entry, one);
  if (entry.t === 'ended') return foldEnded(module, room, entry.seat);
  return foldAgreed(room, one);
};

const foldAtSeat: SeatFold = (module, room, entry, one) => {
  if (entry.t === 'act') return foldAct(module, room, entry, one);
  if (entry.t === 'sat') return foldSat(module, room, entry);
  if (entry.t === 'left') return foldLeft(room, entry.seat, one);
  if (entry.t === 'back') return foldBack(room, entry.seat, one);
  if (entry.t === 'gone') return foldGone(room, entry.seat, one);
  if (entry.t === 'here') return foldHere(room, entry.seat, one);
  if (entry.t === 'covered') return foldCovered(room, entry.seat, one);
  if (entry.t === 'freed') return foldFreed(room, entry.seat, one, entry.host);
  if (entry.t === 'ready') return foldReady(room, entry.seat, one, entry.reveal);
  if (entry.t === 'unready') return foldUnready(room, entry.seat, one);
  if (entry.t === 'changed') return foldChanged(module, room, entry);
  if (entry.t === 'level') return foldLevel(module, room, entry);
  if (entry.t === 'started') return foldStarted(module, room, entry);
  if (entry.t === 'said') return foldSaid(room, entry, one);
  return foldEnding(module, room, entry, one);
};

/** What the next entry makes of a room. */
export const foldEntry = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>, entry: RoomEntry): FoldResult<T> => {
  const isFull = room.seq >= MAX_ENTRIES && entry.t !== 'closed';
  if (room.phase === 'closed' || isFull) return reject('room-is-closed');
  if (entry.at < room.at) return reject('back-in-time');
  const next: RoomState<T> = { ...room, seq: room.seq + 1, at: entry.at };
  if (entry.t === 'opened') return reject('room-is-open');
  if (entry.t === 'closed') return { ok: true, room: { ...next, phase: 'closed' } };
  if (entry.t === 'watched') return foldWatched(next, entry);
  if (entry.t === 'unwatched') return foldUnwatched(next, entry);
  const one = room.seats[entry.seat];
  return one === undefined ? reject('no-such-seat') : foldAtSeat(module, next, entry, one);
};

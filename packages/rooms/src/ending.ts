/** When it is over: what stays sealed and who agrees to open it, the best hand of the evening, and once more. */
import { type GameTypes, isSettled, type Tagged } from '@baize/engine';
import { type BestHand, type EntryOf, type FoldResult, type RoomState, reject, type SealedHands, type ShuffledPack } from './room.ts';
import type { RoomSeat } from './seats.ts';

/** The best hand after some more events; where chips are not staked there is none. */
export const bestAfter = (best: BestHand | null, events: readonly Tagged[], hand: number): BestHand | null => {
  let after = best;
  for (const event of events) {
    if (!isSettled(event)) continue;
    for (const [seat, result] of event.results.entries()) {
      if (result !== null && result.net > (after?.net ?? 0)) after = { seat, hand, net: result.net };
    }
  }
  return after;
};

/** Those who hold a seat, by the entry with which they sat down. */
export const holdersOf = (seats: readonly RoomSeat[]): readonly number[] =>
  seats.flatMap(({ holder }) => (holder === null ? [] : [holder.sat]));

/** What stays sealed after this pack is done with. */
export const sealedAfter = (sealed: readonly SealedHands[], { hands, holders }: ShuffledPack): readonly SealedHands[] =>
  hands.length === 0 ? sealed : [...sealed, { hands: hands.map(({ hand }) => hand), holders }];

/** Somebody agrees that what is sealed be opened. What all agree to who were dealt to in it, is. */
export const foldAgreed = <T extends GameTypes>(room: RoomState<T>, one: RoomSeat): FoldResult<T> => {
  if (room.phase !== 'over') return reject('too-early');
  if (one.holder === null) return reject('not-your-seat');
  const { sat } = one.holder;
  if (room.agreed.includes(sat)) return reject('decided-already');
  if (!room.sealed.some(({ holders }) => holders.includes(sat))) return reject('nothing-sealed');
  const agreed = [...room.agreed, sat];
  const isAgreed = ({ holders }: SealedHands): boolean => holders.every((holder) => agreed.includes(holder));
  const opened = room.sealed.filter(isAgreed).flatMap(({ hands }) => hands);
  return { ok: true, room: { ...room, agreed, sealed: room.sealed.filter((hands) => !isAgreed(hands)) }, opened };
};

/** Somebody goes on to another table: the first opens it for all. */
export const foldAgain = <T extends GameTypes>(
  room: RoomState<T>,
  { seat, room: again }: EntryOf<'again'>,
  one: RoomSeat,
): FoldResult<T> => {
  if (room.phase !== 'over') return reject('too-early');
  if (one.holder === null) return reject('not-your-seat');
  if ((room.again !== null && room.again !== again) || room.goers.includes(seat)) return reject('decided-already');
  return { ok: true, room: { ...room, again, goers: [...room.goers, seat] } };
};

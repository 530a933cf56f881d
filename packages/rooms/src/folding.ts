/** What it means to fold an entry: what comes of it, why it may not be, and the small tools of all folds. */
import type { GameTypes, Refusal, Seat, Step } from '@baize/engine';
import type { EntryBody, RoomEntry } from './entry.ts';
import type { DealtHand, RoomState } from './room.ts';
import type { RoomSeat } from './seats.ts';

/** Why an entry is not taken into a room. */
export type RejectReason =
  | 'cannot-open'
  | 'room-is-open'
  | 'room-is-closed'
  | 'back-in-time'
  | 'no-such-seat'
  | 'not-in-the-lobby'
  | 'not-at-play'
  | 'seat-is-taken'
  | 'seated-already'
  | 'not-your-seat'
  | 'not-away'
  | 'away'
  | 'not-the-host'
  | 'no-such-bot'
  | 'wrong-nonce'
  | 'decided-already'
  | 'not-asked-yet'
  | 'too-early'
  | 'too-few-seats'
  | 'too-few-guests'
  | 'nobody-watches'
  | 'rail-is-full'
  | 'nothing-sealed'
  | 'refused';

/** What an entry makes of a room. */
export type FoldResult<T extends GameTypes> =
  | {
      readonly ok: true;
      readonly room: RoomState<T>;
      /** What happened at the table, if something did. */
      readonly step?: Step<T>;
      /** The hand that was dealt by it. */
      readonly dealt?: DealtHand | undefined;
      /** The hands whose secret is told with it: nothing that was dealt in them is hidden any more, or all agreed. */
      readonly opened?: readonly number[];
    }
  | { readonly ok: false; readonly why: RejectReason; readonly refusal?: Refusal<T> };

/** A fold that went well. */
export type TakenEntry<T extends GameTypes> = Extract<FoldResult<T>, { readonly ok: true }>;

/** An entry of one kind. */
export type EntryOf<K extends EntryBody['t']> = Extract<RoomEntry, { readonly t: K }>;

/** An entry that is not taken. */
export const reject = (why: RejectReason): { readonly ok: false; readonly why: RejectReason } => ({ ok: false, why });

/** The room with one seat changed. */
export const withSeat = <T extends GameTypes>(room: RoomState<T>, seat: Seat, change: Partial<RoomSeat>): RoomState<T> => ({
  ...room,
  seats: room.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)),
});

/**
 * The time of a seat: its clock for a decision, and behind it the holder's time bank for the whole evening. All of it follows from the
 * log, so it is the same in every process, and nobody lengthens it.
 */
import type { GameTypes } from '@baize/engine';
import type { RoomOpening } from './entry.ts';
import type { RoomState } from './room.ts';
import { type Holder, type RoomSeat, seatIsThere } from './seats.ts';

/** How long a table waits between two hands for somebody who has no line, before it deals without them. */
export const ASKED_FOR_MS = 10_000;

/** What a room says of its time. */
type Timed = Pick<RoomState<GameTypes>, 'opening' | 'between'>;

/** What is left of a holder's time bank. */
export const timeBankLeft = ({ timeBank = 0 }: Pick<RoomOpening, 'timeBank'>, { holder }: Pick<RoomSeat, 'holder'>): number =>
  Math.max(0, timeBank - (holder?.overtime ?? 0));

/** Whether a table asks for who is away before a hand. Rooms that were opened before it did are folded as they were. */
export const asksBeforeHand = ({ opening, between }: Timed): boolean => between === true && opening.timeBank !== undefined;

/** When the clock of a seat that is asked is over, and how long its time bank lasts then; undefined where none runs. */
export const seatTime = (room: Timed, one: RoomSeat): { readonly at: number; readonly spare: number } | undefined => {
  const { opening } = room;
  if (opening.clock === 0 || one.asked === null || !seatIsThere(one)) return undefined;
  const at = one.asked + opening.clock;
  // Between two hands nothing is decided that would be worth the time of an evening.
  if (!asksBeforeHand(room)) return { at, spare: room.between === true ? 0 : timeBankLeft(opening, one) };
  return { at: one.gone === null ? at : Math.min(at, Math.max(one.asked, one.gone) + ASKED_FOR_MS), spare: 0 };
};

/** The holder of a seat that was waited for until now, or until they were away: what was beyond the clock comes out of their time bank. */
export const holderAfter = ({ opening, between }: Timed, one: RoomSeat, now: number): Holder | null => {
  const { holder, asked, away } = one;
  if (holder === null || asked === null || opening.clock === 0 || between === true) return holder;
  const over = Math.min(Math.min(now, away ?? now) - asked - opening.clock, timeBankLeft(opening, one));
  return over > 0 ? { ...holder, overtime: (holder.overtime ?? 0) + over } : holder;
};

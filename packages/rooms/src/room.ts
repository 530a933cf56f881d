/** A room: what its log comes to. Plain JSON, the same for everybody who has read as far. */
import type { Persona } from '@baize/casino';
import { type BySeat, type Chips, type Game, type GameTypes, type Refusal, type Seat, type Step, textsIn } from '@baize/engine';
import type { EntryBody, RoomEntry, RoomOpening } from './entry.ts';
import { type RoomSeat, seatIsThere } from './seats.ts';

// What it means to fold an entry: what comes of it, why it may not be, and the small tools of all folds.

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
  | 'name-taken'
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
  | 'hand-in-play'
  | 'words-are-off'
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

/** Before the first deal; at play; the sitting over; the room given up. */
export type RoomPhase = 'lobby' | 'playing' | 'over' | 'closed';

/** A hand that was dealt: which key, and what the players added to it. */
export interface DealtHand {
  readonly hand: number;
  readonly nonces: BySeat<string | null>;
}

/** A pack as it was shuffled, and the hands that were dealt from it. */
export interface ShuffledPack {
  readonly hands: readonly DealtHand[];
  /** Whether something that was dealt from it in an earlier hand stays hidden for good, such as cards that were folded. */
  readonly hides: boolean;
  /** The cards that were dealt covered in this hand. */
  readonly covered: readonly string[];
  /** Those who were dealt to from it, by the entry with which they sat down. */
  readonly holders: readonly number[];
}

/** Hands that stay sealed, and those who were dealt to in them: if all of these agree, they are opened. */
export interface SealedHands {
  readonly hands: readonly number[];
  readonly holders: readonly number[];
}

/** What a hand brought somebody: more than any other so far. */
export interface BestHand {
  readonly seat: Seat;
  readonly hand: number;
  readonly net: Chips;
}

/** Somebody at the rail who has said who they are. */
export interface Spectator extends Persona {
  /** SHA-256 of their token. */
  readonly token: string;
  /** Whether they want the next seat that is free. Who came first is the first in the queue. */
  readonly waits: boolean;
  /** When they were last heard of. */
  readonly at: number;
}

/** A room. */
export interface RoomState<T extends GameTypes> {
  readonly code: string;
  /** The last entry that is in it. */
  readonly seq: number;
  /** When that was written. */
  readonly at: number;
  readonly opening: RoomOpening;
  /** The server's seed. It never leaves the log. */
  readonly house: string;
  readonly phase: RoomPhase;
  /** The bot at the seats that nobody holds. */
  readonly bot: string;
  readonly seats: BySeat<RoomSeat>;
  /** Which key the table plays by, from 1; 0 before the first deal. */
  readonly hand: number;
  readonly state: T['state'] | null;
  /** The table before this hand was dealt, and the entry it stood at: all that the rail is shown of it as yet. */
  readonly before: { readonly seq: number; readonly state: T['state'] | null };
  readonly pack: ShuffledPack;
  /** Whether nothing is asked but whether everybody is ready for the next hand. */
  readonly between?: boolean;
  /** When the first hand was dealt. */
  readonly began: number | null;
  /** When the sitting was over, and whether the host has closed it before its end; left out as long as it is not. */
  readonly ended?: { readonly at: number; readonly byHost: boolean };
  /** The hand that brought somebody most. */
  readonly best: BestHand | null;
  /** What stays sealed of the hands that are over. */
  readonly sealed: readonly SealedHands[];
  /** Who agrees that it is opened. */
  readonly agreed: readonly number[];
  /** Who watches, as far as they have said so. */
  readonly guests: readonly Spectator[];
  /** The table that was opened after this one was over, and who goes there. */
  readonly again: string | null;
  readonly goers: readonly Seat[];
}

/** Whether the table waits for this seat. */
export const isAskedOf = (room: RoomState<GameTypes>, seat: Seat): boolean => room.seats[seat]?.asked != null;

/** Whether anybody who holds a seat is there. Where nobody is, the room stands still: bots do not play among themselves. */
export const isAwake = ({ seats, phase }: Pick<RoomState<GameTypes>, 'seats' | 'phase'>): boolean =>
  phase === 'playing' && seats.some(seatIsThere);

/** The cards of a pack that are dealt covered, with those of some more events: what the event has and the rail is not told. */
export const dealtFaceDown = <T extends GameTypes>(
  { viewEvent }: Game<T>,
  covered: readonly string[],
  events: readonly T['event'][],
): readonly string[] => {
  const more = events.flatMap((event) => {
    const told = viewEvent(event, 'rail');
    if (told === event) return [];
    const open = textsIn(told);
    return [...textsIn(event)].filter((text) => !open.has(text) && !covered.includes(text));
  });
  return more.length === 0 ? covered : [...covered, ...more];
};

/**
 * Whether something that was dealt covered is not open now. Asked between two hands: what is still covered then stays covered, and
 * the key that would tell it is never opened. What was open for a while and is gone counts as hidden: so it errs on the safe side.
 */
export const hasHiddenCards = <T extends GameTypes>({ view }: Game<T>, state: T['state'], covered: readonly string[]): boolean => {
  const open = textsIn(view(state, 'rail'));
  return covered.some((card) => !open.has(card));
};

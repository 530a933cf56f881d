/** What a table calls a player for: a decision, the next hand, or the first. The same for every front end. */
import { type GameTypes, isReady, type Seat } from '@baize/engine';
import type { RoomClient } from './client.ts';
import { roomWords } from './language/index.ts';
import type { RoomFrame } from './protocol.ts';

/** A call: for which of one's decisions, and what is said. */
export interface TableCall {
  readonly nth: number;
  readonly words: string;
}

/** Whether everybody else who came is ready for the first deal; the host, who deals, need not say so. */
const isLastReady = ({ seats, host }: RoomFrame<GameTypes>, me: Seat): boolean => {
  const others = seats.filter(({ held, gone }, seat) => held && gone === undefined && seat !== me);
  const waiting = seats.some(({ held, ready, gone }, seat) => held && gone === undefined && !ready && seat !== me && seat !== host);
  return others.length > 0 && !waiting && seats[me]?.ready === false && (me === host || others.some(({ ready }) => ready));
};

/** What the table waits for from this player; undefined while it does not. */
export const callOf = ({ room, pending }: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): TableCall | undefined => {
  const me = room?.me;
  if (room === undefined || typeof me !== 'number' || room.seats[me]?.away != null) return undefined;
  if (room.phase === 'lobby') return isLastReady(room, me) ? { nth: -1, words: roomWords().calls.othersReady } : undefined;
  if (room.phase !== 'playing' || room.offers.length === 0 || pending !== undefined) return undefined;
  return { nth: room.nth ?? 0, words: room.offers.some(isReady) ? roomWords().calls.nextHand : roomWords().calls.turn };
};

/** What somebody wants to have written in a room, and what became of it. */
import type { GameTypes } from '@baize/engine';
import type { EntryBody, RejectReason, RoomState } from '@baize/rooms';

/** Makes an entry from the room as it is; undefined when there is nothing to write any more. */
export type Proposal = (room: RoomState<GameTypes>) => EntryBody | undefined;

/** What became of a proposal. */
export type ProposalResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: RejectReason | 'moot' | 'wait'; readonly refusal?: unknown };

/** Clients of a room, laid by hand. */
import type { GameTypes } from '@baize/engine';
import { enterRoom, type RoomClient, type RoomFrame } from '@baize/rooms';

/** A client at a table where somebody is asked: oneself, with something on offer, or another. */
export const clientAt = (room: Partial<RoomFrame<GameTypes>>): RoomClient<GameTypes> => {
  const frame: RoomFrame<GameTypes> = {
    ...{ t: 'room', seq: 5, me: 1, coming: null, game: 'hearts', preset: 'house', bot: 'easy', clock: 30_000, rail: 'link' },
    ...{ offers: [{ type: 'ready' }], toAct: [1], left: 30_000, nth: 4, mine: null, commit: null, view: {}, stacks: [0], phase: 'playing' },
    ...{ hand: 1, promise: '', seats: [], host: 0, fills: true, words: true, best: null },
    ...{ guests: [], lasted: null, sealed: 0, agreed: [], again: null, goers: [] },
    ...room,
  };
  return { ...enterRoom<GameTypes>({ room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] }), room: frame };
};

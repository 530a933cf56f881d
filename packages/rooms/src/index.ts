/**
 * Rooms: a table that friends share, as an append-only log and a pure fold over it.
 *
 * @module
 * @example
 * ```ts
 * import { heartsModule as table } from '@baize/games/hearts';
 * import { openRoom } from '@baize/rooms';
 *
 * const opening = { game: 'hearts', version: table.game.version, preset: 'house', stacks: [0, 0, 0, 0], bot: 'normal', clock: 0 };
 * const first = { at: 0, by: 'me', t: 'opened', ...opening, rail: 'link', house: 'c0de'.repeat(16) } as const;
 * const opened = openRoom(table, '0123456789abcdef', first);
 * console.log(opened.ok ? opened.room.phase : opened.why); // lobby
 * ```
 */

export * from './broadcast.ts';
export * from './call.ts';
export * from './client.ts';
export * from './code.ts';
export * from './connection.ts';
export * from './ending.ts';
export * from './entry.ts';
export * from './fold.ts';
export * from './frame.ts';
export * from './lobby.ts';
export * from './next-task.ts';
export * from './options.ts';
export * from './personas.ts';
export * from './predict.ts';
export * from './protocol.ts';
export * from './qr.ts';
export * from './receive.ts';
export * from './record.ts';
export * from './record-check.ts';
export * from './remote-session.ts';
export * from './room.ts';
export * from './saying.ts';
export * from './seats.ts';
export * from './seeds.ts';
export * from './send.ts';
export * from './sentences.ts';
export * from './settle-up.ts';
export * from './spectators.ts';
export * from './time-bank.ts';

/** Rooms: a table that friends share, as an append-only log and a pure fold over it. */
export * from './client.ts';
export * from './code.ts';
export * from './due.ts';
export * from './entry.ts';
export * from './fold.ts';
export * from './frame.ts';
export * from './gallery.ts';
export * from './keys.ts';
export * from './manners.ts';
export * from './protocol.ts';
export * from './qr.ts';
export * from './record.ts';
export * from './room.ts';
export * from './seats.ts';

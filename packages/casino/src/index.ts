/** The casino: sittings at tables, the playhead that shows them, and statistics. */
export * from './guests.ts';
export * from './sitting.ts';
export * from './statistics.ts';
export type * from './table.ts';

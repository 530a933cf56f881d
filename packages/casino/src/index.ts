/** The casino: sittings at tables, the playhead that shows them, and statistics. */
export * from './bankroll.ts';
export * from './fairness.ts';
export * from './guests.ts';
export * from './levels.ts';
export * from './narrator.ts';
export * from './pace.ts';
export * from './profile.ts';
export * from './promise.ts';
export * from './resume.ts';
export * from './save.ts';
export * from './seating.ts';
export * from './settings.ts';
export * from './sitting.ts';
export * from './statistics.ts';
export * from './table.ts';

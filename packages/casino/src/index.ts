/**
 * The casino: sittings at tables, the playhead that shows them, and statistics.
 *
 * @module
 * @example
 * ```ts
 * import { freshProfile, openingFor, sitDown } from '@baize/casino';
 * import { pontoonModule as table } from '@baize/games/pontoon';
 *
 * const opening = openingFor(table, { preset: 'british', others: 3, buyIn: 200, house: 'c0de'.repeat(16) });
 * const sat = sitDown(table, freshProfile(), 'pontoon', opening);
 * console.log(sat.ok ? sat.profile.balance : sat.reason); // 800
 * ```
 */
export * from './bankroll.ts';
export * from './commitment.ts';
export * from './count-beat.ts';
export * from './face-up.ts';
export * from './fairness.ts';
export * from './figures/index.ts';
export * from './history.ts';
export { forgetFinished, recordOfFinished } from './history-records.ts';
export * from './judged.ts';
export * from './judgments.ts';
export * from './levels.ts';
export * from './pace.ts';
export * from './pages.ts';
export * from './personas.ts';
export * from './profile.ts';
export * from './puzzle-finder.ts';
export * from './puzzle-progress.ts';
export * from './puzzles.ts';
export * from './record.ts';
export * from './recount.ts';
export * from './review.ts';
export * from './review-words.ts';
export * from './save.ts';
export * from './seating.ts';
export * from './settings.ts';
export * from './sit-down.ts';
export * from './statistics.ts';
export * from './table/local.ts';
export * from './table/log.ts';
export * from './table/resume.ts';
export * from './table/session.ts';
export * from './table/table.ts';
export * from './trend.ts';
export * from './try-again.ts';

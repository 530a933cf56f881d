/**
 * The casino: tables of one's own and the session that shows them, the profile and its save, statistics and look back.
 *
 * @module
 * @example
 * ```ts
 * import { freshProfile, joinTable, openingFor } from '@baize/casino';
 * import { loadWords } from '@baize/engine';
 * import { pontoonModule as table } from '@baize/games/pontoon';
 *
 * void loadWords().then(() => {
 *   const opening = openingFor(table, { preset: 'british', others: 3, buyIn: 200, serverSeed: 'c0de'.repeat(16) });
 *   const sat = joinTable(table, freshProfile(), 'pontoon', opening);
 *   console.log(sat.ok ? sat.profile.balance : sat.reason); // 800
 * });
 * ```
 */

export * from './profile/personas.ts';
export * from './profile/profile.ts';
export * from './profile/save.ts';
export { normalizeName, readSettings, settingsSchema } from './profile/schema.ts';
export * from './profile/seating.ts';
export * from './profile/settings.ts';
export * from './profile/write-save.ts';
export * from './puzzles/puzzle-finder.ts';
export * from './puzzles/puzzle-progress.ts';
export * from './puzzles/puzzles.ts';
export * from './records/commitment.ts';
export * from './records/fairness.ts';
export * from './records/history.ts';
export * from './records/record.ts';
export * from './review/face-up.ts';
export * from './review/judged.ts';
export * from './review/review.ts';
export * from './review/try-again.ts';
export * from './statistics/count-beat.ts';
export * from './statistics/figures/index.ts';
export * from './statistics/statistics.ts';
export * from './table/action-log.ts';
export * from './table/local-session.ts';
export * from './table/resume.ts';
export * from './table/session.ts';
export * from './table/table.ts';

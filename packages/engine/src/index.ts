/**
 * The engine: the contract every game fulfils, and what the contract gives for free.
 *
 * @module
 * @example
 * ```ts
 * import { openSitting, play } from '@baize/engine';
 * import { pontoon } from '@baize/games/pontoon';
 *
 * const { state } = openSitting(pontoon, { preset: 'house', stacks: [0], seed: '0'.repeat(64) });
 * console.log(pontoon.legal(state, 0).map(({ type }) => type).join(', ')); // twist, stick
 * const played = play(pontoon, state, 0, { type: 'stick' });
 * console.log(played.ok ? played.step.state.phase : played.refusal.reason); // between
 * ```
 */
export * from './appraise.ts';
export * from './cards.ts';
export * from './chance.ts';
export type * from './contract.ts';
export * from './events.ts';
export * from './freeze.ts';
export * from './json.ts';
export * from './lane.ts';
export * from './language/facts.ts';
export * from './language/lexicon.ts';
export * from './language/saying.ts';
export * from './offers.ts';
export { hasHistory, type Own, ownFields, ownList, putAt, withMore } from './own.ts';
export * from './play.ts';
export * from './record.ts';
export * from './script.ts';
export * from './seed.ts';
export * from './shuffle.ts';
export * from './text.ts';

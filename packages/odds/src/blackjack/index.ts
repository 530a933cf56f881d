/**
 * Exact odds for Blackjack. What a single hand is worth comes from the game itself, whose players use it too.
 *
 * @module
 * @example
 * ```ts
 * import { presets } from '@baize/games/blackjack';
 * import { houseEdge } from '@baize/odds/blackjack';
 *
 * const { vegas } = presets;
 * // From an endless shoe: with the rules alone, from their six packs, it takes seconds and is 0.53 %.
 * if (vegas !== undefined) console.log(`${(100 * houseEdge(vegas, 'infinite')).toFixed(2)} %`); // 0.63 %
 * ```
 */
export { coach, type Lesson, valueOfInsurance, valuesIn } from '@baize/games/blackjack';
export { type Decks, houseEdge } from './edge.ts';
export { type Codes, type PlanCode, planCode, type TableOdds, tableOdds, UP_CARDS } from './table.ts';

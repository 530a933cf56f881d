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
 * if (vegas !== undefined) console.log(`${(100 * houseEdge(vegas)).toFixed(2)} %`); // 0.53 %
 * ```
 */
export { coach, type Lesson, valueOfInsurance, valuesIn } from '@baize/games/blackjack';
export { type Decks, houseEdge } from './edge.ts';
export { type Codes, type PlanCode, planCode, type TableOdds, tableOdds, UP_CARDS } from './table.ts';
